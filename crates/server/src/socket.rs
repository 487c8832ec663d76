//! The WebSocket endpoint: one socket follows several tables. Clients that flood, do not read or do
//! not answer heartbeats are disconnected.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use api::{ClientMessage, Person, ServerMessage};
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::{IntoResponse, Response};

use crate::error::ServerError;
use crate::hub::{Liveness, Requester, SendQueue, Subscriber, send_queue};
use crate::identity::Identity;
use crate::lag::{HandshakeTime, LagEstimate};
use crate::limits::{AddressKey, BucketState, ConnectionPermit, Quota};
use crate::metrics::Metrics;
use crate::routes::{ClientAddress, ClientHandshake, MaybeCaller, insight};
use crate::state::App;
use tokio::time::{Interval, MissedTickBehavior};
use tokio_tungstenite::tungstenite;

/// How often the server pings, and how long it waits for any frame before it closes the socket.
const PING_INTERVAL: Duration = Duration::from_secs(15);
const IDLE_TIMEOUT: Duration = Duration::from_secs(50);

/// How often the server pings a client that has asked for a heartbeat, while its person plays or waits
/// to be paired; and how many pings without an answer mean that it is gone. Together they are just
/// under five seconds.
const HEARTBEAT_INTERVAL: Duration = Duration::from_millis(1200);
const MISSED_HEARTBEATS: u32 = 3;

/// How long one message may take to be sent.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

/// Buffers are small: there are thousands of sockets, and messages are short.
const BUFFER_BYTES: usize = 2 * 1024;

/// Upgrades a request to a socket.
pub(crate) async fn open(
    State(app): State<App>,
    MaybeCaller(identity): MaybeCaller,
    ClientAddress(address): ClientAddress,
    ClientHandshake(handshake): ClientHandshake,
    upgrade: WebSocketUpgrade,
) -> Response {
    if app.is_stopping() {
        return ServerError::Stopping.into_response();
    }
    let Some(permit) = app.sockets.try_acquire(address.into()) else {
        return ServerError::TooManySockets.into_response();
    };
    let max_bytes = app.config.message_bytes;
    upgrade
        .read_buffer_size(BUFFER_BYTES)
        .write_buffer_size(BUFFER_BYTES)
        .max_write_buffer_size(1 << 20)
        .max_message_size(max_bytes)
        .max_frame_size(max_bytes)
        .on_upgrade(move |socket| run(app, socket, identity, address.into(), handshake, permit))
}

