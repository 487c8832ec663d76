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
