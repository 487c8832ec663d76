use rules::pacman;

use crate::Exact;

/// Knows the true value of PAC-MAN positions, or of some of them: a solved maze. The engine asks;
/// whoever wires the program together says who answers.
pub trait Oracle: Send + Sync {
    /// The true value of `position`, where it is known.
    fn probe(&self, position: &pacman::Position) -> Option<Exact>;
}
