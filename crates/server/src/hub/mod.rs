//! The registry of table actors: every table in use has a task of its own, which decides on what people and
//! computer players do there; everyone else sends it commands.

mod addresses;
mod announcements;
mod command;
mod gathering;
mod liveness;
mod nodes;
mod pairing;
mod phrases;
mod rated_pairing;
mod reply;
mod send_queue;
mod subscribers;
mod table_actor;
#[cfg(test)]
mod tests;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use api::{ActionRequest, Millis, NewTable, Person};
use dice::Seed;
use store::{FairnessKey, Hint, Store, TablePresence};
use table::{Table, TableOrigin, create_table};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use crate::config::Config;
use crate::engines::Engines;
use crate::error::ServerError;
use crate::identity::OriginHasher;
use crate::limits::AddressKey;
use crate::metrics::Metrics;
use crate::outages::Outages;
use crate::shared_limits::{ADDRESS_SHARE, Limit, SharedLimits};
use addresses::SeenAddresses;
pub(crate) use announcements::Announcements;
pub use command::Requester;
use command::{ActCommand, AttendedTable, Command, Envelope, SayCommand};
pub(crate) use liveness::Liveness;
pub use pairing::PairingQueue;
use reply::Reply;
pub use send_queue::{SendQueue, SendQueueReader, send_queue};
pub(crate) use subscribers::{Subscriber, next_socket_id};

/// The tables in use, each with the inbox of its actor.
#[derive(Clone, Debug)]
pub struct Hub(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    tables: Mutex<HashMap<String, TableHandle>>,
    announcements: Announcements,
    /// The name of this node.
    node: String,
    store: Store,
    engines: Engines,
    metrics: Arc<Metrics>,
    /// The network delay that clocks allow for, in milliseconds.
    lag: u32,
    engine_ms: u64,
    /// When this node started, in the time of events.
    started: Millis,
    tables_per_person: u64,
    limits: Arc<SharedLimits>,
    origins: OriginHasher,
    /// Where people were last seen, for fair shares of engine time, and to tell moderators who may be one person.
    addresses: Mutex<SeenAddresses>,
    /// Tables that wait in a pairing queue with somebody of theirs connected.
    attended: Mutex<HashSet<String>>,
    /// One lock for each pairing queue: of two people who ask at the same time, the second must find
    /// the first.
    pairing: Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
    /// Outages that some games have not got back yet.
    outages: Outages,
    /// What players said lately.
    phrases: phrases::Phrases,
    /// How many actors have panicked and are not back yet.
    down: AtomicUsize,
}

/// How the actor of a table in use is reached.
#[derive(Debug)]
struct TableHandle {
    inbox: mpsc::Sender<Envelope>,
    /// The number of the last event that the actor knows.
    seq: Arc<AtomicU32>,
    /// Who follows the table at other nodes, as the actor was last told.
    remote_presence: Option<TablePresence>,
}

impl TableHandle {
    /// Tells an actor something that must not get lost: if its inbox is full, once there is room.
    fn tell_surely(&self, envelope: Envelope) {
        if let Err(TrySendError::Full(envelope)) = self.inbox.try_send(envelope)
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            let inbox = self.inbox.clone();
            runtime.spawn(async move {
                let _ = inbox.send(envelope).await;
            });
        }
    }
}

/// That a socket follows a table; it ends when this is dropped.
#[derive(Debug)]
pub(crate) struct Subscription {
    hub: Hub,
    table: String,
    socket: u64,
}

impl Subscription {
    pub(crate) fn new(hub: &Hub, table: &str, socket: u64) -> Subscription {
        Subscription { hub: hub.clone(), table: table.to_owned(), socket }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        if let Some(handle) = lock(&self.hub.0.tables).get(&self.table) {
            let unsubscribe = Command::Unsubscribe { socket: self.socket };
            handle.tell_surely(self.hub.envelope(unsubscribe));
        }
    }
}

/// How often a node looks at the database by itself: what another node has written is seen within two
/// seconds, even if no hint comes.
pub(crate) const SYNC_INTERVAL: Duration = Duration::from_secs(1);

