//! A person at a table: plays at random, whatever happens to the connection, and writes down all that
//! is sent and shown.

mod decision;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use api::{
    AccountCreated, Action, ActionRequest, ClientMessage, Credentials, Millis, Person,
    ServerMessage, Snapshot, TablePhase,
};
use client::Socket;
use rules::GameSetup;
use sync::{SyncEffect, SyncInput, TableSync};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::history::{ClientEvent, HistoryEntry, PlayerHistory, may_be_repeated};
use crate::network::Network;
use decision::Task;

/// How long one message may take to be sent.
const SEND_TIMEOUT: Duration = Duration::from_secs(3);

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

    /// Adds an account of that name to the person. Where the answer was lost it may be there already, and they sign in.
    pub(crate) async fn open_account(&mut self, name: &str) {
        let new = &serde_json::json!({"name": name, "password": format!("fences for {name}")});
        let ask = |api: client::ApiClient| async move {
            match api.post::<AccountCreated>("/account", new).await {
                Ok(AccountCreated { you, token, .. }) => Ok(Credentials { you, token }),
                Err(_) => api.post::<Credentials>("/sessions", new).await,
            }
        };
        let who = Some(&self.credentials);
        self.credentials = self.network.request(&mut self.rng, who, ask).await;
    }

    pub(crate) fn person(&self) -> &Person {
        &self.credentials.you
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
        // Long enough to have a middle game, and over soon enough for many games. What a rated one is played for is its end.
        let longest = match spec.rated {
            true => 6 + self.rng.usize(..12),
            false => 16 + self.rng.usize(..40),
        };
        let (sync, first) = TableSync::new(table, 0);
        let mut visit = TableVisit {
            player: self,
            table,
            person,
            setup,
            longest,
            history,
            sync,
            started: Instant::now(),
            effects: VecDeque::from([first]),
            node: None,
            socket: None,
            has_heartbeat: false,
            is_shown: false,
            pending: None,
            task: None,
            words_at_the_end: None,
            moved: (None, Instant::now()),
        };
        let finished = visit.run(&mut stage).await;
        (visit.history, finished)
    }
}

/// An action that is not done yet.
struct PendingAction {
    nonce: String,
    action: Action,
    /// When to send it, anew where it was refused for now; `None` while it is on its way.
    send_at: Option<Instant>,
}

