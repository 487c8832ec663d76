use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use tokio::sync::Notify;

/// Whether the client of one socket is there: kept by the socket's task, and read by the tables that
/// the socket follows.
#[derive(Debug, Default)]
pub(crate) struct Liveness {
    /// How many tables need to know within seconds whether the client is gone.
    close_watches: AtomicU32,
    /// Whether the client has left several heartbeats unanswered.
    silent: AtomicBool,
    /// Tells the socket's task to ping at once, and how often from then on.
    changed: Notify,
    /// Tells whoever waits for it that a frame has come.
    heard: Notify,
}

/// Asks a socket's task for a heartbeat, for as long as this exists.
#[derive(Debug)]
pub(super) struct CloseWatch(Arc<Liveness>);

impl Liveness {
    /// Whether a table needs to know within seconds that the client is gone.
    pub(crate) fn is_watched_closely(&self) -> bool {
        self.close_watches.load(Ordering::Relaxed) > 0
    }

    /// Waits until the next ping is due at once.
    pub(crate) async fn changed(&self) {
        self.changed.notified().await;
    }

    /// Has the socket's task ping at once.
    pub(crate) fn ping_now(&self) {
        self.changed.notify_one();
    }

    /// A frame has come.
    pub(crate) fn hear(&self) {
        self.heard.notify_waiters();
    }

    /// Sets whether the client is silent; returns whether that is news.
    pub(crate) fn set_silent(&self, silent: bool) -> bool {
        self.silent.swap(silent, Ordering::Relaxed) != silent
    }

    pub(super) fn is_silent(&self) -> bool {
        self.silent.load(Ordering::Relaxed)
    }

    pub(super) fn watch_closely(self: &Arc<Liveness>) -> CloseWatch {
        self.close_watches.fetch_add(1, Ordering::Relaxed);
        self.ping_now();
        CloseWatch(Arc::clone(self))
    }

    /// Pings the client; returns whether anything comes from it in that time.
    pub(super) async fn answers(&self, within: Duration) -> bool {
        let mut heard = std::pin::pin!(self.heard.notified());
        heard.as_mut().enable();
        self.ping_now();
        tokio::time::timeout(within, heard).await.is_ok()
    }
}

impl Drop for CloseWatch {
    fn drop(&mut self) {
        self.0.close_watches.fetch_sub(1, Ordering::Relaxed);
        self.0.ping_now();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_client_answers_or_does_not() {
        let liveness = Arc::new(Liveness::default());
        assert!(!liveness.answers(Duration::from_millis(1)).await);
        let client = tokio::spawn({
            let liveness = Arc::clone(&liveness);
            async move {
                liveness.changed().await;
                liveness.hear();
            }
        });
        assert!(liveness.answers(Duration::from_secs(20)).await);
        client.await.unwrap();
    }

    #[test]
    fn a_watch_lasts_as_long_as_it_is_held() {
        let liveness = Arc::new(Liveness::default());
        let (first, second) = (liveness.watch_closely(), liveness.watch_closely());
        drop(first);
        assert!(liveness.is_watched_closely());
        drop(second);
        assert!(!liveness.is_watched_closely());
    }
}
