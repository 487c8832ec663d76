//! The writer of one node, with group commit: whatever queues up while one transaction is being
//! synced to disk goes into the next one. Other nodes have writers of their own.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use api::Millis;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{Connection, Error};
use tokio::sync::{mpsc, oneshot};

use super::append::insert;
use crate::bus::{Bus, Hint, payloads};
use crate::database_clock::system_time;
use crate::{Append, AppendError, WriteHealth};

/// The most groups of one transaction.
const MAX_BATCH: usize = 512;

/// How long a transaction may take. What became of one that took longer is not known; whoever asked
/// tries again under the same nonce, and finds out.
pub(super) const COMMIT_TIMEOUT: Duration = Duration::from_secs(10);

/// Something to write, with a channel for the answer once it is on disk.
#[derive(Debug)]
pub(super) enum AppendJob {
    Append { appends: Vec<Append>, reply: oneshot::Sender<Result<(), AppendError>> },
    Close { reply: oneshot::Sender<()> },
}

/// The appends of one caller, which are written all or nothing.
struct Group {
    appends: Vec<Append>,
    reply: oneshot::Sender<Result<(), AppendError>>,
}

/// Starts the writer task, which ends when it is closed or all senders are dropped.
pub(super) fn start(
    options: PgConnectOptions,
    node: String,
    health: Arc<WriteHealth>,
    bus: Arc<dyn Bus>,
) -> mpsc::Sender<AppendJob> {
    let (sender, jobs) = mpsc::channel(4 * MAX_BATCH);
    tokio::spawn(Writer { options, node, connection: None, health, bus }.run(jobs));
    sender
}

struct Writer {
    options: PgConnectOptions,
    node: String,
    connection: Option<PgConnection>,
    health: Arc<WriteHealth>,
    bus: Arc<dyn Bus>,
}

impl Writer {
    async fn run(mut self, mut jobs: mpsc::Receiver<AppendJob>) {
        // A group that claims an event which another group of the same batch claims.
        let mut held_back: Option<Group> = None;
        loop {
            let mut groups = Vec::new();
            let mut claimed = HashSet::new();
            let mut closing = None;
            let mut next = match held_back.take() {
                Some(group) => Some(group),
                None => match jobs.recv().await {
                    Some(AppendJob::Append { appends, reply }) => Some(Group { appends, reply }),
                    Some(AppendJob::Close { reply }) => {
                        closing = Some(reply);
                        None
                    }
                    None => break,
                },
            };
            while let Some(group) = next.take() {
                if !claim(&group.appends, &mut claimed) {
                    held_back = Some(group);
                    break;
                }
                groups.push(group);
                if groups.len() < MAX_BATCH {
                    match jobs.try_recv() {
                        Ok(AppendJob::Append { appends, reply }) => {
                            next = Some(Group { appends, reply });
                        }
                        Ok(AppendJob::Close { reply }) => closing = Some(reply),
                        Err(_) => {}
                    }
                }
            }
            self.commit(groups).await;
            if let Some(reply) = closing {
                if let Some(connection) = self.connection.take() {
                    let _ = connection.close().await;
                }
                let _ = reply.send(());
                break;
            }
        }
    }

    /// Commits all groups in one transaction; if that fails because of one of them, each in its own.
    async fn commit(&mut self, groups: Vec<Group>) {
        if groups.is_empty() {
            return;
        }
        self.health.writing(first_asked(groups.iter().flat_map(|group| &group.appends)));
        self.commit_groups(groups).await;
        self.health.written();
    }

    async fn commit_groups(&mut self, groups: Vec<Group>) {
        let all: Vec<&[Append]> = groups.iter().map(|group| group.appends.as_slice()).collect();
        let written = self.write(&all).await;
        match written {
            Ok(won) => {
                for (group, won) in groups.into_iter().zip(won) {
                    let _ = group.reply.send(if won { Ok(()) } else { Err(AppendError::Conflict) });
                }
            }
            Err(error) if groups.len() > 1 && matches!(error, Error::Database(_)) => {
                for group in groups {
                    let written = self.write(&[&group.appends]).await;
                    let _ = group.reply.send(match written {
                        Ok(won) if won == [true] => Ok(()),
                        Ok(_) => Err(AppendError::Conflict),
                        Err(error) => Err(self.failed(&error, &group.appends)),
                    });
                }
            }
            Err(error) => {
                for group in groups {
                    let _ = group.reply.send(Err(self.failed(&error, &group.appends)));
                }
            }
        }
    }

    /// Writes groups in one transaction, and says which of them won their events.
    async fn write(&mut self, groups: &[&[Append]]) -> Result<Vec<bool>, Error> {
        let connection = self.connection.take();
        let attempt = async {
            let mut connection = match connection {
                Some(connection) => connection,
                None => PgConnection::connect_with(&self.options).await?,
            };
            let written = self.transact(&mut connection, groups).await;
            Ok::<_, Error>((connection, written))
        };
        let timed_out = || Error::Io(std::io::ErrorKind::TimedOut.into());
        let attempt = tokio::time::timeout(COMMIT_TIMEOUT, attempt).await;
        let (connection, written) = attempt.unwrap_or_else(|_| Err(timed_out()))?;
        // After any other error nobody knows what state the connection is in.
        if matches!(written, Ok(_) | Err(Error::Database(_))) {
            self.connection = Some(connection);
        }
        let (won, hints) = written?;
        if self.bus.channel().is_none() && !hints.is_empty() {
            self.bus.publish(&hints).await;
        }
        Ok(won)
    }

    /// Says which groups won, and what the other nodes have to be told.
    async fn transact(
        &self,
        connection: &mut PgConnection,
        groups: &[&[Append]],
    ) -> Result<(Vec<bool>, Vec<Hint>), Error> {
        let mut transaction = connection.begin().await?;
        let won = insert(&mut transaction, groups).await?;
        let winners = groups.iter().zip(&won).filter(|(_, won)| **won);
        let hint = |append: &Append| {
            let seq = append.events.last()?.seq;
            Some(Hint::Game { game: append.game.clone(), seq })
        };
        let hints: Vec<_> = winners.flat_map(|(group, _)| group.iter().filter_map(hint)).collect();
        if let Some(channel) = self.bus.channel()
            && !hints.is_empty()
        {
            sqlx::query("SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload")
                .bind(channel)
                .bind(payloads(&self.node, &hints))
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok((won, hints))
    }

    fn failed(&self, error: &Error, appends: &[Append]) -> AppendError {
        let why = error.to_string();
        if self.health.failed(first_asked(appends)) {
            tracing::error!(why, "the database cannot be written; clocks get the time back");
        } else {
            tracing::debug!(why, "database write failed");
        }
        AppendError::Storage(why)
    }
}

/// When the first event was asked for.
fn first_asked<'a>(appends: impl IntoIterator<Item = &'a Append>) -> Millis {
    let asked = appends.into_iter().flat_map(|append| &append.events).map(|event| event.at);
    asked.min().unwrap_or_else(system_time)
}

/// Claims the events of a group within a batch; returns false if another group has one of them.
fn claim(appends: &[Append], claimed: &mut HashSet<(String, u32)>) -> bool {
    let key = |append: &Append, seq| (append.game.clone(), seq);
    let keys = || {
        let events = appends.iter().flat_map(|a| a.events.iter().map(move |event| (a, event.seq)));
        events.map(|(append, seq)| key(append, seq))
    };
    if keys().any(|key| claimed.contains(&key)) {
        return false;
    }
    claimed.extend(keys());
    true
}
