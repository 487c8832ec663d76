//! The table actor: the task that owns one table.

use std::time::{Duration, Instant};

use api::{Action, ActionRequest, Offer, Person, ServerMessage, Update};
use game::Position;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::send_queue::encode;
use super::subscribers::{Subscriber, Subscribers};
use super::{AttendedTable, Command, Hub, Reply, SendQueue};
use crate::dice::Seed;
use crate::engine_pool::EngineTask;
use crate::error::ServerError;
use crate::metrics::Metrics;
use crate::store::{Append, AppendError};
use crate::table::{Table, TableDraft, TableListing};

/// How long a table without subscribers stays in memory.
const IDLE_TIMEOUT: Duration = Duration::from_secs(20);

const MAX_NONCE_BYTES: usize = 64;

/// Runs the actor of one table until it is idle: it takes commands from its inbox one by one, and
/// acts by itself when a clock runs out.
pub(super) async fn run(hub: Hub, id: String, mut inbox: mpsc::Receiver<Command>) {
    let mut actor = match TableActor::load(&hub, &id).await {
        Ok(actor) => actor,
        Err(refusal) => return refuse_until_unused(&hub, &id, inbox, &refusal).await,
    };
    loop {
        actor.update_computer_search();
        let timeout = actor.next_timeout();
        match tokio::time::timeout(timeout, inbox.recv()).await {
            Ok(Some(command)) => actor.handle(command).await,
            Ok(None) => return,
            Err(_) if actor.is_idle() => {
                if hub.remove_if_unused(&id, &inbox) {
                    return;
                }
            }
            Err(_) => actor.flag(hub.0.lag).await,
        }
    }
}

/// Stands in for the actor of a table that could not be loaded: answers every command with
/// `refusal` until the inbox is empty.
async fn refuse_until_unused(
    hub: &Hub,
    id: &str,
    mut inbox: mpsc::Receiver<Command>,
    refusal: &ServerError,
) {
    loop {
        while let Ok(command) = inbox.try_recv() {
            match command {
                Command::Subscribe { queue, .. } => refuse(&queue, id, None, refusal),
                Command::Act { act, reply, .. } => {
                    send_reply(reply, id, act.nonce, Err(refusal.clone()));
                }
                Command::Read(read) => read(Err(refusal)),
                _ => {}
            }
        }
        if hub.remove_if_unused(id, &inbox) {
            return;
        }
    }
}

/// Table actor: owns one table, and is the only one that appends to it.
struct TableActor {
    hub: Hub,
    table: Table,
    seed: Seed,
    subscribers: Subscribers,
    /// The search of a computer player: the position it was started for, and its task.
    search: Option<(rules::AnyPosition, JoinHandle<()>)>,
    idle_since: Instant,
    /// The listing last written to the database, as far as this actor knows.
    listing: Option<TableListing>,
}

impl TableActor {
    async fn load(hub: &Hub, id: &str) -> Result<TableActor, ServerError> {
        let (table, seed) = load_table(hub, id).await?;
        Ok(TableActor {
            hub: hub.clone(),
            subscribers: Subscribers::new(table.holder_ids().len()),
            table,
            seed,
            search: None,
            idle_since: Instant::now(),
            listing: None,
        })
    }

    async fn handle(&mut self, command: Command) {
        match command {
            Command::Subscribe { socket, person, queue, after } => {
                self.subscribe(Subscriber { socket, person, queue }, after).await;
            }
            Command::Unsubscribe { socket } => self.unsubscribe(socket),
            Command::Act { who, act, lag, reply } => {
                let nonce = act.nonce.clone();
                let result = self.act(&who, act, lag.min(self.hub.0.lag)).await;
                if let (Err(refusal), Reply::Socket(_)) = (&result, &reply) {
                    self.hub.0.metrics.refused(refusal, &who.id);
                }
                send_reply(reply, self.table.id(), nonce, result);
            }
            Command::Read(read) => {
                let attended = self.subscribers.any_player_present();
                read(Ok(&AttendedTable { table: &self.table, attended }));
            }
            Command::ComputerMove { word } => self.play_computer_move(&word).await,
            Command::Abort => {
                let mut draft = self.draft();
                if draft.abort().is_ok() {
                    let _ = self.commit(draft, None).await;
                }
            }
            Command::Reload => self.reload().await,
            Command::Wake => self.flag(self.hub.0.lag).await,
        }
    }

    /// How long to wait for a command before a clock or the idle timeout needs attention.
    fn next_timeout(&self) -> Duration {
        let due = match self.table.wake_time(self.hub.0.lag) {
            Some(_) if self.search.is_some() => None,
            Some(at) => Some(Duration::from_millis(at.saturating_sub(crate::now()))),
            None => None,
        };
        let until_idle = || IDLE_TIMEOUT.saturating_sub(self.idle_since.elapsed());
        let subscribed = self.subscribers.any_open();
        match due {
            Some(due) if subscribed => due,
            Some(due) => due.min(until_idle()),
            None if subscribed || self.search.is_some() => IDLE_TIMEOUT,
            None => until_idle(),
        }
    }

