//! One socket: several tables, heartbeats, and no patience with those who flood or do not read.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use api::{ClientMessage, Person, Refusal, ServerMessage};
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::{IntoResponse, Response};

use crate::hub::{Outbox, outbox};
use crate::limits::{Debt, Pace, Ticket};
use crate::metrics::Metrics;
use crate::routes::{Address, MaybeCaller, Refused, insight};
use crate::state::App;

/// How often the server asks whether anyone is there, and how long it waits for a sign of life.
const BEAT: Duration = Duration::from_secs(15);
const SILENCE: Duration = Duration::from_secs(50);

/// How long one message may take to go out.
const PATIENCE: Duration = Duration::from_secs(10);

/// Buffers are small: there are thousands of sockets, and messages are short.
const BUFFER: usize = 2 * 1024;

/// Opens a socket.
pub(crate) async fn open(
    State(app): State<App>,
    MaybeCaller(person): MaybeCaller,
    Address(address): Address,
    upgrade: WebSocketUpgrade,
) -> Response {
    if app.is_stopping() {
        return Refused(Refusal::new(503, "server-stopping")).into_response();
    }
    let Some(ticket) = app.sockets.ticket(address) else {
        return Refused(Refusal::new(429, "server-too-many-sockets")).into_response();
    };
    let most = app.config.message_bytes;
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(1 << 20)
        .max_message_size(most)
        .max_frame_size(most)
        .on_upgrade(move |socket| run(app, socket, person, ticket))
}

async fn run(app: App, mut socket: WebSocket, person: Option<Person>, ticket: Ticket<IpAddr>) {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let (outbox, mut outlet) = outbox(app.config.backlog);
    let stopping = app.clone();
    let mut session = Session {
        id: NEXT.fetch_add(1, Ordering::Relaxed),
        pace: Pace::new(app.config.messages_per_minute / 4, app.config.messages_per_minute),
        patience: Pace::new(app.config.messages_per_minute, app.config.messages_per_minute),
        debt: Debt::default(),
        excess: Debt::default(),
        tables: HashSet::new(),
        pinged: None,
        lag: 0,
        app,
        person,
        outbox,
    };
    session.welcome();
    session.ping();
    let mut heard = Instant::now();
    let mut beat = tokio::time::interval_at(tokio::time::Instant::now() + BEAT, BEAT);
    let ending = loop {
        tokio::select! {
            () = stopping.stopped() => break Ending::Stopping,
            text = outlet.next() => {
                let Some(text) = text else { break Ending::Slow };
                match tokio::time::timeout(PATIENCE, socket.send(Message::Text(text))).await {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) => break Ending::Gone,
                    Err(_) => break Ending::Slow,
                }
            }
            frame = socket.recv() => {
                heard = Instant::now();
                match frame {
                    Some(Ok(Message::Close(_))) | None => break Ending::Gone,
                    Some(Ok(frame)) => match session.haste() {
                        Haste::None => session.hear(frame),
                        Haste::TooOften => session.refuse(Refusal::new(429, "server-too-often")),
                        Haste::Flood => break Ending::Flood,
                    },
                    Some(Err(error)) if too_big(&error) => break Ending::TooBig,
                    Some(Err(_)) => break Ending::Gone,
                }
            }
            _ = beat.tick() => {
                if heard.elapsed() > SILENCE {
                    break Ending::Idle;
                }
                session.ping();
            }
        }
    };
    for table in &session.tables {
        session.app.hub.unwatch(table, session.id);
    }
    match ending {
        Ending::Slow => Metrics::count(&session.app.metrics.slow),
        Ending::Flood | Ending::TooBig => {
            let who = session.person.as_ref().map(|person| person.id.as_str());
            tracing::info!(who, why = ending.word(), "connection closed");
        }
        Ending::Gone | Ending::Idle | Ending::Stopping => {}
    }
    // A reader that is slow or gone may never take this: it is only a courtesy.
    let _ = tokio::time::timeout(Duration::from_secs(1), farewell(&mut socket, ending)).await;
    drop(ticket);
}

/// Why a socket closes.
#[derive(Clone, Copy)]
enum Ending {
    Gone,
    Slow,
    Idle,
    Stopping,
    TooBig,
    Flood,
}

/// Whether someone says too much.
enum Haste {
    None,
    TooOften,
    /// They were told, and go on.
    Flood,
}

impl Ending {
    fn word(self) -> &'static str {
        match self {
            Ending::Gone => "gone",
            Ending::Slow => "slow",
            Ending::Idle => "idle",
            Ending::Stopping => "stopping",
            Ending::TooBig => "too big",
            Ending::Flood => "flood",
        }
    }
}

async fn farewell(socket: &mut WebSocket, ending: Ending) {
    let code = match ending {
        Ending::Gone => return,
        Ending::Slow | Ending::Flood => close_code::POLICY,
        Ending::Idle => close_code::AWAY,
        Ending::Stopping => close_code::RESTART,
        Ending::TooBig => close_code::SIZE,
    };
    let message = match ending {
        Ending::TooBig => ServerMessage::Refused {
            table: None,
            nonce: None,
            reason: Refusal::new(413, "server-too-big"),
        },
        _ => ServerMessage::Bye { why: ending.word().to_owned() },
    };
    let text = serde_json::to_string(&message).expect("our own types always become JSON");
    let _ = socket.send(Message::Text(text.into())).await;
    let close = CloseFrame { code, reason: ending.word().into() };
    let _ = socket.send(Message::Close(Some(close))).await;
}

