//! The table actor: the task that owns one table. This file is its mailbox: commands come in one by
//! one, and each is handled before the next.

mod absence;
mod attendance;
mod commit;
mod computer_move;
mod moderation;
mod phrases;
mod rating;
mod timing;

use std::collections::HashMap;
use std::future::{Future, poll_fn};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::task::Poll;
use std::time::{Duration, Instant};

use api::{Action, ActionRequest, Millis, Offer, SeatNumber, ServerMessage};
use dice::Seed;
use store::TablePresence;
use table::{Table, TableError, TableListing};
use tokio::sync::{mpsc, oneshot};

use super::reply::refuse;
use super::send_queue::encode;
use super::subscribers::Subscribers;
use super::{AttendedTable, Command, Envelope, Hub, Requester};
use crate::error::ServerError;
use crate::metrics::Metrics;
use crate::name_guard::{check_guest_name, seated};
use absence::Absence;
use commit::load_table;
use computer_move::{ChosenMove, ComputerSearch, search_result};
use timing::LateNews;

/// How long an actor that panicked waits before it starts again: the first time, and at most.
const RESTART_PAUSES: [Duration; 2] = [Duration::from_millis(50), Duration::from_secs(5)];

/// How long an actor waits before it tries once more what could not be written, or was not allowed
/// since nobody knows whether anything can be.
const RETRY_PAUSE: Duration = Duration::from_millis(500);

const MAX_NONCE_BYTES: usize = 64;

/// How often an action is decided on again because something else came first.
const MAX_TRIES: u32 = 10;

/// Runs the actor of one table until it is idle. If it panics, it is loaded again, and those who
/// follow the table notice no more than that it took a moment.
pub(super) async fn run(
    hub: Hub,
    id: String,
    mut inbox: mpsc::Receiver<Envelope>,
    seq: Arc<AtomicU32>,
) {
    let mut subscribers = Subscribers::default();
    let mut pause = RESTART_PAUSES[0];
    loop {
        let started = Instant::now();
        hub.forget_told_presence(&id);
        // In a box: needed once, and then not for hours.
        let mut actor = match catch_panic(Box::pin(TableActor::load(&hub, &id, &seq))).await {
            Some(Ok(actor)) => actor,
            Some(Err(error)) => return refuse_until_unused(&hub, &id, inbox, &error).await,
            None => {
                let error = TableError::Corrupt { table: id.clone() }.into();
                return refuse_until_unused(&hub, &id, inbox, &error).await;
            }
        };
        actor.take_over(std::mem::take(&mut subscribers));
        let ended = catch_panic(serve(&mut actor, &mut inbox)).await;
        hub.set_attended(&id, false);
        hub.announcements().set(&id, TablePresence::default());
        if actor.removed {
            let error = ServerError::NoTable { table: id.clone() };
            actor.subscribers.refuse(&id, &error);
            return refuse_until_unused(&hub, &id, inbox, &error).await;
        }
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

/// The id of the person who holds a seat, if one does.
fn holder_id(table: &Table, seat: SeatNumber) -> Option<&str> {
    table.holder_ids().get(usize::from(seat) - 1).copied().flatten()
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
    let mut clock_moves = actor.hub.0.store.clock().moves();
    loop {
        if actor.late_news.is_some() {
            Box::pin(actor.credit_late_news()).await;
        }
        actor.update_computer_search();
        let timeout = actor.next_timeout();
        let awaited = tokio::select! {
            biased;
            chosen = search_result(&mut actor.search) => Awaited::Search(chosen),
            envelope = inbox.recv() => Awaited::Command(envelope),
            () = tokio::time::sleep(timeout) => Awaited::Timer,
            Ok(()) = clock_moves.changed() => Awaited::Timer,
        };
        match awaited {
            Awaited::Command(Some(Envelope { received, command })) => {
                // If that fails, it is tried with whatever comes next; nobody is flagged or moves before.
                let _ = Box::pin(actor.take_credit()).await;
                // Whatever was received before has been handled: a clock that had run out by then
                // may be called, however many commands still wait.
                actor.flag(received, actor.flag_allowance()).await;
                actor.handle(command, received).await;
                if actor.removed {
                    return;
                }
            }
            Awaited::Command(None) => return,
            Awaited::Search(chosen) => Box::pin(actor.search_ended(chosen)).await,
            Awaited::Timer if actor.is_idle() => {
                if actor.hub.remove_if_unused(actor.table.id(), inbox) {
                    return;
                }
            }
            Awaited::Timer => Box::pin(actor.act_by_itself()).await,
        }
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
                Command::Subscribe { subscriber, .. } => {
                    refuse(&subscriber.queue, id, None, error);
                }
                Command::Act(act) => act.reply.send(Err(error.clone())),
                Command::Pair(pair) => {
                    let _ = pair.reply.send(Err(error.clone()));
                }
                Command::Say(say) => say.reply.send(Err(error.clone())),
                Command::Read(read) => read(Err(error)),
                Command::Abort(done) | Command::Remove(done) => {
                    let _ = done.send(Err(error.clone()));
                }
                _ => {}
            }
        }
        if hub.remove_if_unused(id, &inbox) {
            return;
        }
    }
}

