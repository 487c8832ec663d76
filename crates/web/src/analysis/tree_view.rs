use game::{NodeId, Seat, Turn, VariationTree};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use rules::AnyPosition;

use super::state::AnalysisState;
use crate::i18n::{self, t};
use crate::review::entry_mark;

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
            let line = render_line(state, tree, NodeId::ROOT, starter);
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
) -> AnyView {
    let mut parts = Vec::new();
    let mut at = from;
    // After a break the number is said again.
    let mut fresh = true;
    let number = |id: NodeId| tree[id].entry()?.is_move().then(|| tree.move_count(id));
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
        let begins_row = mover.is_some() && mover == starter;
        if let Some(next) = continuation {
            let number = number(next).filter(|_| fresh || begins_row);
            fresh = false;
            parts.push(node_button(state, tree, next, number));
        }
        for first in &variations {
            let line = render_line(state, tree, *first, starter);
            parts.push(
                view! {
                    <div class="variation">
                        {node_button(state, tree, *first, number(*first))}
                        {line}
                    </div>
                }
                .into_any(),
            );
            fresh = true;
        }
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
    number: Option<usize>,
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
    // What somebody says of a move comes before what the review does.
    let graded = Memo::new(move |_| state.grades.with(|grades| grades.get(&id).copied()));
    let grade = move || {
        let (class, glyph, meaning) = entry_mark(graded.get().filter(|_| mark.is_none())?);
        Some(view! {
            <i class=class title=meaning.clone() aria-hidden="true">{glyph}</i>
            <span class="unseen">{meaning}</span>
        })
    };
    view! {
        {number.map(|number| view! { <span class="round">{number}</span> })}
        <button
            type="button"
            class=class
            aria-current=move || is_current().then_some("true")
            tabindex=move || if is_current() { "0" } else { "-1" }
            on:click=move |_| state.go(id)
        >
            {word}
            {mark.map(|mark| view! { <b class="glyph">{mark.glyph()}</b> })}
            {grade}
        </button>
        {node.comment().map(|comment| view! { <span class="remark">{comment.to_owned()}</span> })}
    }
    .into_any()
}
