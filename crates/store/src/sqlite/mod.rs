//! SQLite: one file, one server, one writer.

mod append;
mod checkpoint;
mod copy;
mod lock;
mod outages;
mod private;
mod write_job;
mod writer;

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use api::Person;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use crate::aborted_games::ABORTED_GAMES_SQLITE;
use crate::account_queries::prelude::*;
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
    Append, AppendError, Cluster, Database, Jobs, OutageBatch, Solutions, Statement, WriteHealth,
};
pub use copy::{backup_file, restore_file};
use lock::DatabaseLock;
pub use private::create_private_folder;
use private::{create_private, make_private};
use write_job::WriteJob;

/// The schema migrations; `user_version` says how many are done.
const MIGRATIONS: [&str; 11] = [
    include_str!("migrations/1.sql"),
    include_str!("migrations/2.sql"),
    include_str!("migrations/3.sql"),
    include_str!("migrations/4.sql"),
    include_str!("migrations/5.sql"),
    include_str!("migrations/6.sql"),
    include_str!("migrations/7.sql"),
    include_str!("migrations/8.sql"),
    include_str!("migrations/9.sql"),
    include_str!("migrations/10.sql"),
    include_str!("migrations/11.sql"),
];

/// An SQLite file.
#[derive(Debug)]
pub(crate) struct SqliteDatabase {
    read: SqlitePool,
    jobs: mpsc::Sender<WriteJob>,
    /// What has to be ended when the database is closed; nothing is left of it then.
    open: Mutex<Option<OpenFiles>>,
}

#[derive(Debug)]
struct OpenFiles {
    checkpointer: checkpoint::Checkpointer,
    lock: DatabaseLock,
}

impl SqliteDatabase {
    /// Opens the database at `path`, creating or migrating it. It never grows beyond `max_bytes`, if
    /// given: appends fail then, as on a full disk.
    pub(crate) async fn open(
        path: &Path,
        max_bytes: Option<u64>,
        health: Arc<WriteHealth>,
    ) -> Result<SqliteDatabase, StoreError> {
        let at = |error: std::io::Error| StoreError::File {
            path: path.to_owned(),
            why: error.to_string(),
        };
        let in_use = || StoreError::InUse { path: path.to_owned() };
        let lock = DatabaseLock::acquire(path).map_err(at)?.ok_or_else(in_use)?;
        create_private(path).map_err(at)?;
        for suffix in ["-wal", "-shm"] {
            let mut beside = path.as_os_str().to_owned();
            beside.push(suffix);
            make_private(Path::new(&beside));
        }
        let at =
            |error: sqlx::Error| StoreError::File { path: path.to_owned(), why: error.to_string() };
        let options = options(path);
        let mut writer = SqliteConnection::connect_with(&options).await.map_err(at)?;
        migrate(&mut writer, path).await?;
        if let Some(bytes) = max_bytes {
            let pages = format!("PRAGMA max_page_count = {}", (bytes / 4096).max(1));
            sqlx::query(AssertSqlSafe(pages)).execute(&mut writer).await?;
        }
        let checkpointer = SqliteConnection::connect_with(&options).await?;
        let read = SqlitePoolOptions::new()
            .max_connections(4)
            // A file does not go away as a server may.
            .test_before_acquire(false)
            .connect_with(options.read_only(true).create_if_missing(false))
            .await?;
        let jobs = writer::start(writer, health);
        let checkpointer = checkpoint::start(checkpointer, jobs.downgrade());
        let open = Some(OpenFiles { checkpointer, lock });
        Ok(SqliteDatabase { read, jobs, open: Mutex::new(open) })
    }
}

implement_queries!(SqliteDatabase);

implement_account_queries!(SqliteDatabase);
implement_passkey_queries!(SqliteDatabase);

implement_profile_queries!(SqliteDatabase);

implement_puzzle_queries!(SqliteDatabase);

implement_safety_queries!(SqliteDatabase);

implement_friend_queries!(SqliteDatabase);
implement_gallery_queries!(SqliteDatabase);
implement_notice_queries!(SqliteDatabase);

implement_rating_queries!(SqliteDatabase);

/// A file belongs to one server.
impl Cluster for SqliteDatabase {}

/// The server does its own thinking.
impl Jobs for SqliteDatabase {}

/// Its solutions are files.
impl Solutions for SqliteDatabase {}

#[async_trait]
impl Database for SqliteDatabase {
    async fn append(&self, appends: Vec<Append>) -> Result<(), AppendError> {
        let (reply, answer) = oneshot::channel();
        let stopped = || AppendError::Storage("the writer has stopped".to_owned());
        self.jobs.send(WriteJob::Append { appends, reply }).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }

    async fn delete_games(&self, games: Vec<String>) -> Result<(), StoreError> {
        self.write(|reply| WriteJob::DeleteGames { games, reply }).await
    }

    async fn execute(&self, statements: Vec<Statement>) -> Result<u64, StoreError> {
        self.write(|reply| WriteJob::Execute { statements, reply }).await
    }

