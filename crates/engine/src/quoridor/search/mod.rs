//! The two-player search: iterative deepening, principal variation search and a transposition table
//! that all threads share (lazy SMP).

mod alpha_beta;
mod history;
mod movepick;
mod node_counter;
mod pruning;
mod pv;
mod race;
mod repetition;
mod score;
mod thread_memory;
mod tt;
mod two_player;

pub(super) use two_player::TwoPlayerSearch;
