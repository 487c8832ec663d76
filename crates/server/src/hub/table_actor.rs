//! The table actor: the task that owns one table.

use std::future::{Future, poll_fn};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::task::Poll;
use std::time::{Duration, Instant};

use api::{Action, ActionRequest, Millis, Offer, ServerMessage, Update};
use game::Position;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::reply::refuse;
use super::send_queue::encode;
use super::subscribers::{Subscriber, Subscribers};
use super::{AttendedTable, Command, Envelope, Hub, Requester};
use crate::dice::Seed;
use crate::engine_pool::{EngineAnswer, EngineTask};
use crate::error::ServerError;
use crate::metrics::Metrics;
use crate::store::{Append, AppendError};
use crate::table::{Table, TableDraft, TableListing};

/// How long a table without subscribers stays in memory.
const IDLE_TIMEOUT: Duration = Duration::from_secs(20);

/// How long an actor waits before it tries once more what could not be written, or was not allowed
/// since nobody knows whether anything can be.
const RETRY_PAUSE: Duration = Duration::from_millis(500);

/// How long an actor that panicked waits before it starts again: the first time, and at most.
const RESTART_PAUSES: [Duration; 2] = [Duration::from_millis(50), Duration::from_secs(5)];

/// A write that took this long, in milliseconds, is time that the next player gets back.
const SLOW_COMMIT: Millis = 250;

const MAX_NONCE_BYTES: usize = 64;

/// Runs the actor of one table until it is idle. If it panics, it is loaded again, and those who
/// follow the table notice no more than that it took a moment.
pub(super) async fn run(hub: Hub, id: String, mut inbox: mpsc::Receiver<Envelope>) {
    let mut subscribers = Subscribers::default();
    let mut pause = RESTART_PAUSES[0];
    loop {
        let started = Instant::now();
        let mut actor = match catch_panic(TableActor::load(&hub, &id)).await {
            Some(Ok(actor)) => actor,
            Some(Err(error)) => return refuse_until_unused(&hub, &id, inbox, &error).await,
            None => {
                let error = ServerError::Corrupt { table: id.clone() };
                return refuse_until_unused(&hub, &id, inbox, &error).await;
            }
        };
        actor.take_over(std::mem::take(&mut subscribers));
        let ended = catch_panic(serve(&mut actor, &mut inbox)).await;
        hub.set_attended(&id, false);
        if ended.is_some() {
            return;
        }
        // What it knows may be wrong, but not who follows it.
        subscribers = std::mem::take(&mut actor.subscribers);
        drop(actor);
        tracing::error!(table = id, "the task of a table panicked and is started again");
        Metrics::increment(&hub.0.metrics.table_panics);
        if started.elapsed() > RESTART_PAUSES[1] {
            pause = RESTART_PAUSES[0];
        }
        hub.0.down.fetch_add(1, Ordering::Relaxed);
        tokio::time::sleep(pause).await;
        hub.0.down.fetch_sub(1, Ordering::Relaxed);
        pause = (pause * 2).min(RESTART_PAUSES[1]);
    }
}

/// The output of a future, unless it panics.
async fn catch_panic<T>(future: impl Future<Output = T>) -> Option<T> {
    let mut future = std::pin::pin!(future);
    poll_fn(|context| match catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context))) {
        Ok(poll) => poll.map(Some),
        Err(_) => Poll::Ready(None),
    })
    .await
}

/// What an actor waits for.
enum Awaited {
    Command(Option<Envelope>),
    Search(Result<ChosenMove, oneshot::error::RecvError>),
    Timer,
}

