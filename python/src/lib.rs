//! The Python module `palisade._palisade`, which the package `palisade` exports: thin wrappers of the
//! crates rules, dialects, learning, engine, solver and puzzles. Examples are in the docstrings and run as tests.

mod analysis;
mod batch;
mod engine;
mod game;
mod position;
mod puzzle;
mod record;
mod refusal;
mod tablebase;

use pyo3::prelude::*;

/// Four maze board games: rules, batches, engine, solver and puzzles.
#[pymodule]
#[expect(non_upper_case_globals, reason = "Python's name for it")]
mod _palisade {
    #[pymodule_export]
    use crate::analysis::{Analysis, Line};
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::engine::Engine;
    #[pymodule_export]
    use crate::game::{Game, games, mazes, options};
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::puzzle::{Puzzle, PuzzleAttempt, puzzle_themes, puzzles};
    #[pymodule_export]
    use crate::record::{Record, dialects};
    #[pymodule_export]
    use crate::refusal::Refusal;
    #[pymodule_export]
    use crate::tablebase::{Tablebase, Value, solve};

    /// The version of the package.
    #[pymodule_export]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    /// In place of a seat: chance is to act.
    #[pymodule_export]
    const CHANCE: i8 = learning::CHANCE;

    /// In place of a seat: nobody is to act, the game is over.
    #[pymodule_export]
    const OVER: i8 = learning::OVER;
}