/// How many commands an actor's inbox holds, and how many of those only actions may take: nobody who
/// watches can keep players from moving.
const INBOX_CAPACITY: usize = 256;
const RESERVED_FOR_ACTIONS: usize = 64;

impl Hub {
    pub(crate) fn new(
        store: Store,
        engines: Engines,
        metrics: Arc<Metrics>,
        limits: Arc<SharedLimits>,
        origins: OriginHasher,
        config: &Config,
    ) -> Hub {
        let started = store.now();
        Hub(Arc::new(Inner {
            tables: Mutex::default(),
            announcements: Announcements::default(),
            node: config.node.clone(),
            store,
            engines,
            metrics,
            lag: config.lag_ms,
            engine_ms: config.engine_ms,
            started,
            tables_per_person: config.tables_per_person,
            limits,
            origins,
            addresses: Mutex::default(),
            attended: Mutex::default(),
            pairing: Mutex::default(),
            outages: Outages::default(),
            phrases: phrases::Phrases::default(),
            down: AtomicUsize::new(0),
        }))
    }

    /// Creates a table and returns its id.
    pub async fn create(&self, by: &Requester, spec: NewTable) -> Result<String, ServerError> {
        self.check_table_limits(by).await?;
        self.create_from(by, spec, TableOrigin::default()).await
    }

    async fn create_from(
        &self,
        by: &Requester,
        spec: NewTable,
        mut origin: TableOrigin,
    ) -> Result<String, ServerError> {
        self.remember(by);
        origin.laws = self.0.store.common_laws().await?;
        let id = store::random_id(12);
        let seed = Seed::new(store::random_bytes());
        let draft = create_table(&id, &by.person, spec, origin, self.now(), &seed)?;
        let mut append = self.append(&draft, &seed, None);
        append.set_origin(self.0.origins.hash(by.address));
        self.0.store.append(vec![append]).await?;
        Metrics::increment(&self.0.metrics.events);
        if draft.table().computer_to_move().is_some() {
            self.wake(&id);
        }
        Ok(id)
    }

    /// Refuses who creates tables too often or has too many open, wherever they come from: a form, a
    /// pairing or a rematch. An address may have [`ADDRESS_SHARE`] times as many as a person.
    async fn check_table_limits(&self, who: &Requester) -> Result<(), ServerError> {
        let inner = &self.0;
        if !inner.limits.allow(Limit::Tables, &who.person.id)
            || !inner.limits.allow(Limit::TablesOfAddress, who.address)
        {
            return Err(ServerError::TooOften);
        }
        if inner.store.health().is_nearly_full() {
            return Err(ServerError::NoRoom);
        }
        let most = inner.tables_per_person;
        if inner.store.open_table_count(&who.person.id).await? >= most {
            return Err(ServerError::TooManyTables { most });
        }
        let most = most.saturating_mul(u64::from(ADDRESS_SHARE));
        if inner.store.open_table_count_from(&inner.origins.hash(who.address)).await? >= most {
            return Err(ServerError::TooManyTablesOfAddress { most });
        }
        Ok(())
    }

    /// Performs an action at a table and waits until it is on disk.
    pub async fn act(
        &self,
        table: &str,
        who: Requester,
        act: ActionRequest,
    ) -> Result<u32, ServerError> {
        self.remember(&who);
        self.act_on_behalf(table, who, act).await
    }

    /// Like [`Self::act`] for somebody who is not there: where it comes from is not where they are.
    pub(crate) async fn act_on_behalf(
        &self,
        table: &str,
        who: Requester,
        act: ActionRequest,
    ) -> Result<u32, ServerError> {
        let (reply, answer) = Reply::once();
        // Whatever cannot be sent is dropped, and a dropped reply says that the table is busy.
        let _ = self.send(table, Command::Act(Box::new(ActCommand { who, act, lag: 0, reply })));
        answer.await.unwrap_or(Err(ServerError::Busy))
    }

    /// Like [`Self::act`] for a socket: the answer goes to its queue.
    pub(crate) fn act_for(
        &self,
        table: &str,
        who: Requester,
        act: ActionRequest,
        lag: u32,
        queue: &SendQueue,
    ) {
        self.remember(&who);
        let reply = Reply::socket(queue.clone(), table, &act.nonce);
        let _ = self.send(table, Command::Act(Box::new(ActCommand { who, act, lag, reply })));
    }

