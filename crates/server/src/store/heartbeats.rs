//! Heartbeats, by which an outage is noticed afterwards.

use api::Millis;

use super::writer::WriteJob;
use super::{Store, StoreError};

impl Store {
    /// Records that a node was alive at `at`, and proves that there is room for some more events.
    pub async fn heartbeat(&self, node: &str, at: Millis) -> Result<(), StoreError> {
        self.write(|reply| WriteJob::Heartbeat { node: node.to_owned(), at, reply }).await
    }

    /// When any node was last alive.
    pub async fn last_heartbeat(&self) -> Result<Option<Millis>, StoreError> {
        let last = sqlx::query_scalar("SELECT max(at) FROM heartbeats");
        let last: Option<i64> = last.fetch_one(&self.read).await?;
        Ok(last.and_then(|at| u64::try_from(at).ok()))
    }

    /// Appends an outage from `from` to `to` to every live game with a clock, and returns those.
    /// For all games that time does not count as inactivity.
    pub async fn record_outage(&self, from: Millis, to: Millis) -> Result<Vec<String>, StoreError> {
        self.write(|reply| WriteJob::Outage { from, to, reply }).await
    }
}
