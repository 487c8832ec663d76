use api::{Event, Millis};
use serde::Serialize;
use sqlx::SqliteConnection;
use tokio::sync::oneshot;

use super::writer::WriteJob;
use super::{EVENT_VERSION, Store, StoreError};

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

impl Store {
    /// Appends events to games, all or nothing. When this returns `Ok`, they are on disk.
    pub async fn append(&self, appends: Vec<Append>) -> Result<(), AppendError> {
        let (reply, answer) = oneshot::channel();
        let stopped = || AppendError::Storage("the writer has stopped".to_owned());
        self.jobs.send(WriteJob::Append { appends, reply }).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }

    /// Deletes games with all their events.
    pub async fn delete_games(&self, games: Vec<String>) -> Result<(), StoreError> {
        self.write(|reply| WriteJob::DeleteGames { games, reply }).await
    }
}

/// Inserts all appends with a constant number of statements for events and rows.
pub(super) async fn insert(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<(), sqlx::Error> {
    let mut events = Vec::new();
    for append in appends {
        for (nth, event) in append.events.iter().enumerate() {
            let nonce = append.nonce.as_ref().filter(|_| nth == 0);
            events.push((
                &append.game,
                event.seq,
                event.at,
                nonce,
                EVENT_VERSION,
                json(&event.kind),
            ));
        }
    }
    sqlx::query(
        "INSERT INTO events (game, seq, at, nonce, version, body)
         SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5
         FROM json_each(?)",
    )
    .bind(json(&events))
    .execute(&mut *connection)
    .await?;

    let seating = |append: &&Append| append.people.clone().map(|who| (append.game.clone(), who));
    for (game, people) in appends.iter().filter_map(seating) {
        sqlx::query("DELETE FROM seats WHERE game = ?")
            .bind(&game)
            .execute(&mut *connection)
            .await?;
        sqlx::query("INSERT OR IGNORE INTO seats (person, game) SELECT value, ? FROM json_each(?)")
            .bind(&game)
            .bind(json(&people))
            .execute(&mut *connection)
            .await?;
    }

    let rows: Vec<_> = appends.iter().filter_map(|append| append.row.as_ref()).collect();
    if rows.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO games
           (id, seed, phase, public, pairing, clocked, at, wake, summary, creator, origin)
         SELECT value->>'id', value->>'seed', value->>'phase', value->>'public',
           value->>'pairing', value->>'clocked', value->>'at', value->>'wake', value->>'summary',
           value->>'creator', value->>'origin'
         FROM json_each(?) WHERE true
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, pairing = excluded.pairing,
           at = excluded.at, wake = excluded.wake, summary = excluded.summary",
    )
    .bind(json(&rows))
    .execute(&mut *connection)
    .await?;
    Ok(())
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("our own types always become JSON")
}
