//! The event store: one interface, [`Database`], over SQLite or PostgreSQL. The rest of the server
//! knows no SQL.

mod answered;
mod append;
mod clock;
mod cluster;
mod database;
mod database_url;
mod event_rows;
mod health;
mod jobs;
mod migration;
mod moderation;
mod names;
mod postgres;
mod queries;
mod rebuild;
mod solutions;
mod sqlite;
mod statement;
mod tokens;

use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use api::Millis;
use futures_util::future::BoxFuture;
use sqlx::postgres::PgConnectOptions;

use crate::bus::{Bus, Hint, HintReceiver, NatsBus, PostgresBus, ProcessBus};

use answered::ask_again;
pub use append::{Append, AppendError, GameRow};
pub use clock::DatabaseClock;
pub use cluster::{Cluster, QueueGuard, TablePresence};
pub use database::{Database, Outage};
pub use database_url::DatabaseUrl;
use event_rows::EVENT_VERSION;
pub use health::{FRESH_HEARTBEAT, FRESH_PULSE, WriteHealth};
pub use jobs::{ClaimedJob, JobAnswer, JobClass, JobCount, JobState, Jobs, MAX_ATTEMPTS, NewJob};
pub use migration::{MigrationError, MigrationReport, migrate};
pub use moderation::read_token_secrets;
use postgres::PostgresDatabase;
pub use queries::Queries;
pub use rebuild::RebuildReport;
pub use solutions::Solutions;
use sqlite::SqliteDatabase;
pub(crate) use sqlite::create_private_folder;
pub use sqlite::{backup_file, restore_file};
pub use statement::{Parameter, Statement};

/// How long the first answer, and the second, may take before what players wait for is asked for again.
/// The last time it may take as long as any: a slow database is not a silent one.
const PATIENCE: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(2)];

/// The database of one server, and what is known of it.
#[derive(Clone, Debug)]
pub struct Store {
    database: Arc<dyn Database>,
    health: Arc<WriteHealth>,
    clock: Arc<DatabaseClock>,
    bus: Arc<dyn Bus>,
    hints: Arc<Mutex<Option<HintReceiver>>>,
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
    /// Opens the PostgreSQL database of a node, creating or migrating its tables, and listens to the
    /// other nodes on the NATS server at `bus`, or else in the database.
    pub fn connect<'a>(
        options: &'a PgConnectOptions,
        node: &'a str,
        bus: Option<&'a str>,
    ) -> BoxFuture<'a, Result<Store, StoreError>> {
        Box::pin(Store::open_postgres(options, node, bus, Arc::default()))
    }

    /// Like [`Self::connect`], with a clock that can be moved.
    pub(crate) async fn open_postgres(
        options: &PgConnectOptions,
        node: &str,
        bus: Option<&str>,
        clock: Arc<DatabaseClock>,
    ) -> Result<Store, StoreError> {
        let health = Arc::new(WriteHealth::new(Arc::clone(&clock)));
        // Before anything is written: a bus that is not there is a mistake in the settings.
        let nats = match bus {
            Some(url) => Some(NatsBus::connect(url, node).await?),
            None => None,
        };
        let mut database = PostgresDatabase::open(options, Arc::clone(&clock)).await?;
        let (bus, hints): (Arc<dyn Bus>, _) = match nats {
            Some(mut bus) => {
                let cluster =
                    database.get_or_insert_secret("cluster", crate::random_id(12)).await?;
                let hints = bus.listen(&cluster).await?;
                (Arc::new(bus), hints)
            }
            None => {
                let (bus, hints) = PostgresBus::connect(options, node).await?;
                (Arc::new(bus), hints)
            }
        };
        database.start_writer(node, Arc::clone(&health), Arc::clone(&bus));
        let hints = Arc::new(Mutex::new(Some(hints)));
        Ok(Store { database: Arc::new(database), health, clock, bus, hints })
    }

    /// Opens the SQLite file at `path`, creating or migrating it. It never grows beyond `max_bytes`, if
    /// given: appends fail then, as on a full disk.
    pub fn open(path: &Path, max_bytes: Option<u64>) -> BoxFuture<'_, Result<Store, StoreError>> {
        Box::pin(Store::open_sqlite(path, max_bytes, Arc::default()))
    }

    /// Like [`Self::open`], with a clock that can be moved.
    pub(crate) async fn open_sqlite(
        path: &Path,
        max_bytes: Option<u64>,
        clock: Arc<DatabaseClock>,
    ) -> Result<Store, StoreError> {
        let health = Arc::new(WriteHealth::new(Arc::clone(&clock)));
        let database = SqliteDatabase::open(path, max_bytes, Arc::clone(&health)).await?;
        let (bus, hints) = (Arc::new(ProcessBus), Arc::default());
        Ok(Store { database: Arc::new(database), health, clock, bus, hints })
    }

    /// The time that events are dated by.
    pub fn now(&self) -> Millis {
        self.clock.now()
    }

    /// The clock that says so.
    pub fn clock(&self) -> &DatabaseClock {
        &self.clock
    }

    /// Tells the other nodes.
    pub async fn publish(&self, hints: &[Hint]) {
        if !hints.is_empty() {
            self.bus.publish(hints).await;
        }
    }

    /// What the other nodes tell; for whoever asks first.
    pub(crate) fn take_hints(&self) -> Option<HintReceiver> {
        self.hints.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Asks for what players wait for, and again over a new connection if there is no answer soon: only
    /// for what may be done more than once. In a box, since whoever waits for it would otherwise hold it
    /// several times over.
    pub fn promptly<'a, T: Send + 'a, Answer>(
        &'a self,
        ask: impl Fn() -> Answer + Send + Sync + 'a,
    ) -> BoxFuture<'a, Result<T, StoreError>>
    where
        Answer: Future<Output = Result<T, StoreError>> + Send + 'a,
    {
        Box::pin(ask_again(&PATIENCE, ask, || self.distrust_connections()))
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
