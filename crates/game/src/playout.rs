//! Random play-outs: uniformly random play to the end, with randomness from the caller.

use crate::{Outcome, Position, Turn};

/// The result of a play-out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// The outcome, or `None` when the ply limit was reached first.
    pub outcome: Option<Outcome>,
    /// The number of plies played, rolls included.
    pub plies: u64,
}

/// Move and roll lists, reused from one play-out to the next so that it need not allocate.
#[derive(Debug)]
pub struct PlayoutBuffers<P: Position> {
    moves: Vec<P::Move>,
    rolls: Vec<(P::Roll, u32)>,
}

impl<P: Position> Default for PlayoutBuffers<P> {
    fn default() -> Self {
        PlayoutBuffers { moves: Vec::new(), rolls: Vec::new() }
    }
}

/// Plays uniformly random moves and rolls drawn by weight until the game is over or `limit` plies
/// were played. `random_below(n)` draws a number below `n`.
pub fn playout<P: Position>(
    position: &mut P,
    limit: u64,
    random_below: &mut impl FnMut(u32) -> u32,
    buffers: &mut PlayoutBuffers<P>,
) -> Playout {
    let mut plies = 0;
    while plies < limit {
        match position.turn() {
            Turn::Over => break,
            Turn::Seat(_) => {
                buffers.moves.clear();
                position.legal_moves(&mut buffers.moves);
                let m = buffers.moves[random_below(buffers.moves.len() as u32) as usize];
                position.play(m);
            }
            Turn::Chance => {
                buffers.rolls.clear();
                position.rolls(&mut buffers.rolls);
                let total = buffers.rolls.iter().map(|&(_, weight)| weight).sum();
                let mut left = random_below(total);
                let &(roll, _) = buffers
                    .rolls
                    .iter()
                    .find(|&&(_, weight)| {
                        let hit = left < weight;
                        left = left.wrapping_sub(weight);
                        hit
                    })
                    .expect("the weights add up to their total");
                position.roll(roll);
            }
        }
        plies += 1;
    }
    Playout { outcome: position.outcome(), plies }
}
