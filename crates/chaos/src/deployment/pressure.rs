//! Faults in which nothing is gone: a database that is looked after, or slow, jobs that vanish, and somebody who asks for
//! more than they may.

use std::path::Path;
use std::time::Duration;

use api::{Action, ActionRequest, ClientMessage, Offer};
use client::{ApiClient, ClientError};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, PgConnection, SqliteConnection};
use testbed::PostgresServer;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::{DatabasePart, Deployment};
use crate::fault::{Fault, FaultKind};

/// How long a slow disk does its work at a time, and how long at most it lets everybody wait in between.
const DISK_WORKS: Duration = Duration::from_millis(30);
const DISK_WAITS: Duration = Duration::from_millis(200);

/// How often jobs are dropped while they are.
const DROP_INTERVAL: Duration = Duration::from_millis(50);

/// What PostgreSQL calls two transactions that wait for each other.
const DEADLOCK: &str = "40P01";

/// How many sockets a storm comes from. Each sends the next action when the last is answered.
const STORM_SOCKETS: usize = 8;

impl Deployment {
    /// Has everything go on under a pressure, for as long as the fault says; an error if that could not be.
    pub(super) async fn press(&self, fault: &Fault) -> Result<(), sqlx::Error> {
        let Fault { kind, target, hold, delay, .. } = *fault;
        let wait = delay.min(DISK_WAITS);
        match (kind, &self.database) {
            (FaultKind::ActionStorm, _) => self.storm(target, hold).await,
            (_, DatabasePart::Sqlite(path)) => keep_from_writing(path, wait, hold).await,
            (FaultKind::SlowDisk, DatabasePart::Postgres(postgres)) => {
                slow_down(postgres, wait, hold).await;
                Ok(())
            }
            (FaultKind::DropJobs, DatabasePart::Postgres(postgres)) => {
                drop_jobs(&postgres.url("public"), hold).await
            }
            (_, DatabasePart::Postgres(postgres)) => vacuum(&postgres.url("public"), hold).await,
        }
    }

    /// Somebody floods a node with actions at games that they do not play in.
    async fn storm(&self, target: usize, hold: Duration) -> Result<(), sqlx::Error> {
        let tables = self.reader().live_games().await?;
        let port = self.nodes[target].clients.port();
        let _ = timeout(hold, flood(format!("http://127.0.0.1:{port}"), tables)).await;
        Ok(())
    }
}

/// Sends actions until it is dropped.
async fn flood(url: String, tables: Vec<String>) -> Result<(), ClientError> {
    let mut api = ApiClient::new(&url)?;
    api.register_guest("Storm").await?;
    let mut sockets = JoinSet::new();
    for nth in 0..STORM_SOCKETS {
        sockets.spawn(flood_from(api.clone(), tables.clone(), nth));
    }
    while sockets.join_next().await.is_some() {}
    std::future::pending().await
}

/// Sends actions over one socket, each as soon as the one before is answered.
async fn flood_from(api: ApiClient, tables: Vec<String>, first: usize) -> Result<(), ClientError> {
    let mut socket = api.socket().await?;
    for nth in first.. {
        let Some(table) = tables.get(nth % tables.len().max(1)) else { break };
        let action = match nth % 3 {
            0 => Action::Move { word: "e2".to_owned() },
            1 => Action::offer(Offer::Draw),
            _ => Action::Resign { seat: None },
        };
        let request = ActionRequest { nonce: client::nonce(), seq: Some(nth as u32), action };
        socket.send(&ClientMessage::Act { table: table.clone(), request }).await?;
        socket.receive().await?;
    }
    Ok(())
}

/// Has PostgreSQL run for a moment only, now and then, as if it waited for its disk.
async fn slow_down(postgres: &PostgresServer, wait: Duration, hold: Duration) {
    let slow = async {
        loop {
            postgres.suspend();
            sleep(wait).await;
            postgres.unsuspend();
            sleep(DISK_WORKS).await;
        }
    };
    let _: Result<(), _> = timeout(hold, slow).await;
    postgres.unsuspend();
}

/// Has nobody write to an SQLite file but for a moment, now and then, as if its disk were slow.
async fn keep_from_writing(path: &Path, wait: Duration, hold: Duration) -> Result<(), sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(path);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    let slow = async {
        loop {
            sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await?;
            sleep(wait).await;
            sqlx::query("ROLLBACK").execute(&mut connection).await?;
            sleep(DISK_WORKS).await;
        }
    };
    let slowed: Result<Result<(), sqlx::Error>, _> = timeout(hold, slow).await;
    connection.close().await?;
    slowed.unwrap_or(Ok(()))
}

/// Deletes the jobs of workers again and again, as a crash of the database would.
async fn drop_jobs(url: &str, hold: Duration) -> Result<(), sqlx::Error> {
    let mut connection = PgConnection::connect(url).await?;
    let dropped = async {
        loop {
            match sqlx::query("DELETE FROM jobs").execute(&mut connection).await {
                // A worker was about to take some of them, in another order.
                Err(sqlx::Error::Database(error)) if error.code().as_deref() == Some(DEADLOCK) => {}
                dropped => {
                    dropped?;
                }
            }
            sleep(DROP_INTERVAL).await;
        }
    };
    let dropped: Result<Result<(), sqlx::Error>, _> = timeout(hold, dropped).await;
    dropped.unwrap_or(Ok(()))
}

/// Vacuums and analyses the tables, as slowly as PostgreSQL can, and ends that when it is time.
async fn vacuum(url: &str, hold: Duration) -> Result<(), sqlx::Error> {
    let mut connection = PgConnection::connect(url).await?;
    let pid: i32 = sqlx::query_scalar("SELECT pg_backend_pid()").fetch_one(&mut connection).await?;
    for setting in ["SET vacuum_cost_delay = 100", "SET vacuum_cost_limit = 1"] {
        sqlx::query(setting).execute(&mut connection).await?;
    }
    let slowly = async {
        loop {
            sqlx::query("VACUUM (ANALYZE) events, games, seats").execute(&mut connection).await?;
        }
    };
    let vacuumed: Result<Result<(), sqlx::Error>, _> = timeout(hold, slowly).await;
    let mut other = PgConnection::connect(url).await?;
    sqlx::query("SELECT pg_terminate_backend($1)").bind(pid).execute(&mut other).await?;
    vacuumed.unwrap_or(Ok(()))
}
