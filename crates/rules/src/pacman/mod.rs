//! The PAC-MAN variant: PAC-MAN against up to four ghosts in a maze of fixed fences (P01–P42).

mod maze;
mod options;
mod piece;

pub use maze::{Fault, Item, Maze, MazeError, Note, Plan};
pub use options::{
    Boost, BoostEats, Contact, Frenzy, GhostOnPellet, GhostsShare, Holders, Options,
};
pub use piece::{Ghost, Piece};
