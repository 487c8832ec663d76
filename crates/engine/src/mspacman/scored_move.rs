use game::{Position as _, Seat};
use rules::AnyMove;
use rules::mspacman::{Move, Position};

use super::evaluation::values;
use super::network::MsPacmanNetwork;
use crate::mcts::SeatValues;

/// A move with its value to every seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoredMove {
    pub(super) mv: Move,
    pub(super) values: SeatValues,
}

/// The moves of `seat` that lead to different positions, by their static evaluation, the best first,
/// each with the position after it; those of `root_moves` alone, unless there are none.
pub(super) fn scored_moves(
    network: &MsPacmanNetwork,
    position: &Position,
    seat: Seat,
    sight: u32,
    root_moves: &[AnyMove],
) -> Vec<(ScoredMove, Position)> {
    let mut futures = Vec::new();
    if root_moves.is_empty() {
        position.successors(&mut futures);
    }
    for mv in root_moves {
        if let AnyMove::Mspacman(mv) = mv {
            let mut after = position.clone();
            after.play(*mv);
            futures.push((*mv, after));
        }
    }
    let mut scored_moves: Vec<_> = futures
        .into_iter()
        .map(|(mv, after)| (ScoredMove { mv, values: values(network, &after, sight) }, after))
        .collect();
    let own = |(scored_move, _): &(ScoredMove, Position)| scored_move.values[seat.index()];
    scored_moves.sort_by(|a, b| own(b).total_cmp(&own(a)));
    scored_moves
}
