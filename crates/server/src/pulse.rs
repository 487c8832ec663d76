//! What a server does unasked: it notes that it lives, gives back the time when nobody did, wakes
//! tables that are due, and clears away what was left behind.

use std::time::Duration;

use api::{Millis, Phase};

use crate::state::App;
use crate::store::StoreError;

const BEAT: Duration = Duration::from_secs(1);

/// A gap this long between two signs of life is an outage, in milliseconds.
const GAP: Millis = 3_000;

const HOUR: Millis = 60 * 60 * 1000;

/// What must be done before the first move is taken: whoever's clock ran while everything was down
/// gets that time back.
pub(crate) async fn recover(app: &App) -> Result<(), StoreError> {
    let now = crate::now();
    match app.store.last_beat().await? {
        // However short it was: a server that starts was not there before.
        Some(last) if last < now => give_back(app, last, now).await,
        _ => Ok(()),
    }
}

async fn give_back(app: &App, last: Millis, now: Millis) -> Result<(), StoreError> {
    let games = app.store.outage(last, now).await?;
    tracing::warn!(milliseconds = now - last, games = games.len(), "time given back");
    app.hub.reload_all();
    Ok(())
}

/// Goes on until the server stops.
pub(crate) async fn run(app: App) {
    let node = crate::random_id(8);
    let mut last = crate::now();
    let mut cleared = 0;
    // Machines that were thinking when the server stopped are at it again soon.
    let mut ahead = 10_000;
    loop {
        let now = crate::now();
        if let Err(error) = beat(&app, &node, last, now, ahead).await {
            tracing::error!(%error, "the heartbeat failed");
        } else {
            last = now;
            ahead = 0;
        }
        if now.saturating_sub(cleared) > HOUR / 6 {
            cleared = now;
            if let Err(error) = clear(&app, now).await {
                tracing::error!(%error, "old games could not be cleared away");
            }
        }
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            () = app.stopped() => return,
        }
    }
}

async fn beat(
    app: &App,
    node: &str,
    last: Millis,
    now: Millis,
    ahead: Millis,
) -> Result<(), StoreError> {
    if now.saturating_sub(last) >= GAP {
        give_back(app, last, now).await?;
    }
    app.store.beat(node, now).await?;
    for game in app.store.due(now + ahead).await? {
        app.hub.wake(&game);
    }
    Ok(())
}

/// Calls off what nobody comes back to, and forgets what was called off long ago.
async fn clear(app: &App, now: Millis) -> Result<(), StoreError> {
    let config = &app.config;
    let before = |hours: u64| now.saturating_sub(hours * HOUR);
    let mut left = app.store.stale(Phase::Waiting, before(config.waiting_hours)).await?;
    for phase in [Phase::Live, Phase::Paused] {
        left.extend(app.store.stale(phase, before(24 * config.idle_days)).await?);
    }
    for game in &left {
        app.hub.abandon(game);
    }
    let forgotten = app.store.called_off(before(24 * config.aborted_days)).await?;
    let count = forgotten.len();
    if count > 0 {
        app.store.forget(forgotten).await?;
    }
    if count + left.len() > 0 {
        tracing::info!(called_off = left.len(), forgotten = count, "cleared away");
    }
    Ok(())
}
