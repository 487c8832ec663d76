//! Brings what the writer has written from its log into the database, beside the writer and out of
//! its way: a writer that does this itself keeps everyone waiting meanwhile.

use std::time::Duration;

use sqlx::{Row, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::writer::Job;

/// The disk has to sync what is brought over, and moves feel that: seldom is better than often, since
/// a page that was written a hundred times meanwhile is brought over once.
const PAUSE: Duration = Duration::from_secs(10);

/// A log of that many pages (of 4 kB) is begun again: a start after a crash reads all of it.
const LONG: i64 = 16_384;

/// Goes on for as long as somebody writes.
pub(super) fn start(mut connection: SqliteConnection, jobs: mpsc::WeakSender<Job>) {
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(PAUSE).await;
            let Some(jobs) = jobs.upgrade() else { return };
            if let Err(error) = round(&mut connection, &jobs, LONG).await {
                tracing::error!(%error, "the log could not be brought into the database");
            }
        }
    });
}

/// Takes everything that is in the log now. The log can be begun again only at a moment when
/// nothing is left in it, which under load never comes by itself: once it is too long, the writer
/// is asked to take the little that was added meanwhile.
async fn round(
    connection: &mut SqliteConnection,
    jobs: &mpsc::Sender<Job>,
    long: i64,
) -> Result<(), sqlx::Error> {
    if pass(connection).await? < long {
        return Ok(());
    }
    let (reply, answer) = oneshot::channel();
    if jobs.send(Job::Checkpoint { reply }).await.is_ok() {
        let _ = answer.await;
    }
    Ok(())
}

/// Brings over what can be brought over without anyone waiting, and says how many pages the log has.
pub(super) async fn pass(connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    let row = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(connection).await?;
    Ok(row.get(1))
}

#[cfg(test)]
mod tests {
    use sqlx::Connection;

    use super::super::{Store, options};
    use super::*;

    #[tokio::test]
    async fn the_log_is_begun_again_however_much_is_written() {
        let folder = std::env::temp_dir().join(format!("palisade-log-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("log.sqlite");
        let store = Store::open(&path, None).await.unwrap();
        let mut connection = SqliteConnection::connect_with(&options(&path)).await.unwrap();
        let log = || std::fs::metadata(folder.join("log.sqlite-wal")).unwrap().len();
        let mut lengths = Vec::new();
        for at in 0..20 {
            for node in 0..20 {
                store.beat(&format!("node {node}"), at).await.unwrap();
            }
            round(&mut connection, &store.jobs, 10).await.unwrap();
            lengths.push(log());
        }
        assert!(lengths[19] <= 2 * lengths[0], "{lengths:?}");
        assert_eq!(store.last_beat().await.unwrap(), Some(19));
        drop((store, connection));
        std::fs::remove_dir_all(folder).unwrap();
    }
}