/// Table actor: owns one table, and is the only one of its node that appends to it.
struct TableActor {
    hub: Hub,
    table: Box<Table>,
    /// The number of its last event, for the hub.
    seq: Arc<AtomicU32>,
    seed: Seed,
    subscribers: Subscribers,
    absence: Absence,
    search: Option<ComputerSearch>,
    /// Whether it is this node that searches for the next move of a computer player.
    searches_here: bool,
    idle_since: Instant,
    /// Until then the actor does nothing by itself, since it was in vain a moment ago.
    paused_until: Option<Instant>,
    /// The listing last written to the database, as far as this actor knows.
    listing: Option<TableListing>,
    /// Whether the hub knows this table as one that waits for a partner with somebody there.
    attended: bool,
    /// Since when nobody is there any more, at a table that waits for a partner, as the uptime of the
    /// clock.
    deserted_since: Option<Duration>,
    /// When the actor began, as the uptime of the clock.
    loaded: Duration,
    /// The outages that this table has got its time of, by their [generation](crate::outages::Outages::generation).
    credited: u64,
    /// A turn that this node has learnt of too late, and whose player has not got the time back yet.
    late_news: Option<LateNews>,
    /// Whether there is no such table any more.
    removed: bool,
}

impl TableActor {
    async fn load(hub: &Hub, id: &str, seq: &Arc<AtomicU32>) -> Result<TableActor, ServerError> {
        let credited = hub.0.outages.generation();
        hub.0.outages.credit(&hub.0.store, id).await?;
        let (table, seed) = load_table(hub, id).await?;
        seq.store(table.seq(), Ordering::Relaxed);
        let mut subscribers = Subscribers::new(table.holder_ids().len());
        subscribers.set_remote_presence(hub.remote_presence(id).await?);
        let store = &hub.0.store;
        let last_seen = match table.absence_limit() {
            Some(_) => store.read_with_retry(|| store.last_seen(id)).await?,
            None => HashMap::new(),
        };
        Ok(TableActor {
            hub: hub.clone(),
            subscribers,
            absence: Absence::new(last_seen),
            table: Box::new(table),
            seq: Arc::clone(seq),
            seed,
            search: None,
            searches_here: !hub.is_shared(),
            idle_since: Instant::now(),
            paused_until: None,
            listing: None,
            attended: false,
            deserted_since: None,
            loaded: hub.0.store.clock().uptime(),
            credited,
            late_news: None,
            removed: false,
        })
    }

    /// Takes over those who followed the actor before it panicked, and shows them the table.
    fn take_over(&mut self, subscribers: Subscribers) {
        if subscribers.is_empty() {
            return;
        }
        self.subscribers = subscribers;
        self.subscribers.remove_closed();
        let snapshot = ServerMessage::Snapshot(Box::new(self.table.snapshot(self.hub.now())));
        self.subscribers.broadcast(&encode(&snapshot));
        self.refresh_presence();
    }

