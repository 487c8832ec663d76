//! What a Palisade server and its clients say to each other, as plain data.
//!
//! The crate knows no socket, clock, file or rule: moves are record words, positions are their
//! one-line texts, seats are numbers from 1, times are milliseconds. `docs/protocol.md` tells the
//! same story in prose.
//!
//! A client opens `/api/v1/socket`, is greeted with [`ServerMessage::Welcome`], asks to
//! [`ClientMessage::Watch`] a table, gets its [`Snapshot`], and from then on an [`Update`] for
//! every thing that happens there, which [`Snapshot::apply`] folds in. What it wants to do it says
//! as an [`Action`].

mod action;
mod clock;
mod event;
mod insight;
mod lobby;
mod message;
mod person;
mod refusal;
mod snapshot;
mod table;
pub mod view;

pub use action::{Act, Action, Offer};
pub use clock::{Clock, ClockState};
pub use event::{Event, What};
pub use insight::{Exact, Insight, Line, Score, Verdict, Way};
pub use lobby::{Lobby, Pairing, Speed, Summary};
pub use message::{ClientMessage, ServerMessage};
pub use person::{Credentials, Link, NewGuest, Person};
pub use refusal::{Arg, Refusal};
pub use snapshot::{Ending, Mismatch, Phase, Played, SeatState, Snapshot, State, Turn, Update};
pub use table::{Holder, Laid, NewTable, Piece, Place, Starts, Who};

/// The version in every path: `/api/v1/…`.
pub const VERSION: u32 = 1;

/// Milliseconds since 1970 on the server's clock.
pub type Millis = u64;

/// A seat as people count it, from 1.
pub type SeatNumber = u8;
