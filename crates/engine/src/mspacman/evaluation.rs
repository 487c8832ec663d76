use game::{Position as _, Seat, Turn};
use rules::mspacman::{Phase, Position};

use super::features::FeatureExtractor;
use super::network::MsPacmanNetwork;
use crate::mcts::SeatValues;

/// The value of a position to every seat: a softmax over the network's scores. Ghosts farther from
/// Ms. Pac-Man than `sight` are not seen.
pub fn values(network: &MsPacmanNetwork, position: &Position, sight: u32) -> SeatValues {
    let mut values = [0.0; Seat::MAX];
    if let Phase::Over(winner) = position.phase() {
        values[winner.index()] = 1.0;
        return values;
    }
    let Some(extractor) = FeatureExtractor::new(position, sight) else {
        return values_before_placement(network, position, sight);
    };
    let mut total = 0.0;
    for seat in position.active_seats() {
        let odds = network.score(&extractor.features(seat)).clamp(-20.0, 20.0).exp();
        values[seat.index()] = odds;
        total += odds;
    }
    values.map(|odds| odds / total)
}

/// A leader who is yet to place Ms. Pac-Man chooses the best circle; before there is a leader, all
/// seats are equal.
fn values_before_placement(
    network: &MsPacmanNetwork,
    position: &Position,
    sight: u32,
) -> SeatValues {
    let mut circles = Vec::new();
    position.successors(&mut circles);
    let own = mover(position).index();
    let best = circles
        .iter()
        .map(|(_, after)| values(network, after, sight))
        .max_by(|a, b| a[own].total_cmp(&b[own]));
    best.unwrap_or_else(|| {
        let share = 1.0 / position.active_seats().count() as f32;
        let mut values = [0.0; Seat::MAX];
        position.active_seats().for_each(|seat| values[seat.index()] = share);
        values
    })
}

/// The seat to move; seat 1 where there is none.
pub(super) fn mover(position: &Position) -> Seat {
    match position.turn() {
        Turn::Seat(seat) => seat,
        Turn::Chance | Turn::Over => Seat::new(0),
    }
}
