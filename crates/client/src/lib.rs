//! Plays at the tables of a Palisade server.
//!
//! A [`Site`] is a server and who one is there; a [`Socket`] is one connection to it; a
//! [`Follower`] sits at one table, comes back by itself when the server or the network went away,
//! and sends what is not answered again, under the same nonce, so that nothing is done twice.

mod address;
mod error;
mod follower;
mod site;
mod socket;

pub use error::ClientError;
pub use follower::Follower;
pub use site::Site;
pub use socket::Socket;

/// A nonce nobody else will think of.
pub fn nonce() -> String {
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