/// A player at one table: what a [`TableSync`] says is done, and written down.
struct TableVisit<'a> {
    player: &'a mut ChaosPlayer,
    table: &'a str,
    person: String,
    setup: GameSetup,
    longest: usize,
    history: PlayerHistory,
    sync: TableSync,
    /// When the visit began.
    started: Instant,
    /// What is to be done next.
    effects: VecDeque<SyncEffect>,
    /// The node last connected to.
    node: Option<usize>,
    socket: Option<Socket>,
    /// Whether silence counts as a lost connection now.
    has_heartbeat: bool,
    /// Whether the table was shown since the connection is open.
    is_shown: bool,
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
            let progress = self.sync.snapshot().map(|table| (table.words.len(), table.state.phase));
            if matches!(progress, Some((_, TablePhase::Over))) && self.pending.is_none() {
                return true;
            }
            if progress != self.moved.0 {
                self.moved = (progress, Instant::now());
            }
            let now_stage = *stage.borrow_and_update();
            if let RunStage::Ending(since) = now_stage {
                if since.max(self.moved.1).elapsed() > MAX_STANDSTILL {
                    return false;
                }
                if let (None, Some((words, _))) = (self.words_at_the_end, progress) {
                    self.words_at_the_end = Some(words);
                }
            }
            self.act(now_stage);
            if let Some(effect) = self.effects.pop_front() {
                self.perform(effect).await;
                continue;
            }
            let wake = self.next_wake();
            let message = tokio::select! {
                message = receive(&mut self.socket) => Some(message),
                () = tokio::time::sleep_until(wake) => None,
                _ = stage.changed() => None,
            };
            match message {
                Some(Some(ServerMessage::Bye { .. }) | None) => self.tell(SyncInput::Lost),
                Some(Some(message)) => self.received(message),
                None => self.tell(SyncInput::Tick),
            }
        }
    }

    fn note(&mut self, what: ClientEvent) {
        self.history.entries.push(HistoryEntry { at: self.player.network.now(), what });
    }

    fn tell(&mut self, input: SyncInput) {
        let now = self.started.elapsed().as_millis() as Millis;
        let effects = self.sync.handle(input, now);
        self.effects.extend(effects);
        // Silence is a lost connection once the server has promised a heartbeat.
        let plays = |table: &Snapshot| {
            table.state.phase == TablePhase::Live && !table.seats_of(&self.person).is_empty()
        };
        let heartbeat = self.sync.snapshot().is_some_and(plays);
        if heartbeat != self.has_heartbeat {
            self.has_heartbeat = heartbeat;
            self.sync.handle(SyncInput::SetHeartbeat(heartbeat), now);
        }
    }

    async fn perform(&mut self, effect: SyncEffect) {
        match effect {
            SyncEffect::Connect => self.connect().await,
            SyncEffect::Disconnect => self.disconnect(),
            SyncEffect::Send(message) => self.send(&message).await,
            SyncEffect::Deliver(message, _) => self.delivered(message),
        }
    }

    async fn connect(&mut self) {
        self.disconnect();
        let node = self.next_node();
        self.note(ClientEvent::Connecting { node });
        self.socket = self.player.network.socket(node, &self.player.credentials).await;
        if self.socket.is_some() {
            self.note(ClientEvent::Connected);
            self.tell(SyncInput::Opened);
        } else {
            self.tell(SyncInput::Lost);
        }
    }

    /// Another node than the one before, where there is another.
    fn next_node(&mut self) -> usize {
        let nodes = self.player.network.nodes();
        let rng = &mut self.player.rng;
        let node = match self.node {
            Some(last) if nodes > 1 => (last + 1 + rng.usize(..nodes - 1)) % nodes,
            _ => rng.usize(..nodes),
        };
        self.node = Some(node);
        node
    }

    fn disconnect(&mut self) {
        self.is_shown = false;
        if self.socket.take().is_some() {
            self.note(ClientEvent::Disconnected);
        }
    }

    async fn send(&mut self, message: &ClientMessage) {
        if let ClientMessage::Act { request, .. } = message {
            self.note(ClientEvent::Sent(request.clone()));
        }
        let Some(socket) = &mut self.socket else { return };
        // A connection that carries nothing takes nothing either, once its buffers are full.
        let sent = tokio::time::timeout(SEND_TIMEOUT, socket.send(message)).await;
        if !matches!(sent, Ok(Ok(()))) {
            self.tell(SyncInput::Lost);
        }
    }

    /// Writes down what the server says, before anything is made of it.
    fn received(&mut self, message: ServerMessage) {
        match &message {
            ServerMessage::Snapshot(snapshot) if snapshot.table == self.table => {
                self.note(ClientEvent::Snapshot(snapshot.clone()));
                self.is_shown = true;
            }
            ServerMessage::Update(update) if update.table == self.table => {
                let (events, state) = (update.events.clone(), Box::new(update.state.clone()));
                self.note(ClientEvent::Update { events, state });
            }
            ServerMessage::Done { nonce, seq, .. } => {
                self.note(ClientEvent::Done { nonce: nonce.clone(), seq: *seq });
            }
            ServerMessage::Refused { nonce: Some(nonce), reason, .. } => {
                let (nonce, reason) = (nonce.clone(), reason.clone());
                self.note(ClientEvent::Refused { nonce, reason });
            }
            _ => {}
        }
        self.tell(SyncInput::Received(message));
    }

    /// An action is answered for good, or handed back.
    fn delivered(&mut self, message: ServerMessage) {
        let (nonce, repeat) = match message {
            ServerMessage::Done { nonce, .. } => (nonce, false),
            ServerMessage::Refused { nonce: Some(nonce), reason, .. } => {
                (nonce, may_be_repeated(&reason))
            }
            _ => return,
        };
        if let Some(pending) = self.pending.take_if(|pending| pending.nonce == nonce)
            && repeat
        {
            let send_at = Some(Instant::now() + RETRY_PAUSE);
            self.pending = Some(PendingAction { send_at, ..pending });
        }
    }

    fn next_wake(&self) -> Instant {
        let wake = self.started + Duration::from_millis(self.sync.wake_at());
        let due = match &self.pending {
            Some(pending) => pending.send_at,
            None => self.task.as_ref().map(|(_, due)| *due),
        };
        // What is due already waits for the table to be shown.
        due.filter(|due| *due > Instant::now()).map_or(wake, |due| wake.min(due))
    }

    /// Sends what is to be sent: an action anew, or another one whose time has come.
    fn act(&mut self, stage: RunStage) {
        let Some(snapshot) = self.sync.snapshot().filter(|_| self.is_shown) else { return };
        let now = Instant::now();
        if self.pending.is_none() {
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
            self.pending =
                Some(PendingAction { nonce: client::nonce(), action, send_at: Some(now) });
        }
        let next = snapshot.state.seq + 1;
        let Some(pending) = &mut self.pending else { return };
        if pending.send_at.is_none_or(|at| at > now) {
            return;
        }
        pending.send_at = None;
        let seq = matches!(pending.action, Action::Move { .. }).then_some(next);
        let (nonce, action) = (pending.nonce.clone(), pending.action.clone());
        self.tell(SyncInput::Act(ActionRequest { nonce, seq, action }));
    }
}

/// The next message, or `None` if the connection is lost; never, if there is none.
async fn receive(socket: &mut Option<Socket>) -> Option<ServerMessage> {
    match socket {
        Some(socket) => socket.receive().await.ok(),
        None => std::future::pending().await,
    }
}
