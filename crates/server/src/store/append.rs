use api::{Event, Millis};
use serde::Serialize;

/// Events to append to one game, with what changes in the tables derived from them.
#[derive(Clone, Debug)]
pub struct Append {
    /// The game's id.
    pub game: String,
    /// Consecutive events; the first has the number after the game's last event.
    pub events: Vec<Event>,
    /// The idempotency key, stored with the first event.
    pub nonce: Option<String>,
    /// The game's new row for lists, if that changed.
    pub row: Option<GameRow>,
    /// The ids of the people seated, if that changed.
    pub people: Option<Vec<String>>,
}

/// A row of the `games` table: what lists need without replaying the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameRow {
    /// The game's id.
    pub id: String,
    /// The seed of its dice, in hexadecimal.
    pub seed: String,
    /// `waiting`, `live`, `paused` or `over`.
    pub phase: api::TablePhase,
    /// Whether the lobby shows it.
    pub public: bool,
    /// The pairing queue it waits in.
    pub pairing: Option<String>,
    /// Whether it is played with a clock.
    pub clocked: bool,
    /// The time of its last event.
    pub at: Millis,
    /// When its actor has to run without a request: a clock runs out, a computer player is to move.
    pub wake: Option<Millis>,
    /// [`api::TableSummary`] as JSON.
    pub summary: String,
    /// The id of the person who made it.
    pub creator: String,
    /// A hash of the address it was made from; known only when it is made.
    pub origin: Option<String>,
}

/// Why nothing was appended.
#[derive(Debug)]
pub enum AppendError {
    /// The game has an event with that number or that nonce already.
    Conflict,
    /// The database could not write.
    Storage(String),
}

impl std::fmt::Display for AppendError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            AppendError::Conflict => f.write_str("somebody else was first"),
            AppendError::Storage(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for AppendError {}

impl Append {
    /// Says where a new game was made.
    pub fn set_origin(&mut self, origin: String) {
        if let Some(row) = &mut self.row {
            row.origin = Some(origin);
        }
    }

    /// How long its events are, about.
    pub(super) fn bytes(&self) -> usize {
        json(&self.events).len()
    }
}

pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("our own types always become JSON")
}
