//! Gives time back after outages: batch after batch, whichever node is at it.

use std::time::Duration;

use store::{Hint, OUTAGE_BATCH, OpenOutage, OutageBatch, StoreError};

use crate::state::App;

/// How long a batch may take, and how long to wait after one that failed or that another node is at.
const BATCH_TIMEOUT: Duration = Duration::from_secs(10);
const PAUSE: Duration = Duration::from_secs(1);

/// Gives time back, batch by batch, until the server stops.
pub(crate) async fn run(app: App) {
    let mut most = OUTAGE_BATCH;
    loop {
        let outages = app.hub.outages();
        let open = outages.open();
        let mut rests = open.is_empty();
        for outage in open {
            match give_back(&app, &outage, most).await {
                Ok(is_done) => {
                    most = OUTAGE_BATCH;
                    rests |= !is_done;
                }
                Err(error) => {
                    // What the database cannot do with so many, it may with fewer.
                    most = (most / 2).max(1);
                    rests = true;
                    tracing::warn!(%error, most, "time could not be given back yet");
                }
            }
            if app.is_stopping() {
                return;
            }
        }
        if let Err(error) = outages.refresh(&app.store).await {
            tracing::debug!(%error, "outages could not be read");
            rests = true;
        }
        if rests {
            let pause = async {
                match outages.any_open() {
                    true => tokio::time::sleep(PAUSE).await,
                    false => std::future::pending().await,
                }
            };
            tokio::select! {
                () = pause => {}
                () = outages.next() => {}
                () = app.stopped() => return,
            }
        }
    }
}

/// Gives all games their time, those in use here first; returns whether there are no more.
async fn give_back(app: &App, outage: &OpenOutage, most: usize) -> Result<bool, StoreError> {
    let store = &app.store;
    let mut count = 0;
    let in_use: Vec<_> = app.hub.loaded().into_iter().map(|(game, _)| game).collect();
    for games in in_use.chunks(most) {
        let concerned = games.iter().filter(|game| outage.may_concern(game)).cloned().collect();
        let credited = in_time(store.credit_games(outage, concerned)).await?;
        count += credited.len();
        tell(app, credited).await;
    }
    while !app.is_stopping() {
        match in_time(store.credit_next(outage, most)).await? {
            OutageBatch::Credited(games) => {
                count += games.len();
                tell(app, games).await;
            }
            OutageBatch::Elsewhere => return Ok(false),
            OutageBatch::Done => {
                let milliseconds = outage.to - outage.from;
                tracing::warn!(milliseconds, games = count, "clock time given back");
                return Ok(true);
            }
        }
    }
    Ok(false)
}

async fn in_time<T>(batch: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let silent = || sqlx::Error::Io(std::io::ErrorKind::TimedOut.into());
    tokio::time::timeout(BATCH_TIMEOUT, batch).await.unwrap_or_else(|_| Err(silent().into()))
}

/// Has tables, here and at other nodes, read that time was given back.
pub(crate) async fn tell(app: &App, games: Vec<String>) {
    app.metrics.credited(games.len());
    // No others: reading all tables again would keep a busy server from its next heartbeat.
    app.hub.reload(&games);
    let hints: Vec<_> = games.into_iter().map(|game| Hint::Game { game, seq: 0 }).collect();
    app.store.publish(&hints).await;
}
