use rules::pacman::{Piece, Position};

use super::alpha_beta::MoveChoice;

/// A move at the root with its score.
#[derive(Clone, Copy)]
pub(super) struct RootMove {
    pub(super) choice: MoveChoice,
    pub(super) score: i32,
    /// How often the position after it has come up in the game.
    pub(super) repetitions: i32,
}

/// 1 where PAC-MAN is to move, who maximises; -1 for a ghost.
pub(super) fn sign(position: &Position) -> i32 {
    if position.to_move() == Some(Piece::Pac) { 1 } else { -1 }
}
