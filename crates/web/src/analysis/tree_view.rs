use game::{NodeId, Seat, Turn, VariationTree};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use rules::AnyPosition;

use super::state::AnalysisState;
use crate::i18n::{self, t};

/// The variation tree as text: the main line, and below each branching the variations, set in. One
/// place of it takes the focus, the one that is shown; arrow keys move it.
#[component]
pub fn TreeView(state: AnalysisState) -> impl IntoView {
    let list = NodeRef::<Div>::new();
    // The node that is shown stays in sight.
    Effect::new(move || {
        state.at.track();
        state.analysis.track();
        request_animation_frame(move || {
            let Some(list) = list.try_get_untracked().flatten() else { return };
            let had_focus = document().active_element().is_some_and(|element| {
                list.contains(Some(&element)) && !element.is_same_node(Some(&list))
            });
            if let Ok(Some(current)) = list.query_selector("[aria-current]") {
                let current: web_sys::HtmlElement = current.unchecked_into();
                let top = current.offset_top() - list.offset_top();
                list.set_scroll_top(top - list.client_height() / 2);
                if had_focus {
                    let _ = current.focus();
                }
            }
        });
    });
    let content = move || {
        state.analysis.with(|analysis| {
            let tree = &analysis.tree;
            let starter = first_to_move(tree);
            let root = node_button(state, tree, NodeId::ROOT, None);
            let line = render_line(state, tree, NodeId::ROOT, starter, 0);
            view! { {root} {line} }
        })
    };
    view! {
        <section class="tree card" aria-label=t("analysis-tree")>
            <div class="branches" node_ref=list role="group" aria-label=t("analysis-tree")>
                {content}
            </div>
        </section>
    }
}

/// All that follows a node: its line, and the variations where they branch off.
fn render_line(
    state: AnalysisState,
    tree: &VariationTree<AnyPosition>,
    from: NodeId,
    starter: Option<Seat>,
    mut round: usize,
) -> AnyView {
    let mut parts = Vec::new();
    let mut at = from;
    // After a break the round is said again.
    let mut fresh = true;
    loop {
        let mover = match tree[at].turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        let continuation = tree.continuation(at);
        let variations: Vec<_> = tree.variations(at).collect();
        if continuation.is_none() && variations.is_empty() {
            break;
        }
        let next_round = round + usize::from(mover.is_some() && mover == starter || round == 0);
        if let Some(next) = continuation {
            let number = (fresh || next_round > round).then_some(next_round);
            fresh = false;
            parts.push(node_button(state, tree, next, number));
        }
        for first in &variations {
            let line = render_line(state, tree, *first, starter, next_round);
            parts.push(
                view! {
                    <div class="variation">
                        {node_button(state, tree, *first, Some(next_round))}
                        {line}
                    </div>
                }
                .into_any(),
            );
            fresh = true;
        }
        round = next_round;
        match continuation {
            Some(next) => at = next,
            None => break,
        }
    }
    parts.into_any()
}

fn first_to_move(tree: &VariationTree<AnyPosition>) -> Option<Seat> {
    tree.main_line().into_iter().find_map(|id| match tree[id].turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance | Turn::Over => None,
    })
}

fn node_button(
    state: AnalysisState,
    tree: &VariationTree<AnyPosition>,
    id: NodeId,
    round: Option<usize>,
) -> AnyView {
    let node = &tree[id];
    let entry = node.entry();
    let word =
        move || entry.map_or_else(|| i18n::translate("analysis-start", &[]), i18n::record_entry);
    let mark = node.mark();
    let class = match mark.map(game::MoveMark::glyph) {
        Some("?" | "??" | "?!") => "ply bad",
        Some(_) => "ply good",
        None if entry.is_none() => "ply start",
        None => "ply",
    };
    let is_current = move || state.at.get() == id;
    view! {
        {round.map(|round| view! { <span class="round">{round}</span> })}
        <button
            type="button"
            class=class
            aria-current=move || is_current().then_some("true")
            tabindex=move || if is_current() { "0" } else { "-1" }
            on:click=move |_| state.go(id)
        >
            {word}
            {mark.map(|mark| view! { <b class="glyph">{mark.glyph()}</b> })}
        </button>
        {node.comment().map(|comment| view! { <span class="remark">{comment.to_owned()}</span> })}
    }
    .into_any()
}
