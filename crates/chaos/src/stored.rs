use std::path::PathBuf;

use api::Event;
use sqlx::postgres::PgRow;
use sqlx::sqlite::{SqliteConnectOptions, SqliteRow};
use sqlx::{Connection, FromRow, PgConnection, Postgres, Sqlite, SqliteConnection};

use crate::evidence::{RatingRows, StoredChange, StoredEvent, StoredRating};

/// Reads events and ratings as they are in the database, without the server's help.
#[derive(Clone, Debug)]
pub(crate) enum EventReader {
    Sqlite(PathBuf),
    Postgres(String),
}

type EventRow = (i64, i64, Option<String>, String);

/// Number, game, seat, person, pool, games; three numbers before and after.
type ChangeRow = (i64, String, i64, String, String, i64, i64, i64, i64, i64, i64, i64);

type RatingRow = (String, String, i64, i64, i64, i64);

impl EventReader {
    /// Some games in play.
    pub(crate) async fn live_games(&self) -> Result<Vec<String>, sqlx::Error> {
        let sql = "SELECT id FROM games WHERE phase = 'live' LIMIT 20";
        Ok(self.rows::<(String,)>(sql, None).await?.into_iter().map(|(id,)| id).collect())
    }

    /// The events of a game; an error if the database cannot be read now.
    pub(crate) async fn events(&self, game: &str) -> Result<Vec<StoredEvent>, sqlx::Error> {
        let sql = "SELECT seq, at, nonce, body FROM events WHERE game = $1 ORDER BY seq";
        self.rows::<EventRow>(sql, Some(game)).await?.into_iter().map(stored).collect()
    }

    /// What became of the games at rated tables, by id.
    pub(crate) async fn rated_games(&self) -> Result<Vec<(String, String)>, sqlx::Error> {
        self.rows("SELECT game, state FROM rated_games ORDER BY game", None).await
    }

    /// The ratings, and how they came about.
    pub(crate) async fn ratings(&self) -> Result<RatingRows, sqlx::Error> {
        let changes = self.rows::<ChangeRow>(
            "SELECT number, game, seat, person, pool, games,
               rating_before, deviation_before, volatility_before,
               rating_after, deviation_after, volatility_after
             FROM rating_changes ORDER BY number",
            None,
        );
        let change = |row: ChangeRow| StoredChange {
            number: row.0,
            game: row.1,
            seat: row.2,
            person: row.3,
            pool: row.4,
            games: row.5,
            before: [row.6, row.7, row.8],
            after: [row.9, row.10, row.11],
        };
        let changes = changes.await?.into_iter().map(change).collect();
        let ratings = self.rows::<RatingRow>(
            "SELECT person, pool, games, rating, deviation, volatility FROM ratings
             ORDER BY person, pool",
            None,
        );
        let rating = |(person, pool, games, rating, deviation, volatility): RatingRow| {
            StoredRating { person, pool, value: [rating, deviation, volatility], games }
        };
        let ratings = ratings.await?.into_iter().map(rating).collect();
        Ok(RatingRows { changes, ratings })
    }

    /// What a query finds, over a connection of its own.
    async fn rows<T>(&self, sql: &'static str, bound: Option<&str>) -> Result<Vec<T>, sqlx::Error>
    where
        T: Send + Unpin + for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow>,
    {
        match self {
            EventReader::Sqlite(path) => {
                let options = SqliteConnectOptions::new().filename(path);
                let mut connection = SqliteConnection::connect_with(&options).await?;
                let mut query = sqlx::query_as::<Sqlite, T>(sql);
                if let Some(bound) = bound {
                    query = query.bind(bound.to_owned());
                }
                let rows = query.fetch_all(&mut connection).await?;
                connection.close().await?;
                Ok(rows)
            }
            EventReader::Postgres(url) => {
                let mut connection = PgConnection::connect(url).await?;
                let mut query = sqlx::query_as::<Postgres, T>(sql);
                if let Some(bound) = bound {
                    query = query.bind(bound.to_owned());
                }
                let rows = query.fetch_all(&mut connection).await?;
                connection.close().await?;
                Ok(rows)
            }
        }
    }
}

fn stored((seq, at, nonce, body): EventRow) -> Result<StoredEvent, sqlx::Error> {
    let invalid =
        |why: &dyn std::fmt::Display| sqlx::Error::Protocol(format!("event {seq}: {why}"));
    let kind = serde_json::from_str(&body).map_err(|error| invalid(&error))?;
    let seq = u32::try_from(seq).map_err(|error| invalid(&error))?;
    let at = u64::try_from(at).map_err(|error| invalid(&error))?;
    Ok(StoredEvent { event: Event { seq, at, kind }, nonce })
}
