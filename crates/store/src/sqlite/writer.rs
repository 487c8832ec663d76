//! The single writer, with group commit: whatever queues up while one transaction is being synced
//! to disk goes into the next one, so that durability costs a sync per batch and not per move.

use std::sync::Arc;

use api::Millis;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row};
use tokio::sync::{mpsc, oneshot};

use super::append::insert;
use super::write_job::{WriteJob, WriteReply};
use super::{SqliteDatabase, checkpoint, outages};
use crate::database_clock::system_time;
use crate::queries::sql_time;
use crate::{Append, AppendError, Parameter, Statement, StoreError, WriteHealth};

/// The most jobs of one batch.
const MAX_BATCH: usize = 512;

impl SqliteDatabase {
    /// Queues a job and waits until it is on disk.
    pub(super) async fn write<T: Send>(
        &self,
        job: impl FnOnce(WriteReply<T>) -> WriteJob,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let stopped = || StoreError::Sql(sqlx::Error::WorkerCrashed);
        self.jobs.send(job(reply)).await.map_err(|_| stopped())?;
        Ok(answer.await.map_err(|_| stopped())??)
    }
}

/// Starts the writer task, which ends when all senders are dropped.
pub(super) fn start(
    mut connection: SqliteConnection,
    health: Arc<WriteHealth>,
) -> mpsc::Sender<WriteJob> {
    let (sender, mut jobs) = mpsc::channel::<WriteJob>(4 * MAX_BATCH);
    tokio::spawn(async move {
        while let Some(first) = jobs.recv().await {
            let mut appends = Vec::new();
            let mut others = Vec::new();
            let mut close = None;
            let mut next = Some(first);
            while let Some(job) = next {
                match job {
                    WriteJob::Append { appends: group, reply } => appends.push((group, reply)),
                    WriteJob::Close { reply } => close = Some(reply),
                    other => others.push(other),
                }
                let room = appends.len() + others.len() < MAX_BATCH;
                next = if room { jobs.try_recv().ok() } else { None };
            }
            commit(&mut connection, appends, &health).await;
            for job in others {
                run_job(&mut connection, job, &health).await;
            }
            if let Some(reply) = close {
                let truncate = sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)");
                let _ = truncate.execute(&mut connection).await;
                // The last connection to be closed removes the write-ahead log.
                let _ = reply.send(connection.close().await);
                return;
            }
        }
        let _ = connection.close().await;
    });
    sender
}

/// The appends of one caller, which are written all or nothing.
type Group = (Vec<Append>, oneshot::Sender<Result<(), AppendError>>);

/// Commits all groups in one transaction; if that fails because of one of them, each in its own.
async fn commit(connection: &mut SqliteConnection, groups: Vec<Group>, health: &WriteHealth) {
    let all: Vec<&Append> = groups.iter().flat_map(|(group, _)| group).collect();
    if all.is_empty() {
        return;
    }
    match commit_transaction(connection, &all).await {
        Ok(()) => {
            for (_, reply) in groups {
                let _ = reply.send(Ok(()));
            }
        }
        // Of two groups that do not both fit on the disk, one may. A database that is locked would
        // keep everyone waiting once more for each of them.
        Err(error) if groups.len() > 1 && !is_busy(&error) => {
            for (group, reply) in groups {
                let appends: Vec<_> = group.iter().collect();
                let written = commit_transaction(connection, &appends).await;
                let _ = reply.send(written.map_err(|error| refuse(&error, &group, health)));
            }
        }
        Err(error) => {
            for (group, reply) in groups {
                let _ = reply.send(Err(refuse(&error, &group, health)));
            }
        }
    }
}

/// What the caller is told. A database that cannot take what a player does is in trouble, and that
/// is logged once; one that cannot take a big table, or the same event twice, is not.
fn refuse(error: &sqlx::Error, group: &[Append], health: &WriteHealth) -> AppendError {
    if matches!(error, sqlx::Error::Database(sql) if sql.is_unique_violation()) {
        return AppendError::Conflict;
    }
    let why = error.to_string();
    let bytes: usize = group.iter().map(Append::bytes).sum();
    let asked = group.iter().flat_map(|append| &append.events).map(|event| event.at).min();
    if bytes < PROBE_BYTES as usize && health.failed(asked.unwrap_or_else(system_time)) {
        tracing::error!(why, "the database cannot be written; clocks get the time back");
    } else {
        tracing::debug!(why, bytes, "database write failed");
    }
    AppendError::Storage(why)
}