async fn run(
    app: App,
    mut socket: WebSocket,
    identity: Option<Identity>,
    address: AddressKey,
    handshake: Option<HandshakeTime>,
    permit: ConnectionPermit<AddressKey>,
) {
    static NEXT_ID: AtomicU64 = AtomicU64::new(1);
    let (queue, mut outgoing) =
        send_queue(app.config.backlog, app.config.backlog_kb.saturating_mul(1024));
    let shutdown = app.clone();
    let mut session = SocketSession {
        id: NEXT_ID.fetch_add(1, Ordering::Relaxed),
        quota: Quota::new(app.config.messages_per_minute / 4, app.config.messages_per_minute),
        excess_quota: Quota::new(app.config.messages_per_minute, app.config.messages_per_minute),
        bucket: BucketState::default(),
        excess_bucket: BucketState::default(),
        tables: HashSet::new(),
        pinged: None,
        lag: LagEstimate::new(handshake),
        liveness: Arc::default(),
        has_heartbeat: false,
        unanswered: 0,
        app,
        identity,
        address,
        queue,
    };
    session.welcome();
    let _ = socket.send(session.ping()).await;
    let mut last_frame = Instant::now();
    let liveness = Arc::clone(&session.liveness);
    let mut pings = session.ping_timer(tokio::time::Instant::now() + PING_INTERVAL);
    let reason = loop {
        tokio::select! {
            () = shutdown.stopped() => break CloseReason::Stopping,
            text = outgoing.next() => {
                let Some(text) = text else { break CloseReason::Slow };
                match tokio::time::timeout(SEND_TIMEOUT, socket.send(Message::Text(text))).await {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) => break CloseReason::Gone,
                    Err(_) => break CloseReason::Slow,
                }
            }
            frame = socket.recv() => {
                match frame {
                    Some(Ok(Message::Close(_))) | None => break CloseReason::Gone,
                    Some(Ok(frame)) => {
                        last_frame = Instant::now();
                        session.hear();
                        match session.check_rate() {
                            RateCheck::Allowed => session.handle_frame(frame),
                            RateCheck::TooOften => session.refuse(ServerError::TooOften),
                            RateCheck::Flood => break CloseReason::Flood,
                        }
                    }
                    Some(Err(error)) if is_too_big(&error) => break CloseReason::TooBig,
                    Some(Err(_)) => break CloseReason::Gone,
                }
            }
            () = liveness.changed() => pings = session.ping_timer(tokio::time::Instant::now()),
            _ = pings.tick() => {
                if last_frame.elapsed() > IDLE_TIMEOUT {
                    break CloseReason::Idle;
                }
                session.note_silence(last_frame.elapsed());
                let ping = session.ping();
                match tokio::time::timeout(SEND_TIMEOUT, socket.send(ping)).await {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) => break CloseReason::Gone,
                    Err(_) => break CloseReason::Slow,
                }
            }
        }
    };
    for table in &session.tables {
        session.app.hub.unsubscribe(table, session.id);
    }
    match reason {
        CloseReason::Slow => Metrics::increment(&session.app.metrics.slow_readers),
        CloseReason::Flood | CloseReason::TooBig => {
            let who = session.identity.as_ref().map(|identity| identity.person.id.as_str());
            tracing::info!(who, why = reason.word(), "connection closed");
        }
        CloseReason::Gone | CloseReason::Idle | CloseReason::Stopping => {}
    }
    // Best effort: a client that is slow or gone may never read this.
    let _ = tokio::time::timeout(Duration::from_secs(1), close(&mut socket, reason)).await;
    drop(permit);
}

/// Why the server closes a socket.
#[derive(Clone, Copy)]
enum CloseReason {
    Gone,
    Slow,
    Idle,
    Stopping,
    TooBig,
    Flood,
}

/// Whether a client sends too many messages.
enum RateCheck {
    Allowed,
    TooOften,
    /// The client goes on after having been refused many times.
    Flood,
}

impl CloseReason {
    fn word(self) -> &'static str {
        match self {
            CloseReason::Gone => "gone",
            CloseReason::Slow => "slow",
            CloseReason::Idle => "idle",
            CloseReason::Stopping => "stopping",
            CloseReason::TooBig => "too big",
            CloseReason::Flood => "flood",
        }
    }
}

/// Sends the reason, in a message and in the close frame.
async fn close(socket: &mut WebSocket, reason: CloseReason) {
    let code = match reason {
        CloseReason::Gone => return,
        CloseReason::Slow | CloseReason::Flood => close_code::POLICY,
        CloseReason::Idle => close_code::AWAY,
        CloseReason::Stopping => close_code::RESTART,
        CloseReason::TooBig => close_code::SIZE,
    };
    let message = match reason {
        CloseReason::TooBig => ServerMessage::Refused {
            table: None,
            nonce: None,
            reason: ServerError::TooBig.refusal(),
        },
        _ => ServerMessage::Bye { why: reason.word().to_owned() },
    };
    let text = serde_json::to_string(&message).expect("our own types always become JSON");
    let _ = socket.send(Message::Text(text.into())).await;
    let close = CloseFrame { code, reason: reason.word().into() };
    let _ = socket.send(Message::Close(Some(close))).await;
}

