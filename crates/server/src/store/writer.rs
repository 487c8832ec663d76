//! The only hand that writes. Whatever piles up while one transaction is being synced to disk
//! goes into the next one, so that durability costs a sync per batch and not per move.

use api::Millis;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row};
use tokio::sync::{mpsc, oneshot};

use super::append::{Append, AppendError, insert};
use super::{EVENT_VERSION, Store, StoreError, checkpoint, sql_time};

/// The most jobs that one transaction takes.
const BATCH: usize = 512;

type Reply<T> = oneshot::Sender<Result<T, sqlx::Error>>;

/// Something to write, and whom to tell when it is on disk.
#[derive(Debug)]
pub(super) enum Job {
    Append { appends: Vec<Append>, reply: oneshot::Sender<Result<(), AppendError>> },
    Secret { name: &'static str, fresh: String, reply: Reply<()> },
    Beat { node: String, at: Millis, reply: Reply<()> },
    Outage { from: Millis, to: Millis, reply: Reply<Vec<String>> },
    Link { code: String, person: api::Person, expires: Millis, reply: Reply<()> },
    Redeem { code: String, now: Millis, reply: Reply<Option<api::Person>> },
    Forget { games: Vec<String>, reply: Reply<()> },
    Checkpoint { reply: Reply<()> },
    Flush { reply: Reply<()> },
}

impl Store {
    /// Has a job done and waits until it is on disk.
    pub(super) async fn write<T>(
        &self,
        job: impl FnOnce(Reply<T>) -> Job,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let stopped = || StoreError::Sql(sqlx::Error::WorkerCrashed);
        self.jobs.send(job(reply)).await.map_err(|_| stopped())?;
        Ok(answer.await.map_err(|_| stopped())??)
    }
}

pub(super) fn start(mut connection: SqliteConnection) -> mpsc::Sender<Job> {
    let (sender, mut jobs) = mpsc::channel::<Job>(4 * BATCH);
    tokio::spawn(async move {
        while let Some(first) = jobs.recv().await {
            let mut appends = Vec::new();
            let mut others = Vec::new();
            let mut next = Some(first);
            while let Some(job) = next {
                match job {
                    Job::Append { appends: group, reply } => appends.push((group, reply)),
                    other => others.push(other),
                }
                let room = appends.len() + others.len() < BATCH;
                next = if room { jobs.try_recv().ok() } else { None };
            }
            commit(&mut connection, appends).await;
            for job in others {
                single(&mut connection, job).await;
            }
        }
        let _ = connection.close().await;
    });
    sender
}

type Group = (Vec<Append>, oneshot::Sender<Result<(), AppendError>>);

/// All groups in one transaction; where one of them clashes, each in its own.
async fn commit(connection: &mut SqliteConnection, groups: Vec<Group>) {
    let all: Vec<&Append> = groups.iter().flat_map(|(group, _)| group).collect();
    if all.is_empty() {
        return;
    }
    match transact(connection, &all).await {
        Ok(()) => {
            for (_, reply) in groups {
                let _ = reply.send(Ok(()));
            }
        }
        Err(AppendError::Taken) if groups.len() > 1 => {
            for (group, reply) in groups {
                let group: Vec<_> = group.iter().collect();
                let _ = reply.send(transact(connection, &group).await);
            }
        }
        Err(AppendError::Taken) => {
            for (_, reply) in groups {
                let _ = reply.send(Err(AppendError::Taken));
            }
        }
        Err(AppendError::Storage(why)) => {
            tracing::error!(%why, "the database cannot write");
            for (_, reply) in groups {
                let _ = reply.send(Err(AppendError::Storage(why.clone())));
            }
        }
    }
}

async fn transact(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<(), AppendError> {
    let written = async {
        begin(connection).await?;
        insert(connection, appends).await
    };
    let written = written.await;
    end(connection, written).await.map_err(|error| match &error {
        sqlx::Error::Database(sql) if sql.is_unique_violation() => AppendError::Taken,
        _ => AppendError::Storage(error.to_string()),
    })
}

async fn begin(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(connection).await.map(drop)
}

/// Keeps what was written since [`begin`], or nothing of it. In plain SQL: when the disk is full,
/// SQLite takes a transaction back by itself, and sqlx would take it for open ever after.
async fn end<T>(
    connection: &mut SqliteConnection,
    written: Result<T, sqlx::Error>,
) -> Result<T, sqlx::Error> {
    let kept = match written {
        Ok(value) => sqlx::raw_sql("COMMIT").execute(&mut *connection).await.map(|_| value),
        Err(error) => Err(error),
    };
    if kept.is_err() {
        let _ = sqlx::raw_sql("ROLLBACK").execute(connection).await;
    }
    kept
}

/// A job of the rarer kinds, in a transaction of its own.
async fn single(connection: &mut SqliteConnection, job: Job) {
    match job {
        Job::Append { .. } => unreachable!("appends are committed together"),
        Job::Secret { name, fresh, reply } => {
            let keep = sqlx::query("INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)");
            let done = keep.bind(name).bind(fresh).execute(connection).await;
            let _ = reply.send(done.map(drop));
        }
        Job::Beat { node, at, reply } => {
            let beat = sqlx::query("INSERT OR REPLACE INTO heartbeats (node, at) VALUES (?, ?)");
            let done = beat.bind(node).bind(sql_time(at)).execute(connection).await;
            let _ = reply.send(done.map(drop));
        }
        Job::Outage { from, to, reply } => {
            let told = outage(connection, from, to).await;
            let _ = reply.send(end(connection, told).await);
        }
        Job::Link { code, person, expires, reply } => {
            let link =
                sqlx::query("INSERT INTO links (code, person, name, expires) VALUES (?, ?, ?, ?)");
            let link = link.bind(code).bind(person.id).bind(person.name).bind(sql_time(expires));
            let _ = reply.send(link.execute(connection).await.map(drop));
        }
        Job::Redeem { code, now, reply } => {
            let _ = reply.send(redeem(connection, &code, now).await);
        }
        Job::Forget { games, reply } => {
            let forgotten = forget(connection, &games).await;
            let _ = reply.send(end(connection, forgotten).await);
        }
        Job::Checkpoint { reply } => {
            let _ = reply.send(checkpoint::pass(connection).await.map(drop));
        }
        Job::Flush { reply } => {
            let _ = reply.send(Ok(()));
        }
    }
}

/// Tells every game whose clock runs that the server was away. For the others too that time does
/// not count: nobody could have come back to them.
async fn outage(
    connection: &mut SqliteConnection,
    from: Millis,
    to: Millis,
) -> Result<Vec<String>, sqlx::Error> {
    let body = serde_json::to_string(&api::What::Outage { from, to })
        .expect("our own types always become JSON");
    begin(connection).await?;
    let told = sqlx::query(
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
    Ok(told.iter().map(|row| row.get(0)).collect())
}

/// A code works once, and not for long.
async fn redeem(
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
    let fresh = found.filter(|row| row.get::<i64, _>(2) >= sql_time(now));
    Ok(fresh.map(|row| api::Person { id: row.get(0), name: row.get(1) }))
}

async fn forget(connection: &mut SqliteConnection, games: &[String]) -> Result<(), sqlx::Error> {
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
