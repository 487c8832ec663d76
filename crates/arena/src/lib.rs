//! Engine matches: contestants play the same random openings from every seat, and results come
//! with error bars and a sequential test (SPRT) that stops a match as soon as it is decided.
//!
//! A [`Contestant`] is a built-in level, the rollout MCTS baseline, or any UGI program. A [`Match`]
//! plays its games in parallel; a contestant that crashes, hangs or plays an illegal move loses
//! that game with the reason, and the match goes on. Every finished game can be saved as a record,
//! and an interrupted match continues from the games it finds.

mod contestant;
mod fault;
mod r#match;
mod opening;
mod pairing;
mod role;
mod sprt;
mod statistics;
mod tally;
mod ugi_program;

pub use contestant::{Contestant, MatchPlayer};
pub use fault::ContestantFault;
pub use r#match::{FinishedGame, Match, MatchProgress, StartPosition};
pub use pairing::PairingSchedule;
pub use role::{MeanEstimate, RoleStats};
pub use sprt::{Sprt, SprtDecision};
pub use statistics::{Elo, ScoreShare};
pub use tally::Tally;
pub use ugi_program::UgiProgram;
