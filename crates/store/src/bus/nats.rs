use std::time::Duration;

use async_trait::async_trait;
use futures_util::{FutureExt, StreamExt};
use tokio::sync::mpsc;
use tokio::task::unconstrained;

use super::{Bus, CAPACITY, Hint, HintReceiver, decode, encode, without_password};
use crate::StoreError;

/// How often the server is asked whether it is there. A connection over which two answers are missing is closed, and another
/// opened.
const PING_INTERVAL: Duration = Duration::from_secs(5);

/// NATS, for more nodes than PostgreSQL should notify. Core NATS: nothing is kept, and a message that
/// nobody gets is gone.
#[derive(Debug)]
pub(crate) struct NatsBus {
    node: String,
    subject: String,
    client: async_nats::Client,
}

impl NatsBus {
    /// Connects to a server. Later on the connection may come and go.
    pub(crate) async fn connect(url: &str, node: &str) -> Result<NatsBus, StoreError> {
        let options = async_nats::ConnectOptions::new()
            .name(format!("palisade {node}"))
            .no_echo()
            .ping_interval(PING_INTERVAL)
            .event_callback(|event| async move { tracing::info!(%event, "bus") });
        let client = options.connect(url).await.map_err(|error| unusable(url, &error))?;
        Ok(NatsBus { node: node.to_owned(), subject: String::new(), client })
    }

    /// Listens to the nodes of the cluster of that name.
    pub(crate) async fn listen(&mut self, cluster: &str) -> Result<HintReceiver, StoreError> {
        self.subject = format!("palisade.{cluster}");
        let subscribed = self.client.subscribe(self.subject.clone()).await;
        let mut messages = subscribed.map_err(|error| unusable(&self.subject, &error))?;
        let (sender, hints) = mpsc::channel(CAPACITY);
        let own = self.node.clone();
        tokio::spawn(async move {
            while let Some(message) = messages.next().await {
                let text = String::from_utf8_lossy(&message.payload);
                let sent = sender.try_send(decode(&own, &text));
                if matches!(sent, Err(mpsc::error::TrySendError::Closed(_))) {
                    break;
                }
            }
        });
        Ok(hints)
    }
}

fn unusable(url: &str, error: &dyn std::fmt::Display) -> StoreError {
    let why = error.to_string().replace('\n', " ");
    StoreError::Server { database: without_password(url), why }
}

#[async_trait]
impl Bus for NatsBus {
    async fn publish(&self, hints: &[Hint]) {
        // While the connection is gone, messages are not kept for later: by then nobody needs them.
        if self.client.connection_state() != async_nats::connection::State::Connected {
            return;
        }
        let text = encode(&self.node, hints);
        // Nor is one waited for: where the queue is full, the connection carries nothing any more.
        let publish = unconstrained(self.client.publish(self.subject.clone(), text.into()));
        match publish.now_or_never() {
            Some(Ok(())) => {}
            Some(Err(error)) => tracing::debug!(%error, "the other nodes were not told"),
            None => tracing::debug!("the other nodes were not told: the bus takes nothing"),
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
    use tokio::net::TcpListener;

    use super::*;

    /// A server that says hello and then reads nothing any more; returns its address.
    async fn deaf_server() -> String {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("nats://{}", listener.local_addr().expect("it listens"));
        tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.expect("a client");
            let (reading, mut writing) = stream.split();
            let info = r#"INFO {"server_id":"deaf","version":"2.9.0","max_payload":1048576}"#;
            writing.write_all(format!("{info}\r\n").as_bytes()).await.expect("it is read");
            let mut lines = BufReader::new(reading).lines();
            while let Ok(Some(line)) = lines.next_line().await {
                if line == "PING" {
                    writing.write_all(b"PONG\r\n").await.expect("it is read");
                    break;
                }
            }
            std::future::pending::<()>().await;
        });
        url
    }

    #[tokio::test]
    async fn nobody_waits_for_a_bus_that_takes_nothing() {
        let mut bus = NatsBus::connect(&deaf_server().await, "node").await.expect("it answers");
        bus.subject = "palisade.test".to_owned();
        // Far more than the buffers of two sockets and the client's queue hold.
        let hints: Vec<_> =
            (0..500).map(|n| Hint::Game { game: format!("game{n:08}"), seq: n }).collect();
        for _ in 0..5_000 {
            assert!(bus.publish(&hints).now_or_never().is_some(), "somebody waits for the bus");
            tokio::task::yield_now().await;
        }
    }
}
