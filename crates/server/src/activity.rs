//! What goes on at the server, for whoever looks around. It is read again when it is a few seconds old,
//! however many ask.

use std::time::{Duration, Instant};

use api::{Activity, Millis};
use store::Store;
use tokio::sync::Mutex;

/// How long a reading is good for.
const FRESH: Duration = Duration::from_secs(5);

/// How long ago the last event of a game may be that counts as running, in milliseconds.
const RUNNING: Millis = 10 * 60 * 1000;

/// The last reading, and when it was made.
#[derive(Debug, Default)]
pub(crate) struct ActivityCache(Mutex<Option<(Instant, Activity)>>);

impl ActivityCache {
    /// What goes on, with so many people connected to this node; `None` while the database does not say.
    pub(crate) async fn read(&self, store: &Store, node: &str, here: usize) -> Option<Activity> {
        let mut last = self.0.lock().await;
        if let Some((at, activity)) = *last
            && at.elapsed() < FRESH
        {
            return Some(activity);
        }
        let games = store.running_games(store.now().saturating_sub(RUNNING)).await.ok()?;
        let elsewhere = store.people_elsewhere(node).await.ok()?;
        let activity = Activity { people: here as u64 + elsewhere, games };
        *last = Some((Instant::now(), activity));
        Some(activity)
    }
}
