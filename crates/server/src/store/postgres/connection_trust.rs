use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::PgConnection;
use sqlx::{Connection as _, Error};

use crate::store::answered::Answered as _;

/// How long a connection may take to answer that has nothing else to do.
const PING_TIMEOUT: Duration = Duration::from_secs(1);

/// Which connections may still carry something: those that were opened after one was last found silent.
#[derive(Debug, Default)]
pub(super) struct ConnectionTrust(Mutex<Option<Instant>>);

impl ConnectionTrust {
    /// No connection that is open now is to be used again.
    pub(super) fn withdraw(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Whether a connection that was opened so long ago may be used.
    pub(super) fn includes(&self, age: Duration) -> bool {
        let withdrawn = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        withdrawn.is_none_or(|withdrawn| age < withdrawn.elapsed())
    }

    /// Tries a connection. One that does not answer is an error, and takes the others with it.
    pub(super) async fn ping(&self, connection: &mut PgConnection) -> Result<bool, Error> {
        let answer = connection.ping().answered_within(PING_TIMEOUT).await;
        if answer.is_err() {
            self.withdraw();
        }
        answer.map(|()| true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_are_trusted_that_were_opened_later() {
        let trust = ConnectionTrust::default();
        let day = Duration::from_secs(24 * 60 * 60);
        assert!(trust.includes(day));
        trust.withdraw();
        assert!(!trust.includes(day));
        assert!(trust.includes(Duration::ZERO));
    }
}
