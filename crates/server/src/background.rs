//! Background tasks: the heartbeat, clock time given back after an outage, tables woken when due,
//! and the clean-up of abandoned games.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use api::{Millis, TablePhase};
use futures_util::future::BoxFuture;
use store::{Hint, StoreError};
use tokio::task::JoinHandle;

use crate::gallery;
use crate::node;
use crate::outage_credits;
use crate::state::App;

const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(1);

/// How long a heartbeat, and what comes with it, may take. SQLite waits ten seconds for a lock.
const HEARTBEAT_TIMEOUT: Duration = Duration::from_secs(20);

const PULSE_INTERVAL: Duration = Duration::from_millis(100);

/// How long a node has to be without trouble before it calls another one dead.
const STEADY: Duration = Duration::from_secs(5);

/// How long the node that looks after a table may take, in milliseconds, before any other does.
const OVERDUE: Millis = 5_000;

const HOUR: Millis = 60 * 60 * 1000;

/// How long somebody who was forgotten can ask whether that is done, in hours.
const ERASURES_KEPT: u64 = 30 * 24;

/// How long a mail that could not be sent is kept, in hours, and an address that nobody has shown to be theirs.
const MAILS_KEPT: u64 = 25;
const UNVERIFIED_KEPT: u64 = 2 * 24;

/// How long the review of a game is kept, in hours: it can be made again.
const REVIEWS_KEPT: u64 = 90 * 24;

/// How long whoever made a challenge can see what became of it, in hours.
const CHALLENGES_KEPT: u64 = 24;

/// How long it is kept that somebody left a game early, in hours.
const EARLY_LEAVES_KEPT: u64 = 24;

/// How long reports are kept after their case is closed, in hours.
const REPORTS_KEPT: u64 = 90 * 24;

/// How long reports are kept that no moderator has decided on, in hours, after the last about that person.
const OPEN_REPORTS_KEPT: u64 = 180 * 24;

/// How long it is remembered what people were told, in hours: longer than a node looks back.
const NOTICES_KEPT: u64 = 7 * 24;

const CLEAN_UP_INTERVAL: Millis = HOUR / 6;

/// Has to run before the first move is accepted: clocks that ran while the server was down get that
/// time back.
pub(crate) async fn recover(app: &App) -> Result<(), StoreError> {
    let now = app.store.now();
    if let Some((from, to)) = app.store.start_node(&app.config.node, now).await? {
        app.metrics.outage(from, to);
    }
    app.hub.outages().refresh(&app.store).await?;
    tell_of_outage(app);
    app.store.health().mark_healthy(now, app.store.now());
    Ok(())
}

async fn open_outage(app: &App, from: Millis, to: Millis) -> Result<(), StoreError> {
    let credited = app.store.open_outage(&app.config.node, from, to).await?;
    app.metrics.outage(from, to);
    // Whatever it was, it may have been the end of what the database knew about presence.
    app.hub.announcements().repeat();
    app.hub.outages().refresh(&app.store).await?;
    tell_of_outage(app);
    let app = app.clone();
    // No heartbeat waits for that either.
    tokio::spawn(async move { outage_credits::tell(&app, credited).await });
    Ok(())
}

/// Tells the other nodes that there was an outage. No heartbeat waits for that: whoever is not told finds out with
/// their next one.
fn tell_of_outage(app: &App) {
    let app = app.clone();
    tokio::spawn(async move { app.store.publish(&[Hint::OutageOpened]).await });
}

/// Notes many times a second that the process runs, until the server stops.
pub(crate) async fn pulse(app: App) {
    loop {
        app.store.health().pulse(app.store.now());
        tokio::select! {
            () = tokio::time::sleep(PULSE_INTERVAL) => {}
            () = app.stopped() => return,
        }
    }
}

/// Work beside the heartbeats, which do not wait for it: one piece at a time.
#[derive(Default)]
struct SideTask(Option<JoinHandle<()>>);

impl SideTask {
    /// Starts it, unless the last one still runs; returns whether it has.
    fn start(&mut self, work: impl Future<Output = ()> + Send + 'static) -> bool {
        if self.0.as_ref().is_some_and(|task| !task.is_finished()) {
            return false;
        }
        self.0 = Some(tokio::spawn(work));
        true
    }

    /// Waits until it has ended.
    async fn end(self) {
        if let Some(task) = self.0 {
            let _ = task.await;
        }
    }
}

/// Runs until the server stops.
pub(crate) async fn run(app: App) {
    let (mut cleaning, mut last_clean_up) = (SideTask::default(), 0);
    // The first time, tables that are due soon are woken too: computer players that were searching
    // when the server stopped start again at once.
    let mut look_ahead = 10_000;
    let mut failing = false;
    let mut steady_since = Instant::now();
    let mut clock_moves = app.store.clock().moves();
    loop {
        let beat = heartbeat(&app, look_ahead, &mut steady_since);
        // A database that does not even refuse has to be given up on some time.
        let beat = tokio::time::timeout(HEARTBEAT_TIMEOUT, beat).await;
        let timed_out = || sqlx::Error::Io(std::io::ErrorKind::TimedOut.into());
        match beat.unwrap_or_else(|_| Err(timed_out().into())) {
            Ok(woken) => {
                if failing {
                    tracing::info!("heartbeats are written again");
                }
                failing = false;
                if woken {
                    look_ahead = 0;
                }
            }
            Err(error) if !failing => {
                failing = true;
                tracing::error!(%error, "heartbeat failed; nobody is flagged until it is written");
            }
            Err(error) => tracing::debug!(%error, "heartbeat failed"),
        }
        app.metrics.refusal_log.flush();
        let now = app.store.now();
        // Games look abandoned as long as an outage counts as inactivity.
        let is_due = !failing
            && !app.hub.outages().any_open()
            && now.saturating_sub(last_clean_up) > CLEAN_UP_INTERVAL;
        if is_due && cleaning.start(clean_up(app.clone(), now)) {
            last_clean_up = now;
        }
        tokio::select! {
            () = tokio::time::sleep(HEARTBEAT_INTERVAL) => {}
            Ok(()) = clock_moves.changed() => {}
            () = app.stopped() => return cleaning.end().await,
        }
    }
}

