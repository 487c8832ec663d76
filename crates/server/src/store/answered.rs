use std::io;
use std::time::Duration;

use sqlx::Error;
use tokio::time::timeout;

/// How long a database may take to answer: longer than it waits for locks itself, so that this ends
/// only what waits for a connection that carries nothing any more.
const DEADLINE: Duration = Duration::from_secs(8);

/// A query whose answer is waited for, but not for ever.
pub(super) trait Answered<T>: Future<Output = Result<T, Error>> + Send + Sized {
    /// The answer, or an error if there is none in time.
    fn answered(self) -> impl Future<Output = Result<T, Error>> + Send {
        self.answered_within(DEADLINE)
    }

    /// Like [`Self::answered`], in that time.
    fn answered_within(self, time: Duration) -> impl Future<Output = Result<T, Error>> + Send {
        async move {
            let silence = || io::Error::new(io::ErrorKind::TimedOut, "the database is silent");
            timeout(time, self).await.unwrap_or_else(|_| Err(Error::Io(silence())))
        }
    }
}

impl<T, Query: Future<Output = Result<T, Error>> + Send> Answered<T> for Query {}

/// Asks once more whenever there is no answer in so much time, after `give_up` on what was asked before;
/// the last time however long it takes.
pub(super) async fn ask_again<T, Answer: Future<Output = T>>(
    patience: &[Duration],
    ask: impl Fn() -> Answer,
    give_up: impl Fn(),
) -> T {
    for patience in patience {
        if let Ok(answer) = timeout(*patience, ask()).await {
            return answer;
        }
        give_up();
    }
    ask().await
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::future::pending;

    use super::*;

    #[tokio::test]
    async fn what_is_not_answered_is_asked_again() {
        let (asked, given_up) = (Cell::new(0), Cell::new(0));
        let ask = async || {
            asked.set(asked.get() + 1);
            if asked.get() < 3 { pending().await } else { asked.get() }
        };
        let patience = [Duration::from_millis(1); 2];
        assert_eq!(ask_again(&patience, ask, || given_up.set(given_up.get() + 1)).await, 3);
        assert_eq!(given_up.get(), 2);
    }
}
