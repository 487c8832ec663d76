//! Exact solution of PAC-MAN mazes: for every position whether PAC-MAN forces the last pellet, the
//! ghosts force the last catch, or neither, and in how many of PAC-MAN's turns.
//!
//! [`Request`] says what to solve, [`Cache`] keeps solutions in files, [`Table`] is a solution,
//! [`Oracle`] answers the engine from a cache, [`Brief`] looks for fair mazes. How it is done and
//! what came out is told in `docs/solver.md`.

mod block;
mod bytes;
mod cache;
mod chase;
mod crowd;
mod cut;
mod directory;
mod error;
mod fair;
mod feast;
mod field;
mod fixpoint;
mod ground;
mod hunt;
mod lanes;
mod levels;
mod library;
mod oracle;
mod phase;
mod placements;
mod plane;
mod queue;
mod request;
mod sheet;
mod shelf;
mod side;
mod solve;
mod squad;
mod step;
mod summary;
mod sweep;
mod table;
mod timing;
mod turn;
mod value;

pub use cache::Cache;
pub use error::Error;
pub use fair::{Brief, Fair};
pub use oracle::Oracle;
pub use request::{Progress, Request};
pub use summary::{Counts, Summary, Verdicts};
pub use table::Table;
pub use value::{Value, Verdict};