/// Whether the database is locked by another process.
fn is_busy(error: &sqlx::Error) -> bool {
    // The low byte of an extended result code is the result code; 5 is `SQLITE_BUSY`.
    let code = error.as_database_error().and_then(|sql| sql.code()?.parse::<u32>().ok());
    code.is_some_and(|code| code & 0xff == 5)
}

async fn commit_transaction(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<(), sqlx::Error> {
    let written = async {
        begin(connection).await?;
        insert(connection, appends).await
    };
    let written = written.await;
    end(connection, written).await
}

async fn begin(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(connection).await.map(drop)
}

/// Commits what was written since [`begin`], or rolls it back. In plain SQL: when the disk is full,
/// SQLite rolls a transaction back by itself, and sqlx would take it for open ever after.
async fn end<T>(
    connection: &mut SqliteConnection,
    written: Result<T, sqlx::Error>,
) -> Result<T, sqlx::Error> {
    let committed = match written {
        Ok(value) => sqlx::raw_sql("COMMIT").execute(&mut *connection).await.map(|_| value),
        Err(error) => Err(error),
    };
    if committed.is_err() {
        let _ = sqlx::raw_sql("ROLLBACK").execute(connection).await;
    }
    committed
}

/// Runs a job other than an append, in a transaction of its own.
async fn run_job(connection: &mut SqliteConnection, job: WriteJob, health: &WriteHealth) {
    match job {
        WriteJob::Append { .. } | WriteJob::Close { .. } => {
            unreachable!("appends are committed together, and the writer is closed last")
        }
        WriteJob::InsertSecret { name, value, reply } => {
            let insert = sqlx::query("INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)");
            let done = insert.bind(name).bind(value).execute(connection).await;
            let _ = reply.send(done.map(drop));
        }
        WriteJob::Heartbeat { node, at, reply } => {
            let written = insert_heartbeat(connection, &node, at).await;
            let done = end(connection, written).await;
            match &done {
                Ok(()) => {
                    let nearly_full = is_nearly_full(connection).await.unwrap_or(false);
                    health.set_nearly_full(nearly_full);
                }
                Err(_) => {
                    health.failed(at);
                }
            }
            let _ = reply.send(done);
        }
        WriteJob::OpenOutage { outage, reply } => {
            let opened = async {
                begin(connection).await?;
                outages::open(connection, &outage).await
            };
            let opened = opened.await;
            let _ = reply.send(end(connection, opened).await);
        }
        WriteJob::CreditNext { outage, most, reply } => {
            let credited = async {
                begin(connection).await?;
                outages::credit_next(connection, &outage, most).await
            };
            let credited = credited.await;
            let _ = reply.send(end(connection, credited).await);
        }
        WriteJob::CreditGames { outage, games, reply } => {
            let credited = async {
                begin(connection).await?;
                outages::credit(connection, &outage, &games).await
            };
            let credited = credited.await;
            let _ = reply.send(end(connection, credited).await);
        }
        WriteJob::InsertLinkCode { code, person, expires, reply } => {
            let insert =
                sqlx::query("INSERT INTO links (code, person, name, expires) VALUES (?, ?, ?, ?)");
            let insert =
                insert.bind(code).bind(person.id).bind(person.name).bind(sql_time(expires));
            let _ = reply.send(insert.execute(connection).await.map(drop));
        }
        WriteJob::RedeemLinkCode { code, now, reply } => {
            let _ = reply.send(redeem_link_code(connection, &code, now).await);
        }
        WriteJob::DeleteGames { games, reply } => {
            let deleted = delete_games(connection, &games).await;
            let _ = reply.send(end(connection, deleted).await);
        }
        WriteJob::Execute { statements, reply } => {
            let executed = execute(connection, statements).await;
            let _ = reply.send(end(connection, executed).await);
        }
        WriteJob::Checkpoint { reply } => {
            let _ = reply.send(checkpoint::passive_checkpoint(connection).await.map(drop));
        }
        WriteJob::Revoke { person, before, reply } => {
            let insert =
                sqlx::query("INSERT OR REPLACE INTO revocations (person, before) VALUES (?, ?)");
            let done = insert.bind(person).bind(sql_time(before)).execute(connection).await;
            let _ = reply.send(done.map(drop));
        }
    }
}

/// The room, in bytes, that a heartbeat proves to be there: more than any action of a player needs.
const PROBE_BYTES: i64 = 8 * 1024;

/// Writes a heartbeat, together with a row that is as long as a player's action may be and is gone
/// again at once: a database that has no room for moves must not look alive.
async fn insert_heartbeat(
    connection: &mut SqliteConnection,
    node: &str,
    at: Millis,
) -> Result<(), sqlx::Error> {
    begin(connection).await?;
    sqlx::query("INSERT OR REPLACE INTO heartbeats (node, at) VALUES (?, ?)")
        .bind(node)
        .bind(sql_time(at))
        .execute(&mut *connection)
        .await?;
    sqlx::query("INSERT INTO heartbeats (node, at) VALUES (hex(zeroblob(?)), 0)")
        .bind(PROBE_BYTES / 2)
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM heartbeats WHERE at = 0").execute(connection).await?;
    Ok(())
}

/// Whether less than a twentieth of the room is left that the database may take.
async fn is_nearly_full(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let row = sqlx::query(
        "SELECT page_count - freelist_count, max_page_count
         FROM pragma_page_count, pragma_freelist_count, pragma_max_page_count",
    );
    let row = row.fetch_one(connection).await?;
    Ok(row.get::<i64, _>(0) > row.get::<i64, _>(1) / 20 * 19)
}

/// Deletes the code, and those that have expired; the person only if the code has not.
async fn redeem_link_code(
    connection: &mut SqliteConnection,
    code: &str,
    now: Millis,
) -> Result<Option<api::Person>, sqlx::Error> {
    let found = sqlx::query("DELETE FROM links WHERE code = ? RETURNING person, name, expires")
        .bind(code)
        .fetch_optional(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM links WHERE expires < ?")
        .bind(sql_time(now))
        .execute(connection)
        .await?;
    let valid = found.filter(|row| row.get::<i64, _>(2) >= sql_time(now));
    Ok(valid.map(|row| api::Person::new(row.get::<String, _>(0), row.get::<String, _>(1))))
}

async fn delete_games(
    connection: &mut SqliteConnection,
    games: &[String],
) -> Result<(), sqlx::Error> {
    let list = serde_json::to_string(games).expect("a list of texts always becomes JSON");
    begin(connection).await?;
    for sql in [
        "DELETE FROM events WHERE game IN (SELECT value FROM json_each(?))",
        "DELETE FROM names WHERE game IN (SELECT value FROM json_each(?))",
        "DELETE FROM seats WHERE game IN (SELECT value FROM json_each(?))",
        "DELETE FROM reviews WHERE game IN (SELECT value FROM json_each(?))",
        "DELETE FROM rated_games WHERE game IN (SELECT value FROM json_each(?))",
        "DELETE FROM games WHERE id IN (SELECT value FROM json_each(?))",
    ] {
        sqlx::query(sql).bind(&list).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn execute(
    connection: &mut SqliteConnection,
    statements: Vec<Statement>,
) -> Result<u64, sqlx::Error> {
    begin(connection).await?;
    let mut changed = 0;
    for Statement { sql, parameters } in statements {
        let mut query = sqlx::query(sql);
        for parameter in parameters {
            query = match parameter {
                Parameter::Text(text) => query.bind(text),
                Parameter::Number(number) => query.bind(number),
            };
        }
        changed = query.execute(&mut *connection).await?.rows_affected();
    }
    Ok(changed)
}
