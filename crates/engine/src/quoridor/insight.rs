use game::Position as _;
use rules::AnyPosition;
use rules::quoridor::Position;

use super::board::{OFF_BOARD, PathFinder, SearchBoard, square_at};
use crate::{Insight, ShortestPath};

/// The length of every seat's shortest path; nothing in another game, or where a player has left.
pub(crate) fn path_lengths(position: &AnyPosition) -> Option<Vec<Option<u32>>> {
    let AnyPosition::Quoridor(position) = position else { return None };
    let mut lengths = vec![None; position.seats()];
    for path in static_insight(position).shortest_paths {
        lengths[usize::from(path.seat) - 1] = Some(path.squares.len() as u32);
    }
    Some(lengths)
}

/// The analysis before any search: the seat to move, and every seat's shortest path.
pub(super) fn static_insight(position: &Position) -> Insight {
    let board = SearchBoard::new(position);
    let mut path_finder = PathFinder::default();
    let seats = (0..board.seats()).filter(|&seat| board.pawn(seat) != OFF_BOARD);
    let shortest_paths = seats.map(|seat| {
        let squares = path_finder.path_squares(&board, seat);
        ShortestPath {
            seat: seat as u8 + 1,
            piece: None,
            squares: squares.iter().map(|&index| square_at(index).to_string()).collect(),
        }
    });
    Insight {
        seat: board.turn() as u8 + 1,
        shortest_paths: shortest_paths.collect(),
        ..Insight::default()
    }
}
