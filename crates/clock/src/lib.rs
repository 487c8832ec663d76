//! The chess clock of every game: online, at one screen, between programs. It is told each time and
//! reads none itself.

mod clock_state;
mod game_clock;
mod time_budget;
mod time_log;

pub use clock_state::ClockState;
pub use game_clock::GameClock;
pub use time_budget::TimeBudget;
pub use time_log::TimeLog;

/// Milliseconds since 1970, or since whatever moment the caller counts from.
pub type Millis = u64;

/// The examples of the README are run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
