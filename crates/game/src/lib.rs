//! What a game is, whatever its rules: seats that take turns, explicit chance, outcomes per seat,
//! positions that remember nothing, and records that remember everything.
//!
//! This crate depends on nothing and knows no particular game, clock, file, language or source of
//! randomness. A game implements [`Position`]; everything else here then works for it:
//! [`Record`] (history, undo, repetition, players leaving), [`perft`](perft::perft),
//! [`playout`](playout::playout) and the [`conformance`] check that every game must pass.

pub mod conformance;
pub mod perft;
pub mod playout;

mod never;
mod outcome;
mod position;
mod reason;
mod record;
mod seat;
mod sheet;

pub use never::Never;
pub use outcome::{Outcome, Standing};
pub use position::{Ply, PlyOf, Position, Turn};
pub use reason::{Arg, Reason};
pub use record::{Cause, Departure, Ending, Entry, Record, RecordError};
pub use seat::Seat;
pub use sheet::{Sheet, SheetError, Word};
