//! Puzzles: positions in which one move is clearly best. A [`Puzzle`] is a line of text: position, solution
//! with the replies to it, themes, difficulty and where it comes from. [`PuzzleSession`] is somebody who
//! solves one, the same on every screen; [`daily_puzzle`] is the one of a date, the same everywhere.
//! [`quoridor_themes`] and [`pacman_themes`] say by the rules what a solution is about.
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
mod pacman_themes;
mod puzzle;
mod quoridor_themes;
mod session;
mod theme;

pub use daily::{PuzzleDate, daily_puzzle};
#[cfg(feature = "embedded")]
pub use embedded::shipped_puzzles;
pub use error::{PuzzleError, PuzzleFault};
pub use fsrs::{MemoryState, Recall};
pub use mistake_deck::{MistakeCard, MistakeDeck};
pub use pacman_themes::pacman_themes;
pub use puzzle::{Puzzle, SolutionPly, parse_puzzles};
pub use quoridor_themes::quoridor_themes;
pub use session::{PuzzleAnswer, PuzzleHint, PuzzleSession};
pub use theme::PuzzleTheme;
