//! The two-player search: iterative deepening, principal variation search and a transposition table
//! that all threads share (lazy SMP).

mod alpha_beta;
#[cfg(not(target_family = "wasm"))]
mod census;
mod eval_cache;
mod history;
mod movepick;
mod node_counter;
#[cfg_attr(target_family = "wasm", allow(dead_code, reason = "nobody watches in a browser"))]
mod observer;
#[cfg_attr(
    target_family = "wasm",
    allow(dead_code, unreachable_pub, reason = "the trainer is native only")
)]
mod parameters;
mod pruning;
mod pv;
mod race;
mod repetition;
mod score;
mod thread_memory;
mod tt;
mod two_player;

#[cfg(not(target_family = "wasm"))]
pub use census::{CENSUS_DEPTHS, CUTOFF_RANKS, DepthCensus, SearchCensus};
#[cfg(not(target_family = "wasm"))]
pub use parameters::{ParameterSpec, SearchParameters};
#[cfg(not(target_family = "wasm"))]
pub(crate) use pruning::{INSTALLED, Pruning};
pub(crate) use race::settled_race;
pub(crate) use two_player::TwoPlayerSearch;
