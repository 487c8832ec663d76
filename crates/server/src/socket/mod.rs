//! The WebSocket endpoint: one socket follows several tables. Clients that flood, do not read or do
//! not answer heartbeats are disconnected.

mod session;

use std::sync::Arc;
use std::time::{Duration, Instant};

use api::ServerMessage;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use tokio_tungstenite::tungstenite;

use crate::error::ServerError;
use crate::extract::{ClientAddress, ClientHandshake, MaybeCaller};
use crate::hub::{SendQueueReader, send_queue};
use crate::identity::Identity;
use crate::lag::HandshakeTime;
use crate::limits::{AddressKey, ConnectionPermit};
use crate::metrics::Metrics;
use crate::state::App;
use session::{RateCheck, SocketSession};

/// How often the server pings, and how long it waits for any frame before it closes the socket.
const PING_INTERVAL: Duration = Duration::from_secs(15);
const IDLE_TIMEOUT: Duration = Duration::from_secs(50);

/// How long one message may take to be sent.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

/// How many more messages are sent together with one.
const MAX_TOGETHER: usize = 15;

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
    let (queue, mut outgoing) =
        send_queue(app.config.backlog, app.config.backlog_kb.saturating_mul(1024));
    let shutdown = app.clone();
    let mut stopped = std::pin::pin!(shutdown.stopped());
    let mut session = SocketSession::new(app, identity, address, handshake, queue);
    session.welcome();
    let _ = socket.send(session.ping()).await;
    let mut last_frame = Instant::now();
    let liveness = Arc::clone(&session.liveness);
    let mut pings = session.ping_timer(tokio::time::Instant::now() + PING_INTERVAL);
    let mut decisions = session.app.moderation.changes();
    let reason = loop {
        tokio::select! {
            () = &mut stopped => break CloseReason::Stopping,
            text = outgoing.next() => {
                let Some(text) = text else { break CloseReason::Slow };
                let sent = send_waiting(&mut socket, text, &mut outgoing);
                match tokio::time::timeout(SEND_TIMEOUT, sent).await {
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
                            RateCheck::TooOften => session.refuse_frame(&frame),
                            RateCheck::Flood => break CloseReason::Flood,
                        }
                    }
                    Some(Err(error)) if is_too_big(&error) => break CloseReason::TooBig,
                    Some(Err(_)) => break CloseReason::Gone,
                }
            }
            Ok(()) = decisions.changed() => {
                if session.check_ban().is_err() {
                    break CloseReason::Banned;
                }
                // With it comes whether a restart is announced.
                pings = session.ping_timer(tokio::time::Instant::now());
            }
            () = liveness.changed() => pings = session.ping_timer(tokio::time::Instant::now()),
            _ = pings.tick() => {
                if last_frame.elapsed() > IDLE_TIMEOUT {
                    break CloseReason::Idle;
                }
                if session.is_expired() {
                    break CloseReason::Expired;
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
    session.tables.clear();
    match reason {
        CloseReason::Slow => Metrics::increment(&session.app.metrics.slow_readers),
        CloseReason::Flood | CloseReason::TooBig => {
            let who = session.identity.as_ref().map(|identity| identity.person.id.as_str());
            let log = &session.app.metrics.refusal_log;
            match who {
                Some(who) => log.add_closed(reason.word(), &who),
                None => log.add_closed(reason.word(), &address),
            }
        }
        CloseReason::Gone
        | CloseReason::Idle
        | CloseReason::Stopping
        | CloseReason::Banned
        | CloseReason::Expired => {}
    }
    // Best effort: a client that is slow or gone may never read this.
    let _ = tokio::time::timeout(Duration::from_secs(1), close(&mut socket, reason)).await;
    drop(permit);
}

/// Sends a message together with those that wait behind it: the answer to a move and the move itself
/// are one packet.
async fn send_waiting(
    socket: &mut WebSocket,
    first: Utf8Bytes,
    outgoing: &mut SendQueueReader,
) -> Result<(), axum::Error> {
    socket.feed(Message::Text(first)).await?;
    for text in std::iter::from_fn(|| outgoing.try_next()).take(MAX_TOGETHER) {
        socket.feed(Message::Text(text)).await?;
    }
    socket.flush().await
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
    Banned,
    /// The token has expired.
    Expired,
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
            CloseReason::Banned => "banned",
            CloseReason::Expired => "expired",
        }
    }
}

/// Sends the reason, in a message and in the close frame.
async fn close(socket: &mut WebSocket, reason: CloseReason) {
    let code = match reason {
        CloseReason::Gone => return,
        CloseReason::Slow | CloseReason::Flood | CloseReason::Banned | CloseReason::Expired => {
            close_code::POLICY
        }
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
