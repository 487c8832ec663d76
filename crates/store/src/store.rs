use std::ops::Deref;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use api::Millis;
use futures_util::future::BoxFuture;
use ratings::FirstPlayerTerms;
use sqlx::postgres::PgConnectOptions;

use crate::block_cache::BlockCache;
use crate::bus::{Bus, Hint, HintReceiver, NatsBus, PostgresBus, ProcessBus};
use crate::database::Database;
use crate::database_clock::DatabaseClock;
use crate::deadline::retry;
use crate::health::WriteHealth;
use crate::postgres::PostgresDatabase;
use crate::random::random_id;
use crate::sqlite::SqliteDatabase;
use crate::statement::Statement;
use crate::store_error::StoreError;

/// How long a read may take before it is tried again, for the first time and the second. The last one may
/// take as long as any: a slow database is not a silent one.
const RETRY_TIMEOUTS: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(2)];

/// The database of one server, and what is known of it.
#[derive(Clone, Debug)]
pub struct Store {
    database: Arc<dyn Database>,
    health: Arc<WriteHealth>,
    clock: Arc<DatabaseClock>,
    bus: Arc<dyn Bus>,
    blocks: Arc<BlockCache>,
    hints: Arc<Mutex<Option<HintReceiver>>>,
    terms: Arc<FirstPlayerTerms>,
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
    pub async fn open_postgres(
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
                let cluster = database.get_or_insert_secret("cluster", random_id(12)).await?;
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
        let (database, blocks, terms) = (Arc::new(database), Arc::default(), Arc::default());
        Ok(Store { database, health, clock, bus, blocks, hints, terms })
    }

    /// Opens the SQLite file at `path`, creating or migrating it. It never grows beyond `max_bytes`, if
    /// given: appends fail then, as on a full disk.
    pub fn open(path: &Path, max_bytes: Option<u64>) -> BoxFuture<'_, Result<Store, StoreError>> {
        Box::pin(Store::open_sqlite(path, max_bytes, Arc::default()))
    }

    /// Like [`Self::open`], with a clock that can be moved.
    pub async fn open_sqlite(
        path: &Path,
        max_bytes: Option<u64>,
        clock: Arc<DatabaseClock>,
    ) -> Result<Store, StoreError> {
        let health = Arc::new(WriteHealth::new(Arc::clone(&clock)));
        let database = SqliteDatabase::open(path, max_bytes, Arc::clone(&health)).await?;
        let (database, bus) = (Arc::new(database), Arc::new(ProcessBus));
        let (blocks, hints, terms) = (Arc::default(), Arc::default(), Arc::default());
        Ok(Store { database, health, clock, bus, blocks, hints, terms })
    }

    /// The same database, whose games are rated with these terms for the first player: for tests of what a later version
    /// may have.
    #[must_use]
    pub fn with_first_player_terms(self, terms: FirstPlayerTerms) -> Store {
        Store { terms: Arc::new(terms), ..self }
    }

    /// The terms for the first player that games are rated with.
    pub fn first_player_terms(&self) -> &FirstPlayerTerms {
        &self.terms
    }

    /// The time that events are dated by.
    pub fn now(&self) -> Millis {
        self.clock.now()
    }

    /// The clock that says so.
    pub fn clock(&self) -> &DatabaseClock {
        &self.clock
    }

    /// Writes down when a player was last connected to a game.
    pub async fn set_last_seen(
        &self,
        game: &str,
        person: &str,
        seen: Millis,
    ) -> Result<(), StoreError> {
        let update = Statement::new(
            "UPDATE seats SET seen = $1 WHERE game = $2 AND person = $3
             AND (seen IS NULL OR seen < $1)",
        );
        let seen = i64::try_from(seen).unwrap_or(i64::MAX);
        self.execute(vec![update.number(seen).text(game).text(person)]).await.map(drop)
    }

    /// What is remembered of blocks.
    pub(crate) fn block_cache(&self) -> &BlockCache {
        &self.blocks
    }

    /// Tells the other nodes.
    pub async fn publish(&self, hints: &[Hint]) {
        if !hints.is_empty() {
            self.bus.publish(hints).await;
        }
    }

    /// What the other nodes tell; for whoever asks first.
    pub fn take_hints(&self) -> Option<HintReceiver> {
        self.hints.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Reads what players wait for, and reads it again over a new connection if there is no answer soon:
    /// only for what may be done more than once. In a box, since whoever waits for it would otherwise hold
    /// it several times over.
    pub fn read_with_retry<'a, T: Send + 'a, Answer>(
        &'a self,
        read: impl Fn() -> Answer + Send + Sync + 'a,
    ) -> BoxFuture<'a, Result<T, StoreError>>
    where
        Answer: Future<Output = Result<T, StoreError>> + Send + 'a,
    {
        Box::pin(retry(&RETRY_TIMEOUTS, read, || self.drop_connections()))
    }

    /// What is known of the database as a writer.
    pub fn health(&self) -> &WriteHealth {
        &self.health
    }
}

/// A store is a pointer to its database, which knows what else there is to know of it. What can be asked of a database is
/// eleven traits of more than a hundred methods: spelt out here they would be said twice.
impl Deref for Store {
    type Target = dyn Database;

    fn deref(&self) -> &Self::Target {
        &*self.database
    }
}
