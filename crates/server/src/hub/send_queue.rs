use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use api::ServerMessage;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};

/// The sending end of a socket's bounded queue of outgoing messages. Sending never waits: when the
/// queue is full, the connection counts as too slow and is closed.
#[derive(Clone, Debug)]
pub struct SendQueue {
    sender: mpsc::Sender<Utf8Bytes>,
    overflow: Arc<Overflow>,
}

/// The receiving end of a [`SendQueue`], held by the socket's task.
#[derive(Debug)]
pub struct SendQueueReader {
    receiver: mpsc::Receiver<Utf8Bytes>,
    overflow: Arc<Overflow>,
}

/// Whether a queue was ever full.
#[derive(Debug, Default)]
struct Overflow {
    happened: AtomicBool,
    notify: Notify,
}

/// Creates a queue that holds `capacity` messages.
pub fn send_queue(capacity: usize) -> (SendQueue, SendQueueReader) {
    let (sender, receiver) = mpsc::channel(capacity.max(1));
    let overflow = Arc::new(Overflow::default());
    (SendQueue { sender, overflow: Arc::clone(&overflow) }, SendQueueReader { receiver, overflow })
}

impl SendQueue {
    /// Encodes and queues a message.
    pub fn send(&self, message: &ServerMessage) {
        self.send_encoded(encode(message));
    }

    /// Queues a message that was encoded once for many subscribers.
    pub(super) fn send_encoded(&self, text: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.sender.try_send(text) {
            self.overflow.happened.store(true, Ordering::Relaxed);
            self.overflow.notify.notify_one();
        }
    }

    /// Whether the other end still reads.
    pub(super) fn is_open(&self) -> bool {
        !self.sender.is_closed() && !self.overflow.happened.load(Ordering::Relaxed)
    }
}

impl SendQueueReader {
    /// The next message to send; `None` once the queue has overflowed.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        tokio::select! {
            () = self.overflow.notify.notified() => None,
            text = self.receiver.recv() => text,
        }
    }
}

pub(super) fn encode(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("our own types always become JSON").into()
}
