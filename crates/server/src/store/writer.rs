//! The single writer, with group commit: whatever queues up while one transaction is being synced
//! to disk goes into the next one, so that durability costs a sync per batch and not per move.

use api::Millis;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row};
use tokio::sync::{mpsc, oneshot};

use super::append::{Append, AppendError, insert};
use super::{EVENT_VERSION, Store, StoreError, checkpoint, sql_time};

/// The most jobs of one batch.
const MAX_BATCH: usize = 512;

type Reply<T> = oneshot::Sender<Result<T, sqlx::Error>>;

/// Something to write, with a channel for the answer once it is on disk.
#[derive(Debug)]
pub(super) enum WriteJob {
    Append { appends: Vec<Append>, reply: oneshot::Sender<Result<(), AppendError>> },
    InsertSecret { name: &'static str, value: String, reply: Reply<()> },
    Heartbeat { node: String, at: Millis, reply: Reply<()> },
    Outage { from: Millis, to: Millis, reply: Reply<Vec<String>> },
    InsertLinkCode { code: String, person: api::Person, expires: Millis, reply: Reply<()> },
    RedeemLinkCode { code: String, now: Millis, reply: Reply<Option<api::Person>> },
    DeleteGames { games: Vec<String>, reply: Reply<()> },
    Checkpoint { reply: Reply<()> },
    Flush { reply: Reply<()> },
}

impl Store {
    /// Queues a job and waits until it is on disk.
    pub(super) async fn write<T>(
        &self,
        job: impl FnOnce(Reply<T>) -> WriteJob,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let stopped = || StoreError::Sql(sqlx::Error::WorkerCrashed);
        self.jobs.send(job(reply)).await.map_err(|_| stopped())?;
        Ok(answer.await.map_err(|_| stopped())??)
    }
}

/// Starts the writer task, which ends when all senders are dropped.
pub(super) fn start(mut connection: SqliteConnection) -> mpsc::Sender<WriteJob> {
    let (sender, mut jobs) = mpsc::channel::<WriteJob>(4 * MAX_BATCH);
    tokio::spawn(async move {
        while let Some(first) = jobs.recv().await {
            let mut appends = Vec::new();
            let mut others = Vec::new();
            let mut next = Some(first);
            while let Some(job) = next {
                match job {
                    WriteJob::Append { appends: group, reply } => appends.push((group, reply)),
                    other => others.push(other),
                }
                let room = appends.len() + others.len() < MAX_BATCH;
                next = if room { jobs.try_recv().ok() } else { None };
            }
            commit(&mut connection, appends).await;
            for job in others {
                run_job(&mut connection, job).await;
            }
        }
        let _ = connection.close().await;
    });
    sender
}

/// The appends of one caller, which are written all or nothing.
type Group = (Vec<Append>, oneshot::Sender<Result<(), AppendError>>);

/// Commits all groups in one transaction; if one of them conflicts, each in its own.
async fn commit(connection: &mut SqliteConnection, groups: Vec<Group>) {
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
        Err(AppendError::Conflict) if groups.len() > 1 => {
            for (group, reply) in groups {
                let group: Vec<_> = group.iter().collect();
                let _ = reply.send(commit_transaction(connection, &group).await);
            }
        }
        Err(AppendError::Conflict) => {
            for (_, reply) in groups {
                let _ = reply.send(Err(AppendError::Conflict));
            }
        }
        Err(AppendError::Storage(why)) => {
            tracing::error!(%why, "database write failed");
            for (_, reply) in groups {
                let _ = reply.send(Err(AppendError::Storage(why.clone())));
            }
        }
    }
}

async fn commit_transaction(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<(), AppendError> {
    let written = async {
        begin(connection).await?;
        insert(connection, appends).await
    };
    let written = written.await;
    end(connection, written).await.map_err(|error| match &error {
        sqlx::Error::Database(sql) if sql.is_unique_violation() => AppendError::Conflict,
        _ => AppendError::Storage(error.to_string()),
    })
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
async fn run_job(connection: &mut SqliteConnection, job: WriteJob) {
    match job {
        WriteJob::Append { .. } => unreachable!("appends are committed together"),
        WriteJob::InsertSecret { name, value, reply } => {
            let insert = sqlx::query("INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)");
            let done = insert.bind(name).bind(value).execute(connection).await;
            let _ = reply.send(done.map(drop));
        }
        WriteJob::Heartbeat { node, at, reply } => {
            let insert = sqlx::query("INSERT OR REPLACE INTO heartbeats (node, at) VALUES (?, ?)");
            let done = insert.bind(node).bind(sql_time(at)).execute(connection).await;
            let _ = reply.send(done.map(drop));
        }
        WriteJob::Outage { from, to, reply } => {
            let games = insert_outage(connection, from, to).await;
            let _ = reply.send(end(connection, games).await);
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
        WriteJob::Checkpoint { reply } => {
            let _ = reply.send(checkpoint::passive_checkpoint(connection).await.map(drop));
        }
        WriteJob::Flush { reply } => {
            let _ = reply.send(Ok(()));
        }
    }
}

/// Appends an outage to every live game with a clock, and shifts the times of all games that are not
/// over, since nobody could come back to them meanwhile.
async fn insert_outage(
    connection: &mut SqliteConnection,
    from: Millis,
    to: Millis,
) -> Result<Vec<String>, sqlx::Error> {
    let body = serde_json::to_string(&api::EventKind::Outage { from, to })
        .expect("our own types always become JSON");
    begin(connection).await?;
    let games = sqlx::query(
        "INSERT INTO events (game, seq, at, version, body)
         SELECT id, (SELECT max(seq) + 1 FROM events WHERE game = id), ?, ?, ?
         FROM games WHERE clocked AND phase = 'live' RETURNING game",
    )
    .bind(sql_time(to))
    .bind(EVENT_VERSION)
    .bind(body)
    .fetch_all(&mut *connection)
    .await?;
    sqlx::query("UPDATE games SET wake = wake + ? WHERE clocked AND phase = 'live'")
        .bind(sql_time(to.saturating_sub(from)))
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "UPDATE games SET at = ?1 - max(?2 - at, 0)
         WHERE phase IN ('waiting', 'live', 'paused') AND at < ?1",
    )
    .bind(sql_time(to))
    .bind(sql_time(from))
    .execute(connection)
    .await?;
    Ok(games.iter().map(|row| row.get(0)).collect())
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
    Ok(valid.map(|row| api::Person { id: row.get(0), name: row.get(1) }))
}

async fn delete_games(
    connection: &mut SqliteConnection,
    games: &[String],
) -> Result<(), sqlx::Error> {
    let list = serde_json::to_string(games).expect("a list of texts always becomes JSON");
    begin(connection).await?;
    for sql in [
        "DELETE FROM events WHERE game IN (SELECT value FROM json_each(?))",
        "DELETE FROM seats WHERE game IN (SELECT value FROM json_each(?))",
        "DELETE FROM games WHERE id IN (SELECT value FROM json_each(?))",
    ] {
        sqlx::query(sql).bind(&list).execute(&mut *connection).await?;
    }
    Ok(())
}
