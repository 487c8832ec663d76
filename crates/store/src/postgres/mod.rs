//! PostgreSQL: any number of servers on one database. The key of `events` decides which of two came
//! first; nothing else does.

mod append;
mod cluster;
mod index_steps;
mod jobs;
mod migrate;
mod outages;
mod pool_generation;
mod solutions;
mod writer;

use std::sync::Arc;
use std::time::Duration;

use api::Person;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::aborted_games::ABORTED_GAMES_POSTGRES;
use crate::account_queries::prelude::*;
use crate::bus::Bus;
use crate::friend_queries::prelude::*;
use crate::gallery_queries::prelude::*;
use crate::notice_queries::prelude::*;
use crate::passkey_queries::prelude::*;
use crate::profile_queries::{GameFilter, ProfileQueries, implement_profile_queries};
use crate::puzzle_queries::prelude::*;
use crate::queries::prelude::*;
use crate::rating_queries::prelude::*;
use crate::safety_queries::prelude::*;
use crate::{
    Append, AppendError, Database, DatabaseClock, FRESH_HEARTBEAT, OutageBatch, Parameter,
    Statement, WriteHealth,
};
use pool_generation::PoolGeneration;
use writer::AppendJob;

/// The connections of one node besides its writer's.
const CONNECTIONS: u32 = 8;

/// How many pairing queues may be held at the same time.
const LOCKS: u32 = 4;

/// How long a request waits for a connection, and a statement for its answer.
const TIMEOUT: Duration = Duration::from_secs(5);

/// How long a connection may have been unused before it is tried first.
const PING_AFTER: Duration = Duration::from_secs(1);

/// A PostgreSQL database.
#[derive(Debug)]
pub(crate) struct PostgresDatabase {
    options: PgConnectOptions,
    read: PgPool,
    /// For locks that are held while other connections do the work.
    locks: PgPool,
    generation: Arc<PoolGeneration>,
    jobs: Option<mpsc::Sender<AppendJob>>,
    /// Builds the indexes that the database lacks.
    indexing: Option<JoinHandle<()>>,
    clock: Arc<DatabaseClock>,
}

impl PostgresDatabase {
    /// Connects to a database, and creates or migrates its tables.
    pub(crate) async fn open(
        options: &PgConnectOptions,
        clock: Arc<DatabaseClock>,
    ) -> Result<PostgresDatabase, StoreError> {
        let options = session(options.clone());
        let is_complete = migrate::check_and_migrate(&options).await?;
        let indexing = (!is_complete).then(|| tokio::spawn(index_steps::build(options.clone())));
        let generation = Arc::new(PoolGeneration::default());
        let (read, locks) =
            (pool(CONNECTIONS, &options, &generation), pool(LOCKS, &options, &generation));
        Ok(PostgresDatabase { options, read, locks, generation, jobs: None, indexing, clock })
    }

    /// Starts the writer, which tells the other nodes what it has written.
    pub(crate) fn start_writer(&mut self, node: &str, health: Arc<WriteHealth>, bus: Arc<dyn Bus>) {
        self.jobs = Some(writer::start(self.options.clone(), node.to_owned(), health, bus));
    }
}

