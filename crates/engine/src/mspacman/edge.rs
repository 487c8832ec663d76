use std::sync::Arc;

use game::{Position as _, Seat};
use rules::mspacman::{Board, Position};

/// Whom of two players the places of their colours favour: 1 where it is seat 1, -1 where it is seat 2, 0 where
/// neither is or nobody knows. The evaluation sees only some of it. On the built-in board, of two neighbouring areas the next one
/// clockwise wins about seven of ten games of level 8 against itself, whoever begins; opposite areas are alike. (`docs/laboratory.md`
/// has the games.)
pub(crate) fn colour_edge(position: &Position) -> f64 {
    let colour = |seat| position.colour(Seat::new(seat));
    let is_built_in =
        |board: &Arc<Board>| Arc::ptr_eq(board, position.board()) || board == position.board();
    let (2, Some(first), Some(second)) = (position.seats(), colour(0), colour(1)) else {
        return 0.0;
    };
    if !Board::shipped().first().is_some_and(is_built_in) {
        return 0.0;
    }
    // Clockwise from the first.
    match (second.index() + 4 - first.index()) % 4 {
        1 => -1.0,
        3 => 1.0,
        _ => 0.0,
    }
}
