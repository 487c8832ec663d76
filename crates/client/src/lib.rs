//! A client library for Palisade servers.
//!
//! An [`ApiClient`] makes HTTP requests as one person, over connections that it keeps, and waits for none of them for
//! ever; a [`Socket`] is one WebSocket connection; a
//! [`TableClient`] follows one table, reconnects by itself, and retries unanswered actions under the
//! same nonce, so that nothing is done twice.

mod address;
mod api_client;
mod connector;
mod error;
mod socket;
mod table_client;

pub use api_client::ApiClient;
pub use connector::Deadlines;
pub use error::ClientError;
pub use socket::Socket;
pub use table_client::TableClient;

/// A random nonce, the idempotency key of an action.
pub fn nonce() -> String {
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    api::hex::encode(&bytes)
}

/// The examples of the README are run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
