//! A node beside others on one database. What it has in memory is a cache of the database: hints say
//! early what to read again, and a look at everything in use says it at most [`SYNC_INTERVAL`] later.

use std::collections::HashMap;
use std::sync::atomic::Ordering;

use api::Millis;
use sha2::{Digest, Sha256};
use store::{Hint, HintReceiver, StoreError, TablePresence};

use crate::hub::SYNC_INTERVAL;
use crate::shared_solutions::MIRROR_INTERVAL;
use crate::state::App;

/// How long somebody who has signed out at another node may still be taken for signed in, at most,
/// in milliseconds; also by how much two nodes may disagree about the time.
const REVOCATION_OVERLAP: Millis = 60_000;

/// How far the system's clock may be from the database's before it is told, in milliseconds.
const MAX_SKEW: i64 = 1_000;

/// Starts the tasks of a node that is not alone; they end when the server stops.
pub(crate) fn start(app: &App) {
    if !app.store.is_shared() {
        return;
    }
    tracing::info!(node = app.config.node, "one of the nodes on this database");
    if let Some(hints) = app.store.take_hints() {
        tokio::spawn(follow_hints(app.clone(), hints));
    }
    tokio::spawn(share_assets(app.clone()));
    tokio::spawn(announce(app.clone()));
    tokio::spawn(mirror_solutions(app.clone()));
    tokio::spawn(synchronise(app.clone()));
    tokio::spawn(tell_uses_and_origins(app.clone()));
}

/// Whether it is this node that wakes a table nobody follows: each table has one owner among the nodes
/// that are alive (rendezvous hashing, by a hash that is the same in every build).
pub(crate) fn owns_table(node: &str, nodes: &[String], game: &str) -> bool {
    let weight = |node: &str| -> [u8; 32] {
        // No name of a node has a blank in it.
        Sha256::digest(format!("{node} {game}")).into()
    };
    nodes.iter().all(|other| weight(other) <= weight(node))
}

/// Has tables read what other nodes say that they have written.
async fn follow_hints(app: App, mut hints: HintReceiver) {
    loop {
        let hints = tokio::select! {
            hints = hints.recv() => hints,
            () = app.stopped() => None,
        };
        let Some(hints) = hints else { return };
        let mut changed = Vec::new();
        for hint in hints {
            match hint {
                Hint::Game { game, seq } if app.hub.is_loaded(&game) => {
                    app.hub.catch_up(&game, seq);
                    if seq == 0 {
                        changed.push(game);
                    }
                }
                Hint::OutageOpened => {
                    let _ = app.hub.outages().refresh(&app.store).await;
                }
                Hint::Blocks { person } => app.store.forget_blocks(&person),
                Hint::JobEnded { id } => app.engines.job_ended(&id),
                Hint::Used { limit, key, count } => {
                    app.limits.count(&limit, key, count);
                    app.metrics.remote_uses.fetch_add(count.into(), Ordering::Relaxed);
                }
                Hint::Seen { person, origin } => app.hub.hear_origin(person, origin),
                Hint::Phrase { game, said } => app.hub.hear_phrase(&game, said),
                Hint::Game { .. } | Hint::JobQueued => {}
            }
        }
        if let Err(error) = refresh_presence(&app, changed).await {
            tracing::debug!(%error, "presence could not be read");
        }
    }
}

/// Lets other nodes, which may be of another version, serve the files that this one's page needs.
async fn share_assets(app: App) {
    for (path, asset) in app.assets.immutable() {
        if let Err(error) = app.store.keep_asset(path, asset).await {
            tracing::warn!(%error, path, "other nodes cannot serve a file of this page");
        }
    }
}

/// Copies mazes that were solved elsewhere, again and again.
async fn mirror_solutions(app: App) {
    loop {
        app.mazes.mirror().await;
        tokio::select! {
            () = tokio::time::sleep(MIRROR_INTERVAL) => {}
            () = app.stopped() => return,
        }
    }
}

