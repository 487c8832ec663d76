//! The registry of table actors: every table in use has a task of its own, which alone appends to
//! that table; everyone else sends it commands.

mod send_queue;
mod subscribers;
mod table_actor;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use api::{ActionRequest, NewTable, Person};
use tokio::sync::{mpsc, oneshot};

use crate::config::Config;
use crate::dice::Seed;
use crate::engine_pool::EnginePool;
use crate::error::ServerError;
use crate::metrics::Metrics;
use crate::store::Store;
use crate::table::{Table, TableOrigin, create_table};

pub use send_queue::{SendQueue, SendQueueReader, send_queue};

/// The tables in use, each with the inbox of its actor.
#[derive(Clone, Debug)]
pub struct Hub(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    tables: Mutex<HashMap<String, mpsc::Sender<Command>>>,
    store: Store,
    engines: EnginePool,
    metrics: Arc<Metrics>,
    /// The network delay that clocks allow for, in milliseconds.
    lag: u32,
    engine_ms: u64,
    /// Held while pairing: of two people who ask at the same time, the second must find the first.
    pairing: tokio::sync::Mutex<()>,
}

/// A message to a table actor.
enum Command {
    Subscribe { socket: u64, person: Option<String>, queue: SendQueue, after: Option<u32> },
    Unsubscribe { socket: u64 },
    Act { who: Person, act: ActionRequest, lag: u32, reply: Reply },
    Read(ReadFn),
    ComputerMove { word: String },
    Abort,
    Reload,
    Wake,
}

type ReadFn = Box<dyn FnOnce(Result<&AttendedTable<'_>, &ServerError>) + Send>;

/// What [`Command::Read`] sees of a table.
struct AttendedTable<'a> {
    table: &'a Table,
    /// Whether somebody who is seated there is connected.
    attended: bool,
}

/// Where the answer to an action goes.
enum Reply {
    Socket(SendQueue),
    Once(oneshot::Sender<Result<u32, ServerError>>),
}

/// How many commands an actor's inbox holds.
const INBOX_CAPACITY: usize = 256;

impl Hub {
    pub(crate) fn new(
        store: Store,
        engines: EnginePool,
        metrics: Arc<Metrics>,
        config: &Config,
    ) -> Hub {
        Hub(Arc::new(Inner {
            tables: Mutex::default(),
            store,
            engines,
            metrics,
            lag: config.lag_ms,
            engine_ms: config.engine_ms,
            pairing: tokio::sync::Mutex::default(),
        }))
    }

    /// Creates a table and returns its id.
    pub async fn create(&self, by: &Person, spec: NewTable) -> Result<String, ServerError> {
        self.create_from(by, spec, TableOrigin::default()).await
    }

    async fn create_from(
        &self,
        by: &Person,
        spec: NewTable,
        origin: TableOrigin,
    ) -> Result<String, ServerError> {
        let id = crate::random_id(12);
        let seed = Seed::random();
        let draft = create_table(&id, by, spec, origin, crate::now(), &seed)?;
        let append = draft.append(&seed, None, self.0.lag);
        self.0.store.append(vec![append]).await?;
        Metrics::increment(&self.0.metrics.events);
        if draft.table().computer_to_move().is_some() {
            self.wake(&id);
        }
        Ok(id)
    }

    /// Pairing: joins a table that waits in the same queue, or creates one that waits there.
    pub async fn pair(
        &self,
        who: &Person,
        queue: &str,
        spec: NewTable,
        luck: Option<String>,
    ) -> Result<String, ServerError> {
        let _one_at_a_time = self.0.pairing.lock().await;
        let waiting = self.0.store.waiting_in_queue(queue).await?;
        let recent = crate::now().saturating_sub(30_000);
        for id in waiting {
            let person = who.id.clone();
            let mine_and_attended = self.read_attended(&id, move |waiting| {
                let mine = waiting.table.has_person(&person);
                (mine, waiting.attended || waiting.table.summary().at > recent)
            });
            match mine_and_attended.await {
                Ok((true, _)) => return Ok(id),
                Ok((false, true)) => {}
                _ => continue,
            }
            let action = api::Action::Join { seat: None, piece: None, luck: luck.clone() };
            let act = ActionRequest { nonce: crate::random_id(16), seq: None, action };
            if self.act(&id, who.clone(), act).await.is_ok() {
                return Ok(id);
            }
        }
        let origin = TableOrigin { queue: Some(queue.to_owned()), rematch_of: None };
        self.create_from(who, spec, origin).await
    }

