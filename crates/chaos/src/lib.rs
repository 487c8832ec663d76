//! Plays games on real parts (PostgreSQL, NATS, several nodes, proxies in between) while they are
//! killed, stopped, cut off and filled up, and checks that nobody lost anything.
//!
//! A [`ChaosRun`] starts the parts and lets people play in rooms. A [`FaultSchedule`] made from a seed
//! says what fails. Everybody writes down what they send and are shown ([`PlayerHistory`]); as soon as a
//! game is over, [`check`] holds that against the database, and at the end [`check_ratings`] the ratings, with what bans have
//! given back. `docs/chaos.md`
//! says what is checked.

mod checker;
mod deployment;
mod evidence;
mod fault;
mod history;
mod moderator;
mod network;
mod player;
pub mod reference;
mod report;
mod room;
mod run;
mod stored;
mod table_plan;

pub use checker::{TableVerdict, Violation, ViolationKind, check, check_ratings};
pub use evidence::{
    Disturbance, DisturbanceKind, RatingEvidence, RatingRows, StoredBan, StoredChange, StoredEvent,
    StoredRating, TableEvidence,
};
pub use fault::{Fault, FaultKind, FaultSchedule, Setting};
pub use history::{ClientEvent, HistoryEntry, PlayerHistory};
pub use report::ChaosReport;
pub use run::ChaosRun;
