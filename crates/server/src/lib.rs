//! The game server: tables that people join by a link, and no accepted move ever lost.
//!
//! Event sourcing: a game is its list of events. [`table::Table`] is the state that follows from
//! such a list, and [`table::TableDraft`] the events that an action adds to it; neither knows a
//! socket, a database or the time. [`store::Store`] keeps the lists. [`hub::Hub`] runs an actor for
//! every table in use, which alone appends to it. [`app()`] is the HTTP and WebSocket router, and
//! [`serve()`] runs it on a port.

pub mod assets;
pub mod bus;
pub mod computer_player;
pub mod config;
pub mod dice;
pub mod engine_pool;
pub mod hub;
pub mod identity;
pub mod limits;
mod maze_solver;
pub mod metrics;
pub mod name;
pub mod store;
pub mod table;
pub mod verify;

mod address_range;
mod background;
mod engines;
mod error;
mod farewell;
mod jobs;
mod lag;
mod moderation;
mod node;
mod reviews;
mod routes;
mod serve;
mod shared_solutions;
mod socket;
mod state;

pub use error::ServerError;
pub use jobs::work;
pub use routes::{app, openapi};
pub use serve::{ServeError, ServerUrls, serve};
pub use state::{App, Dependencies};

/// The wall clock: milliseconds since the Unix epoch.
pub fn now() -> api::Millis {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// Random bytes from the operating system, fit for secrets.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// An unguessable id of `length` letters and digits. No two of them look alike, since people read
/// links aloud.
fn random_id(length: usize) -> String {
    const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    let bytes = random::<32>();
    bytes.iter().take(length).map(|byte| ALPHABET[usize::from(byte % 32)] as char).collect()
}
