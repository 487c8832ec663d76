use std::time::Duration;

use api::Event;

use crate::fault::FaultKind;
use crate::history::PlayerHistory;

/// What is known of one table: what its players saw, and what the database holds.
#[derive(Clone, Debug, Default)]
pub struct TableEvidence {
    /// The table's id, as its creation was acknowledged.
    pub table: String,
    /// What everybody there saw, spectators included.
    pub histories: Vec<PlayerHistory>,
    /// The rows of the database, by number.
    pub stored: Vec<StoredEvent>,
    /// Whether everybody saw the end of the game.
    pub finished: bool,
}

/// A row of the database's events.
#[derive(Clone, Debug)]
pub struct StoredEvent {
    /// The event.
    pub event: Event,
    /// The id of the person who asked for it and their nonce, with a blank in between; with the first
    /// event of an action.
    pub nonce: Option<String>,
}

/// Something that may have kept players from moving, and when, since the run began.
#[derive(Clone, Debug)]
pub struct Disturbance {
    /// What it was.
    pub kind: DisturbanceKind,
    /// When it began.
    pub from: Duration,
    /// When all was well again; `None` while it is not.
    pub to: Option<Duration>,
}

/// What a [`Disturbance`] was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisturbanceKind {
    /// A fault, and the number of the node that it concerned.
    Fault(FaultKind, usize),
    /// The clients themselves had no processor.
    ClientsStalled,
}
