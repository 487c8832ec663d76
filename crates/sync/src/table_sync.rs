use api::{
    Action, ActionRequest, Away, ClientMessage, Millis, Phrase, Refusal, ServerMessage, Snapshot,
};

use crate::outbox::Outbox;

/// One client's side of one table.
#[derive(Debug)]
pub struct TableSync {
    table: String,
    snapshot: Option<Snapshot>,
    /// By seat, whether its player is connected.
    present: Vec<bool>,
    watchers: u32,
    away: Option<Away>,
    /// When the server is going to be restarted, if that is announced.
    restart: Option<Millis>,
    outbox: Outbox,
    link: Link,
    subscription: Subscription,
    /// Attempts to connect that failed since the connection was last open.
    attempts: u32,
    /// Whether the device says that it has a network.
    online: bool,
    /// Whether the server promised a heartbeat, so that even a short silence is a lost connection.
    heartbeat: bool,
    /// Whether to ask for what players say.
    wants_phrases: bool,
    heard_at: Millis,
    checked_at: Millis,
}

/// The state of the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Link {
    Connecting {
        since: Millis,
    },
    Open,
    /// Lost; tried again then.
    Waiting {
        until: Millis,
    },
}

/// Whether the server shows the table over the connection that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subscription {
    /// Asked for since then.
    Asked(Millis),
    /// Answered, if only by a refusal.
    Answered,
    /// Refused for now; asked for again then.
    Again(Millis),
}

/// What a [`TableSync`] is told.
#[derive(Clone, Debug, PartialEq)]
pub enum SyncInput {
    /// The connection is open.
    Opened,
    /// The connection is lost, or was not made.
    Lost,
    /// The server sent something.
    Received(ServerMessage),
    /// The person here does something. The nonce is new, and nobody can guess it.
    Act(ActionRequest),
    /// The person here says a phrase, if there is a connection: it is never said later.
    Say {
        /// The phrase.
        phrase: Phrase,
        /// Comes back with the answer.
        nonce: String,
    },
    /// What is known of the table is not enough: the whole of it is asked for again.
    Refresh,
    /// Whether a short silence means that the connection is lost: while the person plays, or waits to be
    /// paired.
    SetHeartbeat(bool),
    /// The device says that its network is there or gone.
    SetOnline(bool),
    /// Another person is signed in here: the connection is made anew.
    Reconnect,
    /// Time has passed.
    Tick,
}

/// What a [`TableSync`] wants done.
#[derive(Clone, Debug, PartialEq)]
pub enum SyncEffect {
    /// Give the present connection up, if there is one, and make another.
    Connect,
    /// Give the present connection up.
    Disconnect,
    /// Send this.
    Send(ClientMessage),
    /// Show this to whoever follows the table, with the action of theirs that it answers.
    Deliver(ServerMessage, Option<Action>),
}

/// How long it takes at most until a new connection is tried where the old one carries nothing any more,
/// for whoever has a heartbeat.
pub const RECONNECTS_WITHIN: Millis = MAX_SILENCE + CHECK_EVERY + FIRST_PAUSE;

/// How long the server may take to answer an action or to show the table, before another connection is
/// made: it may lead to another node.
pub const ANSWER_TIMEOUT: Millis = 5_000;

/// With a heartbeat, of which there is one every 1.2 seconds, so long a silence is a lost connection.
const MAX_SILENCE: Millis = 4_000;

/// Without one, for those who only watch, the server still says something every 15 seconds.
const MAX_SILENCE_WATCHING: Millis = 40_000;

/// How often to look for silence: a cut is noticed within four and a half seconds.
const CHECK_EVERY: Millis = 500;

/// Checks that come this late were held back, and the messages with them: the device slept.
const SLEPT: Millis = 2_000;

/// How long to wait before asking again for a table that the server could not show.
const SUBSCRIBE_PAUSE: Millis = 500;

/// A connection that takes longer than this to open is given up, and another one is tried.
const CONNECT_TIMEOUT: Millis = 5_000;

/// The first and the longest pause between two attempts to connect.
const FIRST_PAUSE: Millis = 300;
const MAX_PAUSE: Millis = 4_000;

/// Between half of a pause and all of it, so that thousands who lose a server at the same moment do not come back at the
/// same moment. What differs between them is the time that their own clock shows, which began when they did: multiplied by a
/// large prime (Fibonacci hashing) it is as good as random.
fn spread(pause: Millis, now: Millis) -> Millis {
    let random = now.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
    pause / 2 + random % (pause - pause / 2 + 1)
}

