use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use tokio::sync::mpsc;

use super::{Bus, CAPACITY, Hint, HintReceiver, decode, encode};
use crate::StoreError;
use crate::deadline::WithTimeout as _;

/// LISTEN and NOTIFY of the database itself: no further part, for a few nodes. Every notification is
/// delivered to every node, and commits that notify wait for each other.
#[derive(Debug)]
pub(crate) struct PostgresBus {
    node: String,
    channel: String,
    pool: PgPool,
}

/// The longest notification of PostgreSQL has 8000 bytes.
const MAX_BYTES: usize = 7_900;

impl PostgresBus {
    /// Listens in the database.
    pub(crate) async fn connect(
        options: &PgConnectOptions,
        node: &str,
    ) -> Result<(PostgresBus, HintReceiver), StoreError> {
        let pool = PgPoolOptions::new().max_connections(2).connect_lazy_with(options.clone());
        // Channels belong to the whole database, which may have several schemas of ours.
        let schema: Option<String> =
            sqlx::query_scalar("SELECT current_schema()::text").fetch_one(&pool).await?;
        let channel = format!("palisade_{}", schema.unwrap_or_default());
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.ignore_pool_close_event(true);
        listener.listen(&channel).await?;
        let (sender, hints) = mpsc::channel(CAPACITY);
        let own = node.to_owned();
        tokio::spawn(async move {
            while !sender.is_closed() {
                match listener.recv().await {
                    Ok(notification) => {
                        let hints = decode(&own, notification.payload());
                        let _ = sender.try_send(hints);
                    }
                    Err(error) => {
                        tracing::debug!(%error, "no notifications from the database");
                        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
                    }
                }
            }
        });
        Ok((PostgresBus { node: node.to_owned(), channel, pool }, hints))
    }
}

/// Hints as the payloads of notifications, as few as they fit into.
pub(crate) fn payloads(node: &str, hints: &[Hint]) -> Vec<String> {
    let mut payloads = Vec::new();
    let mut rest = hints;
    while !rest.is_empty() {
        let mut bytes = node.len();
        let mut fits = |hint: &Hint| {
            bytes += hint.line().len() + 1;
            bytes <= MAX_BYTES
        };
        let count = rest.iter().take_while(|hint| fits(hint)).count().max(1);
        let (some, others) = rest.split_at(count);
        payloads.push(encode(node, some));
        rest = others;
    }
    payloads
}

#[async_trait]
impl Bus for PostgresBus {
    fn channel(&self) -> Option<&str> {
        Some(&self.channel)
    }

    async fn publish(&self, hints: &[Hint]) {
        let notify =
            sqlx::query("SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload");
        let notify = notify.bind(&self.channel).bind(payloads(&self.node, hints));
        // A lost message only delays: over a silent connection it is given up.
        if let Err(error) = notify.execute(&self.pool).with_timeout().await {
            tracing::debug!(%error, "the other nodes were not told");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_hints_become_several_notifications() {
        let hints: Vec<_> =
            (0..1_000).map(|n| Hint::Game { game: format!("game{n:08}"), seq: n }).collect();
        let payloads = payloads("node", &hints);
        assert!(payloads.len() > 1 && payloads.iter().all(|text| text.len() < 8_000));
        let read: Vec<_> = payloads.iter().flat_map(|text| decode("other", text)).collect();
        assert_eq!(read, hints);
    }
}
