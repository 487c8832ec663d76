use crate::quoridor::board::{Node, OFF_BOARD, PathFinder, SquareBitboard};
use crate::{Exact, Verdict};

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

/// A race that somebody wins by force, whatever all others do together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::quoridor) struct SettledRace {
    pub(in crate::quoridor) winner: usize,
    /// How many moves of its own the winner needs.
    moves: u32,
}

impl SettledRace {
    /// The race among all who are still in the game: won by the first of it, if the others have no fence left
    /// and none of them can get in its way or arrive before it. Nothing where that is not certain.
    pub(in crate::quoridor) fn of(
        node: &Node,
        path_finder: &mut PathFinder,
    ) -> Option<SettledRace> {
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
        let path = path_finder.path_squares(board, leader);
        let moves = path.len() as u32;
        for (turn, &square) in path.iter().enumerate() {
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
        Some(SettledRace { winner: leader, moves })
    }

    /// The result, as seat 1 has it; who else wins is in the chances.
    pub(in crate::quoridor) fn exact(self) -> Exact {
        let verdict = if self.winner == 0 { Verdict::Win } else { Verdict::Loss };
        Exact { verdict, turns: self.moves }
    }

    /// Every seat's chance, in permille.
    pub(in crate::quoridor) fn chances(self, seats: usize) -> Vec<u16> {
        (0..seats).map(|seat| 1000 * u16::from(seat == self.winner)).collect()
    }
}