/// A pool that closes connections that carry nothing any more, instead of waiting for them: sqlx tests
/// connections as well, but would wait for the answer until the kernel gives up. What silences one
/// mostly silences all, so that those as old as a silent one are closed without being tried.
fn pool(connections: u32, options: &PgConnectOptions, generation: &Arc<PoolGeneration>) -> PgPool {
    let pool = PgPoolOptions::new().max_connections(connections).acquire_timeout(TIMEOUT);
    let (before, after) = (Arc::clone(generation), Arc::clone(generation));
    pool.test_before_acquire(false)
        .before_acquire(move |connection, idle| {
            let generation = Arc::clone(&before);
            Box::pin(async move {
                if !generation.includes(idle.age) {
                    return Ok(false);
                }
                if idle.idle_for < PING_AFTER {
                    return Ok(true);
                }
                generation.ping(connection).await
            })
        })
        .after_release(move |connection, released| {
            let generation = Arc::clone(&after);
            Box::pin(async move {
                Ok(generation.includes(released.age) && generation.ping(connection).await?)
            })
        })
        .connect_lazy_with(options.clone())
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

implement_account_queries!(PostgresDatabase);
implement_passkey_queries!(PostgresDatabase);

implement_profile_queries!(PostgresDatabase);

implement_puzzle_queries!(PostgresDatabase);

implement_safety_queries!(PostgresDatabase);

implement_friend_queries!(PostgresDatabase);
implement_gallery_queries!(PostgresDatabase);
implement_notice_queries!(PostgresDatabase);

implement_rating_queries!(PostgresDatabase);

#[async_trait]
impl Database for PostgresDatabase {
    async fn append(&self, appends: Vec<Append>) -> Result<(), AppendError> {
        let (reply, answer) = oneshot::channel();
        let stopped = || AppendError::Storage("the writer has stopped".to_owned());
        let jobs = self.jobs.as_ref().ok_or_else(stopped)?;
        jobs.send(AppendJob::Append { appends, reply }).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }

    async fn delete_games(&self, games: Vec<String>) -> Result<(), StoreError> {
        let mut transaction = self.read.begin().with_timeout().await?;
        // Nobody appends to them meanwhile: whoever comes later finds that there is no such game.
        sqlx::query("SELECT 1 FROM games WHERE id = ANY($1) ORDER BY id FOR UPDATE")
            .bind(&games)
            .execute(&mut *transaction)
            .with_timeout()
            .await?;
        for sql in [
            "DELETE FROM events WHERE game = ANY($1)",
            "DELETE FROM names WHERE game = ANY($1)",
            "DELETE FROM seats WHERE game = ANY($1)",
            "DELETE FROM reviews WHERE game = ANY($1)",
            "DELETE FROM rated_games WHERE game = ANY($1)",
            "DELETE FROM games WHERE id = ANY($1)",
        ] {
            sqlx::query(sql).bind(&games).execute(&mut *transaction).with_timeout().await?;
        }
        transaction.commit().with_timeout().await?;
        Ok(())
    }

    async fn execute(&self, statements: Vec<Statement>) -> Result<u64, StoreError> {
        let mut transaction = self.read.begin().with_timeout().await?;
        let mut changed = 0;
        // Each in time, and not all together: forgetting somebody takes a statement for every game of theirs.
        for Statement { sql, parameters } in statements {
            let mut query = sqlx::query(sql);
            for parameter in parameters {
                query = match parameter {
                    Parameter::Text(text) => query.bind(plain_text(&text)),
                    Parameter::Number(number) => query.bind(number),
                };
            }
            changed = query.execute(&mut *transaction).with_timeout().await?.rows_affected();
        }
        transaction.commit().with_timeout().await?;
        Ok(changed)
    }

    async fn bytes(&self) -> Result<u64, StoreError> {
        let bytes = sqlx::query_scalar(
            "SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::bigint FROM pg_class
             WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'",
        );
        let bytes: i64 = bytes.fetch_one(&self.read).with_timeout().await?;
        Ok(bytes.unsigned_abs())
    }

    async fn waiting_in_queue(
        &self,
        queue: &str,
        recent: Millis,
        attended: &[String],
    ) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM games WHERE phase = 'waiting' AND pairing = $1
             AND (at > $2 OR id = ANY($3) OR id IN (
               SELECT game FROM presence JOIN heartbeats USING (node)
               WHERE players <> '' AND NOT stopped AND heartbeats.at > palisade_now() - $5
             )) ORDER BY at LIMIT $4",
        );
        let ids = ids.bind(queue).bind(sql_time(recent)).bind(attended).bind(MAX_ROWS);
        let ids = ids.bind(sql_time(FRESH_HEARTBEAT));
        Ok(ids.fetch_all(&self.read).with_timeout().await?)
    }

    async fn aborted_before(&self, before: Millis) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar(ABORTED_GAMES_POSTGRES);
        Ok(ids.bind(sql_time(before)).bind(MAX_ROWS).fetch_all(&self.read).with_timeout().await?)
    }

    async fn get_or_insert_secret(&self, name: &str, new: String) -> Result<String, StoreError> {
        // Of two nodes that start at the same time, both have to get the secret of the first.
        let insert = sqlx::query("INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING");
        insert.bind(name).bind(new).execute(&self.read).with_timeout().await?;
        let secret = sqlx::query_scalar("SELECT value FROM secrets WHERE name = $1").bind(name);
        Ok(secret.fetch_one(&self.read).with_timeout().await?)
    }

    async fn revoke(&self, person: &str, before: Millis) -> Result<(), StoreError> {
        let insert = sqlx::query(
            "INSERT INTO revocations VALUES ($1, $2) ON CONFLICT (person)
             DO UPDATE SET before = greatest(revocations.before, excluded.before)",
        );
        insert.bind(person).bind(sql_time(before)).execute(&self.read).with_timeout().await?;
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
        insert.execute(&self.read).with_timeout().await?;
        Ok(())
    }

    async fn redeem_link_code(
        &self,
        code: String,
        now: Millis,
    ) -> Result<Option<Person>, StoreError> {
        let expired = sqlx::query("DELETE FROM links WHERE expires < $1").bind(sql_time(now));
        expired.execute(&self.read).with_timeout().await?;
        let found = sqlx::query("DELETE FROM links WHERE code = $1 RETURNING person, name");
        let found = found.bind(plain_text(&code)).fetch_optional(&self.read).with_timeout().await?;
        Ok(found.map(|row| Person::new(row.get::<String, _>(0), row.get::<String, _>(1))))
    }

    async fn start_node(
        &self,
        node: &str,
        _now: Millis,
    ) -> Result<Option<(Millis, Millis)>, StoreError> {
        self.measure_time().await?;
        self.start(node).await
    }

    async fn heartbeat(&self, node: &str, _at: Millis) -> Result<bool, StoreError> {
        self.beat(node).await
    }

    async fn open_outage(
        &self,
        node: &str,
        from: Millis,
        to: Millis,
    ) -> Result<Vec<String>, StoreError> {
        self.open_outage_of(node, from, to).await
    }

    async fn credit_next(
        &self,
        outage: &OpenOutage,
        most: usize,
    ) -> Result<OutageBatch, StoreError> {
        self.advance_outage(outage, most).await
    }

    async fn credit_games(
        &self,
        outage: &OpenOutage,
        games: Vec<String>,
    ) -> Result<Vec<String>, StoreError> {
        self.credit_these(outage, &games).await
    }

    fn drop_connections(&self) {
        self.generation.invalidate();
    }

    async fn ready(&self) -> bool {
        let one =
            sqlx::query_scalar::<_, i32>("SELECT 1").fetch_one(&self.read).with_timeout().await;
        one.is_ok() && self.jobs.as_ref().is_some_and(|jobs| !jobs.is_closed())
    }

    async fn close(&self) {
        if let Some(indexing) = &self.indexing {
            indexing.abort();
        }
        let writer_closed = async {
            let (reply, closed) = oneshot::channel();
            if let Some(jobs) = &self.jobs
                && jobs.send(AppendJob::Close { reply }).await.is_ok()
            {
                let _ = closed.await;
            }
        };
        // What it has not written by then was not acknowledged either.
        let _ = tokio::time::timeout(writer::COMMIT_TIMEOUT, writer_closed).await;
        let closed = async { tokio::join!(self.locks.close(), self.read.close()) };
        let _ = tokio::time::timeout(TIMEOUT, closed).await;
    }
}
