//! A person at a table: plays at random, whatever happens to the connection, and writes down all that
//! is sent and shown.

mod decision;

use std::sync::Arc;
use std::time::Duration;

use api::{
    Action, ActionRequest, ClientMessage, Credentials, Refusal, ServerMessage, Snapshot, TablePhase,
};
use client::Socket;
use rules::GameSetup;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::history::{Happening, HistoryEntry, PlayerHistory, may_be_repeated};
use crate::network::Network;
use decision::Task;

/// How often a client asks whether the connection still carries, and how long it hears nothing before
/// it looks for another.
const PING_INTERVAL: Duration = Duration::from_secs(1);
const SILENCE: Duration = Duration::from_secs(3);

/// How long it waits for the answer to an action before it tries another node.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(4);

const RETRY_PAUSE: Duration = Duration::from_millis(100);

/// How long a game may stand still when nothing fails any more. How long it takes to its end is up to the
/// machine.
pub(crate) const MAX_STANDSTILL: Duration = Duration::from_secs(100);

/// Whether the run goes on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum RunStage {
    Playing,
    /// Nothing fails any more since then: every game has to go on, and then to end.
    Ending(Instant),
}

/// A person.
#[derive(Debug)]
pub(crate) struct ChaosPlayer {
    network: Arc<Network>,
    credentials: Credentials,
    rng: fastrand::Rng,
}

impl ChaosPlayer {
    pub(crate) async fn register(network: Arc<Network>, mut rng: fastrand::Rng) -> ChaosPlayer {
        let credentials = network
            .request(&mut rng, None, |mut api| async move {
                // Without a name, events say no more than the id.
                api.register_guest("").await?;
                let (you, token) = (api.you().cloned(), api.token().map(str::to_owned));
                let (you, token) = you.zip(token).expect("just registered");
                Ok(Credentials { you, token })
            })
            .await;
        ChaosPlayer { network, credentials, rng }
    }

    pub(crate) async fn create_table(&mut self, spec: &api::NewTable) -> String {
        let who = Some(&self.credentials);
        let ask = |api: client::ApiClient| async move { Ok(api.create_table(spec).await?.table) };
        self.network.request(&mut self.rng, who, ask).await
    }

    /// Plays at a table until the game is over, or nothing happens any more; returns what was seen, and
    /// whether that includes the end.
    pub(crate) async fn play(
        &mut self,
        table: &str,
        spec: &api::NewTable,
        mut stage: watch::Receiver<RunStage>,
    ) -> (PlayerHistory, bool) {
        let setup = GameSetup::from_text(&spec.setup_text()).expect("a table that was created");
        let person = self.credentials.you.id.clone();
        let history = PlayerHistory { person: person.clone(), entries: Vec::new() };
        // Long enough to have a middle game, and over soon enough for many games.
        let longest = 16 + self.rng.usize(..40);
        let mut visit = TableVisit {
            player: self,
            table,
            person,
            setup,
            longest,
            history,
            connection: None,
            snapshot: None,
            pending: None,
            task: None,
            words_at_the_end: None,
            moved: (None, Instant::now()),
        };
        let finished = visit.run(&mut stage).await;
        (visit.history, finished)
    }
}

/// A connection that is open.
struct Connection {
    socket: Socket,
    /// Whether the table was shown since it is open.
    caught_up: bool,
    heard: Instant,
    pinged: Instant,
    /// When to subscribe once more, since it was refused for now.
    subscribe_again: Option<Instant>,
}

/// An action that is not answered yet.
struct PendingAction {
    nonce: String,
    action: Action,
    seq: Option<u32>,
    delivery: Delivery,
}

enum Delivery {
    /// Sent over the connection that is open, and waited for until then.
    Sent { until: Instant },
    /// To be sent again, not before then.
    Again { not_before: Instant },
}

/// A player at one table.
struct TableVisit<'a> {
    player: &'a mut ChaosPlayer,
    table: &'a str,
    person: String,
    setup: GameSetup,
    longest: usize,
    history: PlayerHistory,
    connection: Option<Connection>,
    snapshot: Option<Snapshot>,
    pending: Option<PendingAction>,
    /// What the player is about to do, and when.
    task: Option<(Task, Instant)>,
    /// How many words there were when nothing failed any more.
    words_at_the_end: Option<usize>,
    /// How far the game was when it last went on, and when that was. Time given back is no progress.
    moved: (Option<(usize, TablePhase)>, Instant),
}

