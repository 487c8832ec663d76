use std::collections::HashSet;

use game::{Ply, PlyOf, Position as _, Turn};
use rules::mspacman::Position;

use super::evaluation::{mover, values};
use crate::mcts::{Values, World};
use crate::random::Random;

/// Ms. Pac-Man as tree search sees it: the moves that look best, and a judgement instead of
/// playing on, since a game of dice played at random tells little.
#[derive(Clone, Debug)]
pub(super) struct Maze(pub(super) Position);

/// How many moves of a turn are worth a look: a six near an exit has thousands.
const BREADTH: usize = 14;
/// How steeply a better outlook is preferred.
const SHARPNESS: f32 = 14.0;

impl World for Maze {
    type Ply = PlyOf<Position>;

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn plies(&self, out: &mut Vec<(Self::Ply, f32)>) {
        match self.0.turn() {
            Turn::Over => {}
            Turn::Chance => {
                let mut rolls = Vec::new();
                self.0.rolls(&mut rolls);
                out.extend(
                    rolls.into_iter().map(|(roll, weight)| (Ply::Roll(roll), weight as f32)),
                );
            }
            Turn::Seat(_) => {
                let moves = outlooks(&self.0).into_iter().take(BREADTH);
                out.extend(moves.map(|(m, own)| (Ply::Move(m), (SHARPNESS * own).exp())));
            }
        }
    }

    fn apply(&mut self, ply: Self::Ply) {
        self.0.apply(ply);
    }

    fn settle(self, _: &mut Random) -> Values {
        values(&self.0)
    }
}

/// The moves that lead to different positions, each with what the mover may expect of it, the best
/// first.
pub(super) fn outlooks(position: &Position) -> Vec<(rules::mspacman::Move, f32)> {
    let seat = mover(position);
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    // Paths that come to the same are one move; the first word of them, in order, stands for it.
    moves.sort_unstable();
    let mut seen = HashSet::with_capacity(moves.len());
    let mut outlooks = Vec::new();
    for m in moves {
        let mut after = position.clone();
        after.play(m);
        if !seen.contains(&after) {
            outlooks.push((m, values(&after)[seat.index()]));
            seen.insert(after);
        }
    }
    outlooks.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    outlooks
}
