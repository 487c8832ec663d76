use leptos::ev::{KeyboardEvent, keydown};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use super::evaluation::LiveEvaluation;
use super::state::AnalysisState;
use super::{spoken, steps};
use crate::board::MoveDraft;
use crate::{live_region, settings};

/// The keys of the analysis, wherever the focus is except in a form field or a dialog. The board
/// handles its own first.
pub fn listen(
    state: AnalysisState,
    evaluation: LiveEvaluation,
    draft: MoveDraft,
    editing: Memo<bool>,
) {
    let handle = window_event_listener(keydown, move |event: KeyboardEvent| {
        let in_field = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .is_some_and(|element| {
                let field = "input:not([type=checkbox]), select, textarea, dialog";
                element.closest(field).ok().flatten().is_some()
            });
        if in_field || editing.get_untracked() || event.alt_key() {
            return;
        }
        if event.ctrl_key() || event.meta_key() {
            match event.key().as_str() {
                "z" => state.undo(),
                "Z" | "y" => state.redo(),
                _ => return,
            }
            return event.prevent_default();
        }
        match event.key().as_str() {
            "ArrowLeft" => steps::back(state),
            "ArrowRight" => steps::forward(state),
            "ArrowUp" => steps::sibling(state, -1),
            "ArrowDown" => steps::sibling(state, 1),
            "Home" => steps::first(state),
            "End" => steps::last(state),
            "Delete" => steps::delete(state),
            "e" | "E" => live_region::announce(spoken::evaluation(state, evaluation)),
            "b" | "B" => live_region::announce(spoken::best_move(state, evaluation)),
            "t" | "T" => live_region::announce(spoken::place_in_tree(state)),
            "a" | "A" => evaluation.toggle(),
            "g" | "G" => evaluation.go_deeper(),
            "s" | "S" => {
                settings::signal().update(|settings| {
                    settings.shortest_paths = !settings.shortest_paths;
                });
            }
            "d" | "D" => state.is_drawing.update(|on| *on = !*on),
            "x" | "X" => evaluation.toggle_threat(state),
            "m" | "M" => steps::promote(state),
            "c" | "C" => focus_comment(),
            "r" | "R" => draft.rotate_fence(),
            "Escape" => {
                draft.clear();
                state.is_drawing.set(false);
            }
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
}

fn focus_comment() {
    let field = document().get_element_by_id("remark");
    if let Some(field) = field.and_then(|field| field.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = field.focus();
    }
}
