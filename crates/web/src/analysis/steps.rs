//! Steps through the tree, and what changes it at the node shown.

use game::NodeId;
use leptos::prelude::*;

use super::state::AnalysisState;

pub fn first(state: AnalysisState) {
    state.go(NodeId::ROOT);
}

/// To the node before.
pub fn back(state: AnalysisState) {
    let at = state.at.get_untracked();
    if let Some(parent) = state.analysis.with_untracked(|a| a.tree[at].parent()) {
        state.go(parent);
    }
}

/// Along the line; where the game ended by agreement, into what was tried after it.
pub fn forward(state: AnalysisState) {
    let at = state.at.get_untracked();
    let next = state.analysis.with_untracked(|a| {
        a.tree.continuation(at).or_else(|| a.tree[at].children().first().copied())
    });
    if let Some(next) = next {
        state.go(next);
    }
}

/// To the end of the line.
pub fn last(state: AnalysisState) {
    let at = state.at.get_untracked();
    if let Some(end) = state.analysis.with_untracked(|a| a.tree.line(at).last().copied()) {
        state.go(end);
    }
}

/// To another move that was tried instead of this one.
pub fn sibling(state: AnalysisState, by: isize) {
    let at = state.at.get_untracked();
    let other = state.analysis.with_untracked(|a| {
        let siblings = a.tree[a.tree[at].parent()?].children();
        let nth = siblings.iter().position(|&id| id == at)?;
        let to = nth.checked_add_signed(by).unwrap_or(siblings.len() - 1);
        Some(siblings[to % siblings.len()])
    });
    if let Some(other) = other.filter(|&other| other != at) {
        state.go(other);
    }
}

/// How many moves were tried at the node before, tracked.
pub fn sibling_count(state: AnalysisState) -> usize {
    let at = state.at.get();
    state.analysis.with(|a| a.tree[at].parent().map_or(1, |parent| a.tree[parent].children().len()))
}

/// Promotes the line of the node shown by one step.
pub fn promote(state: AnalysisState) {
    let on_main_line =
        state.analysis.with_untracked(|a| a.tree.is_on_main_line(state.at.get_untracked()));
    if !on_main_line {
        state.change(|analysis, at| {
            analysis.tree.promote(at);
            at
        });
    }
}

/// Deletes the node shown with all that follows.
pub fn delete(state: AnalysisState) {
    if state.at.get_untracked() != NodeId::ROOT {
        state.change(|analysis, at| analysis.tree.delete(at));
    }
}