fn too_big(error: &axum::Error) -> bool {
    let inner = std::error::Error::source(error);
    inner.is_some_and(|inner| inner.to_string().contains("too long"))
}

/// What a socket knows.
struct Session {
    app: App,
    id: u64,
    person: Option<Person>,
    outbox: Outbox,
    tables: HashSet<String>,
    pace: Pace,
    debt: Debt,
    /// How many messages beyond that pace are refused before the connection is closed.
    patience: Pace,
    excess: Debt,
    pinged: Option<(u64, Instant)>,
    /// How long a message takes there and back, as last measured.
    lag: u32,
}

impl Session {
    fn welcome(&self) {
        self.outbox.say(&ServerMessage::Welcome {
            you: self.person.clone(),
            version: api::VERSION,
            now: crate::now(),
        });
    }

    fn ping(&mut self) {
        let id = u64::from_be_bytes(crate::random()) >> 12;
        self.pinged = Some((id, Instant::now()));
        self.outbox.say(&ServerMessage::Ping { id });
    }

    fn haste(&mut self) -> Haste {
        Metrics::count(&self.app.metrics.messages);
        let now = Instant::now();
        if self.pace.allow(&mut self.debt, now) {
            Haste::None
        } else if self.patience.allow(&mut self.excess, now) {
            Haste::TooOften
        } else {
            Haste::Flood
        }
    }

    fn hear(&mut self, frame: Message) {
        match frame {
            Message::Text(text) => match serde_json::from_str(&text) {
                Ok(message) => self.handle(message),
                Err(error) => self.refuse(Refusal::new(400, "server-malformed").text("why", error)),
            },
            Message::Binary(_) => self.refuse(Refusal::new(400, "server-binary")),
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => {}
        }
    }

    fn handle(&mut self, message: ClientMessage) {
        match message {
            ClientMessage::Hello { token } => match self.app.person(&token) {
                Some(person) => {
                    self.person = Some(person);
                    self.welcome();
                }
                None => self.refuse(Refusal::new(401, "server-token")),
            },
            ClientMessage::Watch { table, after } => self.watch(table, after),
            ClientMessage::Unwatch { table } => {
                if self.tables.remove(&table) {
                    self.app.hub.unwatch(&table, self.id);
                }
            }
            ClientMessage::Act { table, act } => {
                let nonce = act.nonce.clone();
                let sent = match self.person.clone() {
                    Some(who) => self.app.hub.act_for(&table, who, act, self.lag, &self.outbox),
                    None => Err(Refusal::new(401, "server-token")),
                };
                if let Err(refusal) = sent {
                    self.refuse_for(Some(table), Some(nonce), refusal);
                }
            }
            ClientMessage::Insight { table, ply, nonce } => self.insight(table, ply, nonce),
            ClientMessage::Ping { id } => {
                self.outbox.say(&ServerMessage::Pong { id, now: crate::now() });
            }
            ClientMessage::Pong { id } => {
                if let Some((_, at)) = self.pinged.take_if(|(pinged, _)| *pinged == id) {
                    self.lag = u32::try_from(at.elapsed().as_millis()).unwrap_or(u32::MAX);
                }
            }
        }
    }

    fn watch(&mut self, table: String, after: Option<u32>) {
        let most = self.app.config.tables_per_socket;
        if !self.tables.contains(&table) && self.tables.len() >= most {
            let refusal = Refusal::new(429, "server-too-many-watched").number("most", most as i64);
            return self.refuse_for(Some(table), None, refusal);
        }
        let person = self.person.as_ref().map(|person| person.id.clone());
        match self.app.hub.watch(&table, self.id, person, &self.outbox, after) {
            Ok(()) => {
                self.tables.insert(table);
            }
            Err(refusal) => self.refuse_for(Some(table), None, refusal),
        }
    }

    /// Thinking takes a while; the socket goes on meanwhile.
    fn insight(&self, table: String, ply: Option<u32>, nonce: String) {
        let Some(who) = self.person.clone() else {
            return self.refuse_for(Some(table), Some(nonce), Refusal::new(401, "server-token"));
        };
        let (app, outbox) = (self.app.clone(), self.outbox.clone());
        tokio::spawn(async move {
            let message = match insight(&app, &who, &table, ply).await {
                Ok(insight) => ServerMessage::Insight { nonce, table, insight },
                Err(reason) => {
                    ServerMessage::Refused { table: Some(table), nonce: Some(nonce), reason }
                }
            };
            outbox.say(&message);
        });
    }

    fn refuse(&self, refusal: Refusal) {
        self.refuse_for(None, None, refusal);
    }

    fn refuse_for(&self, table: Option<String>, nonce: Option<String>, reason: Refusal) {
        let who = self.person.as_ref().map_or("nobody", |person| &person.id);
        self.app.metrics.refused(&reason, &who);
        self.outbox.say(&ServerMessage::Refused { table, nonce, reason });
    }
}
