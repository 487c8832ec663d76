//! Engine against engine, fairly: the same random openings from every side of the table, results
//! with error bars, and a test that stops as soon as it knows.
//!
//! An [`Entrant`] is a built-in level, the plain tree search, or any UGI program. A [`Match`] plays
//! its games in parallel; a contestant that crashes, hangs or plays an illegal move loses that game
//! with the reason, and the match goes on. Every finished game can be kept as a record, and a match
//! that was interrupted goes on where it stopped.

mod contest;
mod entrant;
mod fault;
mod opening;
mod program;
mod role;
mod score;
mod seating;
mod sprt;
mod tally;

pub use contest::{Finished, Match, Progress, Venue};
pub use entrant::{Contestant, Entrant};
pub use fault::Fault;
pub use program::Program;
pub use role::{Mean, Role};
pub use score::{Elo, Share};
pub use seating::Seating;
pub use sprt::{Sprt, Verdict};
pub use tally::Tally;