    fn is_idle(&self) -> bool {
        self.search.is_none()
            && !self.subscribers.any_open()
            && self.idle_since.elapsed() >= IDLE_TIMEOUT
    }

    async fn act(
        &mut self,
        who: &Person,
        act: ActionRequest,
        lag: u32,
    ) -> Result<u32, ServerError> {
        if act.nonce.is_empty() || act.nonce.len() > MAX_NONCE_BYTES {
            return Err(ServerError::Nonce { longest: MAX_NONCE_BYTES });
        }
        // Nonces are unique per person only.
        let nonce = format!("{} {}", who.id, act.nonce);
        let result = self.try_act(who, &act, nonce.clone(), lag).await;
        let Err(refusal) = result else { return result };
        // Idempotency: an action that was done before under this nonce is answered as it was then.
        let done = self.hub.0.store.seq_for_nonce(self.table.id(), &nonce).await;
        done?.ok_or(refusal)
    }

    async fn try_act(
        &mut self,
        who: &Person,
        act: &ActionRequest,
        nonce: String,
        lag: u32,
    ) -> Result<u32, ServerError> {
        let next = self.table.seq() + 1;
        match (&act.action, act.seq) {
            (_, Some(seq)) if seq != next => {
                return Err(ServerError::Stale { asked: seq, next });
            }
            (Action::Move { .. }, None) => return Err(ServerError::MissingSeq),
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

    fn draft(&self) -> TableDraft {
        TableDraft::new(&self.table, crate::now(), &self.seed)
    }

    /// Writes a draft to the database; only then does it become the table and is it broadcast.
    async fn commit(
        &mut self,
        draft: TableDraft,
        nonce: Option<String>,
    ) -> Result<u32, ServerError> {
        self.commit_with(draft, nonce, Vec::new()).await
    }

    /// Like [`Self::commit`], in one transaction with `appends` to other tables.
    async fn commit_with(
        &mut self,
        draft: TableDraft,
        nonce: Option<String>,
        mut appends: Vec<Append>,
    ) -> Result<u32, ServerError> {
        let Some(first) = draft.events().first().map(|event| event.seq) else {
            return Ok(self.table.seq());
        };
        let mut append = draft.append(&self.seed, nonce, self.hub.0.lag);
        let listing = draft.table().listing(self.hub.0.lag);
        if self.listing.as_ref().is_some_and(|written| written.is_fresh_enough_for(&listing)) {
            append.row = None;
        } else {
            self.listing = Some(listing);
        }
        appends.push(append);
        let started = Instant::now();
        match self.hub.0.store.append(appends).await {
            Ok(()) => {
                self.hub.0.metrics.commit_time.observe(started.elapsed());
                self.publish(draft);
                Ok(first)
            }
            Err(error) => {
                self.listing = None;
                if matches!(error, AppendError::Conflict) {
                    self.reload().await;
                }
                Err(error.into())
            }
        }
    }

    fn publish(&mut self, draft: TableDraft) {
        let (events, table) = draft.finish();
        let count = events.len() as u64;
        self.hub.0.metrics.events.fetch_add(count, std::sync::atomic::Ordering::Relaxed);
        self.table = table;
        self.broadcast(events);
        self.subscribers.refresh_presence(&self.table);
    }

    fn broadcast(&mut self, events: Vec<api::Event>) {
        self.subscribers.remove_closed();
        if !self.subscribers.is_empty() {
            self.subscribers.broadcast(&encode(&self.update(events)));
        }
    }

    fn update(&self, events: Vec<api::Event>) -> ServerMessage {
        let state = self.table.state(crate::now());
        ServerMessage::Update(Update { table: self.table.id().to_owned(), events, state })
    }

    /// Loads the table again, since something else may have written to it, and broadcasts the
    /// events that were missed.
    async fn reload(&mut self) {
        let id = self.table.id().to_owned();
        let missed = self.hub.0.store.events(&id, self.table.seq()).await;
        match (missed, load_table(&self.hub, &id).await) {
            (Ok(missed), Ok((table, _))) if !missed.is_empty() => {
                self.listing = None;
                self.table = table;
                self.broadcast(missed);
                self.subscribers.refresh_presence(&self.table);
            }
            (Ok(_), Ok(_)) => {}
            _ => tracing::error!(table = id, "table cannot be reloaded"),
        }
    }

    /// Flag fall: removes the player whose clock ran out more than `lag` milliseconds ago.
    async fn flag(&mut self, lag: u32) {
        let mut draft = self.draft();
        if draft.flag(lag).is_ok() && !draft.events().is_empty() {
            let _ = self.commit(draft, None).await;
        }
    }

    /// Requests a rematch. The last player to do so creates the new table, in the same transaction.
    async fn rematch(&mut self, who: &Person, nonce: String) -> Result<u32, ServerError> {
        if self.table.rematch_table().is_some() {
            return Ok(self.table.seq());
        }
        let mut draft = self.draft();
        draft.act(who, &Action::Rematch, 0)?;
        if !draft.table().all_want_rematch() {
            return self.commit(draft, Some(nonce)).await;
        }
        let (id, seed) = (crate::random_id(12), Seed::random());
        let new = draft.table().rematch_draft(&id, crate::now(), &seed)?;
        draft.record_rematch(new.table())?;
        let created = new.append(&seed, None, self.hub.0.lag);
        let seq = self.commit_with(draft, Some(nonce), vec![created]).await?;
        self.hub.wake(&id);
        Ok(seq)
    }

    /// Starts or aborts a search, so that one runs exactly while a computer player is to move.
    fn update_computer_search(&mut self) {
        let to_move = self.table.computer_to_move();
        if let Some((position, search)) = &self.search {
            if to_move.is_some() && position == self.table.position() {
                return;
            }
            search.abort();
            self.search = None;
        }
        let Some((seat, level)) = to_move else { return };
        let left = self.table.clock().left(seat, crate::now());
        let ms = left.map_or(self.hub.0.engine_ms, |left| self.hub.0.engine_ms.min(left / 20));
        let task = EngineTask {
            game: self.table.positions().to_vec(),
            level,
            seed: u64::from_be_bytes(crate::random()),
            time: Duration::from_millis(ms),
        };
        let (hub, id) = (self.hub.clone(), self.table.id().to_owned());
        let position = task.position().clone();
        let search = tokio::spawn(async move {
            let word = match hub.0.engines.choose(task.clone()).await {
                Ok(word) => word,
                Err(_) => random_legal_move(task.position()),
            };
            let _ = hub.send(&id, Command::ComputerMove { word });
        });
        self.search = Some((position, search));
    }

    async fn play_computer_move(&mut self, word: &str) {
        let Some((position, _)) = self.search.take() else { return };
        let Some((seat, level)) = self.table.computer_to_move() else { return };
        if position != *self.table.position() {
            return;
        }
        self.flag(self.hub.0.lag).await;
        let mut draft = self.draft();
        if draft.play_computer_move(seat, word).is_err() {
            let table = self.table.id();
            tracing::error!(table, level, word, "computer player chose an illegal move");
            draft = self.draft();
            if draft.play_computer_move(seat, &random_legal_move(&position)).is_err() {
                return;
            }
        }
        if self.commit(draft, None).await.is_ok() {
            Metrics::increment(&self.hub.0.metrics.computer_moves);
        }
    }

    /// Adds a subscriber: it gets the events after number `after`, or else a snapshot.
    async fn subscribe(&mut self, subscriber: Subscriber, after: Option<u32>) {
        let message = match after {
            Some(after) if after <= self.table.seq() => {
                match self.hub.0.store.events(self.table.id(), after).await {
                    Ok(events) => self.update(events),
                    Err(error) => {
                        let refusal = ServerError::from(error);
                        return refuse(&subscriber.queue, self.table.id(), None, &refusal);
                    }
                }
            }
            _ => ServerMessage::Snapshot(Box::new(self.table.snapshot(crate::now()))),
        };
        subscriber.queue.send(&message);
        self.subscribers.add(subscriber, &self.table);
    }

    fn unsubscribe(&mut self, socket: u64) {
        self.subscribers.remove(socket);
        if self.subscribers.is_empty() {
            self.idle_since = Instant::now();
        }
        self.subscribers.refresh_presence(&self.table);
    }
}

/// A fallback move, so that a failed engine does not hold up the game.
fn random_legal_move(position: &rules::AnyPosition) -> String {
    let plies = position.plies();
    let index = u64::from_be_bytes(crate::random()) % (plies.len() as u64).max(1);
    plies.get(index as usize).map_or_else(String::new, ToString::to_string)
}

async fn load_table(hub: &Hub, id: &str) -> Result<(Table, Seed), ServerError> {
    let unknown = || ServerError::NoTable { table: id.to_owned() };
    let corrupt = || ServerError::Corrupt { table: id.to_owned() };
    let events = hub.0.store.events(id, 0).await?;
    let seed = hub.0.store.seed(id).await?.ok_or_else(unknown)?;
    let table = Table::replay(id, &events).map_err(|refusal| {
        tracing::error!(table = id, %refusal, "table cannot be replayed");
        corrupt()
    })?;
    Ok((table, Seed::parse(&seed).ok_or_else(corrupt)?))
}

fn send_reply(reply: Reply, table: &str, nonce: String, result: Result<u32, ServerError>) {
    match (reply, result) {
        (Reply::Once(once), result) => {
            let _ = once.send(result);
        }
        (Reply::Socket(queue), Ok(seq)) => {
            queue.send(&ServerMessage::Done { table: table.to_owned(), nonce, seq });
        }
        (Reply::Socket(queue), Err(refusal)) => refuse(&queue, table, Some(nonce), &refusal),
    }
}

fn refuse(queue: &SendQueue, table: &str, nonce: Option<String>, error: &ServerError) {
    let reason = error.refusal();
    queue.send(&ServerMessage::Refused { table: Some(table.to_owned()), nonce, reason });
}