/// Takes commands from the inbox one by one, plays what a search has found, and acts by itself when a
/// clock runs out; until nobody needs the table any more.
async fn serve(actor: &mut TableActor, inbox: &mut mpsc::Receiver<Envelope>) {
    loop {
        actor.update_computer_search();
        let timeout = actor.next_timeout();
        let awaited = tokio::select! {
            biased;
            chosen = search_result(&mut actor.search) => Awaited::Search(chosen),
            envelope = inbox.recv() => Awaited::Command(envelope),
            () = tokio::time::sleep(timeout) => Awaited::Timer,
        };
        match awaited {
            Awaited::Command(Some(Envelope { received, command })) => {
                // Whatever was received before has been handled: a clock that had run out by then
                // may be called, however many commands still wait.
                actor.flag(received, actor.hub.0.lag).await;
                actor.handle(command, received).await;
            }
            Awaited::Command(None) => return,
            Awaited::Search(chosen) => actor.search_ended(chosen).await,
            Awaited::Timer if actor.is_idle() => {
                if actor.hub.remove_if_unused(actor.table.id(), inbox) {
                    return;
                }
            }
            Awaited::Timer => actor.act_by_itself().await,
        }
    }
}

/// What a running search finds; never, if there is none.
async fn search_result(
    search: &mut Option<ComputerSearch>,
) -> Result<ChosenMove, oneshot::error::RecvError> {
    match search {
        Some(ComputerSearch { state: SearchState::Running { result, .. }, .. }) => result.await,
        _ => std::future::pending().await,
    }
}

