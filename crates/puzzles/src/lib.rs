//! Puzzles: positions in which one move is clearly best. A [`Puzzle`] is a line of text: position, solution
//! with the replies to it, themes, difficulty and where it comes from. [`PuzzleSession`] is somebody who
//! solves one, the same on every screen; [`daily_puzzle`] is the one of a date, the same everywhere.
//! [`quoridor_themes`] and [`pacman_themes`] say by the rules what a solution is about.
//!
//! What a device keeps about a solver is a [`SolverRecord`] with a [`SolverRating`] (Glicko); a [`PuzzleRun`] is
//! a storm or a streak, and a [`PuzzleAddress`] a place among the puzzles of the page.
//!
//! The mistakes of one's own games are a [`MistakeDeck`] of cards, which [`MemoryState`] (FSRS) brings back
//! when they are about to be forgotten.
//!
//! With the feature `mining` puzzles are made and checked ([`mining`]), which takes engine and solver. Everything
//! else knows only the rules.

mod daily;
#[cfg(feature = "embedded")]
mod embedded;
mod error;
mod fsrs;
#[cfg(feature = "mining")]
pub mod mining;
mod mistake_deck;
mod mistake_training;
mod pacman_themes;
mod puzzle;
mod puzzle_address;
mod puzzle_choice;
mod puzzle_run;
mod quoridor_themes;
mod session;
mod solver_rating;
mod solver_record;
mod theme;

pub use daily::{PuzzleDate, daily_puzzle};
#[cfg(feature = "embedded")]
pub use embedded::shipped_puzzles;
pub use error::{PuzzleError, PuzzleFault};
pub use fsrs::{MemoryState, Recall};
pub use mistake_deck::{MistakeCard, MistakeDeck};
pub use mistake_training::{CardedGames, ReviewedMistake};
pub use pacman_themes::pacman_themes;
pub use puzzle::{Puzzle, SolutionPly, parse_puzzles};
pub use puzzle_address::PuzzleAddress;
pub use puzzle_choice::{next_puzzle, puzzle_set, run_order};
pub use puzzle_run::{PuzzleRun, RunKind};
pub use quoridor_themes::quoridor_themes;
pub use session::{PuzzleAnswer, PuzzleHint, PuzzleSession};
pub use solver_rating::SolverRating;
pub use solver_record::SolverRecord;
pub use theme::PuzzleTheme;
