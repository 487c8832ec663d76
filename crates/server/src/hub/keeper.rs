use std::time::{Duration, Instant};

use api::{Act, Action, Offer, Person, Refusal, ServerMessage, Update};
use game::Position;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::outbox::encode;
use super::presence::Watcher;
use super::{Command, Hub, Outbox, Reply, View, refuse_append, refuse_store};
use crate::dice::Seed;
use crate::engines::Task;
use crate::metrics::Metrics;
use crate::store::{Append, AppendError};
use crate::table::{Draft, Listed, Table};

/// How long a table nobody looks at stays in memory.
const LINGER: Duration = Duration::from_secs(20);

/// The most a nonce may be.
const LONGEST_NONCE: usize = 64;

/// The task of one table.
pub(super) async fn run(hub: Hub, id: String, mut commands: mpsc::Receiver<Command>) {
    let mut keeper = match Keeper::load(&hub, &id).await {
        Ok(keeper) => keeper,
        Err(refusal) => return refuse_all(&hub, &id, commands, &refusal).await,
    };
    loop {
        keeper.set_machine_thinking();
        let wait = keeper.wait();
        match tokio::time::timeout(wait, commands.recv()).await {
            Ok(Some(command)) => keeper.handle(command).await,
            Ok(None) => return,
            Err(_) if keeper.is_idle() => {
                if hub.retire(&id, &commands) {
                    return;
                }
            }
            Err(_) => keeper.flag(hub.0.lag).await,
        }
    }
}

/// Tells everyone who asked for a table that cannot be had, until nobody asks.
async fn refuse_all(hub: &Hub, id: &str, mut commands: mpsc::Receiver<Command>, refusal: &Refusal) {
    loop {
        while let Ok(command) = commands.try_recv() {
            match command {
                Command::Watch { outbox, .. } => refuse(&outbox, id, None, refusal.clone()),
                Command::Act { act, reply, .. } => {
                    answer(reply, id, act.nonce, Err(refusal.clone()));
                }
                Command::Read(read) => read(Err(refusal)),
                _ => {}
            }
        }
        if hub.retire(id, &commands) {
            return;
        }
    }
}

/// What a table's task holds.
pub(super) struct Keeper {
    hub: Hub,
    table: Table,
    seed: Seed,
    pub(super) watchers: Vec<Watcher>,
    pub(super) present: Vec<bool>,
    thinking: Option<(rules::AnyPosition, JoinHandle<()>)>,
    lonely_since: Instant,
    /// What lists were last told, as far as this task knows.
    listed: Option<Listed>,
}

impl Keeper {
    async fn load(hub: &Hub, id: &str) -> Result<Keeper, Refusal> {
        let (table, seed) = read(hub, id).await?;
        Ok(Keeper {
            hub: hub.clone(),
            present: vec![false; table.holders().len()],
            table,
            seed,
            watchers: Vec::new(),
            thinking: None,
            lonely_since: Instant::now(),
            listed: None,
        })
    }

    async fn handle(&mut self, command: Command) {
        match command {
            Command::Watch { socket, person, outbox, after } => {
                self.watch(Watcher { socket, person, outbox }, after).await;
            }
            Command::Unwatch { socket } => self.unwatch(socket),
            Command::Act { who, act, lag, reply } => {
                let nonce = act.nonce.clone();
                let result = self.act(&who, act, lag.min(self.hub.0.lag)).await;
                if let (Err(refusal), Reply::Socket(_)) = (&result, &reply) {
                    self.hub.0.metrics.refused(refusal, &who.id);
                }
                answer(reply, self.table.id(), nonce, result);
            }
            Command::Read(read) => {
                let attended = self.present.contains(&true);
                read(Ok(&View { table: &self.table, attended }));
            }
            Command::Machine { word } => self.machine_moved(&word).await,
            Command::Abandon => {
                let mut draft = self.draft();
                if draft.abandon().is_ok() {
                    let _ = self.commit(draft, None).await;
                }
            }
            Command::Reload => self.reload().await,
            Command::Wake => self.flag(self.hub.0.lag).await,
        }
    }

    /// How long nothing will happen unless somebody asks.
    fn wait(&self) -> Duration {
        let due = match self.table.wake(self.hub.0.lag) {
            Some(_) if self.thinking.is_some() => None,
            Some(at) => Some(Duration::from_millis(at.saturating_sub(crate::now()))),
            None => None,
        };
        let linger = || LINGER.saturating_sub(self.lonely_since.elapsed());
        match due {
            Some(due) if self.is_watched() => due,
            Some(due) => due.min(linger()),
            None if self.is_watched() || self.thinking.is_some() => LINGER,
            None => linger(),
        }
    }

    fn is_watched(&self) -> bool {
        self.watchers.iter().any(|watcher| watcher.outbox.is_open())
    }

    fn is_idle(&self) -> bool {
        self.thinking.is_none() && !self.is_watched() && self.lonely_since.elapsed() >= LINGER
    }