fn is_too_big(error: &axum::Error) -> bool {
    let inner = std::error::Error::source(error).and_then(|inner| inner.downcast_ref());
    matches!(inner, Some(tungstenite::Error::Capacity(_)))
}

/// A ping under way.
struct Ping {
    id: u64,
    at: Instant,
    answered: bool,
}

/// The state of one open socket.
struct SocketSession {
    app: App,
    id: u64,
    identity: Option<Identity>,
    queue: SendQueue,
    tables: HashSet<String>,
    quota: Quota,
    bucket: BucketState,
    /// How many messages beyond `quota` are refused before the socket is closed.
    excess_quota: Quota,
    excess_bucket: BucketState,
    address: AddressKey,
    /// The ping that is under way.
    pinged: Option<Ping>,
    lag: LagEstimate,
    liveness: Arc<Liveness>,
    /// Whether the client has asked for a heartbeat.
    has_heartbeat: bool,
    /// How many pings were sent since the last frame came.
    unanswered: u32,
}

impl SocketSession {
    fn welcome(&self) {
        self.queue.send(&ServerMessage::Welcome {
            you: self.identity.as_ref().map(|identity| identity.person.clone()),
            version: api::VERSION,
            now: crate::now(),
        });
    }

    /// When to ping, the first time at `first`.
    fn ping_timer(&self, first: tokio::time::Instant) -> Interval {
        let period = if self.is_close() { HEARTBEAT_INTERVAL } else { PING_INTERVAL };
        let mut timer = tokio::time::interval_at(first, period);
        // After a pause of the server's own, nobody has missed several heartbeats at once.
        timer.set_missed_tick_behavior(MissedTickBehavior::Delay);
        timer
    }

    /// Whether the client promised to answer, and somebody waits for what it does.
    fn is_close(&self) -> bool {
        self.has_heartbeat && self.liveness.is_watched_closely()
    }

    /// A frame has come.
    fn hear(&mut self) {
        self.unanswered = 0;
        self.liveness.hear();
        self.set_silent(false);
    }

    /// Tells the tables if too many heartbeats were not answered.
    fn note_silence(&mut self, silence: Duration) {
        let missed = self.unanswered >= MISSED_HEARTBEATS
            && silence >= HEARTBEAT_INTERVAL * MISSED_HEARTBEATS;
        self.set_silent(self.is_close() && missed);
        self.unanswered += 1;
    }

    fn set_silent(&self, silent: bool) {
        if self.liveness.set_silent(silent) {
            for table in &self.tables {
                self.app.hub.refresh_presence(table);
            }
        }
    }

    /// Begins to measure the round-trip time, by a message and by the frame that is returned. The
    /// client's program answers the one, and its WebSocket library the other.
    fn ping(&mut self) -> Message {
        let id = u64::from_be_bytes(crate::random()) >> 12;
        self.pinged = Some(Ping { id, at: Instant::now(), answered: false });
        self.queue.send(&ServerMessage::Ping { id });
        Message::Ping(id.to_be_bytes().to_vec().into())
    }

    /// Somebody answered a ping: whoever is first is the more honest.
    fn pong(&mut self, id: u64) {
        if let Some(ping) = self.pinged.as_mut().filter(|ping| ping.id == id && !ping.answered) {
            ping.answered = true;
            self.lag.add(ping.at.elapsed());
        }
    }

    fn check_rate(&mut self) -> RateCheck {
        Metrics::increment(&self.app.metrics.messages);
        let now = Instant::now();
        if self.quota.allow(&mut self.bucket, now) {
            RateCheck::Allowed
        } else if self.excess_quota.allow(&mut self.excess_bucket, now) {
            RateCheck::TooOften
        } else {
            RateCheck::Flood
        }
    }

