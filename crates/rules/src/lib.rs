//! The exact rules of four maze board games: classic Quoridor and Quoridor Mini ([`quoridor`]),
//! the PAC-MAN variant ([`pacman`]) and Ms. Pac-Man ([`mspacman`]). [`Table`] sets any of them up,
//! [`AnyPosition`] is a position of whichever, [`Archive`] a whole game with all its file says.
//!
//! Rules know no clock, network, file, language, randomness or thread. Refusals are typed reasons
//! with a rule number; chance is told to a position, never drawn by it.

pub mod mspacman;
pub mod pacman;
pub mod quoridor;

mod any;
mod archive;
mod fence;
mod option;
mod path;
mod piece;
mod square;
mod table;

pub use any::{AnyMove, AnyPosition, Refusal};
pub use archive::Archive;
pub use fence::{Fence, Lie};
pub use option::OptionError;
pub use path::Path;
pub use piece::Piece;
pub use square::{Direction, Square};
pub use table::{Game, Table};
