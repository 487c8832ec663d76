//! What the server knows of one open socket, and how it answers what the client says.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use api::{ClientMessage, Person, Phrase, ServerMessage};
use axum::extract::ws::Message;
use tokio::time::{Interval, MissedTickBehavior};

use super::PING_INTERVAL;
use crate::error::ServerError;
use crate::hub::{Liveness, Requester, SendQueue, Subscriber, Subscription, next_socket_id};
use crate::identity::Identity;
use crate::insight::insight;
use crate::lag::{HandshakeTime, LagEstimate};
use crate::limits::{AddressKey, BucketState, Quota};
use crate::metrics::Metrics;
use crate::safety::{heard_of, is_page};
use crate::state::App;

/// How often the server pings a client that has asked for a heartbeat, while its person plays or waits
/// to be paired; and how many pings without an answer mean that it is gone. Together they are just
/// under five seconds.
const HEARTBEAT_INTERVAL: Duration = Duration::from_millis(1200);
const MISSED_HEARTBEATS: u32 = 3;

/// Whether a client sends too many messages.
pub(super) enum RateCheck {
    Allowed,
    TooOften,
    /// The client goes on after having been refused many times.
    Flood,
}

/// A ping under way.
struct Ping {
    id: u64,
    /// When it was sent, as the uptime of the clock.
    at: Duration,
    answered: bool,
}

/// The state of one open socket.
pub(super) struct SocketSession {
    pub(super) app: App,
    pub(super) id: u64,
    pub(super) identity: Option<Identity>,
    queue: SendQueue,
    /// The tables that it follows.
    pub(super) tables: HashMap<String, Subscription>,
    quota: Quota,
    bucket: BucketState,
    /// How many messages beyond `quota` are refused before the socket is closed.
    excess_quota: Quota,
    excess_bucket: BucketState,
    address: AddressKey,
    /// The ping that is under way.
    pinged: Option<Ping>,
    lag: LagEstimate,
    pub(super) liveness: Arc<Liveness>,
    /// Whether the client has asked for a heartbeat.
    has_heartbeat: bool,
    /// How many pings were sent since the last frame came.
    unanswered: u32,
}

impl SocketSession {
    pub(super) fn new(
        app: App,
        identity: Option<Identity>,
        address: AddressKey,
        handshake: Option<HandshakeTime>,
        queue: SendQueue,
    ) -> SocketSession {
        let per_minute = app.config.messages_per_minute;
        SocketSession {
            id: next_socket_id(),
            quota: Quota::new(per_minute / 4, per_minute),
            excess_quota: Quota::new(per_minute, per_minute),
            bucket: BucketState::default(),
            excess_bucket: BucketState::default(),
            tables: HashMap::new(),
            pinged: None,
            lag: LagEstimate::new(handshake),
            liveness: Arc::default(),
            has_heartbeat: false,
            unanswered: 0,
            app,
            identity,
            address,
            queue,
        }
    }

    pub(super) fn welcome(&self) {
        self.queue.send(&ServerMessage::Welcome {
            you: self.identity.as_ref().map(|identity| identity.person.clone()),
            version: api::VERSION,
            now: self.app.store.now(),
        });
    }