    /// Subscribes a socket to a table, for as long as there is a [`Subscription`].
    pub(crate) fn subscribe(
        &self,
        table: &str,
        subscriber: Subscriber,
        after: Option<u32>,
    ) -> Result<(), ServerError> {
        self.send(table, Command::Subscribe { subscriber: Box::new(subscriber), after })
    }

    /// Has a table look again at who is present: one of its sockets has gone silent, or is back.
    pub(crate) fn refresh_presence(&self, table: &str) {
        self.tell(table, Command::RefreshPresence);
    }

    /// Sends a command to a table's actor if there is one.
    fn tell(&self, table: &str, command: Command) {
        if let Some(handle) = lock(&self.0.tables).get(table) {
            let _ = handle.inbox.try_send(self.envelope(command));
        }
    }

    /// Long poll: waits until a table has an event after number `after`.
    pub(crate) async fn wait_for_event(&self, table: &str, after: u32) -> Result<(), ServerError> {
        let (queue, mut updates) = send_queue(4, usize::MAX);
        // Subscribers are sent every event.
        let subscriber = Subscriber::long_poll(queue);
        let _subscription = Subscription::new(self, table, subscriber.socket());
        self.subscribe(table, subscriber, None)?;
        while self.read(table, Table::seq).await? <= after {
            if updates.next().await.is_none() {
                break;
            }
        }
        Ok(())
    }