/// Stands in for the actor of a table that could not be loaded: answers every command with `error`
/// until the inbox is empty.
async fn refuse_until_unused(
    hub: &Hub,
    id: &str,
    mut inbox: mpsc::Receiver<Envelope>,
    error: &ServerError,
) {
    loop {
        while let Ok(envelope) = inbox.try_recv() {
            match envelope.command {
                Command::Subscribe { queue, .. } => refuse(&queue, id, None, error),
                Command::Act(act) => act.reply.send(Err(error.clone())),
                Command::Read(read) => read(Err(error)),
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
    search: Option<ComputerSearch>,
    idle_since: Instant,
    /// Until then the actor does nothing by itself, since it was in vain a moment ago.
    paused_until: Option<Instant>,
    /// The listing last written to the database, as far as this actor knows.
    listing: Option<TableListing>,
    /// Whether the hub knows this table as one that waits for a partner with somebody there.
    attended: bool,
}

/// The search of a computer player, and the position it was started for.
struct ComputerSearch {
    position: rules::AnyPosition,
    state: SearchState,
}

enum SearchState {
    Running {
        result: oneshot::Receiver<ChosenMove>,
        task: JoinHandle<()>,
    },
    /// The move is known, but not written yet.
    Chosen(ChosenMove),
}

/// What a search has found.
#[derive(Clone, Debug)]
struct ChosenMove {
    word: String,
    /// How long the search waited for a thread, which is not the computer player's fault.
    waited: Duration,
}

impl Drop for ComputerSearch {
    fn drop(&mut self) {
        if let SearchState::Running { task, .. } = &self.state {
            task.abort();
        }
    }
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
            paused_until: None,
            listing: None,
            attended: false,
        })
    }

    /// Takes over those who followed the actor before it panicked, and shows them the table.
    fn take_over(&mut self, subscribers: Subscribers) {
        if subscribers.is_empty() {
            return;
        }
        self.subscribers = subscribers;
        self.subscribers.remove_closed();
        let snapshot = ServerMessage::Snapshot(Box::new(self.table.snapshot(crate::now())));
        self.subscribers.broadcast(&encode(&snapshot));
        self.refresh_presence();
    }

    async fn handle(&mut self, command: Command, received: Millis) {
        match command {
            Command::Subscribe { socket, person, queue, after } => {
                self.subscribe(Subscriber { socket, person, queue }, after).await;
            }
            Command::Unsubscribe { socket } => self.unsubscribe(socket),
            Command::Act(command) => {
                let super::ActCommand { who, act, lag, reply } = *command;
                let result = self.act(&who, act, lag.min(self.hub.0.lag), received).await;
                if let Err(error) = &result
                    && reply.is_socket()
                {
                    self.hub.0.metrics.refused(error, &who.person.id);
                }
                reply.send(result);
            }
            Command::Read(read) => {
                let attended = self.subscribers.any_player_present();
                read(Ok(&AttendedTable { table: &self.table, attended }));
            }
            Command::Abort(done) => {
                let mut draft = self.draft(crate::now());
                if draft.abort().is_ok() {
                    let _ = self.commit(draft, None).await;
                }
                let _ = done.send(());
            }
            Command::Reload => {
                self.reload().await;
            }
            Command::Wake => {}
        }
    }

    /// How long to wait for a command before a clock, a move that could not be written or the idle
    /// timeout needs attention.
    fn next_timeout(&self) -> Duration {
        let due = match (&self.search, self.table.wake_time(self.hub.0.lag)) {
            (Some(ComputerSearch { state: SearchState::Chosen(_), .. }), _) => Some(Duration::ZERO),
            (None, Some(at)) => Some(Duration::from_millis(at.saturating_sub(crate::now()))),
            _ => None,
        };
        let paused = self.paused_until.map(|until| until.saturating_duration_since(Instant::now()));
        let due = due.map(|due| due.max(paused.unwrap_or_default()));
        let until_idle = || IDLE_TIMEOUT.saturating_sub(self.idle_since.elapsed());
        let subscribed = self.subscribers.any_open();
        match due {
            Some(due) if subscribed || self.search.is_some() => due,
            // Whoever is not needed now is woken when the time has come.
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

    /// Does what nobody asks for: calls a clock that has run out, and writes the move of a computer
    /// player that could not be written before.
    async fn act_by_itself(&mut self) {
        self.flag(crate::now(), self.hub.0.lag).await;
        self.play_computer_move().await;
        // Whatever was in vain is not tried again at once.
        if self.next_timeout().is_zero() {
            self.paused_until = Some(Instant::now() + RETRY_PAUSE);
        }
    }

    async fn act(
        &mut self,
        who: &Requester,
        act: ActionRequest,
        lag: u32,
        received: Millis,
    ) -> Result<u32, ServerError> {
        if act.nonce.is_empty() || act.nonce.len() > MAX_NONCE_BYTES {
            return Err(ServerError::Nonce { longest: MAX_NONCE_BYTES });
        }
        // Nonces are unique per person only.
        let nonce = format!("{} {}", who.person.id, act.nonce);
        let mut result = self.try_act(who, &act, nonce.clone(), lag, received).await;
        // Something else wrote to the table meanwhile, and it was loaded again. If that was no more
        // than an outage, the action still means what it meant.
        if result == Err(ServerError::Taken) {
            result = self.try_act(who, &act, nonce.clone(), lag, received).await;
        }
        let Err(error) = result else { return result };
        // Idempotency: an action that was done before under this nonce is answered as it was then.
        let done = self.hub.0.store.seq_for_nonce(self.table.id(), &nonce).await;
        done?.ok_or(error)
    }

    async fn try_act(
        &mut self,
        who: &Requester,
        act: &ActionRequest,
        nonce: String,
        lag: u32,
        received: Millis,
    ) -> Result<u32, ServerError> {
        match (&act.action, act.seq) {
            (_, Some(asked)) if !self.table.is_next(asked) => {
                return Err(ServerError::Stale { asked, next: self.table.seq() + 1 });
            }
            (Action::Move { .. }, None) => return Err(ServerError::MissingSeq),
            (Action::Rematch | Action::Offer { offer: Offer::Rematch, .. }, _) => {
                return self.rematch(who, nonce, received).await;
            }
            (Action::Move { .. }, _) => self.flag(received, lag).await,
            _ => {}
        }
        let mut draft = self.draft(received);
        // Whoever was kept from moving gets the time back before the move stops the clock.
        if self.table.clock().running.is_some()
            && let Some(from) = self.hub.0.store.health().trouble_since(received)
        {
            draft.credit_outage(from)?;
        }
        draft.act(&who.person, &act.action, lag)?;
        self.commit(draft, Some(nonce)).await
    }

    fn draft(&self, at: Millis) -> TableDraft {
        TableDraft::new(&self.table, at, &self.seed)
    }

    /// Writes a draft to the database; only then does it become the table and is it broadcast.
    async fn commit(
        &mut self,
        draft: TableDraft,
        nonce: Option<String>,
    ) -> Result<u32, ServerError> {
        self.commit_with(draft, nonce, Vec::new()).await
    }

    /// Like [`Self::commit`], in one transaction with `appends` to other tables. If it takes long,
    /// the player whose clock it started gets that time back: nobody could see the move before.
    async fn commit_with(
        &mut self,
        draft: TableDraft,
        nonce: Option<String>,
        appends: Vec<Append>,
    ) -> Result<u32, ServerError> {
        let received = draft.now();
        let seq = self.write(draft, nonce, appends).await?;
        let written = crate::now();
        let is_slow = written.saturating_sub(received) >= SLOW_COMMIT;
        if is_slow && self.table.clock().running.is_some() {
            let mut draft = self.draft(written);
            if draft.credit_outage(received).is_ok() {
                // If this fails, the database is in trouble, and all clocks get their time back.
                let _ = self.write(draft, None, Vec::new()).await;
            }
        }
        Ok(seq)
    }

    async fn write(
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
                self.paused_until = None;
                self.publish(draft);
                Ok(first)
            }
            Err(error) => {
                Metrics::increment(&self.hub.0.metrics.write_failures);
                self.listing = None;
                if matches!(error, AppendError::Conflict) && !self.reload().await {
                    return Err(ServerError::Storage);
                }
                Err(error.into())
            }
        }
    }

    fn publish(&mut self, draft: TableDraft) {
        let (events, table) = draft.finish();
        let count = events.len() as u64;
        self.hub.0.metrics.events.fetch_add(count, Ordering::Relaxed);
        self.table = table;
        self.broadcast(events);
        self.refresh_presence();
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
    /// events that were missed. Returns whether the table is what the database says.
    async fn reload(&mut self) -> bool {
        let id = self.table.id().to_owned();
        let missed = self.hub.0.store.events(&id, self.table.seq()).await;
        match (missed, load_table(&self.hub, &id).await) {
            (Ok(missed), Ok((table, _))) => {
                if !missed.is_empty() {
                    self.listing = None;
                    self.table = table;
                    self.broadcast(missed);
                    self.refresh_presence();
                }
                true
            }
            _ => {
                tracing::error!(table = id, "table cannot be reloaded");
                false
            }
        }
    }

    /// Flag fall: removes the player whose clock had run out at `at`, more than `lag` milliseconds
    /// before. Nobody is flagged while the server does not know whether they could have moved.
    async fn flag(&mut self, at: Millis, lag: u32) {
        if self.search.is_some() || self.table.flagged(at, lag).is_none() {
            return;
        }
        if !self.hub.0.store.health().is_sound(crate::now()) {
            return;
        }
        let mut draft = self.draft(at);
        if draft.flag(lag).is_ok() && !draft.events().is_empty() {
            let _ = self.commit(draft, None).await;
        }
    }

    /// Requests a rematch. The last player to do so creates the new table, in the same transaction.
    async fn rematch(
        &mut self,
        who: &Requester,
        nonce: String,
        received: Millis,
    ) -> Result<u32, ServerError> {
        if self.table.rematch_table().is_some() {
            return Ok(self.table.seq());
        }
        let mut draft = self.draft(received);
        draft.act(&who.person, &Action::Rematch, 0)?;
        if !draft.table().all_want_rematch() {
            return self.commit(draft, Some(nonce)).await;
        }
        self.hub.check_table_limits(who).await?;
        let (id, seed) = (crate::random_id(12), Seed::random());
        let new = draft.table().rematch_draft(&id, crate::now(), &seed)?;
        draft.record_rematch(new.table())?;
        let mut created = new.append(&seed, None, self.hub.0.lag);
        created.set_origin(self.hub.0.origins.hash(who.address));
        let seq = self.commit_with(draft, Some(nonce), vec![created]).await?;
        self.hub.wake(&id);
        Ok(seq)
    }

    /// Starts or aborts a search, so that one runs exactly while a computer player is to move.
    fn update_computer_search(&mut self) {
        let to_move = self.table.computer_to_move();
        if let Some(search) = &self.search {
            if to_move.is_some() && search.position == *self.table.position() {
                return;
            }
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
        let position = task.position().clone();
        let (payer, background) = self.table.engine_payer();
        let share = self.hub.share(payer, background);
        let engines = self.hub.0.engines.clone();
        let (chosen, result) = oneshot::channel();
        let task = tokio::spawn(async move {
            let found = match engines.choose(task.clone(), share).await {
                Ok(EngineAnswer { value, waited }) => ChosenMove { word: value, waited },
                Err(_) => {
                    let word = random_legal_move(task.position());
                    ChosenMove { word, waited: Duration::ZERO }
                }
            };
            let _ = chosen.send(found);
        });
        self.search =
            Some(ComputerSearch { position, state: SearchState::Running { result, task } });
    }

    /// A search has ended: plays its move.
    async fn search_ended(&mut self, chosen: Result<ChosenMove, oneshot::error::RecvError>) {
        let Some(mut search) = self.search.take() else { return };
        match chosen {
            Ok(chosen) => {
                search.state = SearchState::Chosen(chosen);
                self.search = Some(search);
                self.play_computer_move().await;
            }
            // Its task died; another one is started.
            Err(_) => tracing::error!(table = self.table.id(), "a search ended without a move"),
        }
    }

    /// Plays the move that a search has chosen, if there is one. It is kept until it is written.
    async fn play_computer_move(&mut self) {
        let Some(ComputerSearch { position, state: SearchState::Chosen(chosen) }) = &self.search
        else {
            return;
        };
        let (position, chosen) = (position.clone(), chosen.clone());
        let now = crate::now();
        let Some((seat, level)) = self.table.computer_to_move() else { return };
        if position != *self.table.position() {
            return;
        }
        // The time in the queue is ours, not the computer player's.
        let waited = u32::try_from(chosen.waited.as_millis()).unwrap_or(u32::MAX);
        let lag = waited.saturating_add(self.hub.0.lag);
        if self.table.flagged(now, lag).is_some() {
            if self.hub.0.store.health().is_sound(now) {
                self.search = None;
                self.flag(now, lag).await;
            }
            return;
        }
        let mut draft = self.draft(now);
        if draft.play_computer_move(seat, &chosen.word, waited).is_err() {
            let (table, word) = (self.table.id(), &chosen.word);
            tracing::error!(table, level, word, "computer player chose an illegal move");
            draft = self.draft(now);
            if draft.play_computer_move(seat, &random_legal_move(&position), waited).is_err() {
                self.search = None;
                self.paused_until = Some(Instant::now() + RETRY_PAUSE);
                return;
            }
        }
        match self.commit(draft, None).await {
            Ok(_) => {
                self.search = None;
                Metrics::increment(&self.hub.0.metrics.computer_moves);
            }
            Err(_) => self.paused_until = Some(Instant::now() + RETRY_PAUSE),
        }
    }

    /// Adds a subscriber: it gets the events after number `after`, or else a snapshot.
    async fn subscribe(&mut self, subscriber: Subscriber, after: Option<u32>) {
        let message = match after {
            Some(after) if after <= self.table.seq() => {
                match self.hub.0.store.events(self.table.id(), after).await {
                    Ok(events) => self.update(events),
                    Err(error) => {
                        let error = ServerError::from(error);
                        return refuse(&subscriber.queue, self.table.id(), None, &error);
                    }
                }
            }
            _ => ServerMessage::Snapshot(Box::new(self.table.snapshot(crate::now()))),
        };
        subscriber.queue.send(&message);
        self.subscribers.add(subscriber, &self.table);
        self.update_attendance();
    }

    fn unsubscribe(&mut self, socket: u64) {
        self.subscribers.remove(socket);
        if self.subscribers.is_empty() {
            self.idle_since = Instant::now();
        }
        self.refresh_presence();
    }

    fn refresh_presence(&mut self) {
        self.subscribers.refresh_presence(&self.table);
        self.update_attendance();
    }

    fn update_attendance(&mut self) {
        let attended = self.table.waits_in_queue() && self.subscribers.any_player_present();
        if attended != self.attended {
            self.attended = attended;
            self.hub.set_attended(self.table.id(), attended);
        }
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
    let table = Table::replay(id, &events).map_err(|error| {
        tracing::error!(table = id, %error, "table cannot be replayed");
        corrupt()
    })?;
    Ok((table, Seed::parse(&seed).ok_or_else(corrupt)?))
}