    /// When to ping, the first time at `first`.
    pub(super) fn ping_timer(&self, first: tokio::time::Instant) -> Interval {
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
    pub(super) fn hear(&mut self) {
        if let Some(identity) = &self.identity
            && is_page(&self.app, identity)
        {
            // Browsers answer for pages in the background too; one that is looked at makes requests as well.
            heard_of(&self.app, &identity.person.id, false);
        }
        self.unanswered = 0;
        self.liveness.hear();
        self.set_silent(false);
    }

    /// Tells the tables if too many heartbeats were not answered.
    pub(super) fn note_silence(&mut self, silence: Duration) {
        let missed = self.unanswered >= MISSED_HEARTBEATS
            && silence >= HEARTBEAT_INTERVAL * MISSED_HEARTBEATS;
        self.set_silent(self.is_close() && missed);
        self.unanswered += 1;
    }

    fn set_silent(&self, silent: bool) {
        if self.liveness.set_silent(silent) {
            for table in self.tables.keys() {
                self.app.hub.refresh_presence(table);
            }
        }
    }

    /// Begins to measure the round-trip time, by a message and by the frame that is returned. The
    /// client's program answers the one, and its WebSocket library the other.
    pub(super) fn ping(&mut self) -> Message {
        let id = u64::from_be_bytes(store::random_bytes()) >> 12;
        let at = self.app.store.clock().uptime();
        self.pinged = Some(Ping { id, at, answered: false });
        let restart = self.app.moderation.restart(self.app.store.now());
        self.queue.send(&ServerMessage::Ping { id, restart });
        Message::Ping(id.to_be_bytes().to_vec().into())
    }

    /// Somebody answered a ping: whoever is first is the more honest.
    fn pong(&mut self, id: u64) {
        if let Some(ping) = self.pinged.as_mut().filter(|ping| ping.id == id && !ping.answered) {
            ping.answered = true;
            self.lag.add(self.app.store.clock().uptime() - ping.at);
        }
    }

    pub(super) fn check_rate(&mut self) -> RateCheck {
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

    pub(super) fn handle_frame(&mut self, frame: Message) {
        match frame {
            Message::Text(text) => match serde_json::from_str(&text) {
                Ok(message) => self.handle(message),
                Err(error) => {
                    let (table, nonce) = addressee(&text);
                    let refusal = ServerError::Malformed { why: error.to_string() };
                    self.refuse_for(table, nonce, refusal);
                }
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

    /// Refuses a message that came too soon after others, and says which one, so that the client sends it
    /// again.
    pub(super) fn refuse_frame(&self, frame: &Message) {
        let (table, nonce) = addressee(frame.to_text().unwrap_or(""));
        self.refuse_for(table, nonce, ServerError::TooOften);
    }

    fn handle(&mut self, message: ClientMessage) {
        match message {
            ClientMessage::Hello { token } => match self.app.identity(&token, self.address) {
                Some(identity) => {
                    self.identity = Some(identity);
                    match self.check_ban() {
                        Ok(()) => self.welcome(),
                        Err(refusal) => {
                            self.identity = None;
                            self.refuse(refusal);
                        }
                    }
                }
                None => self.refuse(ServerError::Token),
            },
            ClientMessage::Watch { table, after, phrases } => {
                self.subscribe(table, after, phrases);
            }
            ClientMessage::Unwatch { table } => {
                self.tables.remove(&table);
            }
            ClientMessage::Act { table, request } => {
                let nonce = request.nonce.clone();
                match self.person() {
                    Some(_) if !self.may_play() => {
                        self.refuse_for(Some(table), Some(nonce), ServerError::TokenScope);
                    }
                    Some(person) => {
                        let (app, now) = (&self.app, self.app.store.now());
                        let allowed = app.check_action_rate(&table, &person.id).and_then(|()| {
                            let (action, moderation) = (&request.action, &app.moderation);
                            moderation.check_action(&person.id, self.address, action, now)
                        });
                        if let Err(error) = allowed {
                            return self.refuse_for(Some(table), Some(nonce), error);
                        }
                        let who = Requester { person, address: self.address };
                        self.app.hub.act_for(&table, who, request, self.lag.millis(), &self.queue);
                    }
                    None => self.refuse_for(Some(table), Some(nonce), ServerError::Token),
                }
            }
            ClientMessage::Phrase { table, phrase, nonce } => self.say(table, phrase, nonce),
            ClientMessage::Insight { table, ply, nonce } => self.insight(table, ply, nonce),
            ClientMessage::Ping { id } => {
                self.queue.send(&ServerMessage::Pong { id, now: self.app.store.now() });
            }
            ClientMessage::Pong { id } => self.pong(id),
            ClientMessage::Heartbeat => {
                self.has_heartbeat = true;
                self.liveness.ping_now();
            }
        }
    }

    /// Whether the token that the socket was opened with is good for more than looking.
    fn may_play(&self) -> bool {
        self.identity.as_ref().is_none_or(|identity| identity.grant.allows_play())
    }

    /// Whether the token that the socket was opened with has expired since.
    pub(super) fn is_expired(&self) -> bool {
        self.identity.as_ref().is_some_and(|identity| self.app.is_expired(identity))
    }

    /// Who the socket belongs to, unless they have signed out since, or their token has expired.
    fn person(&mut self) -> Option<Person> {
        let is_void =
            |identity: &Identity| self.app.is_revoked(identity) || self.app.is_expired(identity);
        let identity = self.identity.take().filter(|identity| !is_void(identity));
        let now = self.app.store.now();
        let shown = |identity| self.app.moderation.shown(identity, self.address, now);
        self.identity = identity.map(shown);
        self.identity.as_ref().map(|identity| identity.person.clone())
    }

    /// Why the socket has to be closed, if its person or its address was banned meanwhile.
    pub(super) fn check_ban(&self) -> Result<(), ServerError> {
        let person = self.identity.as_ref().map(|identity| identity.person.id.as_str());
        self.app.moderation.check_ban(person, self.address, self.app.store.now())
    }

    fn subscribe(&mut self, table: String, after: Option<u32>, phrases: bool) {
        let max = self.app.config.tables_per_socket;
        if !self.tables.contains_key(&table) && self.tables.len() >= max {
            let refusal = ServerError::TooManyWatched { most: max };
            return self.refuse_for(Some(table), None, refusal);
        }
        let person = self.person().map(|person| person.id);
        let (queue, liveness) = (self.queue.clone(), Arc::clone(&self.liveness));
        let subscriber = Subscriber::new(self.id, person, queue, liveness).with_phrases(phrases);
        match self.app.hub.subscribe(&table, subscriber, after) {
            Ok(()) => {
                let (hub, socket) = (&self.app.hub, self.id);
                let subscription = || Subscription::new(hub, &table, socket);
                self.tables.entry(table.clone()).or_insert_with(subscription);
            }
            Err(refusal) => self.refuse_for(Some(table), None, refusal),
        }
    }

    /// Says a phrase at a table.
    fn say(&mut self, table: String, phrase: Phrase, nonce: String) {
        let refusal = match self.person() {
            None => ServerError::Token,
            Some(_) if !self.may_play() => ServerError::TokenScope,
            Some(person) => {
                let (moderation, now) = (&self.app.moderation, self.app.store.now());
                match moderation.check_silence(&person.id, self.address, now) {
                    Ok(()) => {
                        return self.app.hub.say(&table, person.id, phrase, &nonce, &self.queue);
                    }
                    Err(refusal) => refusal,
                }
            }
        };
        self.refuse_for(Some(table), Some(nonce), refusal);
    }

    /// Analyses in a task of its own: a search takes seconds, and the socket must go on meanwhile.
    fn insight(&mut self, table: String, ply: Option<u32>, nonce: String) {
        let Some(person) = self.person() else {
            return self.refuse_for(Some(table), Some(nonce), ServerError::Token);
        };
        if !self.may_play() {
            return self.refuse_for(Some(table), Some(nonce), ServerError::TokenScope);
        }
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

    pub(super) fn refuse(&self, refusal: ServerError) {
        self.refuse_for(None, None, refusal);
    }

    fn refuse_for(&self, table: Option<String>, nonce: Option<String>, error: ServerError) {
        let who = self.identity.as_ref().map_or("nobody", |identity| &identity.person.id);
        self.app.metrics.refused(&error, &who);
        let reason = error.refusal();
        self.queue.send(&ServerMessage::Refused { table, nonce, reason });
    }
}

/// The table and the nonce of a message, whatever else is wrong with it: a refusal says what it answers.
fn addressee(text: &str) -> (Option<String>, Option<String>) {
    #[derive(Default, serde::Deserialize)]
    #[serde(default)]
    struct Addressee {
        table: serde_json::Value,
        nonce: serde_json::Value,
    }
    let Addressee { table, nonce } = serde_json::from_str(text).unwrap_or_default();
    let text = |value: serde_json::Value| value.as_str().map(str::to_owned);
    (text(table), text(nonce))
}