    /// Performs an action at a table and waits until it is on disk.
    pub async fn act(
        &self,
        table: &str,
        who: Person,
        act: ActionRequest,
    ) -> Result<u32, ServerError> {
        let (reply, answer) = oneshot::channel();
        self.send(table, Command::Act { who, act, lag: 0, reply: Reply::Once(reply) })?;
        answer.await.unwrap_or_else(|_| Err(ServerError::Busy))
    }

    /// Like [`Self::act`] for a socket: the answer goes to its queue.
    pub(crate) fn act_for(
        &self,
        table: &str,
        who: Person,
        act: ActionRequest,
        lag: u32,
        queue: &SendQueue,
    ) -> Result<(), ServerError> {
        self.send(table, Command::Act { who, act, lag, reply: Reply::Socket(queue.clone()) })
    }

    /// Subscribes a socket to a table.
    pub(crate) fn subscribe(
        &self,
        table: &str,
        socket: u64,
        person: Option<String>,
        queue: &SendQueue,
        after: Option<u32>,
    ) -> Result<(), ServerError> {
        self.send(table, Command::Subscribe { socket, person, queue: queue.clone(), after })
    }

    /// Ends a socket's subscription to a table.
    pub(crate) fn unsubscribe(&self, table: &str, socket: u64) {
        if let Some(sender) = self.lock().get(table) {
            let _ = sender.try_send(Command::Unsubscribe { socket });
        }
    }

    /// Long poll: waits until a table has an event after number `after`.
    pub(crate) async fn wait_for_event(&self, table: &str, after: u32) -> Result<(), ServerError> {
        let (queue, mut updates) = send_queue(4);
        // Subscribers are sent every event; dropping `updates` ends the subscription.
        self.send(
            table,
            Command::Subscribe { socket: subscribers::LONG_POLL, person: None, queue, after: None },
        )?;
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
        answer.await.unwrap_or_else(|_| Err(ServerError::Busy))
    }

    /// Starts a table's actor if need be, and has it check its clock and its computer players.
    pub(crate) fn wake(&self, table: &str) {
        let _ = self.send(table, Command::Wake);
    }

    /// Aborts the game at a table that nobody comes back to.
    pub(crate) fn abort_game(&self, table: &str) {
        let _ = self.send(table, Command::Abort);
    }

    /// Has every table in use load the events that something else wrote.
    pub(crate) fn reload_all(&self) {
        for sender in self.lock().values() {
            let _ = sender.try_send(Command::Reload);
        }
    }

    /// How many tables are in use.
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    /// Sends a command to a table's actor, which is started if need be.
    fn send(&self, table: &str, command: Command) -> Result<(), ServerError> {
        let mut tables = self.lock();
        let sender = tables.entry(table.to_owned()).or_insert_with(|| {
            let (sender, inbox) = mpsc::channel(INBOX_CAPACITY);
            tokio::spawn(table_actor::run(self.clone(), table.to_owned(), inbox));
            sender
        });
        sender.try_send(command).map_err(|_| ServerError::Busy)
    }

    /// Removes an actor from the registry if its inbox is empty; returns whether it did. The actor
    /// then ends, and the next command starts a new one.
    fn remove_if_unused(&self, table: &str, inbox: &mpsc::Receiver<Command>) -> bool {
        let mut tables = self.lock();
        let unused = inbox.is_empty();
        if unused {
            tables.remove(table);
        }
        unused
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
