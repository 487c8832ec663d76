//! Background tasks: the heartbeat, clock time given back after an outage, tables woken when due,
//! and the clean-up of abandoned games.

use std::time::Duration;

use api::{Millis, TablePhase};

use crate::state::App;
use crate::store::StoreError;

const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(1);

/// A gap this long between two heartbeats counts as an outage, in milliseconds.
const OUTAGE_GAP: Millis = 3_000;

const HOUR: Millis = 60 * 60 * 1000;

const CLEAN_UP_INTERVAL: Millis = HOUR / 6;

/// Has to run before the first move is accepted: clocks that ran while the server was down get that
/// time back.
pub(crate) async fn recover(app: &App) -> Result<(), StoreError> {
    let now = crate::now();
    match app.store.last_heartbeat().await? {
        // However short the gap: a server that starts was not running before.
        Some(last) if last < now => credit_outage(app, last, now).await,
        _ => Ok(()),
    }
}

async fn credit_outage(app: &App, last: Millis, now: Millis) -> Result<(), StoreError> {
    let games = app.store.record_outage(last, now).await?;
    tracing::warn!(milliseconds = now - last, games = games.len(), "clock time given back");
    app.hub.reload_all();
    Ok(())
}

/// Runs until the server stops.
pub(crate) async fn run(app: App) {
    let node = crate::random_id(8);
    let mut last_heartbeat = crate::now();
    let mut last_clean_up = 0;
    // The first time, tables that are due soon are woken too: computer players that were searching
    // when the server stopped start again at once.
    let mut look_ahead = 10_000;
    loop {
        let now = crate::now();
        if let Err(error) = heartbeat(&app, &node, last_heartbeat, now, look_ahead).await {
            tracing::error!(%error, "heartbeat failed");
        } else {
            last_heartbeat = now;
            look_ahead = 0;
        }
        if now.saturating_sub(last_clean_up) > CLEAN_UP_INTERVAL {
            last_clean_up = now;
            if let Err(error) = clean_up(&app, now).await {
                tracing::error!(%error, "clean-up of old games failed");
            }
        }
        tokio::select! {
            () = tokio::time::sleep(HEARTBEAT_INTERVAL) => {}
            () = app.stopped() => return,
        }
    }
}

async fn heartbeat(
    app: &App,
    node: &str,
    last: Millis,
    now: Millis,
    look_ahead: Millis,
) -> Result<(), StoreError> {
    if now.saturating_sub(last) >= OUTAGE_GAP {
        credit_outage(app, last, now).await?;
    }
    app.store.heartbeat(node, now).await?;
    for game in app.store.due(now + look_ahead).await? {
        app.hub.wake(&game);
    }
    Ok(())
}

/// Aborts games that nobody comes back to, and deletes games that were aborted long ago.
async fn clean_up(app: &App, now: Millis) -> Result<(), StoreError> {
    let config = &app.config;
    let hours_ago = |hours: u64| now.saturating_sub(hours * HOUR);
    let mut inactive =
        app.store.inactive(TablePhase::Waiting, hours_ago(config.waiting_hours)).await?;
    for phase in [TablePhase::Live, TablePhase::Paused] {
        inactive.extend(app.store.inactive(phase, hours_ago(24 * config.idle_days)).await?);
    }
    for game in &inactive {
        app.hub.abort_game(game);
    }
    let aborted = app.store.aborted_before(hours_ago(24 * config.aborted_days)).await?;
    let deleted = aborted.len();
    if deleted > 0 {
        app.store.delete_games(aborted).await?;
    }
    if deleted + inactive.len() > 0 {
        tracing::info!(called_off = inactive.len(), forgotten = deleted, "old games cleaned up");
    }
    Ok(())
}
