//! A board as one seat sees it: itself first, the others in turn; Quoridor with its own start at the bottom.

use game::Seat;
use rules::{Orientation, Square};

/// The seats in turn, from one of them on.
pub(crate) fn seats_from(first: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    (0..seats).map(move |n| Seat::new((first.index() + n) % seats))
}

/// By how many quarter turns against the clock a seat's start comes to the bottom. Players start at the
/// bottom and the top, or, clockwise, at all four edges.
pub(crate) fn quarter_turns(side: Seat, seats: usize) -> usize {
    side.index() * 4 / seats
}

/// A square of a board with `side` files and ranks after quarter turns against the clock.
pub(crate) fn turned(square: Square, side: usize, turns: usize) -> Square {
    let last = side - 1;
    let turn = |at: Square| Square::new(last - at.rank(), at.file());
    (0..turns).fold(square, |at, _| turn(at))
}

/// How a fence lies after quarter turns.
pub(crate) fn turned_orientation(orientation: Orientation, turns: usize) -> Orientation {
    match (orientation, turns % 2) {
        (Orientation::Horizontal, 1) => Orientation::Vertical,
        (Orientation::Vertical, 1) => Orientation::Horizontal,
        (same, _) => same,
    }
}
