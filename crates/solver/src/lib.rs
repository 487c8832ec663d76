//! Exact solution of PAC-MAN mazes.

mod bytes;
mod cache;
mod chase;
mod crowd;
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
mod phase;
mod queue;
mod request;
mod shelf;
mod solve;
mod squad;
mod summary;
mod table;
mod timing;
mod value;

pub use cache::Cache;
pub use error::Error;
pub use fair::{Brief, Fair};
pub use request::{Progress, Request};
pub use summary::{Counts, Summary, Verdicts};
pub use table::Table;
pub use value::{Value, Verdict};
