//! The games as learning programs see them: a fixed [`ActionSpace`] per game, positions as
//! [`Planes`], many games at once in a [`GameBatch`], positions with what an engine thinks of them in a
//! [`Dataset`].
//!
//! Paths that come to the same are one action, and the exact moves behind an action can be listed.
//! Nothing here knows Python or files of games: the Python package wraps it, and the command line
//! writes datasets with it.

mod action_space;
mod batch;
mod dataset;
mod planes;
mod side;

pub use action_space::{ActionIndex, ActionSpace, LegalAction};
pub use batch::{
    BatchBuffers, BatchError, BatchOptions, BrokenBatch, CHANCE, GameBatch, OVER, reward,
    turn_number,
};
pub use dataset::{Dataset, DatasetError, DatasetSource, DatasetSummary};
pub use planes::Planes;
