//! The event store, over SQLite. The rest of the server knows its public methods and no SQL.

mod append;
mod checkpoint;
mod health;
mod heartbeats;
mod link_codes;
mod listings;
mod lock;
mod private;
mod tokens;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use api::{Event, EventKind, Millis};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, Connection, Row, SqliteConnection, SqlitePool};
use tokio::sync::mpsc;

pub use append::{Append, AppendError, GameRow};
pub use health::{FRESH_HEARTBEAT, FRESH_PULSE, WriteHealth};
use lock::DatabaseLock;
pub(crate) use private::create_private_folder;
use private::{create_private, make_private};
use writer::WriteJob;

/// The version of the events written today. Older ones are read through [`read_event`].
const EVENT_VERSION: i64 = 1;

/// The schema migrations; `user_version` says how many are done.
const MIGRATIONS: [&str; 3] = [
    include_str!("migrations/1.sql"),
    include_str!("migrations/2.sql"),
    include_str!("migrations/3.sql"),
];

/// The database of one server.
#[derive(Clone, Debug)]
pub struct Store {
    read: SqlitePool,
    jobs: mpsc::Sender<WriteJob>,
    health: Arc<WriteHealth>,
    /// What has to be ended when the store is closed; nothing is left of it then.
    open: Arc<Mutex<Option<OpenFiles>>>,
}

#[derive(Debug)]
struct OpenFiles {
    checkpointer: checkpoint::Checkpointer,
    lock: DatabaseLock,
}

/// Why the database cannot be used.
#[derive(Debug)]
pub enum StoreError {
    /// It was written by a later version of this program.
    Newer {
        /// The database file.
        path: PathBuf,
    },
    /// Another server uses it.
    InUse {
        /// The database file.
        path: PathBuf,
    },
    /// It cannot be opened, or not be what it should.
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// An event cannot be decoded.
    Corrupt {
        /// The game's id.
        game: String,
        /// The event's number.
        seq: i64,
    },
    /// An error of SQLite.
    Sql(sqlx::Error),
}

impl Store {
    /// Opens the database at `path`, creating or migrating it. It never grows beyond `max_bytes`, if
    /// given: appends fail then, as on a full disk.
    pub async fn open(path: &Path, max_bytes: Option<u64>) -> Result<Store, StoreError> {
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
            .connect_with(options.read_only(true).create_if_missing(false))
            .await?;
        let health = Arc::new(WriteHealth::default());
        let jobs = writer::start(writer, Arc::clone(&health));
        let checkpointer = checkpoint::start(checkpointer, jobs.downgrade());
        let open = Some(OpenFiles { checkpointer, lock });
        Ok(Store { read, jobs, health, open: Arc::new(Mutex::new(open)) })
    }

