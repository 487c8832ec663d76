//! The analysis in sentences, for keys and screen readers.

use game::NodeId;
use leptos::prelude::*;

use super::bars::sides;
use super::evaluation::LiveEvaluation;
use super::lines::line_value;
use super::state::AnalysisState;
use crate::i18n::{self, translate};
use crate::{live_region, play};

/// How many words of the best line are read out.
const WORDS_READ: usize = 6;

/// Who is ahead, and by how deep a search.
pub fn evaluation(state: AnalysisState, evaluation: LiveEvaluation) -> String {
    untrack(|| {
        let sides = sides(state, evaluation);
        if sides.is_empty() {
            return translate("analysis-no-evaluation", &[]);
        }
        let side =
            |side: &super::bars::SideChance| i18n::labelled(&side.name, &i18n::chance(side.chance));
        let told = sides.iter().map(side).collect::<Vec<_>>().join(", ");
        match evaluation.insight.with(|i| i.as_ref().map(|i| i.effort.depth)) {
            Some(depth) if depth > 0 => {
                format!("{told}. {}", translate("analysis-depth", &[("depth", depth.into())]))
            }
            _ => told,
        }
    })
}

/// The best move with its value, and how it goes on.
pub fn best_move(_: AnalysisState, evaluation: LiveEvaluation) -> String {
    untrack(|| {
        evaluation.insight.with(|insight| {
            let best = insight.as_ref().and_then(|insight| Some((insight, insight.lines.first()?)));
            let Some((insight, line)) = best else {
                return translate("analysis-no-evaluation", &[]);
            };
            let words: Vec<_> = line.words.iter().take(WORDS_READ).cloned().collect();
            translate(
                "analysis-best",
                &[("value", line_value(insight, line).into()), ("words", words.join(" ").into())],
            )
        })
    })
}

/// Where the node shown is: its number, whether in a variation, and what else was tried here.
pub fn place_in_tree(state: AnalysisState) -> String {
    untrack(|| {
        let at = state.at.get();
        state.analysis.with(|analysis| {
            let tree = &analysis.tree;
            let node = &tree[at];
            let ply = tree.move_count(at);
            let word = node.entry().map(i18n::record_entry).unwrap_or_default();
            let key = match (node.parent(), tree.is_on_main_line(at)) {
                (None, _) => "analysis-at-start",
                (_, true) => "analysis-at-main",
                (_, false) => "analysis-at-variation",
            };
            let mut told = vec![translate(key, &[("ply", ply.into()), ("word", word.into())])];
            told.extend(node.mark().map(|mark| translate(super::node_tools::mark_name(mark), &[])));
            told.extend(node.comment().map(str::to_owned));
            let list = |ids: Vec<NodeId>| {
                let word = |id: NodeId| tree[id].entry().map(i18n::record_entry);
                ids.into_iter().filter_map(word).collect::<Vec<_>>().join(", ")
            };
            let siblings = node.parent().map(|parent| tree[parent].children().to_vec());
            let siblings: Vec<_> =
                siblings.into_iter().flatten().filter(|&other| other != at).collect();
            if !siblings.is_empty() {
                told.push(translate("analysis-instead", &[("list", list(siblings).into())]));
            }
            let next = node.children().to_vec();
            if !next.is_empty() {
                told.push(translate("analysis-next", &[("list", list(next).into())]));
            }
            told.join(" ")
        })
    })
}

/// Tells every step: what happened, whose turn it is, and what is said about it.
pub fn announce_steps(state: AnalysisState) {
    Effect::new(move |before: Option<NodeId>| {
        let at = state.at.get();
        if before.is_none() || before == Some(at) {
            return at;
        }
        let told = untrack(|| {
            let ply = state.analysis.with(|analysis| analysis.tree.path(at).len() - 1);
            if ply == 0 {
                return translate("analysis-at-start", &[]);
            }
            let happened = play::told(state.session, ply, ply - 1);
            let comment =
                state.analysis.with(|analysis| analysis.tree[at].comment().map(str::to_owned));
            [Some(happened), comment].into_iter().flatten().collect::<Vec<_>>().join(" ")
        });
        live_region::announce(told);
        at
    });
}
