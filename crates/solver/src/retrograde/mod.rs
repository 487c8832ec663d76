//! Retrograde analysis: from the decided positions backwards to all others, layer by layer.
//!
//! A layer (pellet set, lives, ghost subset) is solved for each winner as a least fixpoint: one
//! sweep over all rows for each turn of PAC-MAN, in which `ghost_phase` finds the predecessors by
//! the ghosts' moves and `pac_turn` those by PAC-MAN's. `solver` goes through the layers in solve
//! order and carries values between them over eaten pellets (`solver::pellet_transitions`).

mod boost;
mod ghost_moves;
mod ghost_phase;
mod layer;
mod pac_turn;
mod request;
mod row_distances;
#[cfg(feature = "native")]
mod solve_to_file;
mod solver;
mod sweep;

pub use request::{SolveProgress, SolveRequest};
