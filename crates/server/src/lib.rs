//! The game server: tables that people join by a link, and no accepted move ever lost.
//!
//! Event sourcing: a game is its list of events, which a [`store::Store`] keeps and a [`table::Table`]
//! makes a state of. [`hub::Hub`] runs an actor for every table in use, through which everything goes
//! that people and computer players do there. [`app()`] is the HTTP and WebSocket router, and [`serve()`]
//! runs it on a port.

pub mod assets;
pub mod computer_player;
pub mod config;
pub mod engine_pool;
pub mod hub;
pub mod identity;
pub mod limits;
mod maze_solver;
pub mod metrics;

mod accounts;
mod activity;
mod address_range;
mod background;
mod challenges;
mod credentials;
mod engines;
mod erase_person;
mod error;
mod extract;
mod fair_play;
mod gallery;
mod insight;
mod jobs;
mod lag;
mod mail;
mod mail_settings;
mod moderation;
mod name_guard;
mod node;
mod notice;
mod notifier;
mod notify;
mod online;
mod outage_credits;
mod outages;
mod pool_cache;
mod push_client;
mod puzzle_solving;
mod ratings;
mod readiness;
mod refusal_log;
mod reviews;
mod routes;
mod safety;
mod serve;
mod shared_limits;
mod shared_solutions;
mod socket;
mod state;
mod table_ratings;
mod worker;
mod write_timeout;

pub use error::ServerError;
pub use routes::{app, openapi};
pub use serve::{ServeError, ServerUrls, serve};
pub use state::{App, Dependencies};
pub use worker::work;
