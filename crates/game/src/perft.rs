//! Counting the leaves of the game tree: the classic proof that a move generator is right.

use crate::{Ply, PlyOf, Position, Turn};

/// The number of ways to go on from `position` for exactly `depth` plies. A roll counts as a ply;
/// lines that end earlier count nothing.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    let mut spare = Vec::new();
    count(position, depth, &mut spare)
}

/// Buffers of one depth, kept for the next visit, so that the walk allocates nothing once warm.
type Spare<P> = Vec<(Vec<<P as Position>::Move>, Vec<(<P as Position>::Roll, u32)>)>;

fn count<P: Position>(position: &P, depth: u32, spare: &mut Spare<P>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let (mut moves, mut rolls) = spare.pop().unwrap_or_default();
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
        let after = |ply: PlyOf<P>, spare: &mut Spare<P>| {
            let mut next = position.clone();
            next.apply(ply);
            count(&next, depth - 1, spare)
        };
        moves.iter().map(|&m| after(Ply::Move(m), spare)).sum::<u64>()
            + rolls.iter().map(|&(r, _)| after(Ply::Roll(r), spare)).sum::<u64>()
    };
    spare.push((moves, rolls));
    total
}

/// [`perft`] of one ply less after each ply, in the order of their words.
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