    async fn act(&mut self, who: &Person, act: Act, lag: u32) -> Result<u32, Refusal> {
        if act.nonce.is_empty() || act.nonce.len() > LONGEST_NONCE {
            return Err(Refusal::new(400, "server-nonce").number("longest", LONGEST_NONCE as i64));
        }
        // Two people may well think of the same nonce.
        let nonce = format!("{} {}", who.id, act.nonce);
        let result = self.try_act(who, &act, nonce.clone(), lag).await;
        let Err(refusal) = result else { return result };
        // What was done before cannot be done again, but it can be answered again.
        let known = self.hub.0.store.nonce(self.table.id(), &nonce).await.map_err(refuse_store)?;
        known.ok_or(refusal)
    }

    async fn try_act(
        &mut self,
        who: &Person,
        act: &Act,
        nonce: String,
        lag: u32,
    ) -> Result<u32, Refusal> {
        let next = self.table.seq() + 1;
        match (&act.action, act.seq) {
            (_, Some(seq)) if seq != next => {
                let stale = Refusal::new(409, "server-stale");
                return Err(stale.number("asked", seq).number("next", next));
            }
            (Action::Move { .. }, None) => return Err(Refusal::new(400, "server-seq")),
            (Action::Rematch | Action::Offer { offer: Offer::Rematch, .. }, _) => {
                return self.rematch(who, nonce).await;
            }
            (Action::Move { .. }, _) => self.flag(lag).await,
            _ => {}
        }
        let mut draft = self.draft();
        draft.act(who, &act.action, lag)?;
        self.commit(draft, Some(nonce)).await
    }

    fn draft(&self) -> Draft {
        Draft::new(&self.table, crate::now(), &self.seed)
    }

    /// Writes a draft; only then it is the table, and everyone hears of it.
    async fn commit(&mut self, draft: Draft, nonce: Option<String>) -> Result<u32, Refusal> {
        self.commit_with(draft, nonce, Vec::new()).await
    }

    /// The same together with what happens at other tables, all or nothing.
    async fn commit_with(
        &mut self,
        draft: Draft,
        nonce: Option<String>,
        mut appends: Vec<Append>,
    ) -> Result<u32, Refusal> {
        let Some(first) = draft.events().first().map(|event| event.seq) else {
            return Ok(self.table.seq());
        };
        let mut append = draft.append(&self.seed, nonce, self.hub.0.lag);
        let listed = draft.table().listed(self.hub.0.lag);
        if self.listed.as_ref().is_some_and(|before| before.will_do_for(&listed)) {
            append.row = None;
        } else {
            self.listed = Some(listed);
        }
        appends.push(append);
        let asked = Instant::now();
        match self.hub.0.store.append(appends).await {
            Ok(()) => {
                self.hub.0.metrics.commits.observe(asked.elapsed());
                self.publish(draft);
                Ok(first)
            }
            Err(error) => {
                self.listed = None;
                if matches!(error, AppendError::Taken) {
                    self.reload().await;
                }
                Err(refuse_append(error))
            }
        }
    }

    fn publish(&mut self, draft: Draft) {
        let (events, table) = draft.done();
        let count = events.len() as u64;
        self.hub.0.metrics.events.fetch_add(count, std::sync::atomic::Ordering::Relaxed);
        self.table = table;
        self.tell(events);
        self.refresh_presence();
    }

    fn tell(&mut self, events: Vec<api::Event>) {
        self.watchers.retain(|watcher| watcher.outbox.is_open());
        if self.watchers.is_empty() {
            return;
        }
        let text = encode(&self.update(events));
        for watcher in &self.watchers {
            watcher.outbox.send(text.clone());
        }
    }

    fn update(&self, events: Vec<api::Event>) -> ServerMessage {
        let state = self.table.state(crate::now());
        ServerMessage::Update(Update { table: self.table.id().to_owned(), events, state })
    }

    /// Reads again what others may have written, and tells who watches.
    async fn reload(&mut self) {
        let id = self.table.id().to_owned();
        let missed = self.hub.0.store.events(&id, self.table.seq()).await;
        match (missed, read(&self.hub, &id).await) {
            (Ok(missed), Ok((table, _))) if !missed.is_empty() => {
                self.listed = None;
                self.table = table;
                self.tell(missed);
                self.refresh_presence();
            }
            (Ok(_), Ok(_)) => {}
            _ => tracing::error!(table = id, "cannot be read again"),
        }
    }

    /// Whoever's clock has run out, but for `lag`, is out.
    async fn flag(&mut self, lag: u32) {
        let mut draft = self.draft();
        if draft.flag(lag).is_ok() && !draft.events().is_empty() {
            let _ = self.commit(draft, None).await;
        }
    }

