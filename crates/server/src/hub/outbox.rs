use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use api::ServerMessage;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};

/// The sending end of a socket's queue. It never waits: who reads too slowly is cut off.
#[derive(Clone, Debug)]
pub struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    slow: Arc<Slow>,
}

/// The receiving end.
#[derive(Debug)]
pub struct Outlet {
    queue: mpsc::Receiver<Utf8Bytes>,
    slow: Arc<Slow>,
}

#[derive(Debug, Default)]
struct Slow {
    is: AtomicBool,
    became: Notify,
}

/// A queue for that many messages.
pub fn outbox(backlog: usize) -> (Outbox, Outlet) {
    let (sender, queue) = mpsc::channel(backlog.max(1));
    let slow = Arc::new(Slow::default());
    (Outbox { queue: sender, slow: Arc::clone(&slow) }, Outlet { queue, slow })
}

impl Outbox {
    /// Sends a message.
    pub fn say(&self, message: &ServerMessage) {
        self.send(encode(message));
    }

    /// Sends what was encoded once for many.
    pub(super) fn send(&self, text: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(text) {
            self.slow.is.store(true, Ordering::Relaxed);
            self.slow.became.notify_one();
        }
    }

    /// Whether anyone reads at the other end.
    pub(super) fn is_open(&self) -> bool {
        !self.queue.is_closed() && !self.slow.is.load(Ordering::Relaxed)
    }
}

impl Outlet {
    /// The next message to send; nothing once the reader has fallen too far behind.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        tokio::select! {
            () = self.slow.became.notified() => None,
            text = self.queue.recv() => text,
        }
    }
}

pub(super) fn encode(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("our own types always become JSON").into()
}
