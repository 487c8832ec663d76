//! Classic Quoridor for two or four players. Quoridor Mini is the same game; its clock belongs to
//! the table.
//!
//! A [`Position`] is all the rules can see, in 32 bytes. A [`Tracker`] is a position that also
//! keeps up with what its fences enclose, and so tells legal fences without searching for ways;
//! engines, [`perft`] and [`playout`] run on it.
//!
//! ```
//! use game::Position as _;
//! use rules::quoridor::{Options, Position};
//!
//! let mut position = Position::start(2, &Options::default()).unwrap();
//! assert_eq!(position.to_string(), "e1,e9 10,10 1 -");
//! position.try_play("e2").unwrap();
//! position.try_play("e3h").unwrap();
//! assert_eq!(position.to_string(), "e2,e9 10,9 1 e3h");
//! let refusal = position.try_play("e3v").unwrap_err();
//! assert_eq!(game::Reason::from(refusal).rule, "C12");
//! ```

mod cells;
mod legal;
mod moves;
mod notation;
mod options;
mod perft;
mod playout;
mod position;
mod refusal;
mod ruling;
mod setup;
mod setup_error;
mod sketch;
mod slots;
mod steps;
mod tracker;
mod walls;
mod ways;

pub use cells::Cells;
pub use legal::Legal;
pub use moves::Move;
pub use options::{Options, PawnBehind};
pub use perft::perft;
pub use playout::playout;
pub use position::Position;
pub use refusal::Refusal;
pub use setup::Setup;
pub use setup_error::SetupError;
pub use slots::Slots;
pub use tracker::Tracker;
pub use ways::Openings;

/// Files and ranks of the board (C01).
pub const SIDE: usize = 9;
/// Fences in the box (C02).
pub const FENCES: usize = 20;
