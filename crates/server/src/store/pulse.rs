use api::Millis;

use super::writer::Job;
use super::{Store, StoreError};

impl Store {
    /// Notes that a node was alive at `at`.
    pub async fn beat(&self, node: &str, at: Millis) -> Result<(), StoreError> {
        self.write(|reply| Job::Beat { node: node.to_owned(), at, reply }).await
    }

    /// When any node was last alive.
    pub async fn last_beat(&self) -> Result<Option<Millis>, StoreError> {
        let last = sqlx::query_scalar("SELECT max(at) FROM heartbeats");
        let last: Option<i64> = last.fetch_one(&self.read).await?;
        Ok(last.and_then(|at| u64::try_from(at).ok()))
    }

    /// Tells every game whose clock runs that nobody was there from `from` to `to`, and says
    /// which games those are. No game is the older for that time.
    pub async fn outage(&self, from: Millis, to: Millis) -> Result<Vec<String>, StoreError> {
        self.write(|reply| Job::Outage { from, to, reply }).await
    }
}
