//! The event store: one interface, [`Database`], over SQLite or PostgreSQL. The rest of the server
//! knows no SQL.

mod append;
mod database;
mod database_url;
mod event_rows;
mod health;
mod postgres;
mod queries;
mod sqlite;
mod tokens;

use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use api::Millis;
use sqlx::postgres::PgConnectOptions;

pub use append::{Append, AppendError, GameRow};
pub use database::Database;
pub use database_url::DatabaseUrl;
use event_rows::EVENT_VERSION;
pub use health::{FRESH_HEARTBEAT, FRESH_PULSE, WriteHealth};
use postgres::PostgresDatabase;
pub use queries::Queries;
use sqlite::SqliteDatabase;
pub(crate) use sqlite::create_private_folder;
pub use sqlite::{backup_file, restore_file};

/// The database of one server, and what is known of it.
#[derive(Clone, Debug)]
pub struct Store {
    database: Arc<dyn Database>,
    health: Arc<WriteHealth>,
}

/// Why the database cannot be used.
#[derive(Debug)]
pub enum StoreError {
    /// It was written by a later version of this program.
    Newer {
        /// The database.
        database: String,
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
    /// A database server cannot be reached, or refuses what has to be done there.
    Server {
        /// The database.
        database: String,
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
    /// An error of the database.
    Sql(sqlx::Error),
}

impl Store {
    /// Opens a database, creating or migrating its tables. `max_bytes` is for SQLite.
    pub async fn connect(url: &DatabaseUrl, max_bytes: Option<u64>) -> Result<Store, StoreError> {
        match url {
            DatabaseUrl::Sqlite(path) => Store::open(path, max_bytes).await,
            DatabaseUrl::Postgres(options) => {
                let health = Arc::new(WriteHealth::default());
                let options = PgConnectOptions::clone(options);
                let database = PostgresDatabase::open(options, Arc::clone(&health)).await?;
                Ok(Store { database: Arc::new(database), health })
            }
        }
    }

    /// Opens the SQLite file at `path`, creating or migrating it. It never grows beyond `max_bytes`, if
    /// given: appends fail then, as on a full disk.
    pub async fn open(path: &Path, max_bytes: Option<u64>) -> Result<Store, StoreError> {
        let health = Arc::new(WriteHealth::default());
        let database = SqliteDatabase::open(path, max_bytes, Arc::clone(&health)).await?;
        Ok(Store { database: Arc::new(database), health })
    }

    /// What is known of the database as a writer.
    pub fn health(&self) -> &WriteHealth {
        &self.health
    }
}

impl Deref for Store {
    type Target = dyn Database;

    fn deref(&self) -> &Self::Target {
        &*self.database
    }
}

/// A time as the database keeps it.
fn sql_time(at: Millis) -> i64 {
    i64::try_from(at).unwrap_or(i64::MAX)
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StoreError::Newer { database } => {
                write!(f, "{database} was written by a later version of palisade")
            }
            StoreError::InUse { path } => {
                write!(f, "{} is used by another server", path.display())
            }
            StoreError::File { path, why } => write!(f, "{}: {why}", path.display()),
            StoreError::Server { database, why } => write!(f, "{database}: {why}"),
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
