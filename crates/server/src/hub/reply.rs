use api::ServerMessage;
use tokio::sync::oneshot;

use super::SendQueue;
use crate::error::ServerError;

/// Where the answer to an action goes. It is always given: an action that is dropped, since the task
/// that was at it died, is answered as one that can be tried again.
#[derive(Debug)]
pub(super) struct Reply(Option<ReplyTo>);

#[derive(Debug)]
enum ReplyTo {
    Socket { queue: SendQueue, table: String, nonce: String },
    Once(oneshot::Sender<Result<u32, ServerError>>),
}

impl Reply {
    /// The answer goes to a socket.
    pub(super) fn socket(queue: SendQueue, table: &str, nonce: &str) -> Reply {
        let (table, nonce) = (table.to_owned(), nonce.to_owned());
        Reply(Some(ReplyTo::Socket { queue, table, nonce }))
    }

    /// The answer goes to a request that waits for it.
    pub(super) fn once() -> (Reply, oneshot::Receiver<Result<u32, ServerError>>) {
        let (sender, receiver) = oneshot::channel();
        (Reply(Some(ReplyTo::Once(sender))), receiver)
    }

    pub(super) fn is_socket(&self) -> bool {
        matches!(self.0, Some(ReplyTo::Socket { .. }))
    }

    /// Gives the answer.
    pub(super) fn send(mut self, result: Result<u32, ServerError>) {
        self.answer(result);
    }

    fn answer(&mut self, result: Result<u32, ServerError>) {
        match (self.0.take(), result) {
            (None, _) => {}
            (Some(ReplyTo::Once(once)), result) => {
                let _ = once.send(result);
            }
            (Some(ReplyTo::Socket { queue, table, nonce }), Ok(seq)) => {
                queue.send(&ServerMessage::Done { table, nonce, seq });
            }
            (Some(ReplyTo::Socket { queue, table, nonce }), Err(error)) => {
                refuse(&queue, &table, Some(nonce), &error);
            }
        }
    }
}

impl Drop for Reply {
    fn drop(&mut self) {
        self.answer(Err(ServerError::Busy));
    }
}

pub(super) fn refuse(queue: &SendQueue, table: &str, nonce: Option<String>, error: &ServerError) {
    let reason = error.refusal();
    queue.send(&ServerMessage::Refused { table: Some(table.to_owned()), nonce, reason });
}
