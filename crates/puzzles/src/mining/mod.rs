//! Making puzzles: games of computer players of mixed levels, so that mistakes happen, and tests that most of
//! their positions fail. [`PuzzleMiner`] mines one game after the other, each by itself from seed and number;
//! [`MiningRun`] writes what it finds into a file and goes on where it was stopped. [`verify`] checks a puzzle
//! again.

mod counts;
mod difficulty;
mod mined_game;
mod miner;
mod mspacman;
mod pacman;
mod quoridor;
mod run;
mod search;
mod verify;

pub use counts::{MiningCounts, MiningTest};
pub use mined_game::MinedGame;
pub use miner::PuzzleMiner;
pub use run::{MiningError, MiningRun};
pub use verify::{VerifyDepth, verify};
