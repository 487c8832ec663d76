//! Race endgame: who arrives first, once the side that is behind has no fence left to change it.

use super::score::{FORCED_WIN, WIN_SCORE};
use crate::quoridor::board::{Node, PathFinder, SearchBoard, SquareBitboard};
use crate::{Exact, Verdict};

/// The exact value of a position in which no fence can matter any more, with the score that its search
/// found: the race is decided, or nobody has a fence left and the search went to the end.
pub(super) fn exact_value(node: &Node, score: i32, path_finder: &mut PathFinder) -> Option<Exact> {
    let searched = (node.board.is_race() && score.abs() >= FORCED_WIN).then(|| {
        let plies = WIN_SCORE - score.abs();
        if score > 0 { plies } else { -plies }
    });
    Some(exact_result(node, forced_result(node, path_finder).or(searched)?))
}

/// The exact value of a position whose race is decided: known without any search.
pub(crate) fn settled_race(node: &Node, path_finder: &mut PathFinder) -> Option<Exact> {
    Some(exact_result(node, forced_result(node, path_finder)?))
}

/// A result in so many plies, positive where the seat to move wins.
fn exact_result(node: &Node, plies: i32) -> Exact {
    let winner = if plies > 0 { node.board.turn() } else { 1 - node.board.turn() };
    Exact {
        verdict: if winner == 0 { Verdict::Win } else { Verdict::Loss },
        // Those of the winner, who makes the last move.
        turns: plies.unsigned_abs().div_ceil(2),
    }
}

/// The number of plies in which a race is won by force along the winner's shortest path: positive
/// where the seat to move wins, negative where it loses, nothing where it is not certain.
///
/// The loser must be out of fences, and must not be able to get next to the winner in time: then
/// nothing can be blocked, and nobody can jump. Races in which the pawns might meet are searched.
pub(super) fn forced_result(node: &Node, path_finder: &mut PathFinder) -> Option<i32> {
    let board = &node.board;
    let mover = board.turn();
    let (own, other) = (node.path(mover).length, node.path(1 - mover).length);
    if own <= other {
        let plies = 2 * i32::from(own) - 1;
        (board.fences_left(1 - mover) == 0 && runs_undisturbed(board, mover, 0, path_finder))
            .then_some(plies)
    } else {
        let plies = 2 * i32::from(other);
        (board.fences_left(mover) == 0 && runs_undisturbed(board, 1 - mover, 1, path_finder))
            .then_some(-plies)
    }
}

/// Whether `seat` can walk its shortest path without the other pawn ever being beside it. The other
/// pawn makes `head_start` moves before `seat`'s first.
fn runs_undisturbed(
    board: &SearchBoard,
    seat: usize,
    head_start: usize,
    path_finder: &mut PathFinder,
) -> bool {
    let path = path_finder.path_squares(board, seat);
    let mut reachable: SquareBitboard = 1 << board.pawn(1 - seat);
    for _ in 0..head_start {
        if board.neighbours(1 << board.pawn(seat)) & reachable != 0 {
            return false;
        }
        reachable |= board.neighbours(reachable);
    }
    let Some((&last, before)) = path.split_last() else { return true };
    for &square in before {
        let here: SquareBitboard = 1 << square;
        if (here | board.neighbours(here)) & reachable != 0 {
            return false;
        }
        reachable |= board.neighbours(reachable);
    }
    reachable & 1 << last == 0
}
