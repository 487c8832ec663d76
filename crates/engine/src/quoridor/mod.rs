//! Classic Quoridor: alpha-beta with NNUE for two players, MCTS with a static evaluation for four.
//!
//! `board` is the rules once more as bitboards, `search` the two-player search, `nnue` its learned
//! evaluation, `multiplayer` the tree search; `levels` says what makes each level weaker.

pub(crate) mod board;
mod engine;
pub(crate) mod evaluation;
mod fence_sight;
mod insight;
mod levels;
mod multiplayer;
pub(crate) mod nnue;
mod plan;
pub(crate) mod search;
mod settled_race;

pub(crate) use engine::QuoridorEngine;
pub(crate) use insight::path_lengths;
pub(crate) use multiplayer::QuoridorRollout;
pub use nnue::{NetworkError, install_network, lacks_network};
pub use settled_race::settled_race;
