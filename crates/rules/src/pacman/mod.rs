//! The PAC-MAN variant: PAC-MAN against up to four ghosts in a maze of fixed fences (P01–P42).
//!
//! A text becomes a [`Setup`], an admitted set-up a [`Position`]. PAC-MAN's move is a [`Path`] of
//! the squares he enters, taken step by step; a ghost's has one square, or two in frenzy.
//!
//! [`Path`]: crate::Path

mod judge;
mod maze;
mod movegen;
mod notation;
mod options;
mod piece;
mod play;
mod position;
mod refusal;
mod setup;
mod setup_error;
mod sketch;
mod stride;

pub use maze::{Fault, Item, Maze, MazeError, Note, Plan};
pub use options::{
    Boost, BoostEats, Contact, Frenzy, GhostOnPellet, GhostsShare, Holders, Options,
};
pub use piece::{Ghost, Piece};
pub use position::{Position, State};
pub use refusal::Refusal;
pub use setup::Setup;
pub use setup_error::SetupError;
