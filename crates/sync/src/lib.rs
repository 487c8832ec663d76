//! A client's side of an online table: what is known of it, the actions that are not answered yet, and
//! when to connect, to send and to give a silent connection up.
//!
//! [`TableSync`] is a state machine without a socket and without a clock: it is told what happened and
//! when ([`SyncInput`]) and says what to do ([`SyncEffect`]). It knows no rules of any game.

mod outbox;
mod table_sync;
#[cfg(test)]
mod tests;

pub use table_sync::{ANSWER_TIMEOUT, RECONNECTS_WITHIN, SyncEffect, SyncInput, TableSync};

/// The examples of the README are run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
