//! PostgreSQL: any number of servers on one database. The key of `events` decides which of two came
//! first; nothing else does.

mod append;
mod migrate;
mod writer;

use std::sync::Arc;
use std::time::Duration;

use api::Person;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use tokio::sync::{mpsc, oneshot};

use super::queries::prelude::*;
use super::{Append, AppendError, Database, EVENT_VERSION, WriteHealth};
use writer::WriteJob;

/// The connections of one node besides its writer's.
const CONNECTIONS: u32 = 8;

/// How long a request waits for a connection, and a statement for its answer.
const TIMEOUT: Duration = Duration::from_secs(5);

/// A PostgreSQL database.
#[derive(Debug)]
pub(super) struct PostgresDatabase {
    read: PgPool,
    jobs: mpsc::Sender<WriteJob>,
}

impl PostgresDatabase {
    /// Connects to a database, and creates or migrates its tables.
    pub(super) async fn open(
        options: PgConnectOptions,
        health: Arc<WriteHealth>,
    ) -> Result<PostgresDatabase, StoreError> {
        let options = session(options);
        migrate::check_and_migrate(&options).await?;
        let read = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(TIMEOUT)
            .connect_with(options.clone())
            .await?;
        let jobs = writer::start(options, health);
        Ok(PostgresDatabase { read, jobs })
    }
}

/// What holds for every session of ours: nobody waits for ever, and what is committed is on disk,
/// whatever the database is set to.
fn session(options: PgConnectOptions) -> PgConnectOptions {
    let millis = TIMEOUT.as_millis().to_string();
    options.application_name("palisade").options([
        ("synchronous_commit", "on"),
        ("statement_timeout", &millis),
        ("idle_in_transaction_session_timeout", &millis),
    ])
}

implement_queries!(PostgresDatabase);

#[async_trait]
impl Database for PostgresDatabase {
    async fn append(&self, appends: Vec<Append>) -> Result<(), AppendError> {
        let (reply, answer) = oneshot::channel();
        let stopped = || AppendError::Storage("the writer has stopped".to_owned());
        self.jobs.send(WriteJob::Append { appends, reply }).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }

    async fn delete_games(&self, games: Vec<String>) -> Result<(), StoreError> {
        let mut transaction = self.read.begin().await?;
        for sql in [
            "DELETE FROM events WHERE game = ANY($1)",
            "DELETE FROM seats WHERE game = ANY($1)",
            "DELETE FROM games WHERE id = ANY($1)",
        ] {
            sqlx::query(sql).bind(&games).execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn waiting_in_queue(
        &self,
        queue: &str,
        recent: Millis,
        attended: &[String],
    ) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM games WHERE phase = 'waiting' AND pairing = $1
             AND (at > $2 OR id = ANY($3)) ORDER BY at LIMIT $4",
        );
        let ids = ids.bind(queue).bind(sql_time(recent)).bind(attended).bind(MAX_ROWS);
        Ok(ids.fetch_all(&self.read).await?)
    }

    async fn aborted_before(&self, before: Millis) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM games WHERE phase = 'over' AND at < $1
             AND summary::json->'ending'->>'cause' = 'aborted' LIMIT $2",
        );
        Ok(ids.bind(sql_time(before)).bind(MAX_ROWS).fetch_all(&self.read).await?)
    }

    async fn get_or_insert_secret(&self, name: &str, new: String) -> Result<String, StoreError> {
        // Of two nodes that start at the same time, both have to get the secret of the first.
        let insert = sqlx::query("INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING");
        insert.bind(name).bind(new).execute(&self.read).await?;
        let secret = sqlx::query_scalar("SELECT value FROM secrets WHERE name = $1").bind(name);
        Ok(secret.fetch_one(&self.read).await?)
    }

    async fn revoke(&self, person: &str, before: Millis) -> Result<(), StoreError> {
        let insert = sqlx::query(
            "INSERT INTO revocations VALUES ($1, $2) ON CONFLICT (person)
             DO UPDATE SET before = greatest(revocations.before, excluded.before)",
        );
        insert.bind(person).bind(sql_time(before)).execute(&self.read).await?;
        Ok(())
    }

    async fn insert_link_code(
        &self,
        code: String,
        person: Person,
        expires: Millis,
    ) -> Result<(), StoreError> {
        let insert = sqlx::query("INSERT INTO links VALUES ($1, $2, $3, $4)");
        let insert = insert.bind(code).bind(person.id).bind(person.name).bind(sql_time(expires));
        insert.execute(&self.read).await?;
        Ok(())
    }

    async fn redeem_link_code(
        &self,
        code: String,
        now: Millis,
    ) -> Result<Option<Person>, StoreError> {
        let expired = sqlx::query("DELETE FROM links WHERE expires < $1").bind(sql_time(now));
        expired.execute(&self.read).await?;
        let found = sqlx::query("DELETE FROM links WHERE code = $1 RETURNING person, name");
        let found = found.bind(plain_text(&code)).fetch_optional(&self.read).await?;
        Ok(found.map(|row| Person::new(row.get::<String, _>(0), row.get::<String, _>(1))))
    }

    async fn heartbeat(&self, node: &str, at: Millis) -> Result<(), StoreError> {
        let insert = sqlx::query(
            "INSERT INTO heartbeats VALUES ($1, $2)
             ON CONFLICT (node) DO UPDATE SET at = excluded.at",
        );
        insert.bind(node).bind(sql_time(at)).execute(&self.read).await?;
        Ok(())
    }

    async fn record_outage(&self, from: Millis, to: Millis) -> Result<Vec<String>, StoreError> {
        let mut transaction = self.read.begin().await?;
        // Nobody appends meanwhile, so that every game's next number is known.
        sqlx::query("LOCK TABLE events, games IN SHARE ROW EXCLUSIVE MODE")
            .execute(&mut *transaction)
            .await?;
        let games = sqlx::query_scalar(
            "INSERT INTO events (game, seq, at, version, body)
             SELECT id, (SELECT max(seq) + 1 FROM events WHERE game = id), $1, $2, $3
             FROM games WHERE clocked AND phase = 'live' RETURNING game",
        )
        .bind(sql_time(to))
        .bind(EVENT_VERSION)
        .bind(super::append::json(&api::EventKind::Outage { from, to }))
        .fetch_all(&mut *transaction)
        .await?;
        sqlx::query("UPDATE games SET wake = wake + $1 WHERE clocked AND phase = 'live'")
            .bind(sql_time(to.saturating_sub(from)))
            .execute(&mut *transaction)
            .await?;
        sqlx::query(
            "UPDATE games SET at = $1 - greatest($2 - at, 0)
             WHERE phase IN ('waiting', 'live', 'paused') AND at < $1",
        )
        .bind(sql_time(to))
        .bind(sql_time(from))
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(games)
    }

    async fn ready(&self) -> bool {
        let one = sqlx::query_scalar::<_, i32>("SELECT 1").fetch_one(&self.read).await;
        one.is_ok() && !self.jobs.is_closed()
    }

    async fn close(&self) {
        let (reply, closed) = oneshot::channel();
        if self.jobs.send(WriteJob::Close { reply }).await.is_ok() {
            let _ = closed.await;
        }
        self.read.close().await;
    }
}
