use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use api::ServerMessage;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};

/// The sending end of a socket's queue of outgoing messages, bounded in messages and in bytes. Sending
/// never waits: when the queue is full, the connection counts as too slow and is closed.
#[derive(Clone, Debug)]
pub struct SendQueue {
    sender: mpsc::Sender<Utf8Bytes>,
    max_bytes: usize,
    state: Arc<QueueState>,
}

/// The receiving end of a [`SendQueue`], held by the socket's task.
#[derive(Debug)]
pub struct SendQueueReader {
    receiver: mpsc::Receiver<Utf8Bytes>,
    state: Arc<QueueState>,
}

/// How long a queue is, and whether it was ever full.
#[derive(Debug, Default)]
struct QueueState {
    bytes: AtomicUsize,
    overflowed: AtomicBool,
    overflow: Notify,
}

/// Creates a queue that holds `capacity` messages of `max_bytes` together. A single message may be
/// longer than that.
pub fn send_queue(capacity: usize, max_bytes: usize) -> (SendQueue, SendQueueReader) {
    let (sender, receiver) = mpsc::channel(capacity.max(1));
    let state = Arc::new(QueueState::default());
    let reader = SendQueueReader { receiver, state: Arc::clone(&state) };
    (SendQueue { sender, max_bytes, state }, reader)
}

impl SendQueue {
    /// Encodes and queues a message.
    pub fn send(&self, message: &ServerMessage) {
        self.send_encoded(encode(message));
    }

    /// Queues a message that was encoded once for many subscribers.
    pub(super) fn send_encoded(&self, text: Utf8Bytes) {
        if self.state.overflowed.load(Ordering::Relaxed) {
            return;
        }
        let length = text.len();
        let before = self.state.bytes.fetch_add(length, Ordering::Relaxed);
        let too_much = before > 0 && before.saturating_add(length) > self.max_bytes;
        let full = || matches!(self.sender.try_send(text), Err(mpsc::error::TrySendError::Full(_)));
        if too_much || full() {
            self.state.overflowed.store(true, Ordering::Relaxed);
            self.state.overflow.notify_one();
        }
    }

    /// Whether the other end still reads.
    pub(super) fn is_open(&self) -> bool {
        !self.sender.is_closed() && !self.state.overflowed.load(Ordering::Relaxed)
    }
}

impl SendQueueReader {
    /// The next message to send; `None` once the queue has overflowed.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        let text = tokio::select! {
            () = self.state.overflow.notified() => None,
            text = self.receiver.recv() => text,
        }?;
        self.state.bytes.fetch_sub(text.len(), Ordering::Relaxed);
        Some(text)
    }

    /// Another message, if one waits.
    pub fn try_next(&mut self) -> Option<Utf8Bytes> {
        let text = self.receiver.try_recv().ok()?;
        self.state.bytes.fetch_sub(text.len(), Ordering::Relaxed);
        Some(text)
    }
}

pub(super) fn encode(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("our own types always become JSON").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bye(length: usize) -> ServerMessage {
        ServerMessage::Bye { why: "x".repeat(length) }
    }

    #[tokio::test]
    async fn a_queue_is_bounded_in_bytes() {
        let (queue, mut reader) = send_queue(100, 1000);
        queue.send(&bye(5000));
        assert!(queue.is_open(), "one message may be as long as it must be");
        assert_eq!(reader.next().await.map(|text| text.len() > 5000), Some(true));
        for _ in 0..3 {
            queue.send(&bye(400));
        }
        assert!(!queue.is_open(), "three of 400 bytes are too many");
    }

    #[tokio::test]
    async fn a_queue_is_bounded_in_messages() {
        let (queue, _reader) = send_queue(2, usize::MAX);
        queue.send(&bye(1));
        queue.send(&bye(1));
        assert!(queue.is_open());
        queue.send(&bye(1));
        assert!(!queue.is_open());
    }
}
