//! The board the search plays on, with its hash, its moves and everyone's shortest paths.

mod bitboard;
mod node;
mod packed_move;
mod paths;
mod search_board;
#[cfg(test)]
mod tests;
mod zobrist;

pub(crate) use bitboard::{OFF_BOARD, SquareBitboard, fence_sides, slots_of, squares_of};
pub(crate) use node::Node;
pub(super) use packed_move::{PackedMove, square_at};
pub(crate) use paths::PathFinder;
pub(super) use search_board::SearchBoard;
