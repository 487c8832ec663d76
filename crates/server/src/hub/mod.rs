//! A task for every table in use. It alone appends to that table; all others ask it.

mod keeper;
mod outbox;
mod presence;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use api::{Act, NewTable, Person, Refusal};
use tokio::sync::{mpsc, oneshot};

use crate::config::Config;
use crate::dice::Seed;
use crate::engines::Engines;
use crate::metrics::Metrics;
use crate::store::{AppendError, Store, StoreError};
use crate::table::{Origin, Table, lay};

pub use outbox::{Outbox, Outlet, outbox};

/// All tables in use.
#[derive(Clone, Debug)]
pub struct Hub(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    tables: Mutex<HashMap<String, mpsc::Sender<Command>>>,
    store: Store,
    engines: Engines,
    metrics: Arc<Metrics>,
    lag: u32,
    engine_ms: u64,
    /// Two who ask for a partner at the same time must not both start to wait.
    pairing: tokio::sync::Mutex<()>,
}

/// Something for a table's task to do.
enum Command {
    Watch { socket: u64, person: Option<String>, outbox: Outbox, after: Option<u32> },
    Unwatch { socket: u64 },
    Act { who: Person, act: Act, lag: u32, reply: Reply },
    Read(Reader),
    Machine { word: String },
    Abandon,
    Reload,
    Wake,
}

type Reader = Box<dyn FnOnce(Result<&View<'_>, &Refusal>) + Send>;

/// What a reader sees of a table.
struct View<'a> {
    table: &'a Table,
    /// Whether somebody who sits there is connected.
    attended: bool,
}

/// Where the answer to an action goes.
enum Reply {
    Socket(Outbox),
    Once(oneshot::Sender<Result<u32, Refusal>>),
}

/// How many commands may wait for a table.
const QUEUE: usize = 256;

impl Hub {
    pub(crate) fn new(
        store: Store,
        engines: Engines,
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

    /// Lays a table and says its id.
    pub async fn create(&self, by: &Person, spec: NewTable) -> Result<String, Refusal> {
        self.lay(by, spec, Origin::default()).await
    }

    async fn lay(&self, by: &Person, spec: NewTable, origin: Origin) -> Result<String, Refusal> {
        let id = crate::random_id(12);
        let seed = Seed::draw();
        let draft = lay(&id, by, spec, origin, crate::now(), &seed)?;
        let append = draft.append(&seed, None, self.0.lag);
        self.0.store.append(vec![append]).await.map_err(refuse_append)?;
        Metrics::count(&self.0.metrics.events);
        if draft.table().machine_to_move().is_some() {
            self.wake(&id);
        }
        Ok(id)
    }

    /// Joins someone who waits in the same queue, or starts to wait.
    pub async fn pair(
        &self,
        who: &Person,
        queue: &str,
        spec: NewTable,
        luck: Option<String>,
    ) -> Result<String, Refusal> {
        let _one_at_a_time = self.0.pairing.lock().await;
        let waiting = self.0.store.waiting(queue).await.map_err(refuse_store)?;
        let fresh = crate::now().saturating_sub(30_000);
        for id in waiting {
            let person = who.id.clone();
            let fits = self.view(&id, move |view| {
                let mine = view.table.seats_person(&person);
                (mine, view.attended || view.table.summary().at > fresh)
            });
            match fits.await {
                Ok((true, _)) => return Ok(id),
                Ok((false, true)) => {}
                _ => continue,
            }
            let action = api::Action::Join { seat: None, piece: None, luck: luck.clone() };
            let act = Act { nonce: crate::random_id(16), seq: None, action };
            if self.act(&id, who.clone(), act).await.is_ok() {
                return Ok(id);
            }
        }
        let origin = Origin { queue: Some(queue.to_owned()), rematch_of: None };
        self.lay(who, spec, origin).await
    }

    /// Does something at a table and waits until it is on disk.
    pub async fn act(&self, table: &str, who: Person, act: Act) -> Result<u32, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(table, Command::Act { who, act, lag: 0, reply: Reply::Once(reply) })?;
        answer.await.unwrap_or_else(|_| Err(busy()))
    }

