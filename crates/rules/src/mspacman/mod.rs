//! Ms. Pac-Man (1983): a chase over a board of 68 dots for two to four players. One of them leads
//! Ms. Pac-Man, the others a ghost each; the player whose area loses its last dot wins.
//!
//! The board, its spinner and its die are data ([`Board`]). Chance is explicit: every result of the
//! spinner or die, the opening spins included, is a [`Roll`] supplied by the caller.
//!
//! ```
//! use game::Position as _;
//! use rules::mspacman::{Board, Options, Position};
//!
//! let board = Board::named("quarters").expect("shipped");
//! let mut position = Position::start(board, Options::default(), 2).expect("two can play");
//! for word in ["spin:2", "spin:5", "@e7", "spin:3", "d7-d8-d9"] {
//!     position.try_play(word).expect("legal");
//! }
//! assert_eq!(position.to_string(), "a,b 2:d9 d6:S,- d7,d8,e7 roll:1 quarters");
//! ```

mod board;
mod check;
mod colour;
mod diagram;
mod die_face;
mod movegen;
mod notation;
mod opening_spins;
mod options;
mod play;
mod position;
mod refusal;
mod setup;
mod side;
mod successors;

pub use board::{Board, BoardError, BoardFault, BoardSpec, DotKind, LocatedFault, SquareKind};
pub use colour::Colour;
pub use die_face::DieFace;
pub use notation::{Move, Roll};
pub use opening_spins::{OpeningSpin, OpeningSpins};
pub(crate) use options::OPTIONS;
pub use options::{Capture, Options};
pub use position::{GhostState, Phase, Position};
pub use refusal::Refusal;
pub use setup::{Setup, SetupError};
pub use side::Side;
