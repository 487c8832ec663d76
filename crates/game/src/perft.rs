//! Perft: counting the leaves of the game tree, the standard test of a move generator.

use crate::{Ply, PlyOf, Position, Turn};

/// The number of legal sequences of exactly `depth` plies from `position`. A roll counts as a ply;
/// games that end earlier do not count.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    let mut buffers = Vec::new();
    count(position, depth, &mut buffers)
}

/// Move and roll lists that are free for reuse, so that counting allocates once per depth.
type BufferPool<P> = Vec<(Vec<<P as Position>::Move>, Vec<(<P as Position>::Roll, u32)>)>;

fn count<P: Position>(position: &P, depth: u32, buffers: &mut BufferPool<P>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let (mut moves, mut rolls) = buffers.pop().unwrap_or_default();
    moves.clear();
    rolls.clear();
    match position.turn() {
        Turn::Seat(_) => position.legal_moves(&mut moves),
        Turn::Chance => position.rolls(&mut rolls),
        Turn::Over => {}
    }
    let total = if depth == 1 {
        (moves.len() + rolls.len()) as u64
    } else {
        let after = |ply: PlyOf<P>, buffers: &mut BufferPool<P>| {
            let mut next = position.clone();
            next.apply(ply);
            count(&next, depth - 1, buffers)
        };
        moves.iter().map(|&m| after(Ply::Move(m), buffers)).sum::<u64>()
            + rolls.iter().map(|&(r, _)| after(Ply::Roll(r), buffers)).sum::<u64>()
    };
    buffers.push((moves, rolls));
    total
}

/// Perft divide: for each legal ply, sorted by its word, the [`perft`] of `depth - 1` after it.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(PlyOf<P>, u64)> {
    let mut plies = position.plies();
    plies.sort_by_cached_key(ToString::to_string);
    plies
        .into_iter()
        .map(|ply| {
            let mut next = position.clone();
            next.apply(ply);
            (ply, perft(&next, depth.saturating_sub(1)))
        })
        .collect()
}
