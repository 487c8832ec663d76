//! Background tasks: the heartbeat, clock time given back after an outage, tables woken when due,
//! and the clean-up of abandoned games.

use std::collections::HashSet;
use std::time::Duration;

use api::{Millis, TablePhase};

use crate::state::App;
use crate::store::StoreError;

const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(1);

const PULSE_INTERVAL: Duration = Duration::from_millis(100);

const HOUR: Millis = 60 * 60 * 1000;

const CLEAN_UP_INTERVAL: Millis = HOUR / 6;

/// Has to run before the first move is accepted: clocks that ran while the server was down get that
/// time back.
pub(crate) async fn recover(app: &App) -> Result<(), StoreError> {
    let now = crate::now();
    match app.store.last_heartbeat().await? {
        // However short the gap: a server that starts was not running before.
        Some(last) if last < now => credit_outage(app, last, now).await?,
        _ => {}
    }
    app.store.health().sound(now, crate::now());
    Ok(())
}

async fn credit_outage(app: &App, from: Millis, to: Millis) -> Result<(), StoreError> {
    let games = app.store.record_outage(from, to).await?;
    tracing::warn!(milliseconds = to - from, games = games.len(), "clock time given back");
    app.hub.reload_all();
    Ok(())
}

/// Notes many times a second that the process runs, until the server stops.
pub(crate) async fn pulse(app: App) {
    loop {
        app.store.health().pulse(crate::now());
        tokio::select! {
            () = tokio::time::sleep(PULSE_INTERVAL) => {}
            () = app.stopped() => return,
        }
    }
}

/// Runs until the server stops.
pub(crate) async fn run(app: App) {
    let node = crate::random_id(8);
    let mut last_clean_up = 0;
    // The first time, tables that are due soon are woken too: computer players that were searching
    // when the server stopped start again at once.
    let mut look_ahead = 10_000;
    let mut failing = false;
    loop {
        match heartbeat(&app, &node, look_ahead).await {
            Ok(()) => {
                if failing {
                    tracing::info!("heartbeats are written again");
                }
                (failing, look_ahead) = (false, 0);
            }
            Err(error) if !failing => {
                failing = true;
                tracing::error!(%error, "heartbeat failed; nobody is flagged until it is written");
            }
            Err(error) => tracing::debug!(%error, "heartbeat failed"),
        }
        let now = crate::now();
        if !failing && now.saturating_sub(last_clean_up) > CLEAN_UP_INTERVAL {
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

/// Writes a heartbeat. If that was not possible for a while, or something else could not be written,
/// all clocks get that time back before anyone can be flagged again.
async fn heartbeat(app: &App, node: &str, look_ahead: Millis) -> Result<(), StoreError> {
    let health = app.store.health();
    let asked = crate::now();
    app.store.heartbeat(node, asked).await?;
    let written = crate::now();
    if let Some(from) = health.trouble_since(written) {
        credit_outage(app, from, written).await?;
    }
    health.sound(asked, written);
    for game in app.store.due(written + look_ahead).await? {
        app.hub.wake(&game);
    }
    Ok(())
}

/// Aborts games that nobody comes back to, and deletes games that were aborted long ago.
async fn clean_up(app: &App, now: Millis) -> Result<(), StoreError> {
    let config = &app.config;
    let hours_ago = |hours: u64| now.saturating_sub(hours * HOUR);
    let (mut called_off, mut forgotten) = (0, 0);
    for (phase, hours) in [
        (TablePhase::Waiting, config.waiting_hours),
        (TablePhase::Live, 24 * config.idle_days),
        (TablePhase::Paused, 24 * config.idle_days),
    ] {
        // A batch at a time, however many there are. A game that cannot be aborted would come back
        // in the next batch for ever, so a batch that brings nothing new is the last.
        let mut seen = HashSet::new();
        loop {
            let inactive = app.store.inactive(phase, hours_ago(hours)).await?;
            let mut new = 0;
            for game in inactive {
                if seen.insert(game.clone()) {
                    new += 1;
                    app.hub.abort_game(&game).await;
                }
            }
            called_off += new;
            if new == 0 || app.is_stopping() {
                break;
            }
        }
    }
    loop {
        let aborted = app.store.aborted_before(hours_ago(24 * config.aborted_days)).await?;
        if aborted.is_empty() || app.is_stopping() {
            break;
        }
        forgotten += aborted.len();
        app.store.delete_games(aborted).await?;
    }
    if called_off + forgotten > 0 {
        tracing::info!(called_off, forgotten, "old games cleaned up");
    }
    Ok(())
}
