//! Engine matches: contestants play the same random openings from every seat, and results come
//! with error bars and a sequential test (SPRT) that stops a match as soon as it is decided.
//!
//! A [`Contestant`] is a built-in level, the rollout MCTS baseline, or any UGI program. A [`Match`]
//! plays its games in parallel; a contestant that crashes, hangs, runs out of time or plays an
//! illegal move loses that game with the reason, and the match goes on. Every finished game can be saved as a record,
//! and an interrupted match continues from the games it finds.

mod contestant;
mod fault;
mod r#match;
mod match_player;
mod opening;
mod pairing;
mod protocol_log;
mod role;
mod sprt;
mod statistics;
mod tally;
mod time_control;
mod ugi_program;

pub use contestant::Contestant;
pub use fault::{ContestantFault, FaultReport};
pub use r#match::{FinishedGame, Match, MatchProgress, StartPosition};
pub use match_player::{MatchMoveRequest, MatchPlayer};
pub use pairing::PairingSchedule;
pub use protocol_log::ProtocolLog;
pub use role::{MeanEstimate, RoleStats};
pub use sprt::{Sprt, SprtDecision};
pub use statistics::{Elo, GroupScore, ScoreShare};
pub use tally::{Overruns, Tally};
pub use time_control::MatchClock;
pub use ugi_program::UgiProgram;