    /// Runs `read` on a table, in its actor, and returns what it returns.
    pub async fn read<T: Send + 'static>(
        &self,
        table: &str,
        read: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        self.read_attended(table, |attended| read(attended.table)).await
    }

    async fn read_attended<T: Send + 'static>(
        &self,
        table: &str,
        read: impl FnOnce(&AttendedTable<'_>) -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        let (reply, answer) = oneshot::channel();
        let read = move |table: Result<&AttendedTable<'_>, &ServerError>| {
            let _ = reply.send(table.map(read).map_err(Clone::clone));
        };
        self.send(table, Command::Read(Box::new(read)))?;
        answer.await.unwrap_or(Err(ServerError::Busy))
    }

    /// Starts a table's actor if need be, and has it check its clock and its computer players.
    pub(crate) fn wake(&self, table: &str) {
        let _ = self.send(table, Command::Wake);
    }

    /// Aborts the game at a table, unless it is over, and waits until that is done.
    pub(crate) async fn abort_game(&self, table: &str) -> Result<(), ServerError> {
        let (done, aborted) = oneshot::channel();
        self.send(table, Command::Abort(done))?;
        aborted.await.unwrap_or(Err(ServerError::Busy))
    }

    /// Deletes a table, and waits until that is done.
    pub(crate) async fn remove(&self, table: &str) -> Result<(), ServerError> {
        let (done, removed) = oneshot::channel();
        self.send(table, Command::Remove(done))?;
        removed.await.unwrap_or(Err(ServerError::Busy))
    }

    /// Forgets a table that another node has deleted.
    pub(crate) fn unload(&self, table: &str) {
        self.tell(table, Command::Unload);
    }

    /// Tells the tables in use that somebody has another name. One that ends reads the name when it is next loaded.
    pub(crate) fn rename(&self, person: &Person) {
        for handle in lock(&self.0.tables).values() {
            handle.tell_surely(self.envelope(Command::Rename(Box::new(person.clone()))));
        }
    }

    /// Where this node last saw somebody.
    pub(crate) fn address_of(&self, person: &str) -> Option<AddressKey> {
        lock(&self.0.addresses).address(person)
    }

    /// A hash of where somebody was last seen, by whatever node.
    pub(crate) fn origin_of(&self, person: &str) -> Option<String> {
        lock(&self.0.addresses).origin(person, &self.0.origins)
    }

    /// Where people were seen, as other nodes have to be told.
    pub(crate) fn take_pending_origins(&self) -> Vec<Hint> {
        lock(&self.0.addresses).take_pending(&self.0.origins)
    }

    /// Another node has seen somebody, at the address of that hash.
    pub(crate) fn hear_origin(&self, person: String, origin: String) {
        lock(&self.0.addresses).hear(person, origin, &self.0.origins);
    }

    /// Forgets where somebody was seen, and what they said.
    pub(crate) fn forget_address(&self, person: &str) {
        lock(&self.0.addresses).forget(person);
        self.0.phrases.forget(person);
    }

    /// Outages that some games have not got back yet.
    pub(crate) fn outages(&self) -> &Outages {
        &self.0.outages
    }

    /// Has those of the tables that are in use load the events that something else wrote. A table that
    /// is too busy to be told finds out when it next writes.
    pub(crate) fn reload(&self, games: &[String]) {
        let tables = lock(&self.0.tables);
        for handle in games.iter().filter_map(|game| tables.get(game)) {
            let _ = handle.inbox.try_send(self.envelope(Command::Reload));
        }
    }

    /// Has a game that is over be rated, unless it is casual or that has been done. Nobody waits for it.
    pub(crate) fn rate_soon(&self, game: &str) {
        let (store, game) = (self.0.store.clone(), game.to_owned());
        tokio::spawn(async move {
            if let Err(error) = store.rate_game(&game).await {
                tracing::warn!(%error, game, "a game is not rated yet");
            }
        });
    }

    /// How many tables are in use.
    pub fn count(&self) -> usize {
        lock(&self.0.tables).len()
    }

    /// How many tables have died and are not back yet.
    pub fn down(&self) -> usize {
        self.0.down.load(Ordering::Relaxed)
    }

    /// Who engine time is used for. Where it is told to workers, the address itself is
    /// nobody's business.
    pub(crate) fn fairness_key(&self, person: &str, background: bool) -> FairnessKey {
        let address = self.address_of(person).map(|address| self.0.origins.hash(address));
        let address = address.unwrap_or_else(|| person.to_owned());
        FairnessKey { address, person: person.to_owned(), background }
    }

    /// Remembers where somebody was seen.
    pub(crate) fn remember(&self, who: &Requester) {
        lock(&self.0.addresses).see(&who.person, who.address, self.is_shared());
    }

    /// Sends a command to a table's actor, which is started if need be, and again if it has died.
    fn send(&self, table: &str, command: Command) -> Result<(), ServerError> {
        let is_action = matches!(command, Command::Act(_));
        let mut tables = lock(&self.0.tables);
        let handle = tables.entry(table.to_owned()).or_insert_with(|| self.spawn(table));
        if !is_action && handle.inbox.capacity() <= RESERVED_FOR_ACTIONS {
            return Err(ServerError::Busy);
        }
        match handle.inbox.try_send(self.envelope(command)) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(_)) => Err(ServerError::Busy),
            Err(TrySendError::Closed(envelope)) => {
                *handle = self.spawn(table);
                handle.inbox.try_send(envelope).map_err(|_| ServerError::Busy)
            }
        }
    }

    fn spawn(&self, table: &str) -> TableHandle {
        let (sender, inbox) = mpsc::channel(INBOX_CAPACITY);
        let seq = Arc::new(AtomicU32::new(0));
        let actor = table_actor::run(self.clone(), table.to_owned(), inbox, Arc::clone(&seq));
        tokio::spawn(actor);
        TableHandle { inbox: sender, seq, remote_presence: None }
    }

    fn envelope(&self, command: Command) -> Envelope {
        Envelope { received: self.now(), command }
    }

    /// Removes an actor from the registry if its inbox is empty; returns whether it did. The actor
    /// then ends, and the next command starts a new one.
    fn remove_if_unused(&self, table: &str, inbox: &mpsc::Receiver<Envelope>) -> bool {
        let mut tables = lock(&self.0.tables);
        let unused = inbox.is_empty();
        if unused {
            tables.remove(table);
        }
        unused
    }

    /// Says whether a table waits in a pairing queue with somebody of its own connected.
    fn set_attended(&self, table: &str, attended: bool) {
        let mut tables = lock(&self.0.attended);
        if attended {
            tables.insert(table.to_owned());
        } else {
            tables.remove(table);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