impl TableVisit<'_> {
    async fn run(&mut self, stage: &mut watch::Receiver<RunStage>) -> bool {
        loop {
            if self.snapshot.as_ref().is_some_and(|table| table.state.phase == TablePhase::Over)
                && self.pending.is_none()
            {
                return true;
            }
            let progress =
                self.snapshot.as_ref().map(|table| (table.words.len(), table.state.phase));
            if progress != self.moved.0 {
                self.moved = (progress, Instant::now());
            }
            let now_stage = *stage.borrow_and_update();
            if let RunStage::Ending(since) = now_stage {
                if since.max(self.moved.1).elapsed() > MAX_STANDSTILL {
                    return false;
                }
                if let (None, Some(table)) = (self.words_at_the_end, &self.snapshot) {
                    self.words_at_the_end = Some(table.words.len());
                }
            }
            if self.connection.is_none() {
                self.connect().await;
                continue;
            }
            self.act(now_stage).await;
            self.keep_alive().await;
            let wake = self.next_wake();
            let Some(connection) = &mut self.connection else { continue };
            let message = tokio::select! {
                message = connection.socket.receive() => Some(message),
                () = tokio::time::sleep_until(wake) => None,
                _ = stage.changed() => None,
            };
            match message {
                Some(Ok(message)) => self.handle(message).await,
                Some(Err(_)) => self.disconnect(),
                None => {}
            }
        }
    }

    fn note(&mut self, what: Happening) {
        self.history.entries.push(HistoryEntry { at: self.player.network.now(), what });
    }

    async fn connect(&mut self) {
        let node = self.player.rng.usize(..self.player.network.nodes());
        self.note(Happening::Connecting { node });
        let Some(socket) = self.player.network.socket(node, &self.player.credentials).await else {
            return tokio::time::sleep(RETRY_PAUSE).await;
        };
        self.note(Happening::Connected);
        let now = Instant::now();
        let (heard, pinged) = (now, now);
        self.connection =
            Some(Connection { socket, caught_up: false, heard, pinged, subscribe_again: None });
        self.send(&ClientMessage::Heartbeat).await;
        self.subscribe().await;
        // Nobody knows what became of what was sent over another connection.
        if let Some(pending) = &mut self.pending {
            pending.delivery = Delivery::Again { not_before: now };
        }
    }

    fn disconnect(&mut self) {
        if self.connection.take().is_some() {
            self.note(Happening::Disconnected);
        }
    }

    async fn send(&mut self, message: &ClientMessage) {
        let Some(connection) = &mut self.connection else { return };
        // A connection that carries nothing takes nothing either, once its buffers are full.
        let sent = tokio::time::timeout(SILENCE, connection.socket.send(message)).await;
        if !matches!(sent, Ok(Ok(()))) {
            self.disconnect();
        }
    }

    async fn subscribe(&mut self) {
        let after = self.snapshot.as_ref().map(|table| table.state.seq);
        let table = self.table.to_owned();
        self.send(&ClientMessage::Watch { table, after }).await;
    }

    /// Asks whether the connection still carries, subscribes again if need be, and gives up what has
    /// not been answered for too long.
    async fn keep_alive(&mut self) {
        let Some(connection) = &mut self.connection else { return };
        let unanswered = self.pending.as_ref().is_some_and(|pending| {
            matches!(pending.delivery, Delivery::Sent { until } if until <= Instant::now())
        });
        if connection.heard.elapsed() > SILENCE || unanswered {
            return self.disconnect();
        }
        let again = connection.subscribe_again.is_some_and(|at| at <= Instant::now());
        if again {
            connection.subscribe_again = None;
        }
        let ping = connection.pinged.elapsed() >= PING_INTERVAL;
        if ping {
            connection.pinged = Instant::now();
            self.send(&ClientMessage::Ping { id: 1 }).await;
        }
        if again {
            self.subscribe().await;
        }
    }

    fn next_wake(&self) -> Instant {
        let mut wake = Instant::now() + PING_INTERVAL;
        if let Some(connection) = &self.connection {
            wake = wake.min(connection.pinged + PING_INTERVAL);
            wake = wake.min(connection.heard + SILENCE + Duration::from_millis(1));
            wake = connection.subscribe_again.map_or(wake, |at| wake.min(at));
        }
        match (&self.pending, &self.task) {
            (Some(PendingAction { delivery: Delivery::Sent { until }, .. }), _) => wake.min(*until),
            (Some(PendingAction { delivery: Delivery::Again { not_before }, .. }), _) => {
                // What it waits for besides is a message.
                if *not_before > Instant::now() { wake.min(*not_before) } else { wake }
            }
            (None, Some((_, due))) => wake.min(*due),
            (None, None) => wake,
        }
    }

    async fn handle(&mut self, message: ServerMessage) {
        if let Some(connection) = &mut self.connection {
            connection.heard = Instant::now();
        }
        match message {
            ServerMessage::Snapshot(snapshot) if snapshot.table == self.table => {
                self.note(Happening::Snapshot(snapshot.clone()));
                self.snapshot = Some(*snapshot);
                self.set_caught_up();
            }
            ServerMessage::Update(update) if update.table == self.table => {
                let state = Box::new(update.state.clone());
                let applied = self.snapshot.as_mut().map(|table| table.apply(&update));
                self.note(Happening::Update { events: update.events, state });
                match applied {
                    Some(Ok(())) => self.set_caught_up(),
                    _ => self.subscribe().await,
                }
            }
            ServerMessage::Done { nonce, seq, .. } => {
                self.note(Happening::Done { nonce: nonce.clone(), seq });
                if self.pending.as_ref().is_some_and(|pending| pending.nonce == nonce) {
                    self.pending = None;
                }
            }
            ServerMessage::Refused { nonce: Some(nonce), reason, .. } => {
                self.refused(nonce, reason);
            }
            ServerMessage::Refused { nonce: None, .. } => {
                if let Some(connection) = &mut self.connection {
                    connection.subscribe_again = Some(Instant::now() + RETRY_PAUSE);
                }
            }
            ServerMessage::Bye { .. } => self.disconnect(),
            _ => {}
        }
    }

    fn set_caught_up(&mut self) {
        if let Some(connection) = &mut self.connection {
            connection.caught_up = true;
        }
    }

    fn refused(&mut self, nonce: String, reason: Refusal) {
        if let Some(pending) = self.pending.take_if(|pending| pending.nonce == nonce)
            && may_be_repeated(&reason)
        {
            let not_before = Instant::now() + RETRY_PAUSE;
            let delivery = Delivery::Again { not_before };
            self.pending = Some(PendingAction { delivery, ..pending });
        }
        self.note(Happening::Refused { nonce, reason });
    }

    /// Sends what is to be sent: an action again, or a new one whose time has come.
    async fn act(&mut self, stage: RunStage) {
        let caught_up = self.connection.as_ref().is_some_and(|connection| connection.caught_up);
        let Some(snapshot) = self.snapshot.as_ref().filter(|_| caught_up) else { return };
        let now = Instant::now();
        if let Some(pending) = &mut self.pending {
            if !matches!(pending.delivery, Delivery::Again { not_before } if not_before <= now) {
                return;
            }
        } else {
            let progressed =
                self.words_at_the_end.is_some_and(|words| snapshot.words.len() >= words + 2);
            let resigns = progressed || snapshot.words.len() >= self.longest;
            let task = decision::next_task(snapshot, &self.person, resigns);
            if task != self.task.as_ref().map(|(task, _)| task.clone()) {
                let rests = stage == RunStage::Playing;
                let rng = &mut self.player.rng;
                self.task =
                    task.map(|task| (task.clone(), now + task.thinking(snapshot, rests, rng)));
            }
            // Whoever rests comes back to end the game.
            let rested = |due: Instant| stage != RunStage::Playing && due > now + MAX_STANDSTILL;
            let is_due = |(_, due): &mut (Task, Instant)| *due <= now || rested(*due);
            let Some((task, _)) = self.task.take_if(is_due) else { return };
            let action = task.action(snapshot, &self.setup, &mut self.player.rng);
            let delivery = Delivery::Again { not_before: now };
            self.pending =
                Some(PendingAction { nonce: client::nonce(), action, seq: None, delivery });
        }
        let next = snapshot.state.seq + 1;
        let Some(pending) = &mut self.pending else { return };
        pending.seq = matches!(pending.action, Action::Move { .. }).then_some(next);
        pending.delivery = Delivery::Sent { until: now + ANSWER_TIMEOUT };
        let request = ActionRequest {
            nonce: pending.nonce.clone(),
            seq: pending.seq,
            action: pending.action.clone(),
        };
        self.note(Happening::Sent(request.clone()));
        self.send(&ClientMessage::Act { table: self.table.to_owned(), request }).await;
    }
}
