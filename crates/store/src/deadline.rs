use std::io;
use std::time::Duration;

use sqlx::Error;
use tokio::time::timeout;

/// How long a database may take to answer: longer than it waits for locks itself, so that this ends
/// only what waits for a connection that carries nothing any more.
const DEADLINE: Duration = Duration::from_secs(8);

/// A query, or a transaction of several, that fails when the database does not answer it in time.
pub(crate) trait WithTimeout<T, E: From<Error>>:
    Future<Output = Result<T, E>> + Send + Sized
{
    /// The answer, or an error if there is none in time.
    fn with_timeout(self) -> impl Future<Output = Result<T, E>> + Send {
        self.within(DEADLINE)
    }

    /// Like [`Self::with_timeout`], in that time.
    fn within(self, time: Duration) -> impl Future<Output = Result<T, E>> + Send {
        async move {
            let silence = || io::Error::new(io::ErrorKind::TimedOut, "the database is silent");
            timeout(time, self).await.unwrap_or_else(|_| Err(Error::Io(silence()).into()))
        }
    }
}

impl<T, E: From<Error>, Query: Future<Output = Result<T, E>> + Send> WithTimeout<T, E> for Query {}

/// Reads, and reads again after each of the timeouts that passes without an answer; the last time
/// however long it takes. `on_timeout` is called in between.
pub(crate) async fn retry<T, Answer: Future<Output = T>>(
    timeouts: &[Duration],
    read: impl Fn() -> Answer,
    on_timeout: impl Fn(),
) -> T {
    for time in timeouts {
        if let Ok(answer) = timeout(*time, read()).await {
            return answer;
        }
        on_timeout();
    }
    read().await
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::future::pending;

    use super::*;

    #[tokio::test]
    async fn a_read_without_an_answer_is_tried_again() {
        let (reads, timeouts) = (Cell::new(0), Cell::new(0));
        let read = async || {
            reads.set(reads.get() + 1);
            if reads.get() < 3 { pending().await } else { reads.get() }
        };
        let limits = [Duration::from_millis(1); 2];
        assert_eq!(retry(&limits, read, || timeouts.set(timeouts.get() + 1)).await, 3);
        assert_eq!(timeouts.get(), 2);
    }
}
