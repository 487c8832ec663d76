use game::playout::{Workspace, playout};
use game::{Outcome, Ply, PlyOf, Position, Seat, Standing, Turn};

use super::{Values, World};
use crate::random::Random;

/// Any game at all, without knowledge of it: every move is worth a look, and a position is worth
/// what comes of playing on at random.
#[derive(Clone, Debug)]
pub struct Plain<P>(pub P);

/// Play-outs that take longer count as undecided.
const PLAYOUT_PLIES: u64 = 40;

impl<P: Position> World for Plain<P> {
    type Ply = PlyOf<P>;

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn plies(&self, out: &mut Vec<(PlyOf<P>, f32)>) {
        match self.0.turn() {
            Turn::Chance => {
                let mut rolls = Vec::new();
                self.0.rolls(&mut rolls);
                out.extend(
                    rolls.into_iter().map(|(roll, weight)| (Ply::Roll(roll), weight as f32)),
                );
            }
            Turn::Seat(_) | Turn::Over => {
                out.extend(self.0.plies().into_iter().map(|ply| (ply, 1.0)));
            }
        }
    }

    fn apply(&mut self, ply: PlyOf<P>) {
        self.0.apply(ply);
    }

    fn settle(mut self, random: &mut Random) -> Values {
        let mut below = |n| random.below(n);
        let end = playout(&mut self.0, PLAYOUT_PLIES, &mut below, &mut Workspace::default());
        values(end.outcome, self.0.seats())
    }
}

/// What an outcome is worth to each seat; an undecided game is shared out evenly.
pub(crate) fn values(outcome: Option<Outcome>, seats: usize) -> Values {
    let mut values = [0.0; Seat::MAX];
    for seat in Seat::all(seats) {
        values[seat.index()] = match outcome.map(|outcome| outcome.of(seat)) {
            Some(Standing::Win) => 1.0,
            Some(Standing::Loss) => 0.0,
            Some(Standing::Draw) => 0.5,
            None => 1.0 / seats as f32,
        };
    }
    values
}