    /// The events of a game after number `after`, in order.
    pub async fn events(&self, game: &str, after: u32) -> Result<Vec<Event>, StoreError> {
        let rows = sqlx::query(
            "SELECT seq, at, version, body FROM events WHERE game = ? AND seq > ? ORDER BY seq",
        )
        .bind(game)
        .bind(i64::from(after))
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                let seq: i64 = row.get(0);
                let corrupt = || StoreError::Corrupt { game: game.to_owned(), seq };
                let kind = read_event(row.get(2), row.get(3)).ok_or_else(corrupt)?;
                Ok(Event {
                    seq: u32::try_from(seq).map_err(|_| corrupt())?,
                    at: u64::try_from(row.get::<i64, _>(1)).map_err(|_| corrupt())?,
                    kind,
                })
            })
            .collect()
    }

    /// The seed of a game's dice.
    pub async fn seed(&self, game: &str) -> Result<Option<String>, StoreError> {
        let seed = sqlx::query_scalar("SELECT seed FROM games WHERE id = ?").bind(game);
        Ok(seed.fetch_optional(&self.read).await?)
    }

    /// The number of the event that was appended under this nonce.
    pub async fn seq_for_nonce(&self, game: &str, nonce: &str) -> Result<Option<u32>, StoreError> {
        let seq = sqlx::query_scalar("SELECT seq FROM events WHERE game = ? AND nonce = ?");
        let seq: Option<i64> = seq.bind(game).bind(nonce).fetch_optional(&self.read).await?;
        Ok(seq.and_then(|seq| u32::try_from(seq).ok()))
    }

    /// The secret of that name, which is `new` if there was none.
    pub async fn get_or_insert_secret(
        &self,
        name: &str,
        new: String,
    ) -> Result<String, StoreError> {
        let insert = |reply| WriteJob::InsertSecret { name: name.to_owned(), value: new, reply };
        self.write(insert).await?;
        let secret = sqlx::query_scalar("SELECT value FROM secrets WHERE name = ?").bind(name);
        Ok(secret.fetch_one(&self.read).await?)
    }

    /// What is known of the database as a writer.
    pub fn health(&self) -> &WriteHealth {
        &self.health
    }

    /// Whether the database answers.
    pub async fn ready(&self) -> bool {
        let one = sqlx::query_scalar::<_, i64>("SELECT 1").fetch_one(&self.read).await;
        one.is_ok() && !self.jobs.is_closed()
    }

    /// Writes everything queued so far, and leaves one file behind that holds all of it. Nothing can
    /// be read or written afterwards.
    pub async fn close(&self) {
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
        .busy_timeout(Duration::from_secs(10))
}

/// Backs up the database `from`, which may be in use, to the new file `to`.
pub async fn backup_file(from: &Path, to: &Path) -> Result<(), StoreError> {
    copy(&mut open_copy(from).await?, from, to).await
}

/// Restores the backup `from` as a new database at `to`, after an integrity check.
pub async fn restore_file(from: &Path, to: &Path) -> Result<(), StoreError> {
    let mut backup = open_copy(from).await?;
    let check = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut backup).await;
    let check: String = check.map_err(|error| wrong(from, error))?;
    if check != "ok" {
        return Err(wrong(from, check));
    }
    copy(&mut backup, from, to).await
}

fn wrong(path: &Path, why: impl ToString) -> StoreError {
    StoreError::File { path: path.to_owned(), why: why.to_string() }
}

/// A database to copy from.
async fn open_copy(path: &Path) -> Result<SqliteConnection, StoreError> {
    std::fs::metadata(path).map_err(|error| wrong(path, error))?;
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    SqliteConnection::connect_with(&options).await.map_err(|error| wrong(path, error))
}

/// Copies the database of a connection to a new file, which nobody else may read.
async fn copy(connection: &mut SqliteConnection, from: &Path, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(wrong(to, "is in the way"));
    }
    create_private(to).map_err(|error| wrong(to, error))?;
    let copied = sqlx::query("VACUUM INTO ?").bind(to.to_string_lossy()).execute(connection).await;
    if let Err(error) = copied {
        let _ = std::fs::remove_file(to);
        return Err(wrong(from, format!("{error} ({})", to.display())));
    }
    Ok(())
}

async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let done: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    let done = usize::try_from(done).unwrap_or(usize::MAX);
    if done > MIGRATIONS.len() {
        return Err(StoreError::Newer { path: path.to_owned() });
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

fn read_event(version: i64, body: &str) -> Option<EventKind> {
    match version {
        EVENT_VERSION => serde_json::from_str(body).ok(),
        _ => None,
    }
}

fn sql_time(at: Millis) -> i64 {
    i64::try_from(at).unwrap_or(i64::MAX)
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StoreError::Newer { path } => {
                write!(f, "{} was written by a later version of palisade", path.display())
            }
            StoreError::InUse { path } => {
                write!(f, "{} is used by another server", path.display())
            }
            StoreError::File { path, why } => write!(f, "{}: {why}", path.display()),
            StoreError::Corrupt { game, seq } => {
                write!(f, "event {seq} of game {game} cannot be read")
            }
            StoreError::Sql(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        StoreError::Sql(error)
    }
}
