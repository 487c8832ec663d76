use game::{Position as _, Seat, Turn};
use rules::AnyMove;
use rules::mspacman::{Phase, Position, Roll};

use super::evaluation::values;
use super::network::MsPacmanNetwork;
use super::scored_move::{ScoredMove, scored_moves};
use crate::insertion_sort::insertion_sort_by;
use crate::mcts::SeatValues;
use crate::time::TimeManager;

/// Expectimax for several seats: chance nodes average over all rolls by their probabilities, and
/// every seat maximises its own value (max^n). Nothing is sampled, since the variance of a sample
/// would outweigh the difference between moves.
pub(super) struct Expectimax<'a> {
    network: &'a MsPacmanNetwork,
    time: &'a TimeManager<'a>,
    pub(super) nodes: u64,
    /// The depth of the last finished iteration, in moves.
    pub(super) depth: u32,
    /// How many steps away it sees a ghost.
    sight: u32,
    stopped: bool,
    /// At how many nodes it polls the clock next.
    next_poll: u64,
}

/// A roll with its weight and its value to every seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoredRoll {
    pub(super) roll: Roll,
    pub(super) weight: u32,
    pub(super) values: SeatValues,
}

/// The mean of what the rolls bring, by their probabilities.
fn mean_values(rolls: &[ScoredRoll]) -> SeatValues {
    let total: u32 = rolls.iter().map(|scored| scored.weight).sum();
    let mut mean = SeatValues::default();
    for scored in rolls {
        let probability = scored.weight as f32 / total as f32;
        for (sum, value) in mean.iter_mut().zip(scored.values) {
            *sum += probability * value;
        }
    }
    mean
}

/// How many nodes go by between two polls of the clock.
const NODES_PER_POLL: u64 = 256;

/// Beam width at the root: how many moves are searched deeper. A six near an exit has hundreds.
const ROOT_WIDTH: usize = 12;
/// Beam width at inner nodes.
const INNER_WIDTH: usize = 4;
/// Deeper iterations take longer than any search has.
const MAX_DEPTH: u32 = 6;

impl<'a> Expectimax<'a> {
    /// A search by a network that sees ghosts so many steps away.
    pub(super) fn new(
        network: &'a MsPacmanNetwork,
        time: &'a TimeManager<'a>,
        sight: u32,
    ) -> Expectimax<'a> {
        Expectimax { network, time, nodes: 0, depth: 0, sight, stopped: false, next_poll: 0 }
    }

    /// The moves of `seat` by their static evaluation; those of `root_moves` alone, unless there are none.
    pub(super) fn scored_moves(
        &self,
        position: &Position,
        seat: Seat,
        root_moves: &[AnyMove],
    ) -> Vec<(ScoredMove, Position)> {
        scored_moves(self.network, position, seat, self.sight, root_moves)
    }

    /// Iterative deepening to at most `max_depth`: `moves` of `seat`, the best first. `report` is called
    /// after every iteration.
    pub(super) fn iterate(
        &mut self,
        mut moves: Vec<(ScoredMove, Position)>,
        seat: Seat,
        max_depth: u32,
        mut report: impl FnMut(&Expectimax<'_>, &[ScoredMove]),
    ) -> Vec<ScoredMove> {
        self.nodes += moves.len() as u64;
        self.depth = 1;
        let own = |(scored_move, _): &(ScoredMove, Position)| scored_move.values[seat.index()];
        for depth in 2..=max_depth.min(MAX_DEPTH).min(self.time.max_depth()) {
            let width = moves.len().min(ROOT_WIDTH);
            let mut searched = 0;
            for (scored_move, after) in &mut moves[..width] {
                let values = self.search(after, depth - 1);
                if self.stopped {
                    break;
                }
                scored_move.values = values;
                searched += 1;
            }
            // The best move so far is searched first, so even a stopped iteration is of use.
            insertion_sort_by(&mut moves[..searched], |a, b| own(b).total_cmp(&own(a)));
            if self.stopped {
                break;
            }
            self.depth = depth;
            report(self, &without_positions(&moves));
            if width == 1 || self.time.past_soft_limit(0.2) {
                break;
            }
        }
        without_positions(&moves)
    }

    /// Iterative deepening at a chance node: what each roll brings, from the evaluation after it on.
    /// `report` is called after every iteration.
    pub(super) fn iterate_rolls(
        &mut self,
        position: &Position,
        max_depth: u32,
        mut report: impl FnMut(&Expectimax<'_>, &[ScoredRoll]),
    ) -> Vec<ScoredRoll> {
        let mut rolls = Vec::new();
        position.rolls(&mut rolls);
        let mut found = Vec::new();
        for (roll, weight) in rolls {
            let mut after = position.clone();
            after.roll(roll);
            let values = values(self.network, &after, self.sight);
            found.push(ScoredRoll { roll, weight, values });
        }
        self.nodes += found.len() as u64;
        for depth in 1..=max_depth.min(MAX_DEPTH).min(self.time.max_depth()) {
            let searched = self.search_rolls(position, depth);
            if self.stopped {
                break;
            }
            self.depth = depth;
            found = searched;
            report(self, &found);
            if self.time.past_soft_limit(0.2) {
                break;
            }
        }
        found
    }

    /// Every roll with its value, `depth` more moves deep.
    fn search_rolls(&mut self, position: &Position, depth: u32) -> Vec<ScoredRoll> {
        let mut rolls = Vec::new();
        position.rolls(&mut rolls);
        let scored = rolls.into_iter().map(|(roll, weight)| {
            let mut after = position.clone();
            after.roll(roll);
            ScoredRoll { roll, weight, values: self.search(&after, depth) }
        });
        scored.collect()
    }

    /// The value of a position to every seat, `depth` more moves deep.
    fn search(&mut self, position: &Position, depth: u32) -> SeatValues {
        if self.nodes >= self.next_poll {
            self.next_poll = (self.nodes + NODES_PER_POLL).min(self.time.max_nodes());
            self.stopped |= self.time.must_stop(self.nodes);
        }
        if self.stopped {
            return SeatValues::default();
        }
        match position.turn() {
            Turn::Over => values(self.network, position, self.sight),
            // Whoever ties in the opening spins again, so that each of its spins counts for the depth.
            Turn::Chance if matches!(position.phase(), Phase::Opening(_)) => match depth {
                1 => values(self.network, position, self.sight),
                _ => mean_values(&self.search_rolls(position, depth - 1)),
            },
            Turn::Chance => mean_values(&self.search_rolls(position, depth)),
            Turn::Seat(seat) => {
                let moves = self.scored_moves(position, seat, &[]);
                self.nodes += moves.len() as u64;
                if depth == 1 {
                    return moves[0].0.values;
                }
                let searched =
                    moves.iter().take(INNER_WIDTH).map(|(_, after)| self.search(after, depth - 1));
                let best = searched.max_by(|a, b| a[seat.index()].total_cmp(&b[seat.index()]));
                best.expect("a seat to move has a move")
            }
        }
    }
}

fn without_positions(moves: &[(ScoredMove, Position)]) -> Vec<ScoredMove> {
    moves.iter().map(|&(scored_move, _)| scored_move).collect()
}