impl TableSync {
    /// Follows a table. The first thing to do is to connect.
    pub fn new(table: &str, now: Millis) -> (TableSync, SyncEffect) {
        let sync = TableSync {
            table: table.to_owned(),
            snapshot: None,
            present: Vec::new(),
            watchers: 0,
            away: None,
            restart: None,
            outbox: Outbox::default(),
            link: Link::Connecting { since: now },
            subscription: Subscription::Answered,
            attempts: 0,
            online: true,
            heartbeat: false,
            wants_phrases: false,
            heard_at: now,
            checked_at: now,
        };
        (sync, SyncEffect::Connect)
    }

    /// Asks for what players say too, from the next connection on.
    pub fn ask_for_phrases(&mut self) {
        self.wants_phrases = true;
    }

    /// The table as last received.
    pub fn snapshot(&self) -> Option<&Snapshot> {
        self.snapshot.as_ref()
    }

    /// By seat, whether its player is connected; empty until the server has said so.
    pub fn present(&self) -> &[bool] {
        &self.present
    }

    /// How many people watch.
    pub fn watchers(&self) -> u32 {
        self.watchers
    }

    /// The player who is away at their turn, where others may claim the seat.
    pub fn away(&self) -> Option<&Away> {
        self.away.as_ref()
    }

    /// When the server is going to be restarted, if that is announced.
    pub fn restart(&self) -> Option<Millis> {
        self.restart
    }

    /// Whether the connection is open, or was never lost so far.
    pub fn is_connected(&self) -> bool {
        match self.link {
            Link::Open => true,
            Link::Connecting { .. } => self.attempts == 0,
            Link::Waiting { .. } => false,
        }
    }

    /// The move on its way: sent, or waiting to be sent, and not answered.
    pub fn pending_move(&self) -> Option<&str> {
        self.outbox.pending_move()
    }

    /// Whether the server was asked for something and could not do it; it is asked again.
    pub fn is_retrying(&self) -> bool {
        self.outbox.is_retrying()
    }

    /// When [`SyncInput::Tick`] is due.
    pub fn wake_at(&self) -> Millis {
        let check = self.checked_at + CHECK_EVERY;
        let link = match self.link {
            Link::Connecting { since } => since + CONNECT_TIMEOUT,
            Link::Waiting { until } => until,
            Link::Open => check,
        };
        let subscribe = match self.subscription {
            Subscription::Again(at) => Some(at),
            Subscription::Asked(_) | Subscription::Answered => None,
        };
        let due = self.outbox.next_due().into_iter().chain(subscribe);
        due.fold(link.min(check), Millis::min)
    }

    /// Takes something in at a time, in milliseconds of a clock that never goes back; returns what to do.
    pub fn handle(&mut self, input: SyncInput, now: Millis) -> Vec<SyncEffect> {
        match input {
            SyncInput::Opened => self.opened(now),
            SyncInput::Lost => self.lost(now),
            SyncInput::Received(message) => {
                self.heard_at = now;
                self.received(message, now)
            }
            SyncInput::Act(request) => {
                let sent_at = (self.link == Link::Open).then_some(now);
                self.outbox.push(request.clone(), sent_at);
                self.send(self.act(request)).into_iter().collect()
            }
            SyncInput::Say { phrase, nonce } => {
                let table = self.table.clone();
                self.send(ClientMessage::Phrase { table, phrase, nonce }).into_iter().collect()
            }
            SyncInput::Refresh => self.subscribe(now).into_iter().collect(),
            SyncInput::SetHeartbeat(heartbeat) => {
                self.heartbeat = heartbeat;
                self.heard_at = now;
                Vec::new()
            }
            SyncInput::SetOnline(online) => {
                self.online = online;
                match (online, self.link) {
                    (false, Link::Open | Link::Connecting { .. }) => self.lost(now),
                    (true, Link::Waiting { .. }) => {
                        self.attempts = 0;
                        self.connect(now)
                    }
                    _ => Vec::new(),
                }
            }
            SyncInput::Reconnect => self.connect(now),
            SyncInput::Tick => self.tick(now),
        }
    }

    fn opened(&mut self, now: Millis) -> Vec<SyncEffect> {
        self.link = Link::Open;
        self.attempts = 0;
        self.heard_at = now;
        let mut effects = vec![SyncEffect::Send(ClientMessage::Heartbeat)];
        effects.extend(self.subscribe(now));
        let resent = self.outbox.resend(now);
        effects.extend(resent.into_iter().map(|request| SyncEffect::Send(self.act(request))));
        effects
    }

    /// Exponential backoff from [`FIRST_PAUSE`] to [`MAX_PAUSE`], and that long as well while the device
    /// says that it has no network; each [spread](spread).
    fn lost(&mut self, now: Millis) -> Vec<SyncEffect> {
        if matches!(self.link, Link::Waiting { .. }) {
            return Vec::new();
        }
        let pause = match self.online {
            true => (FIRST_PAUSE << self.attempts.min(4)).min(MAX_PAUSE),
            false => MAX_PAUSE,
        };
        self.attempts += 1;
        self.link = Link::Waiting { until: now + spread(pause, now) };
        vec![SyncEffect::Disconnect]
    }

