//! The exact rules of four maze board games: classic Quoridor and Quoridor Mini (`quoridor`),
//! the PAC-MAN variant (`pacman`) and Ms. Pac-Man (`mspacman`).
//!
//! Rules know no clock, network, file, language, randomness or thread. Refusals are typed reasons
//! with a rule number; chance is told to a position, never drawn by it.

pub mod mspacman;
pub mod pacman;
pub mod quoridor;

mod fence;
mod option;
mod path;
mod square;

pub use fence::{Fence, Lie};
pub use option::OptionError;
pub use path::Path;
pub use square::{Direction, Square};
