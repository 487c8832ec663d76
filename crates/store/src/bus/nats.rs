use async_trait::async_trait;
use futures_util::StreamExt;
use tokio::sync::mpsc;

use super::{Bus, CAPACITY, Hint, HintReceiver, decode, encode, without_password};
use crate::StoreError;

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
        if let Err(error) = self.client.publish(self.subject.clone(), text.into()).await {
            tracing::debug!(%error, "the other nodes were not told");
        }
    }
}