/// Writes a heartbeat. If that was not possible for a while, or something else could not be written,
/// all clocks get that time back before anyone can be flagged again. Returns whether tables that are due were woken.
async fn heartbeat(
    app: &App,
    look_ahead: Millis,
    steady_since: &mut Instant,
) -> Result<bool, StoreError> {
    let (store, node) = (&app.store, &app.config.node);
    let health = store.health();
    let asked = store.now();
    let mut forgotten = store.read_with_retry(|| store.heartbeat(node, asked)).await?;
    if forgotten {
        tracing::warn!(node, "the other nodes had taken this one for dead");
    }
    let written = store.now();
    if let Some(from) = health.unhealthy_since(written) {
        *steady_since = Instant::now();
        open_outage(app, from, written).await?;
        health.made_up(written);
        // The answer that said so may have been lost, and a second one would not say it.
        forgotten = true;
    }
    if forgotten {
        app.hub.announcements().repeat();
    }
    health.mark_healthy(asked, written);
    // After trouble of its own, a node does not yet know who else is back.
    if steady_since.elapsed() >= STEADY && store.expire_dead_nodes(node).await? {
        tell_of_outage(app);
    }
    app.hub.outages().refresh(store).await?;
    // Tables are due later than it seems as long as they do not have their time.
    if app.hub.outages().any_open() {
        return Ok(false);
    }
    wake_due(app, written, look_ahead).await?;
    Ok(true)
}

/// Wakes the tables whose time has come. Each has a node that looks after it; where that fails to,
/// any other does.
async fn wake_due(app: &App, now: Millis, look_ahead: Millis) -> Result<(), StoreError> {
    let store = &app.store;
    let nodes = store.read_with_retry(|| store.live_nodes()).await?;
    for game in store.read_with_retry(|| store.due(now + look_ahead)).await? {
        if node::owns_table(&app.config.node, &nodes, &game) {
            app.hub.wake(&game);
        }
    }
    if nodes.len() > 1 {
        for game in store.read_with_retry(|| store.due(now.saturating_sub(OVERDUE))).await? {
            app.hub.wake(&game);
        }
    }
    Ok(())
}

/// Aborts games that nobody comes back to, and deletes what was done with long ago. What cannot be done keeps nothing
/// else from being done.
async fn clean_up(app: App, now: Millis) {
    let store = &app.store;
    let hours_ago = |hours: u64| now.saturating_sub(hours * HOUR);
    let audit = hours_ago(24 * app.config.audit_days);
    let tokens = hours_ago(24 * app.config.token_days);
    let steps: [(&str, BoxFuture<'_, Result<(), StoreError>>); 12] = [
        ("games", Box::pin(clean_up_games(&app, now))),
        ("decisions", Box::pin(store.clear_ended(now, audit))),
        ("erasures", Box::pin(store.clear_erasures(hours_ago(ERASURES_KEPT)))),
        ("sessions", Box::pin(store.clear_sessions(tokens, now))),
        ("passkeys", Box::pin(store.clear_passkey_ceremonies(now))),
        ("mail", Box::pin(store.clear_mail(hours_ago(MAILS_KEPT), hours_ago(UNVERIFIED_KEPT)))),
        ("challenges", Box::pin(store.clear_challenges(hours_ago(CHALLENGES_KEPT)))),
        ("notices", Box::pin(store.clear_notices(hours_ago(NOTICES_KEPT)))),
        ("people online", Box::pin(store.clear_online(hours_ago(1)))),
        ("early leaves", Box::pin(store.clear_early_leaves(hours_ago(EARLY_LEAVES_KEPT)))),
        (
            "reports",
            Box::pin(store.clear_reports(hours_ago(REPORTS_KEPT), hours_ago(OPEN_REPORTS_KEPT))),
        ),
        ("reviews", Box::pin(store.clear_reviews(hours_ago(REVIEWS_KEPT)))),
    ];
    for (what, step) in steps {
        if app.is_stopping() {
            return;
        }
        if let Err(error) = step.await {
            tracing::error!(%error, what, "clean-up failed");
        }
    }
    // That may take longer, and nothing waits for it.
    let there = app.clone();
    tokio::spawn(async move {
        if let Err(error) = gallery::solve_rest(&there).await {
            tracing::debug!(%error, "mazes of the gallery could not be looked for");
        }
    });
}

/// Aborts games that nobody comes back to, and deletes games that were aborted long ago.
async fn clean_up_games(app: &App, now: Millis) -> Result<(), StoreError> {
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
                    let _ = app.hub.abort_game(&game).await;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn heartbeats_do_not_wait_for_work_beside_them_of_which_there_is_one_piece_at_a_time() {
        let mut task = SideTask::default();
        let (finish, finished) = tokio::sync::oneshot::channel::<()>();
        assert!(task.start(async { finished.await.expect("it is told") }));
        assert!(!task.start(async { panic!("the first one still runs") }));
        finish.send(()).expect("it waits");
        while !task.start(std::future::ready(())) {
            tokio::task::yield_now().await;
        }
        task.end().await;
    }
}
