//! Time given back after outages, as a node knows it. An outage is written down at once, and its games get their time in
//! batches; a table that somebody uses before its batch has come gets it then, before anything else happens there.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::{OpenOutage, Store, StoreError};
use tokio::sync::Notify;

/// The outages that some games have not got back yet, as far as this node knows.
#[derive(Debug, Default)]
pub(crate) struct Outages {
    open: Mutex<Vec<OpenOutage>>,
    /// Rises with every outage that is heard of.
    generation: AtomicU64,
    /// Held while they are read, so that no older reading comes last.
    reading: tokio::sync::Mutex<()>,
    heard: Notify,
}

impl Outages {
    /// Reads them.
    pub(crate) async fn refresh(&self, store: &Store) -> Result<(), StoreError> {
        let _reading = self.reading.lock().await;
        let found = store.read_with_retry(|| store.open_outages()).await?;
        let mut open = self.lock();
        let is_known = |outage: &OpenOutage| open.iter().any(|known| known.is_same_as(outage));
        let is_new = !found.iter().all(is_known);
        *open = found;
        drop(open);
        if is_new {
            self.generation.fetch_add(1, Ordering::Release);
            self.heard.notify_one();
        }
        Ok(())
    }

    /// Another number than before means that there is an outage which was not known before.
    pub(crate) fn generation(&self) -> u64 {
        self.generation.load(Ordering::Acquire)
    }

    /// Those known here, each as far as it had come when they were read.
    pub(crate) fn open(&self) -> Vec<OpenOutage> {
        self.lock().clone()
    }

    /// Waits for one that was not known before.
    pub(crate) async fn next(&self) {
        self.heard.notified().await;
    }

    /// Whether some games may not have their time yet.
    pub(crate) fn any_open(&self) -> bool {
        !self.lock().is_empty()
    }

    /// Gives a game its time, if it does not have it yet.
    pub(crate) async fn credit(&self, store: &Store, game: &str) -> Result<(), StoreError> {
        let mut open = self.open();
        open.retain(|outage| outage.may_concern(game));
        for outage in open {
            let game = vec![game.to_owned()];
            // It is credited once, however often that is asked for.
            store.read_with_retry(|| store.credit_games(&outage, game.clone())).await?;
        }
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, Vec<OpenOutage>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
