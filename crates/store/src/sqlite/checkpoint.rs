//! Checkpoints the write-ahead log (WAL) into the database on a connection of its own: if the writer
//! did it, every move would wait meanwhile.

use std::time::Duration;

use sqlx::{Connection, Row, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::write_job::WriteJob;

/// A checkpoint makes the disk sync, which slows moves down. Seldom is better than often, since a
/// page that was written a hundred times meanwhile is copied once.
const INTERVAL: Duration = Duration::from_secs(10);

/// A WAL of that many pages (of 4 kB) has to be reset: a start after a crash reads all of it.
const MAX_WAL_PAGES: i64 = 16_384;

/// The checkpoint task.
#[derive(Debug)]
pub(super) struct Checkpointer {
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Checkpointer {
    /// Ends the task, and closes its connection.
    pub(super) async fn stop(self) {
        drop(self.stop);
        let _ = self.task.await;
    }
}

/// Starts the checkpoint task, which ends when it is stopped or with the writer.
pub(super) fn start(
    mut connection: SqliteConnection,
    jobs: mpsc::WeakSender<WriteJob>,
) -> Checkpointer {
    let (stop, mut stopped) = oneshot::channel();
    let task = tokio::spawn(async move {
        loop {
            tokio::select! {
                () = tokio::time::sleep(INTERVAL) => {}
                _ = &mut stopped => break,
            }
            let Some(jobs) = jobs.upgrade() else { break };
            if let Err(error) = checkpoint(&mut connection, &jobs, MAX_WAL_PAGES).await {
                tracing::error!(%error, "checkpoint of the write-ahead log failed");
            }
        }
        let _ = connection.close().await;
    });
    Checkpointer { stop, task }
}

/// Checkpoints everything that is in the WAL now. SQLite resets the WAL only at a moment when
/// nothing is left in it, which under load never comes by itself: once it is too long, the writer
/// checkpoints the little that was added meanwhile.
async fn checkpoint(
    connection: &mut SqliteConnection,
    jobs: &mpsc::Sender<WriteJob>,
    max_wal_pages: i64,
) -> Result<(), sqlx::Error> {
    if passive_checkpoint(connection).await? < max_wal_pages {
        return Ok(());
    }
    let (reply, answer) = oneshot::channel();
    if jobs.send(WriteJob::Checkpoint { reply }).await.is_ok() {
        let _ = answer.await;
    }
    Ok(())
}

/// Checkpoints what can be copied without blocking anyone, and returns the pages of the WAL.
pub(super) async fn passive_checkpoint(
    connection: &mut SqliteConnection,
) -> Result<i64, sqlx::Error> {
    let row = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(connection).await?;
    Ok(row.get(1))
}

#[cfg(test)]
mod tests {
    use super::super::{SqliteDatabase, options};
    use super::*;
    use crate::{Database, Queries};

    #[tokio::test]
    async fn the_wal_is_reset_however_much_is_written() {
        let folder = testbed::TestFolder::new("log");
        let path = folder.join("log.sqlite");
        let store = SqliteDatabase::open(&path, None, Default::default()).await.unwrap();
        let mut connection = SqliteConnection::connect_with(&options(&path)).await.unwrap();
        let wal_bytes = || std::fs::metadata(folder.join("log.sqlite-wal")).unwrap().len();
        let mut lengths = Vec::new();
        for at in 0..20 {
            for node in 0..20 {
                store.heartbeat(&format!("node {node}"), at).await.unwrap();
            }
            checkpoint(&mut connection, &store.jobs, 10).await.unwrap();
            lengths.push(wal_bytes());
        }
        assert!(lengths[19] <= 2 * lengths[0], "{lengths:?}");
        assert_eq!(store.last_heartbeat().await.unwrap(), Some(19));
        drop((store, connection));
    }
}
