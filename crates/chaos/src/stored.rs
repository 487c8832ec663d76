use std::path::PathBuf;
use std::time::{Duration, Instant};

use api::Event;
use sqlx::postgres::PgRow;
use sqlx::sqlite::{SqliteConnectOptions, SqliteRow};
use sqlx::{Connection, FromRow, PgConnection, Postgres, Sqlite, SqliteConnection};

use crate::evidence::{RatingRows, StoredBan, StoredChange, StoredEvent, StoredRating};
use crate::player::MAX_STANDSTILL;

/// Reads events and ratings as they are in the database, without the server's help.
#[derive(Clone, Debug)]
pub(crate) enum EventReader {
    Sqlite(PathBuf),
    Postgres(String),
}

/// How often the database is asked for what is waited for.
const POLL: Duration = Duration::from_millis(200);

type EventRow = (i64, i64, Option<String>, String);

/// Number, kind, game, seat, person, pool, time, games; three numbers before and after.
type ChangeRow = (i64, String, String, i64, String, String, i64, i64, i64, i64, i64, i64, i64, i64);

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

    /// Who won a game that has changed ratings, the first of them by seat.
    pub(crate) async fn winner(&self, game: &str) -> Option<String> {
        let sql = "SELECT person FROM rating_changes
             WHERE game = $1 AND kind = 'game' AND result = '1' ORDER BY seat LIMIT 1";
        loop {
            match self.rows::<(String,)>(sql, Some(game)).await {
                Ok(mut rows) => break rows.pop().map(|(person,)| person),
                // It may just be what fails now.
                Err(_) => tokio::time::sleep(POLL).await,
            }
        }
    }

    /// Waits until all these games at rated tables are decided, as long as that may take when nothing fails; returns
    /// whether they are.
    pub(crate) async fn wait_until_rated(&self, games: &[String]) -> bool {
        wait_until(|| async move {
            let states = self.rated_games().await.unwrap_or_default();
            let is_decided =
                |game: &String| states.iter().any(|(id, state)| id == game && state != "open");
            games.iter().all(is_decided)
        })
        .await
    }

    /// Waits until no points are to be given back any more, as long as that may take when nothing fails; returns whether
    /// that is so.
    pub(crate) async fn wait_until_refunded(&self) -> bool {
        wait_until(|| async move { self.refunds_due().await.is_ok_and(|due| due.is_empty()) }).await
    }

    /// The bans for cheating that stand in full: in force, told, and in the audit log.
    pub(crate) async fn bans(&self) -> Result<Vec<StoredBan>, sqlx::Error> {
        let rows = self.rows::<(String, String, i64)>(
            "SELECT told.id, told.person, told.at FROM told
             JOIN sanctions ON sanctions.id = told.id AND sanctions.subject = told.person
             WHERE told.kind = 'ban' AND told.reason = 'cheating' AND EXISTS (
               SELECT 1 FROM audit
               WHERE act = 'ban' AND audit.subject = told.person AND audit.at = told.at)
             ORDER BY told.at, told.id",
            None,
        );
        let ban = |(id, person, at)| StoredBan { id, person, at };
        Ok(rows.await?.into_iter().map(ban).collect())
    }

    /// The ids of the bans after which points are still to be given back.
    pub(crate) async fn refunds_due(&self) -> Result<Vec<String>, sqlx::Error> {
        let rows = self.rows::<(String,)>("SELECT ban FROM refunds_due ORDER BY ban", None);
        Ok(rows.await?.into_iter().map(|(ban,)| ban).collect())
    }

    /// The ratings, and how they came about.
    pub(crate) async fn ratings(&self) -> Result<RatingRows, sqlx::Error> {
        let changes = self.rows::<ChangeRow>(
            "SELECT number, kind, game, seat, person, pool, at, games,
               rating_before, deviation_before, volatility_before,
               rating_after, deviation_after, volatility_after
             FROM rating_changes ORDER BY number",
            None,
        );
        let change = |row: ChangeRow| StoredChange {
            number: row.0,
            is_refund: row.1 == "refund",
            game: row.2,
            seat: row.3,
            person: row.4,
            pool: row.5,
            at: row.6,
            games: row.7,
            before: [row.8, row.9, row.10],
            after: [row.11, row.12, row.13],
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

async fn wait_until<F: Future<Output = bool>>(is_so: impl Fn() -> F) -> bool {
    let asked = Instant::now();
    while asked.elapsed() < MAX_STANDSTILL {
        if is_so().await {
            return true;
        }
        tokio::time::sleep(POLL).await;
    }
    false
}

fn stored((seq, at, nonce, body): EventRow) -> Result<StoredEvent, sqlx::Error> {
    let invalid =
        |why: &dyn std::fmt::Display| sqlx::Error::Protocol(format!("event {seq}: {why}"));
    let kind = serde_json::from_str(&body).map_err(|error| invalid(&error))?;
    let seq = u32::try_from(seq).map_err(|error| invalid(&error))?;
    let at = u64::try_from(at).map_err(|error| invalid(&error))?;
    Ok(StoredEvent { event: Event { seq, at, kind }, nonce })
}