    /// Someone asks for the same again; the last to ask lays the table, and everyone is told where.
    async fn rematch(&mut self, who: &Person, nonce: String) -> Result<u32, Refusal> {
        if self.table.rematch_table().is_some() {
            return Ok(self.table.seq());
        }
        let mut here = self.draft();
        here.act(who, &Action::Rematch, 0)?;
        if !here.table().all_want_again() {
            return self.commit(here, Some(nonce)).await;
        }
        let (id, seed) = (crate::random_id(12), Seed::draw());
        let new = here.table().again(&id, crate::now(), &seed)?;
        here.rematched(new.table())?;
        let laid = new.append(&seed, None, self.hub.0.lag);
        let seq = self.commit_with(here, Some(nonce), vec![laid]).await?;
        self.hub.wake(&id);
        Ok(seq)
    }

    /// Sees to it that a machine thinks exactly while it is to move.
    fn set_machine_thinking(&mut self) {
        let to_move = self.table.machine_to_move();
        if let Some((position, task)) = &self.thinking {
            if to_move.is_some() && position == self.table.position() {
                return;
            }
            task.abort();
            self.thinking = None;
        }
        let Some((seat, level)) = to_move else { return };
        let left = self.table.clock().left(seat, crate::now());
        let ms = left.map_or(self.hub.0.engine_ms, |left| self.hub.0.engine_ms.min(left / 20));
        let task = Task {
            game: self.table.positions().to_vec(),
            level,
            seed: u64::from_be_bytes(crate::random()),
            time: Duration::from_millis(ms),
        };
        let (hub, id) = (self.hub.clone(), self.table.id().to_owned());
        let position = task.position().clone();
        let thinking = tokio::spawn(async move {
            let word = match hub.0.engines.choose(task.clone()).await {
                Ok(word) => word,
                Err(_) => any_move(task.position()),
            };
            let _ = hub.send(&id, Command::Machine { word });
        });
        self.thinking = Some((position, thinking));
    }

    async fn machine_moved(&mut self, word: &str) {
        let Some((position, _)) = self.thinking.take() else { return };
        let Some((seat, level)) = self.table.machine_to_move() else { return };
        if position != *self.table.position() {
            return;
        }
        self.flag(self.hub.0.lag).await;
        let mut draft = self.draft();
        if draft.machine_move(seat, word).is_err() {
            tracing::error!(table = self.table.id(), level, word, "a machine broke the rules");
            draft = self.draft();
            if draft.machine_move(seat, &any_move(&position)).is_err() {
                return;
            }
        }
        if self.commit(draft, None).await.is_ok() {
            Metrics::count(&self.hub.0.metrics.machine_moves);
        }
    }

    async fn watch(&mut self, watcher: Watcher, after: Option<u32>) {
        let message = match after {
            Some(after) if after <= self.table.seq() => {
                match self.hub.0.store.events(self.table.id(), after).await {
                    Ok(events) => self.update(events),
                    Err(error) => {
                        let refusal = refuse_store(error);
                        return refuse(&watcher.outbox, self.table.id(), None, refusal);
                    }
                }
            }
            _ => ServerMessage::Snapshot(Box::new(self.table.snapshot(crate::now()))),
        };
        watcher.outbox.say(&message);
        self.add_watcher(watcher);
    }

    fn unwatch(&mut self, socket: u64) {
        self.watchers.retain(|watcher| watcher.socket != socket && watcher.outbox.is_open());
        if self.watchers.is_empty() {
            self.lonely_since = Instant::now();
        }
        self.refresh_presence();
    }

    pub(super) fn table(&self) -> &Table {
        &self.table
    }
}

/// Any legal move: a machine that fails does not hold up the game.
fn any_move(position: &rules::AnyPosition) -> String {
    let plies = position.plies();
    let index = u64::from_be_bytes(crate::random()) % (plies.len() as u64).max(1);
    plies.get(index as usize).map_or_else(String::new, ToString::to_string)
}

async fn read(hub: &Hub, id: &str) -> Result<(Table, Seed), Refusal> {
    let none = || Refusal::new(404, "server-no-table").text("table", id);
    let corrupt = || Refusal::new(500, "server-corrupt").text("table", id);
    let events = hub.0.store.events(id, 0).await.map_err(refuse_store)?;
    let seed = hub.0.store.seed(id).await.map_err(refuse_store)?.ok_or_else(none)?;
    let table = Table::replay(id, &events).map_err(|refusal| {
        tracing::error!(table = id, %refusal, "cannot be replayed");
        corrupt()
    })?;
    Ok((table, Seed::parse(&seed).ok_or_else(corrupt)?))
}

fn answer(reply: Reply, table: &str, nonce: String, result: Result<u32, Refusal>) {
    match (reply, result) {
        (Reply::Once(once), result) => {
            let _ = once.send(result);
        }
        (Reply::Socket(outbox), Ok(seq)) => {
            outbox.say(&ServerMessage::Done { table: table.to_owned(), nonce, seq });
        }
        (Reply::Socket(outbox), Err(refusal)) => refuse(&outbox, table, Some(nonce), refusal),
    }
}

fn refuse(outbox: &Outbox, table: &str, nonce: Option<String>, reason: Refusal) {
    outbox.say(&ServerMessage::Refused { table: Some(table.to_owned()), nonce, reason });
}
