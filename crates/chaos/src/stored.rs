use std::path::PathBuf;

use api::Event;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, PgConnection, SqliteConnection};

use crate::evidence::StoredEvent;

/// Reads events as they are in the database, without the server's help.
#[derive(Clone, Debug)]
pub(crate) enum EventReader {
    Sqlite(PathBuf),
    Postgres(String),
}

type Row = (i64, i64, Option<String>, String);

const EVENTS_OF_GAME: &str = "SELECT seq, at, nonce, body FROM events WHERE game = $1 ORDER BY seq";

impl EventReader {
    /// Some games in play.
    pub(crate) async fn live_games(&self) -> Result<Vec<String>, sqlx::Error> {
        const LIVE_GAMES: &str = "SELECT id FROM games WHERE phase = 'live' LIMIT 20";
        match self {
            EventReader::Sqlite(path) => {
                let options = SqliteConnectOptions::new().filename(path);
                let mut connection = SqliteConnection::connect_with(&options).await?;
                let games = sqlx::query_scalar(LIVE_GAMES).fetch_all(&mut connection).await?;
                connection.close().await?;
                Ok(games)
            }
            EventReader::Postgres(url) => {
                let mut connection = PgConnection::connect(url).await?;
                let games = sqlx::query_scalar(LIVE_GAMES).fetch_all(&mut connection).await?;
                connection.close().await?;
                Ok(games)
            }
        }
    }

    /// The events of a game; an error if the database cannot be read now.
    pub(crate) async fn events(&self, game: &str) -> Result<Vec<StoredEvent>, sqlx::Error> {
        let query = sqlx::query_as::<_, Row>(EVENTS_OF_GAME).bind(game.to_owned());
        let rows = match self {
            EventReader::Sqlite(path) => {
                let options = SqliteConnectOptions::new().filename(path);
                let mut connection = SqliteConnection::connect_with(&options).await?;
                let rows = sqlx::query_as::<_, Row>(EVENTS_OF_GAME).bind(game);
                let rows = rows.fetch_all(&mut connection).await?;
                connection.close().await?;
                rows
            }
            EventReader::Postgres(url) => {
                let mut connection = PgConnection::connect(url).await?;
                let rows = query.fetch_all(&mut connection).await?;
                connection.close().await?;
                rows
            }
        };
        rows.into_iter().map(stored).collect()
    }
}

fn stored((seq, at, nonce, body): Row) -> Result<StoredEvent, sqlx::Error> {
    let invalid =
        |why: &dyn std::fmt::Display| sqlx::Error::Protocol(format!("event {seq}: {why}"));
    let kind = serde_json::from_str(&body).map_err(|error| invalid(&error))?;
    let seq = u32::try_from(seq).map_err(|error| invalid(&error))?;
    let at = u64::try_from(at).map_err(|error| invalid(&error))?;
    Ok(StoredEvent { event: Event { seq, at, kind }, nonce })
}
