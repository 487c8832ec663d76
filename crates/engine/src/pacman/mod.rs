//! The PAC-MAN variant as a game of two sides: PAC-MAN against the ghosts, whoever plays them.
//! Alpha-beta over single moves, so that each ghost sees what those before it have done. Where a maze
//! is solved, the highest level plays from the tablebase.

mod alpha_beta;
mod engine;
mod evaluation;
mod insight;
mod levels;
mod plan;
mod root;
mod root_move;
mod score;
mod tablebase;
mod tries;
mod tt;

pub(crate) use engine::PacmanEngine;
#[cfg(not(target_family = "wasm"))]
pub(crate) use engine::lives_count;
pub use score::pacman_score;
