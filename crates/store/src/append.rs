use api::{Event, Millis};
use dice::Seed;
use serde::Serialize;
use table::{Table, TableDraft};

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
    /// Whether it is to be known from now on as a game at a rated table.
    pub rated: bool,
    /// The maze in which the game begins with these events, if it is one of the PAC-MAN variant.
    pub maze_begun: Option<String>,
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
    /// The events of a draft, under that nonce, and what lists keep of the table after them.
    pub fn of_draft(
        draft: &TableDraft,
        seed: &Seed,
        nonce: Option<String>,
        lag_allowance: u32,
    ) -> Append {
        let table = draft.table();
        Append {
            game: table.id().to_owned(),
            events: draft.events().to_vec(),
            nonce,
            row: Some(GameRow::of(table, seed, lag_allowance)),
            people: draft.changes_seating().then(|| people(table)),
            rated: table.is_rated() && draft.events().first().is_some_and(|event| event.seq == 1),
            maze_begun: draft.maze_begun(),
        }
    }

    /// What lists keep of a table, to be written once more without any event.
    pub fn of_listing(table: &Table, seed: &Seed, lag_allowance: u32) -> Append {
        Append {
            game: table.id().to_owned(),
            events: Vec::new(),
            nonce: None,
            row: Some(GameRow::of(table, seed, lag_allowance)),
            people: Some(people(table)),
            rated: table.is_rated(),
            maze_begun: None,
        }
    }

    /// Says where a new game was made.
    pub fn set_origin(&mut self, origin: String) {
        if let Some(row) = &mut self.row {
            row.origin = Some(origin);
        }
    }

    /// How long its events are, about.
    pub(crate) fn bytes(&self) -> usize {
        json(&self.events).len()
    }
}

impl GameRow {
    fn of(table: &Table, seed: &Seed, lag_allowance: u32) -> GameRow {
        GameRow {
            id: table.id().to_owned(),
            seed: seed.hex(),
            phase: table.phase(),
            public: table.spec().public,
            pairing: table.pairing_queue().map(str::to_owned),
            clocked: table.spec().time_control != api::TimeControl::None,
            at: table.at(),
            wake: table.wake_time(lag_allowance),
            summary: json(&table.summary()),
            creator: table.creator().id.clone(),
            origin: None,
        }
    }
}

/// The ids of the people at a table.
fn people(table: &Table) -> Vec<String> {
    table.person_ids().into_iter().map(str::to_owned).collect()
}

pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("our own types always become JSON")
}