    async fn bytes(&self) -> Result<u64, StoreError> {
        let bytes = sqlx::query_scalar(
            "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
        );
        let bytes: i64 = bytes.fetch_one(&self.read).await?;
        Ok(bytes.unsigned_abs())
    }

    async fn waiting_in_queue(
        &self,
        queue: &str,
        recent: Millis,
        attended: &[String],
    ) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM games WHERE phase = 'waiting' AND pairing = ?
             AND (at > ? OR id IN (SELECT value FROM json_each(?))) ORDER BY at LIMIT ?",
        );
        let attended = crate::append::json(&attended);
        let ids = ids.bind(queue).bind(sql_time(recent)).bind(attended).bind(MAX_ROWS);
        Ok(ids.fetch_all(&self.read).await?)
    }

    async fn aborted_before(&self, before: Millis) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar(ABORTED_GAMES_SQLITE);
        Ok(ids.bind(sql_time(before)).bind(MAX_ROWS).fetch_all(&self.read).await?)
    }

    async fn get_or_insert_secret(&self, name: &str, new: String) -> Result<String, StoreError> {
        let insert = |reply| WriteJob::InsertSecret { name: name.to_owned(), value: new, reply };
        self.write(insert).await?;
        let secret = sqlx::query_scalar("SELECT value FROM secrets WHERE name = ?").bind(name);
        Ok(secret.fetch_one(&self.read).await?)
    }

    async fn revoke(&self, person: &str, before: Millis) -> Result<(), StoreError> {
        self.write(|reply| WriteJob::Revoke { person: person.to_owned(), before, reply }).await
    }

    async fn insert_link_code(
        &self,
        code: String,
        person: Person,
        expires: Millis,
    ) -> Result<(), StoreError> {
        self.write(|reply| WriteJob::InsertLinkCode { code, person, expires, reply }).await
    }

    async fn redeem_link_code(
        &self,
        code: String,
        now: Millis,
    ) -> Result<Option<Person>, StoreError> {
        self.write(|reply| WriteJob::RedeemLinkCode { code, now, reply }).await
    }

    async fn start_node(
        &self,
        node: &str,
        now: Millis,
    ) -> Result<Option<(Millis, Millis)>, StoreError> {
        match self.last_heartbeat().await? {
            // However short the gap: a server that starts was not running before.
            Some(from) if from < now => {
                self.open_outage(node, from, now).await?;
                Ok(Some((from, now)))
            }
            _ => Ok(None),
        }
    }

    async fn heartbeat(&self, node: &str, at: Millis) -> Result<bool, StoreError> {
        self.write(|reply| WriteJob::Heartbeat { node: node.to_owned(), at, reply }).await?;
        Ok(false)
    }

    async fn open_outage(
        &self,
        _node: &str,
        from: Millis,
        to: Millis,
    ) -> Result<Vec<String>, StoreError> {
        let outage = OpenOutage::of_all(from, to);
        self.write(|reply| WriteJob::OpenOutage { outage, reply }).await
    }

    async fn credit_next(
        &self,
        outage: &OpenOutage,
        most: usize,
    ) -> Result<OutageBatch, StoreError> {
        let outage = outage.clone();
        self.write(|reply| WriteJob::CreditNext { outage, most, reply }).await
    }

    async fn credit_games(
        &self,
        outage: &OpenOutage,
        games: Vec<String>,
    ) -> Result<Vec<String>, StoreError> {
        let outage = outage.clone();
        self.write(|reply| WriteJob::CreditGames { outage, games, reply }).await
    }

    async fn ready(&self) -> bool {
        let one = sqlx::query_scalar::<_, i64>("SELECT 1").fetch_one(&self.read).await;
        one.is_ok() && !self.jobs.is_closed()
    }

    /// Leaves one file behind that holds everything.
    async fn close(&self) {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(OpenFiles { checkpointer, lock }) = open else { return };
        checkpointer.stop().await;
        self.read.close().await;
        let _ = self.write(|reply| WriteJob::Close { reply }).await;
        lock.release();
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("wal_autocheckpoint", "0")
        // What is deleted is overwritten: nobody who is forgotten stays readable in the file.
        .pragma("secure_delete", "ON")
        .busy_timeout(Duration::from_secs(10))
}

async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let done: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    let done = usize::try_from(done).unwrap_or(usize::MAX);
    if done > MIGRATIONS.len() {
        return Err(StoreError::Newer { database: path.display().to_string() });
    }
    for (nth, step) in MIGRATIONS.into_iter().enumerate().skip(done) {
        let mut transaction = connection.begin().await?;
        sqlx::raw_sql(step).execute(&mut *transaction).await?;
        let version = format!("PRAGMA user_version = {}", nth + 1);
        sqlx::raw_sql(AssertSqlSafe(version)).execute(&mut *transaction).await?;
        transaction.commit().await?;
    }
    Ok(())
}
