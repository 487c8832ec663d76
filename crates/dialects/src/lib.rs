//! How other programs write games and positions of Quoridor: [`recognise`] says which [`Dialect`] a text
//! is in, [`read`] makes a [`GameRecord`](rules::GameRecord) of it, [`write()`] the other way round.
//!
//! Most dialects differ in a few respects only: which row is row 1, which square a fence is named by, where
//! its letter stands. Those are rows of one table (`dialect`); what else there is to a text, its form, is a
//! file of `forms`. Every text is replayed by the rules, so a game that was read is a legal one.
//!
//! ```
//! use dialects::{Dialect, read, write};
//!
//! let game = read("1. e2 e8 2. e3 e7 3. Vd5 he6 4. E4, d7", Some(Dialect::MovesA))?;
//! assert_eq!(game.record.position().to_string(), "e4,d7 9,9 1 d5v,e6h");
//! assert_eq!(write(&game, Dialect::MovesC)?, "e8 e2 e7 e3 d4v e3h e6 d3\n");
//! assert_eq!(write(&game, Dialect::Qfen)?, "e4 d7 9 9 e6h d5v 0 8\n");
//! # Ok::<(), game::Reason>(())
//! ```

mod bits;
mod dialect;
mod foreign_game;
mod forms;
mod place;
mod reading;
mod recognition;
mod row_numbers;
mod writing;

pub use dialect::Dialect;
pub use recognition::{Recognition, read, recognise};
pub use writing::write;
