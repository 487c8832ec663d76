//! Classic Quoridor: alpha-beta with NNUE for two players, MCTS with a static evaluation for four.
//!
//! `board` is the rules once more as bitboards, `search` the two-player search, `nnue` its learned
//! evaluation, `multiplayer` the tree search; `levels` says what makes each level weaker.

pub(crate) mod board;
mod engine;
pub(crate) mod evaluation;
mod insight;
mod levels;
mod multiplayer;
// The page a browser loads has no room for the weights.
#[cfg(not(target_family = "wasm"))]
pub(crate) mod nnue;
mod search;

pub(crate) use engine::QuoridorEngine;
pub(crate) use multiplayer::QuoridorRollout;