    async fn handle(&mut self, command: Command, received: Millis) {
        match command {
            Command::Subscribe { subscriber, after } => self.subscribe(*subscriber, after).await,
            Command::Unsubscribe { socket } => self.unsubscribe(socket),
            Command::RefreshPresence => self.refresh_presence(),
            Command::Act(command) => {
                let super::ActCommand { who, act, lag, reply } = *command;
                let most = self.hub.0.lag;
                let lag = lag.min(most).min(self.table.lag_left(most));
                let result = self.act(&who, act, lag, received).await;
                if let Err(error) = &result
                    && reply.is_socket()
                {
                    self.hub.0.metrics.refused(error, &who.person.id);
                }
                reply.send(result);
            }
            Command::Pair(mut command) => {
                let (unused, _) = oneshot::channel();
                let reply = std::mem::replace(&mut command.reply, unused);
                let _ = reply.send(Box::pin(self.seat_paired(*command, received)).await);
            }
            Command::Say(command) => {
                let super::SayCommand { person, phrase, reply } = *command;
                let result = self.say(&person, phrase).await;
                if let Err(error) = &result {
                    self.hub.0.metrics.refused(error, &person);
                }
                reply.send(result);
            }
            Command::HearPhrase(said) => self.show_phrase(&said),
            Command::Read(read) => {
                self.reload_if_shared().await;
                let (table, subscribers) = (&self.table, &self.subscribers);
                read(Ok(&AttendedTable { table, subscribers, was_attended: self.was_attended() }));
            }
            Command::Abort(done) => {
                let _ = done.send(Box::pin(self.abort()).await);
            }
            Command::Remove(done) => {
                let _ = done.send(Box::pin(self.remove()).await);
            }
            Command::Unload => self.removed = true,
            Command::Rename(person) => self.rename(&person),
            Command::Reload => {
                self.reload().await;
            }
            Command::RemotePresence(presence) => {
                self.subscribers.set_remote_presence(*presence);
                self.refresh_presence();
                Box::pin(self.carry_out_claims()).await;
            }
            Command::Wake => {
                self.reload_if_shared().await;
                self.searches_here = true;
            }
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
        let joining;
        let who = match &act.action {
            Action::Join { name, .. } => {
                joining = Box::pin(self.joining(who, name.as_deref())).await?;
                &joining
            }
            _ => who,
        };
        // Nonces are unique per person only.
        let nonce = format!("{} {}", who.person.id, act.nonce);
        let mut tries = 0;
        let error = loop {
            let known = self.table.seq();
            let error = match self.try_act(who, &act, nonce.clone(), lag, received).await {
                Ok(seq) => return Ok(seq),
                Err(error) => error,
            };
            // Something else wrote to the table meanwhile, which is known now, and what was asked for
            // may still be possible. What is refused may also be so for something that is no longer
            // true.
            let decide_again = error == ServerError::Taken
                || (self.reload_if_shared().await && self.table.seq() > known);
            tries += 1;
            if !decide_again || tries == MAX_TRIES {
                break error;
            }
        };
        // Idempotency: an action that was done before under this nonce is answered as it was then.
        let done = self.hub.0.store.seq_for_nonce(self.table.id(), &nonce).await;
        done?.ok_or(error)
    }

    /// Somebody who sits down, under a name that they can have.
    async fn joining(&self, who: &Requester, name: Option<&str>) -> Result<Requester, ServerError> {
        let store = &self.hub.0.store;
        let person = match name {
            Some(name) if !who.person.account => {
                check_guest_name(store, name).await?;
                who.person.clone()
            }
            _ => seated(store, who.person.clone()).await?,
        };
        Ok(Requester { person, address: who.address })
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
                return Err(TableError::Stale { asked, next: self.table.seq() + 1 }.into());
            }
            (Action::Move { .. }, None) => return Err(ServerError::MissingSeq),
            (Action::Rematch | Action::Offer { offer: Offer::Rematch, .. }, _) => {
                return Box::pin(self.rematch(who, &act.action, nonce, received)).await;
            }
            (Action::Move { .. }, _) => self.flag(received, lag).await,
            _ => {}
        }
        Box::pin(self.take_credit()).await?;
        let mut draft = self.draft(received);
        self.credit_trouble(&mut draft, received)?;
        draft.act(&who.person, &act.action, lag)?;
        if let Action::Join { seat, .. } = act.action {
            Box::pin(self.check_kept_apart(who, seat)).await?;
            if self.table.waits_in_queue() {
                Box::pin(self.hub.check_pairing_wait(&who.person.id)).await?;
            }
        }
        if let Action::Claim { seat, level } = act.action {
            return Box::pin(self.claim(who, seat, level, nonce, received)).await;
        }
        let leaves_early = self.leaves_early(&who.person.id, &act.action);
        let seq = self.commit(draft, Some(nonce)).await?;
        if leaves_early {
            self.note_early_leave(who.person.id.clone());
        }
        Ok(seq)
    }

    /// Requests a rematch. The last player to do so creates the new table, in the same transaction.
    async fn rematch(
        &mut self,
        who: &Requester,
        action: &Action,
        nonce: String,
        received: Millis,
    ) -> Result<u32, ServerError> {
        if self.table.rematch_table().is_some() {
            return Ok(self.table.seq());
        }
        let mut draft = self.draft(received);
        draft.act(&who.person, action, 0)?;
        if !draft.table().all_want_rematch() {
            return self.commit(draft, Some(nonce)).await;
        }
        self.hub.check_table_limits(who).await?;
        let (id, seed) = (store::random_id(12), Seed::new(store::random_bytes()));
        let laws = self.hub.0.store.common_laws().await?;
        let new = draft.table().rematch_draft(&id, self.hub.now(), &seed, laws)?;
        draft.record_rematch(new.table())?;
        let mut created = self.hub.append(&new, &seed, None);
        created.set_origin(self.hub.0.origins.hash(who.address));
        let seq = self.commit_with(draft, Some(nonce), vec![created]).await?;
        self.hub.wake(&id);
        Ok(seq)
    }
}
