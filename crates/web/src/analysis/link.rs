//! The analysis in the address: the fragment holds all of it, so that a link needs no server and a
//! reload loses nothing.

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

/// Keeps the address up to date.
pub fn keep_address(state: AnalysisState) {
    Effect::new(move |before: Option<()>| {
        let at = state.at.get();
        let held = state.analysis.with(|analysis| write(analysis, at));
        // What has just been read need not be written.
        if before.is_some() {
            route::follow_fragment(PageRoute::Analysis(held));
        }
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
