use game::{Position as _, Seat, Turn};
use rules::mspacman::{Phase, Position};

use super::net::Net;
use super::scene::Scene;
use crate::mcts::Values;

/// What a position is worth to each seat, to someone who sees ghosts so many steps away.
pub(super) fn values(net: &Net, position: &Position, sight: u32) -> Values {
    let mut values = [0.0; Seat::MAX];
    if let Phase::Over(winner) = position.phase() {
        values[winner.index()] = 1.0;
        return values;
    }
    let Some(scene) = Scene::new(position, sight) else { return placed(net, position, sight) };
    let mut total = 0.0;
    for seat in position.seated() {
        let odds = net.score(&scene.features(seat)).clamp(-20.0, 20.0).exp();
        values[seat.index()] = odds;
        total += odds;
    }
    values.map(|odds| odds / total)
}

/// A leader who is yet to place Ms. Pac-Man chooses the best circle; before anyone leads, all are
/// equal.
fn placed(net: &Net, position: &Position, sight: u32) -> Values {
    let mut circles = Vec::new();
    position.futures(&mut circles);
    let own = mover(position).index();
    let best = circles
        .iter()
        .map(|(_, after)| values(net, after, sight))
        .max_by(|a, b| a[own].total_cmp(&b[own]));
    best.unwrap_or_else(|| {
        let share = 1.0 / position.seated().count() as f32;
        let mut values = [0.0; Seat::MAX];
        position.seated().for_each(|seat| values[seat.index()] = share);
        values
    })
}

/// Who is to move, for whom moves are judged.
pub(super) fn mover(position: &Position) -> Seat {
    match position.turn() {
        Turn::Seat(seat) => seat,
        Turn::Chance | Turn::Over => Seat::new(0),
    }
}
