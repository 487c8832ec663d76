//! Engine matches: contestants play the same random openings from every seat, and results come
//! with error bars and a sequential test (SPRT) that stops a match as soon as it is decided.
//!
//! A [`Contestant`] is a built-in level, the rollout MCTS baseline, or a program that speaks an
//! [`EngineProtocol`]; an [`EngineConfig`] is one with a name, options and limits of its own. A [`Match`], be it
//! of two or a tournament, plays its games in parallel; a contestant that crashes, hangs, runs out of time or
//! plays an illegal move loses that game with the reason, and the match goes on. Every finished game can be
//! saved as a record, and an interrupted match continues from the games it finds.

mod adjudication;
mod contestant;
mod crash_cause;
mod engine_config;
mod engine_protocol;
mod fault;
mod foreign_program;
mod http_program;
mod r#match;
mod match_error;
mod match_player;
mod match_turn;
mod opening;
mod pairing;
mod program_process;
mod protocol_log;
mod record_notes;
mod role;
mod sprt;
mod statistics;
mod tally;
mod time_control;
mod ugi_program;

pub use adjudication::{Adjudication, AdjudicationRules, DrawRule, ResignRule};
pub use contestant::Contestant;
pub use crash_cause::CrashCause;
pub use engine_config::EngineConfig;
pub use engine_protocol::EngineProtocol;
pub use fault::{ContestantFault, FaultReport};
pub use r#match::{FinishedGame, Match, MatchProgress};
pub use match_error::MatchError;
pub use match_player::{MatchMoveRequest, MatchPlayer, MoveEvaluation, PlayerMove};
pub use opening::StartPosition;
pub use pairing::{PairingSchedule, TournamentFormat};
pub use protocol_log::{ProgramId, ProtocolLog};
pub use role::{MeanEstimate, RoleStats};
pub use sprt::{Sprt, SprtDecision};
pub use statistics::{Elo, GroupScore, ScoreShare, Standing};
pub use tally::{Overruns, Tally};
pub use time_control::{MatchClock, ThinkingLimits};
pub use ugi_program::UgiProgram;
