//! Win rate model: points and chances to win, turned into each other by a logistic curve.

use game::Seat;

use crate::Score;

/// The chance to win that goes with a score in points.
pub(crate) fn chance_of_points(points: i32) -> f32 {
    1.0 / (1.0 + (-points as f32 / SLOPE).exp())
}

/// A chance to win as points: the inverse of [`chance_of_points`].
pub(crate) fn points_of_chance(chance: f32) -> Score {
    let chance = chance.clamp(0.001, 0.999);
    Score::Points(((chance / (1.0 - chance)).ln() * SLOPE).round() as i32)
}

/// Every seat's value as a chance to win in permille.
pub(crate) fn permille(values: &[f32; Seat::MAX], seats: usize) -> Vec<u16> {
    Seat::all(seats).map(|seat| (values[seat.index()] * 1000.0).round() as u16).collect()
}

/// How many points multiply the odds by e.
const SLOPE: f32 = 180.0;