/// Tells the other nodes who follows tables here, whenever that changes.
async fn announce(app: App) {
    let announcements = app.hub.announcements();
    loop {
        tokio::select! {
            () = announcements.changed() => {}
            () = app.stopped() => return,
        }
        let changed = announcements.take();
        let node = &app.config.node;
        match app.store.read_with_retry(|| app.store.set_presence(node, &changed)).await {
            Ok(()) => {
                let hint =
                    |(game, _): &(String, TablePresence)| Hint::Game { game: game.clone(), seq: 0 };
                app.store.publish(&changed.iter().map(hint).collect::<Vec<_>>()).await;
            }
            Err(error) => {
                tracing::debug!(%error, "presence could not be told");
                announcements.give_back(changed);
                tokio::time::sleep(SYNC_INTERVAL).await;
            }
        }
    }
}

/// Tells the other nodes what was used of limits here, and where people were seen, again and again.
async fn tell_uses_and_origins(app: App) {
    loop {
        tokio::select! {
            () = tokio::time::sleep(SYNC_INTERVAL) => {}
            () = app.stopped() => return,
        }
        let mut hints = app.limits.take_pending();
        hints.extend(app.hub.take_pending_origins());
        app.store.publish(&hints).await;
    }
}

/// Compares what is in memory with the database, again and again.
async fn synchronise(app: App) {
    let mut skewed = false;
    loop {
        tokio::select! {
            () = tokio::time::sleep(SYNC_INTERVAL) => {}
            () = app.stopped() => return,
        }
        if let Err(error) = look(&app).await {
            tracing::debug!(%error, "the database could not be compared with");
        }
        let skew = app.store.clock().skew();
        if (skew.abs() > MAX_SKEW) != skewed {
            skewed = !skewed;
            let node = &app.config.node;
            if skewed {
                tracing::warn!(node, skew, "this machine's clock is wrong; the database's counts");
            } else {
                tracing::info!(node, skew, "this machine's clock is right again");
            }
        }
    }
}

async fn look(app: &App) -> Result<(), StoreError> {
    let loaded: Vec<_> = app.hub.loaded();
    if !loaded.is_empty() {
        let games: Vec<_> = loaded.iter().map(|(game, _)| game.clone()).collect();
        let known: HashMap<_, _> = loaded.into_iter().collect();
        for (game, seq) in app.store.read_with_retry(|| app.store.heads(&games)).await? {
            if seq == 0 {
                app.hub.unload(&game);
            } else if known.get(&game).is_some_and(|known| *known < seq) {
                app.hub.catch_up(&game, seq);
            }
        }
        refresh_presence(app, games).await?;
    }
    let since = app.store.now().saturating_sub(REVOCATION_OVERLAP);
    let store = &app.store;
    app.refresh_revocations(store.read_with_retry(|| store.revocations(since)).await?);
    app.sessions.end(store.read_with_retry(|| store.ended_sessions(since)).await?);
    app.refresh_secrets(&store.read_with_retry(|| store.token_secrets()).await?);
    store.read_with_retry(|| app.refresh_decisions(since)).await
}

/// Tells tables who follows them at other nodes.
async fn refresh_presence(app: &App, games: Vec<String>) -> Result<(), StoreError> {
    if games.is_empty() {
        return Ok(());
    }
    let _refreshing = app.presence_refresh.lock().await;
    let store = &app.store;
    let found = store.read_with_retry(|| store.remote_presence(&app.config.node, &games)).await?;
    let mut found: HashMap<_, _> = found.into_iter().collect();
    for game in games {
        let presence = found.remove(&game).unwrap_or_default();
        app.hub.set_remote_presence(&game, presence);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_has_one_owner_and_keeps_it_if_another_node_goes() {
        let nodes = ["a:1", "b:1", "c:1"].map(str::to_owned);
        for game in (0..50).map(|n| format!("game{n}")) {
            let owner: Vec<_> =
                nodes.iter().filter(|node| owns_table(node, &nodes, &game)).collect();
            assert_eq!(owner.len(), 1);
            let gone = nodes.iter().find(|node| *node != owner[0]).unwrap();
            let left: Vec<_> = nodes.iter().filter(|node| *node != gone).cloned().collect();
            assert!(owns_table(owner[0], &left, &game));
        }
        // Nodes of any build agree.
        let owners: Vec<_> = (0..8)
            .map(|n| nodes.iter().position(|node| owns_table(node, &nodes, &format!("game{n}"))))
            .map(Option::unwrap)
            .collect();
        assert_eq!(owners, [0, 1, 1, 0, 2, 0, 1, 2]);
    }
}
