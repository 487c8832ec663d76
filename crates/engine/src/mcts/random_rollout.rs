use game::playout::{PlayoutBuffers, playout};
use game::{Outcome, Ply, PlyOf, Position, Random, Seat, SeatResult, Turn};

use super::state::{MctsState, SeatValues};

/// MCTS without knowledge of the game: uniform priors, and random rollouts. The inner value is the
/// position.
#[derive(Clone, Debug)]
pub struct RandomRollout<P>(pub P);

/// Rollouts that take longer count as undecided.
const MAX_ROLLOUT_PLIES: u64 = 40;

impl<P: Position> MctsState for RandomRollout<P> {
    type Ply = PlyOf<P>;

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn weighted_plies(&self, out: &mut Vec<(PlyOf<P>, f32)>) {
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

    fn leaf_values(mut self, random: &mut Random) -> SeatValues {
        let mut below = |n| random.below(n);
        let end =
            playout(&mut self.0, MAX_ROLLOUT_PLIES, &mut below, &mut PlayoutBuffers::default());
        values_of_outcome(end.outcome, self.0.seats())
    }
}

/// The value of an outcome to each seat; an undecided game is shared out evenly.
fn values_of_outcome(outcome: Option<Outcome>, seats: usize) -> SeatValues {
    let mut values = [0.0; Seat::MAX];
    for seat in Seat::all(seats) {
        values[seat.index()] = match outcome.map(|outcome| outcome.result(seat)) {
            Some(SeatResult::Win) => 1.0,
            Some(SeatResult::Loss) => 0.0,
            Some(SeatResult::Draw) => 0.5,
            None => 1.0 / seats as f32,
        };
    }
    values
}
