use rules::pacman;

use crate::Exact;

/// A tablebase for PAC-MAN mazes, or for some of them. The engine probes it without knowing how it
/// is stored; whoever assembles the program supplies it.
pub trait Oracle: Send + Sync {
    /// The game-theoretic value of `position`, where it is known.
    fn probe(&self, position: &pacman::Position) -> Option<Exact>;
}
