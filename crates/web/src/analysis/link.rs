//! The analysis in the address: the fragment holds all of it, so that a link needs no server and a
//! reload loses nothing.

use std::time::Duration;

use game::{NodeId, Reason, VariationTree};
use leptos::prelude::*;
use rules::{Analysis, AnyPosition, Game, GameSetup};

use super::state::AnalysisState;
use crate::route::{self, PageRoute};

/// Separates the analysis from the number of the node that is shown.
const AT: &str = "&at=";

/// Reads a fragment. An empty one is the start of the classic game.
pub fn read(held: &str) -> Result<(Analysis, NodeId), Reason> {
    if held.is_empty() {
        let setup = GameSetup::new(Game::Quoridor);
        let start = setup.start()?;
        return Ok((Analysis::new(setup, start), NodeId::ROOT));
    }
    let (link, nth) = held.split_once(AT).unwrap_or((held, ""));
    let analysis = Analysis::from_link(link)?;
    let nodes = preorder(&analysis.tree);
    let at = nth.parse().ok().and_then(|nth: usize| nodes.get(nth).copied());
    // A game opens at its end, a position at its start.
    let last = *analysis.tree.main_line().last().unwrap_or(&NodeId::ROOT);
    Ok((analysis, at.unwrap_or(last)))
}

/// The fragment that holds an analysis and the node that is shown.
pub fn write(analysis: &Analysis, at: NodeId) -> String {
    let nth = preorder(&analysis.tree).iter().position(|&id| id == at).unwrap_or(0);
    format!("{}{AT}{nth}", analysis.to_link())
}

/// What a fragment says of the analysis itself, whichever node is shown.
pub fn analysis_part(held: &str) -> &str {
    held.split_once(AT).map_or(held, |(link, _)| link)
}

/// Keeps the address up to date: at once, and a moment later where changes follow each other quickly, since
/// browsers count how often it is written.
pub fn keep_address(state: AnalysisState) {
    let is_waiting = StoredValue::new(false);
    let is_due = StoredValue::new(false);
    let write_now = move || {
        let at = state.at.get_untracked();
        let held = state.analysis.with_untracked(|analysis| write(analysis, at));
        route::replace_fragment(PageRoute::Analysis(held));
    };
    Effect::new(move |before: Option<()>| {
        state.analysis.track();
        state.at.track();
        // What has just been read need not be written.
        if before.is_none() {
            return;
        }
        if is_waiting.get_value() {
            is_due.set_value(true);
            return;
        }
        write_now();
        is_waiting.set_value(true);
        set_timeout(
            move || {
                if is_due.try_get_value() == Some(true) {
                    write_now();
                }
                let _ = is_due.try_set_value(false);
                let _ = is_waiting.try_set_value(false);
            },
            Duration::from_millis(300),
        );
    });
}

/// All nodes, each before those that follow it: the same order wherever a tree is read.
fn preorder(tree: &VariationTree<AnyPosition>) -> Vec<NodeId> {
    let mut nodes = Vec::new();
    let mut open = vec![NodeId::ROOT];
    while let Some(id) = open.pop() {
        nodes.push(id);
        open.extend(tree[id].children().iter().rev());
    }
    nodes
}
