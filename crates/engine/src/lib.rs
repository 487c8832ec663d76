//! Computer players: search and evaluation for every game, levels meant for people, analysis to
//! show, and the UGI protocol.
//!
//! A [`Player`] searches any [`AnyPosition`](rules::AnyPosition) within [`Limits`]. Its clock and
//! its stop flag come from outside ([`SearchControl`]), so that it runs in a browser as it does in
//! a terminal. What it finds is an [`Insight`]: words of the notation and numbers, never a
//! sentence.
//!
//! Each game has an engine of its own: `quoridor` (alpha-beta with NNUE for two players, MCTS for
//! four), `pacman` (alpha-beta, or a tablebase), `mspacman` (expectimax).

mod baseline;
mod bench;
mod board_self_play;
mod bound;
mod clock;
mod control;
mod human;
mod insertion_sort;
mod level;
mod limits;
mod maze_self_play;
pub mod mcts;
#[cfg_attr(target_family = "wasm", allow(unreachable_pub, reason = "the trainer is native only"))]
mod mspacman;
mod oracle;
mod pacman;
mod player;
mod quoridor;
mod report;
mod review;
mod settings;
mod time;
#[cfg(not(target_family = "wasm"))]
pub mod training;
#[cfg(not(target_family = "wasm"))]
pub mod ugi;
mod win_curve;

pub use baseline::baseline_move;
pub use bench::{BenchPosition, BenchSignature};
pub use board_self_play::BoardSelfPlay;
pub use clock::Clock;

#[cfg(not(target_family = "wasm"))]
pub use clock::Stopwatch;
pub use control::SearchControl;
pub use game::{Exact, Insight, Line, RollValue, Score, SearchEffort, ShortestPath, Verdict};
pub use level::Level;
pub use limits::{Limits, PlayerClocks};
pub use maze_self_play::MazeSelfPlay;
pub use oracle::Oracle;
pub use pacman::pacman_score;
pub use player::Player;
pub use quoridor::{NetworkError, install_network, lacks_network, settled_race};
pub use report::SearchReport;
pub use review::{
    ChaseReason, GameReview, Grade, Moment, MomentKind, MoveReview, PlayerReview, PositionReview,
    format_millis, move_accuracy, review_entries, review_game, review_instead, review_limits,
    review_position, review_settings,
};
pub use settings::Settings;

/// The examples of the README are run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
