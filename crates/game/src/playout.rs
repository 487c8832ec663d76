//! Uniformly random play to the end, with randomness from the caller.

use crate::{Outcome, Position, Turn};

/// How a play-out went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// How the game came out, or nothing when the limit was reached first.
    pub outcome: Option<Outcome>,
    /// How many plies were played, rolls included.
    pub plies: u64,
}

/// Buffers that one play-out hands on to the next.
#[derive(Debug)]
pub struct Workspace<P: Position> {
    moves: Vec<P::Move>,
    rolls: Vec<(P::Roll, u32)>,
}

impl<P: Position> Default for Workspace<P> {
    fn default() -> Self {
        Workspace { moves: Vec::new(), rolls: Vec::new() }
    }
}

/// Plays `position` on with uniformly random moves and fairly weighted rolls until it is over or
/// `limit` plies were played. `below(n)` draws a number below `n`.
pub fn playout<P: Position>(
    position: &mut P,
    limit: u64,
    below: &mut impl FnMut(u32) -> u32,
    work: &mut Workspace<P>,
) -> Playout {
    let mut plies = 0;
    while plies < limit {
        match position.turn() {
            Turn::Over => break,
            Turn::Seat(_) => {
                work.moves.clear();
                position.legal_moves(&mut work.moves);
                let m = work.moves[below(work.moves.len() as u32) as usize];
                position.play(m);
            }
            Turn::Chance => {
                work.rolls.clear();
                position.rolls(&mut work.rolls);
                let total = work.rolls.iter().map(|&(_, weight)| weight).sum();
                let mut left = below(total);
                let &(roll, _) = work
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
