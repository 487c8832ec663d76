use crate::quoridor::board::{Node, OFF_BOARD, PathFinder, SquareBitboard};

/// The seat that arrives first if everyone just runs along their shortest path.
pub(super) fn race_winner(node: &Node) -> usize {
    let board = &node.board;
    let seats = board.seats();
    let delay = |seat: usize| (seat + seats - board.turn()) % seats;
    (0..seats)
        .filter(|&seat| board.pawn(seat) != OFF_BOARD)
        .min_by_key(|&seat| node.path(seat).length as usize * seats + delay(seat))
        .expect("somebody is still in the game")
}

/// The seat that wins by force, whatever all others do together: the first of the race, if the others
/// have no fence left and none of them can get in its way or arrive before it. Nothing where that is
/// not certain.
pub(super) fn settled_winner(node: &Node, path_finder: &mut PathFinder) -> Option<usize> {
    let board = &node.board;
    let seats = board.seats();
    let leader = race_winner(node);
    let others = (0..seats).filter(|&seat| seat != leader && board.pawn(seat) != OFF_BOARD);
    if others.clone().any(|seat| board.fences_left(seat) > 0) {
        return None;
    }
    let delay = |seat: usize| (seat + seats - board.turn()) % seats;
    let mut reachable: [SquareBitboard; 4] = [0; 4];
    for seat in others.clone() {
        reachable[seat] = 1 << board.pawn(seat);
    }
    for (turn, &square) in path_finder.path_squares(board, leader).iter().enumerate() {
        for seat in others.clone().filter(|&seat| turn > 0 || delay(seat) < delay(leader)) {
            // Two steps are as far as a jump goes, over whomever.
            for _ in 0..2 {
                reachable[seat] |= board.neighbours(reachable[seat]);
            }
            if reachable[seat] & board.goal(seat) != 0 {
                return None;
            }
        }
        if others.clone().any(|seat| reachable[seat] >> square & 1 != 0) {
            return None;
        }
    }
    Some(leader)
}
