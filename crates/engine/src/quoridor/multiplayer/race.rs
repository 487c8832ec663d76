use crate::quoridor::board::{Node, OFF_BOARD};

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
