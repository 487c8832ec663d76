//! Whether the database answers, for load balancers and whoever else asks: it is asked once a second, however many do.

use api::Millis;
use tokio::sync::Mutex;

/// How long an answer is good for, in milliseconds.
const FRESH: Millis = 1_000;

/// What the database said of itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct DatabaseReadiness {
    /// Whether it answers.
    pub answers: bool,
    /// How many workers live, if that matters and it could say so.
    pub workers: Option<u64>,
}

/// The last answer, and when it came.
#[derive(Debug, Default)]
pub(crate) struct ReadinessCache(Mutex<Option<(Millis, DatabaseReadiness)>>);

impl ReadinessCache {
    /// The last answer, or the one that `ask` gets. Whoever comes meanwhile waits for it too, and asks no more.
    pub(crate) async fn read<Answer: Future<Output = DatabaseReadiness>>(
        &self,
        now: impl Fn() -> Millis,
        ask: impl FnOnce() -> Answer,
    ) -> DatabaseReadiness {
        let mut last = self.0.lock().await;
        let time = now();
        if let Some((at, readiness)) = *last
            && (at..at + FRESH).contains(&time)
        {
            return readiness;
        }
        let readiness = ask().await;
        *last = Some((now(), readiness));
        readiness
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use futures_util::future::join_all;

    use super::*;

    #[tokio::test]
    async fn the_database_is_asked_once_a_second_however_many_ask() {
        let (cache, time, asked) = (ReadinessCache::default(), Cell::new(5_000), Cell::new(0));
        let ask = || async {
            asked.set(asked.get() + 1);
            // The database takes its time, while others come.
            time.set(time.get() + 5_000);
            tokio::task::yield_now().await;
            DatabaseReadiness { answers: true, workers: Some(asked.get()) }
        };
        let crowd = async || {
            let answers = join_all((0..100).map(|_| cache.read(|| time.get(), ask))).await;
            answers.into_iter().map(|answer| answer.workers).collect::<Vec<_>>()
        };
        assert_eq!(crowd().await, [Some(1); 100]);
        time.set(time.get() + FRESH - 1);
        assert_eq!(crowd().await, [Some(1); 100]);
        time.set(time.get() + 1);
        assert_eq!(crowd().await, [Some(2); 100]);
        // A clock that was put right does not make an old answer last.
        time.set(0);
        assert_eq!(crowd().await, [Some(3); 100]);
    }
}
