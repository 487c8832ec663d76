//! The game for four: Monte Carlo tree search in which every seat maximises its own chance.
//!
//! [`QuoridorRollout`] serves the baseline for two players as well.

mod candidates;
mod evaluated;
mod judgement;
mod race;
mod rollout;
mod search;

pub(super) use race::SettledRace;
pub(crate) use rollout::QuoridorRollout;
pub(super) use search::search;
