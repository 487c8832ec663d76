//! Who arrives first, once whoever is behind has no fence left to change it.

use super::board::{Board, Squares};
use super::node::Node;
use super::way::Flood;

/// Whether a seat of a two-player board wins for certain by walking straight on, and in how many
/// plies: positive where the seat to move wins, negative where it loses.
///
/// The loser must be out of fences, and must not be able to get next to the winner in time: then
/// there is nothing to block and nobody to jump over. Nothing is said where they might meet.
pub(super) fn certain(node: &Node, flood: &mut Flood) -> Option<i32> {
    let board = &node.board;
    let mover = board.turn();
    let (own, other) = (node.way(mover).length, node.way(1 - mover).length);
    if own <= other {
        let plies = 2 * i32::from(own) - 1;
        (board.hand(1 - mover) == 0 && walks_alone(board, mover, 0, flood)).then_some(plies)
    } else {
        let plies = 2 * i32::from(other);
        (board.hand(mover) == 0 && walks_alone(board, 1 - mover, 1, flood)).then_some(-plies)
    }
}

/// Whether `seat` can walk its shortest way without the other pawn ever being beside it. `lead` is
/// how many moves the other makes before `seat`'s first.
fn walks_alone(board: &Board, seat: usize, lead: usize, flood: &mut Flood) -> bool {
    let way = flood.route(board, seat);
    let mut chaser: Squares = 1 << board.pawn(1 - seat);
    for _ in 0..lead {
        if board.spread(1 << board.pawn(seat)) & chaser != 0 {
            return false;
        }
        chaser |= board.spread(chaser);
    }
    let Some((&last, before)) = way.split_last() else { return true };
    for &square in before {
        let here: Squares = 1 << square;
        if (here | board.spread(here)) & chaser != 0 {
            return false;
        }
        chaser |= board.spread(chaser);
    }
    chaser & 1 << last == 0
}
