use api::{Event, Millis};
use serde::Serialize;
use sqlx::SqliteConnection;
use tokio::sync::oneshot;

use super::writer::Job;
use super::{EVENT_VERSION, Store, StoreError};

/// Events to add to one game, with what lists should say of it from then on.
#[derive(Clone, Debug)]
pub struct Append {
    /// The game.
    pub game: String,
    /// In order, without gaps; the first number is the one asked for.
    pub events: Vec<Event>,
    /// What makes the first of them safe to ask for twice.
    pub nonce: Option<String>,
    /// What lists say, where that changed.
    pub row: Option<GameRow>,
    /// Who is seated, where that changed.
    pub people: Option<Vec<String>>,
}

/// What can be said of a game without replaying it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameRow {
    /// The game.
    pub id: String,
    /// The seed of its dice.
    pub seed: String,
    /// `waiting`, `live`, `paused` or `over`.
    pub phase: api::Phase,
    /// Whether the lobby shows it.
    pub public: bool,
    /// The queue it waits in for anyone.
    pub pairing: Option<String>,
    /// Whether time counts.
    pub clocked: bool,
    /// When something last happened.
    pub at: Millis,
    /// When it needs attention though nobody asks: a clock runs out, a machine is to move.
    pub wake: Option<Millis>,
    /// [`api::Summary`] as JSON.
    pub summary: String,
}

/// Why nothing was appended.
#[derive(Debug)]
pub enum AppendError {
    /// Another event has that number, or another nonce.
    Taken,
    /// The database could not write.
    Storage(String),
}

impl Store {
    /// Adds events to games, all or nothing. When this returns, they are on disk.
    pub async fn append(&self, appends: Vec<Append>) -> Result<(), AppendError> {
        let (reply, answer) = oneshot::channel();
        let gone = || AppendError::Storage("the writer has stopped".to_owned());
        self.jobs.send(Job::Append { appends, reply }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    /// Forgets games altogether.
    pub async fn forget(&self, games: Vec<String>) -> Result<(), StoreError> {
        self.write(|reply| Job::Forget { games, reply }).await
    }
}

/// Writes all appends with few statements, however many they are.
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
                json(&event.what),
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

    let seated = |append: &&Append| append.people.clone().map(|who| (append.game.clone(), who));
    for (game, people) in appends.iter().filter_map(seated) {
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
        "INSERT INTO games (id, seed, phase, public, pairing, clocked, at, wake, summary)
         SELECT value->>'id', value->>'seed', value->>'phase', value->>'public',
           value->>'pairing', value->>'clocked', value->>'at', value->>'wake', value->>'summary'
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