    /// The same for a socket, which hears the answer when it comes.
    pub(crate) fn act_for(
        &self,
        table: &str,
        who: Person,
        act: Act,
        lag: u32,
        outbox: &Outbox,
    ) -> Result<(), Refusal> {
        self.send(table, Command::Act { who, act, lag, reply: Reply::Socket(outbox.clone()) })
    }

    /// A socket follows a table from now on.
    pub(crate) fn watch(
        &self,
        table: &str,
        socket: u64,
        person: Option<String>,
        outbox: &Outbox,
        after: Option<u32>,
    ) -> Result<(), Refusal> {
        self.send(table, Command::Watch { socket, person, outbox: outbox.clone(), after })
    }

    /// A socket no longer follows a table.
    pub(crate) fn unwatch(&self, table: &str, socket: u64) {
        if let Some(sender) = self.lock().get(table) {
            let _ = sender.try_send(Command::Unwatch { socket });
        }
    }

    /// Waits until a table has an event after number `after`.
    pub(crate) async fn news(&self, table: &str, after: u32) -> Result<(), Refusal> {
        let (outbox, mut outlet) = outbox(4);
        // Watchers are told of every event; nobody is there to hear it once this is dropped.
        self.send(
            table,
            Command::Watch { socket: presence::ANYONE, person: None, outbox, after: None },
        )?;
        while self.read(table, Table::seq).await? <= after {
            if outlet.next().await.is_none() {
                break;
            }
        }
        Ok(())
    }

    /// Reads something off a table.
    pub async fn read<T: Send + 'static>(
        &self,
        table: &str,
        how: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        self.view(table, |view| how(view.table)).await
    }

    async fn view<T: Send + 'static>(
        &self,
        table: &str,
        how: impl FnOnce(&View<'_>) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        let read = move |view: Result<&View<'_>, &Refusal>| {
            let _ = reply.send(view.map(how).map_err(Clone::clone));
        };
        self.send(table, Command::Read(Box::new(read)))?;
        answer.await.unwrap_or_else(|_| Err(busy()))
    }

    /// Has a table look at its clock and its machines.
    pub(crate) fn wake(&self, table: &str) {
        let _ = self.send(table, Command::Wake);
    }

    /// Calls a table off that nobody comes back to.
    pub(crate) fn abandon(&self, table: &str) {
        let _ = self.send(table, Command::Abandon);
    }

    /// Has every table in use read again what others may have written.
    pub(crate) fn reload_all(&self) {
        for sender in self.lock().values() {
            let _ = sender.try_send(Command::Reload);
        }
    }

    /// How many tables are in use.
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    /// Hands a command to the table's task, which is started if need be.
    fn send(&self, table: &str, command: Command) -> Result<(), Refusal> {
        let mut tables = self.lock();
        let sender = tables.entry(table.to_owned()).or_insert_with(|| {
            let (sender, commands) = mpsc::channel(QUEUE);
            tokio::spawn(keeper::run(self.clone(), table.to_owned(), commands));
            sender
        });
        sender.try_send(command).map_err(|_| busy())
    }

    /// Whether the task of a table may end: only if nothing is waiting for it. From then on a new
    /// command starts a new task.
    fn retire(&self, table: &str, commands: &mpsc::Receiver<Command>) -> bool {
        let mut tables = self.lock();
        let idle = commands.is_empty();
        if idle {
            tables.remove(table);
        }
        idle
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn busy() -> Refusal {
    Refusal::new(503, "server-busy")
}

pub(crate) fn refuse_store(error: StoreError) -> Refusal {
    tracing::error!(%error, "the database cannot be read");
    Refusal::new(503, "server-storage")
}

fn refuse_append(error: AppendError) -> Refusal {
    match error {
        AppendError::Taken => Refusal::new(409, "server-taken"),
        AppendError::Storage(_) => Refusal::new(503, "server-storage"),
    }
}
