//! Tablebases of PAC-MAN mazes by retrograde analysis: for every position whether PAC-MAN forces
//! the last pellet, the ghosts force the last catch, or neither, and the distance to win in turns
//! of PAC-MAN.
//!
//! [`SolveRequest`] says what to solve, [`TablebaseCache`] keeps tablebases in files, [`Tablebase`]
//! answers probes, [`TablebaseOracle`] answers the engine from a cache, [`FairMazeSearch`] looks
//! for fair mazes and continues where it stopped ([`FairSearchFile`]). The method is in `docs/solving.md`, the results are in `docs/solver.md`.
//!
//! Without the feature `native` there are no files and no threads: small mazes are solved into memory,
//! in a browser's worker as anywhere.
//!
//! Modules, each of which uses only those before it: `sets` (bitboards and SIMD), `maze_graph`,
//! `index` (ghost placements ↔ row numbers), `state_space`, `distance`, `tablebase` (files and
//! probing), `retrograde` (solving), `fair`.

#![cfg_attr(not(feature = "native"), allow(dead_code, reason = "some of it only files need"))]

mod bytes;
mod distance;
mod error;
mod fair;
mod index;
mod maze_graph;
mod retrograde;
mod sets;
mod small_mazes;
mod state_space;
mod tablebase;
mod value;
mod winner;

pub use error::Error;
#[cfg(feature = "native")]
pub use fair::FairSearchFile;
pub use fair::{
    FairMaze, FairMazeSearch, FairSearchProgress, FairSearchState, MazeCandidates, RandomMazes,
};
pub use retrograde::{SolveProgress, SolveRequest};
pub use small_mazes::{SMALL_MAZE_MEGABYTES, SmallMazeOracle, lives_to_compare};
pub use tablebase::{StartValues, Tablebase, TablebaseSummary, VerdictCounts};
#[cfg(feature = "native")]
pub use tablebase::{TablebaseCache, TablebaseOracle};
pub use value::{GameValue, PositionVerdict};

#[cfg(test)]
#[path = "../tests/random_mazes/mod.rs"]
mod random_mazes;

/// The examples of the README are run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
