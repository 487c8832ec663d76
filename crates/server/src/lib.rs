//! Tables that people join by a link, and no move ever lost.
//!
//! A game is its list of events. [`table::Table`] is what such a list comes to, and says what an
//! action adds to it; it knows no socket, database or clock. [`store::Store`] keeps the lists;
//! [`hub::Hub`] has a task for every table in use, which alone appends to it; [`app()`] is the whole
//! of it as a router, and [`serve()`] runs that on a socket.

pub mod assets;
pub mod brain;
pub mod config;
pub mod dice;
pub mod engines;
pub mod hub;
pub mod identity;
pub mod limits;
pub mod metrics;
pub mod store;
pub mod table;
pub mod verify;

mod pulse;
mod routes;
mod serve;
mod socket;
mod state;

pub use routes::{app, openapi};
pub use serve::{Reach, ServeError, serve};
pub use state::{App, Parts};

/// The server's clock.
pub fn now() -> api::Millis {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// Bytes nobody can foresee.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// A word of `length` letters and digits that nobody can foresee. None of them look alike, since
/// people read links aloud.
fn random_id(length: usize) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    let bytes = random::<32>();
    bytes.iter().take(length).map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}