    fn connect(&mut self, now: Millis) -> Vec<SyncEffect> {
        self.link = Link::Connecting { since: now };
        vec![SyncEffect::Connect]
    }

    fn tick(&mut self, now: Millis) -> Vec<SyncEffect> {
        // A device that slept starts to listen anew: silence says nothing then.
        if now.saturating_sub(self.checked_at) > SLEPT {
            self.heard_at = now;
        }
        self.checked_at = now;
        match self.link {
            Link::Connecting { since } if now >= since + CONNECT_TIMEOUT => self.lost(now),
            Link::Waiting { until } if now >= until => self.connect(now),
            Link::Open if now > self.heard_at + self.max_silence() => self.lost(now),
            Link::Open if self.waiting_since().is_some_and(|at| now >= at + ANSWER_TIMEOUT) => {
                self.lost(now)
            }
            Link::Open => {
                let mut effects = Vec::new();
                if matches!(self.subscription, Subscription::Again(at) if at <= now) {
                    effects.extend(self.subscribe(now));
                }
                let due = self.outbox.due(now);
                effects.extend(due.into_iter().map(|request| SyncEffect::Send(self.act(request))));
                effects
            }
            Link::Connecting { .. } | Link::Waiting { .. } => Vec::new(),
        }
    }

    fn received(&mut self, message: ServerMessage, now: Millis) -> Vec<SyncEffect> {
        let mut effects = Vec::new();
        let mut answered = None;
        match &message {
            ServerMessage::Ping { id, restart } => {
                self.restart = *restart;
                effects.extend(self.send(ClientMessage::Pong { id: *id }));
            }
            ServerMessage::Snapshot(snapshot) if snapshot.table == self.table => {
                self.snapshot = Some((**snapshot).clone());
                self.subscription = Subscription::Answered;
            }
            ServerMessage::Update(update) if update.table == self.table => {
                let applied =
                    self.snapshot.as_mut().is_some_and(|table| table.apply(update).is_ok());
                if !applied {
                    // An update is missing.
                    return self.subscribe(now).into_iter().collect();
                }
            }
            ServerMessage::Presence { table, seats, watchers, away } if *table == self.table => {
                self.away.clone_from(away);
                self.present.clone_from(seats);
                self.watchers = *watchers;
            }
            ServerMessage::Refused { nonce: Some(nonce), reason, .. }
                if is_temporary(reason) && self.outbox.retry_later(nonce, now) =>
            {
                return effects;
            }
            // The table itself is refused, not an action.
            ServerMessage::Refused { table: Some(table), nonce: None, reason }
                if *table == self.table =>
            {
                if is_temporary(reason) {
                    self.subscription = Subscription::Again(now + SUBSCRIBE_PAUSE);
                    return effects;
                }
                self.subscription = Subscription::Answered;
            }
            ServerMessage::Done { nonce, .. }
            | ServerMessage::Refused { nonce: Some(nonce), .. } => {
                answered = self.outbox.answer(nonce);
            }
            _ => {}
        }
        effects.push(SyncEffect::Deliver(message, answered));
        effects
    }

    /// So long a silence is a lost connection.
    fn max_silence(&self) -> Millis {
        if self.heartbeat { MAX_SILENCE } else { MAX_SILENCE_WATCHING }
    }

    /// Since when the server owes an answer.
    fn waiting_since(&self) -> Option<Millis> {
        let asked = match self.subscription {
            Subscription::Asked(at) => Some(at),
            Subscription::Answered | Subscription::Again(_) => None,
        };
        self.outbox.waiting_since().into_iter().chain(asked).min()
    }

    /// Asks for the whole table, and for what happens at it from then on.
    fn subscribe(&mut self, now: Millis) -> Option<SyncEffect> {
        let (table, phrases) = (self.table.clone(), self.wants_phrases);
        let watch = self.send(ClientMessage::Watch { table, after: None, phrases })?;
        self.subscription = Subscription::Asked(now);
        Some(watch)
    }

    fn act(&self, request: ActionRequest) -> ClientMessage {
        ClientMessage::Act { table: self.table.clone(), request }
    }

    /// Sends now; what is not sent for want of a connection is sent when there is one.
    fn send(&self, message: ClientMessage) -> Option<SyncEffect> {
        (self.link == Link::Open).then_some(SyncEffect::Send(message))
    }
}

/// Whether the same request may succeed a moment later.
fn is_temporary(refusal: &Refusal) -> bool {
    matches!(refusal.status, 429 | 503)
}
