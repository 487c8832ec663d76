use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::PgConnection;
use sqlx::{Connection as _, Error};

use crate::deadline::WithTimeout as _;

/// How long a connection may take to answer that has nothing else to do.
const PING_TIMEOUT: Duration = Duration::from_secs(1);

/// Which connections of a pool may be used: those opened since one was last found silent.
#[derive(Debug, Default)]
pub(super) struct PoolGeneration(Mutex<Option<Instant>>);

impl PoolGeneration {
    /// No connection that is open now is to be used again.
    pub(super) fn invalidate(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Whether a connection that was opened so long ago may be used.
    pub(super) fn includes(&self, age: Duration) -> bool {
        let invalidated = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        invalidated.is_none_or(|at| age < at.elapsed())
    }

    /// Tries a connection. One that does not answer is an error, and takes the others with it.
    pub(super) async fn ping(&self, connection: &mut PgConnection) -> Result<bool, Error> {
        let answer = connection.ping().within(PING_TIMEOUT).await;
        if answer.is_err() {
            self.invalidate();
        }
        answer.map(|()| true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_opened_later_are_used() {
        let generation = PoolGeneration::default();
        let day = Duration::from_secs(24 * 60 * 60);
        assert!(generation.includes(day));
        generation.invalidate();
        assert!(!generation.includes(day));
        assert!(generation.includes(Duration::ZERO));
    }
}