    fn handle_frame(&mut self, frame: Message) {
        match frame {
            Message::Text(text) => match serde_json::from_str(&text) {
                Ok(message) => self.handle(message),
                Err(error) => self.refuse(ServerError::Malformed { why: error.to_string() }),
            },
            Message::Binary(_) => self.refuse(ServerError::Binary),
            Message::Pong(id) => {
                if let Ok(id) = id.as_ref().try_into() {
                    self.pong(u64::from_be_bytes(id));
                }
            }
            Message::Ping(_) | Message::Close(_) => {}
        }
    }

    fn handle(&mut self, message: ClientMessage) {
        match message {
            ClientMessage::Hello { token } => match self.app.identity(&token) {
                Some(identity) => {
                    self.identity = Some(identity);
                    self.welcome();
                }
                None => self.refuse(ServerError::Token),
            },
            ClientMessage::Watch { table, after } => self.subscribe(table, after),
            ClientMessage::Unwatch { table } => {
                if self.tables.remove(&table) {
                    self.app.hub.unsubscribe(&table, self.id);
                }
            }
            ClientMessage::Act { table, request } => {
                let nonce = request.nonce.clone();
                match self.person() {
                    Some(person) => {
                        let who = Requester { person, address: self.address };
                        self.app.hub.act_for(&table, who, request, self.lag.millis(), &self.queue);
                    }
                    None => self.refuse_for(Some(table), Some(nonce), ServerError::Token),
                }
            }
            ClientMessage::Insight { table, ply, nonce } => self.insight(table, ply, nonce),
            ClientMessage::Ping { id } => {
                self.queue.send(&ServerMessage::Pong { id, now: crate::now() });
            }
            ClientMessage::Pong { id } => self.pong(id),
            ClientMessage::Heartbeat => {
                self.has_heartbeat = true;
                self.liveness.ping_now();
            }
        }
    }

    /// Who the socket belongs to, unless they have signed out since.
    fn person(&mut self) -> Option<Person> {
        self.identity = self.identity.take().filter(|identity| !self.app.is_revoked(identity));
        self.identity.as_ref().map(|identity| identity.person.clone())
    }

    fn subscribe(&mut self, table: String, after: Option<u32>) {
        let max = self.app.config.tables_per_socket;
        if !self.tables.contains(&table) && self.tables.len() >= max {
            let refusal = ServerError::TooManyWatched { most: max };
            return self.refuse_for(Some(table), None, refusal);
        }
        let person = self.person().map(|person| person.id);
        let (queue, liveness) = (self.queue.clone(), Arc::clone(&self.liveness));
        let subscriber = Subscriber::new(self.id, person, queue, liveness);
        match self.app.hub.subscribe(&table, subscriber, after) {
            Ok(()) => {
                self.tables.insert(table);
            }
            Err(refusal) => self.refuse_for(Some(table), None, refusal),
        }
    }

    /// Analyses in a task of its own: a search takes seconds, and the socket must go on meanwhile.
    fn insight(&mut self, table: String, ply: Option<u32>, nonce: String) {
        let Some(person) = self.person() else {
            return self.refuse_for(Some(table), Some(nonce), ServerError::Token);
        };
        let (app, queue) = (self.app.clone(), self.queue.clone());
        let who = Requester { person, address: self.address };
        tokio::spawn(async move {
            let message = match insight(&app, &who, &table, ply).await {
                Ok(insight) => ServerMessage::Insight { nonce, table, insight },
                Err(error) => ServerMessage::Refused {
                    table: Some(table),
                    nonce: Some(nonce),
                    reason: error.refusal(),
                },
            };
            queue.send(&message);
        });
    }

    fn refuse(&self, refusal: ServerError) {
        self.refuse_for(None, None, refusal);
    }

    fn refuse_for(&self, table: Option<String>, nonce: Option<String>, error: ServerError) {
        let who = self.identity.as_ref().map_or("nobody", |identity| &identity.person.id);
        self.app.metrics.refused(&error, &who);
        let reason = error.refusal();
        self.queue.send(&ServerMessage::Refused { table, nonce, reason });
    }
}
