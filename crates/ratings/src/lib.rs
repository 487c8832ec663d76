//! Ratings of people, as pure functions: which games are rated and in which [`RatingPool`], how a result
//! changes a [`SkillRating`] (Glicko-2 between two people, Weng–Lin between more), what a game would change
//! ([`SkillStake`]), refunds after a ban, leaderboards and percentiles, whom pairing brings together, and
//! where the computer's levels stand on the same scale.
//!
//! Nothing here knows a clock, a database or a network: whoever calls says what time it is.

mod early_leave;
mod eligibility;
mod first_player;
mod first_player_terms;
mod leaderboard;
mod level_match;
mod level_scale;
mod pairing;
mod pool;
mod refund;
mod results;
mod role_scale;
mod skill;
mod stake;
mod update;

pub use early_leave::EarlyLeaves;
pub use eligibility::{PlayedGame, PlayerKind, UnratedReason};
pub use first_player::{FirstPlayerGame, FirstPlayerTerm};
pub use first_player_terms::FirstPlayerTerms;
pub use leaderboard::{LeaderboardEntry, SkillDistribution};
pub use level_match::{LevelMatch, LevelRating};
pub use level_scale::{LevelScale, LevelScaleError};
pub use pairing::{PairedPeople, PairingRules, RatedSeek};
pub use pool::RatingPool;
pub use refund::{RatingRefund, SkillChange};
pub use results::{PlayedResults, ResultCounts};
pub use skill::SkillRating;
pub use stake::SkillStake;
pub use update::{RatedSeat, glicko2_period, rate, weng_lin_teams};
