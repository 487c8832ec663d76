//! How a machine plays: search and evaluation for every game, levels meant for people, insight to
//! show, and the UGI protocol.
//!
//! A [`Player`] thinks about any [`AnyPosition`](rules::AnyPosition) within [`Limits`]. It is
//! handed its clock and asked-for stops by [`Control`], so that it runs in a browser as it does in
//! a terminal. What it sees is an [`Insight`]: words of the notation and numbers, never a sentence.

mod baseline;
mod bench;
mod clock;
mod insight;
mod level;
mod limits;
pub mod mcts;
mod mspacman;
mod oracle;
mod pacman;
mod plain;
mod player;
mod quoridor;
mod random;
mod review;
mod settings;
mod thought;
#[cfg(not(target_family = "wasm"))]
pub mod ugi;
mod watch;

pub use baseline::baseline;
pub use bench::{Bench, Signature};
pub use clock::Clock;
#[cfg(not(target_family = "wasm"))]
pub use clock::Stopwatch;
pub use insight::{Effort, Exact, Insight, Line, Score, Verdict, Way};
pub use level::Level;
pub use limits::{Clocks, Limits};
pub use oracle::Oracle;
pub use player::Player;
pub use random::Random;
pub use review::{Grade, Judgement, review};
pub use settings::Settings;
pub use thought::Thought;
pub use watch::Control;
