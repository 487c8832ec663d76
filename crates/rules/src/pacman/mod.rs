//! The PAC-MAN variant: PAC-MAN against up to four ghosts in a maze of fixed fences (P01–P42).
//!
//! Text is parsed into a [`Setup`], and a valid set-up becomes a [`Position`]. PAC-MAN's move is a
//! [`Path`] of the squares he enters; a ghost's has one square, or two in frenzy.
//!
//! [`Path`]: crate::Path

mod check;
mod diagram;
mod maze;
mod movegen;
mod notation;
mod options;
mod partial_move;
mod piece;
mod play;
mod position;
mod refusal;
mod setup;
mod setup_error;

pub use maze::{
    KnownResult, Maze, MazeChange, MazeError, MazeFault, MazeNote, MazePart, MazeSpec, MazeWinner,
};
pub use options::{
    Boost, BoostEats, Contact, Frenzy, GhostHolders, GhostOnPellet, GhostsShare, Options,
};
pub(crate) use options::{OPTIONS, holders_text};
pub use piece::{Ghost, Piece};
pub use position::{Position, State};
pub use refusal::Refusal;
pub use setup::Setup;
pub use setup_error::SetupError;
