use leptos::ev::{KeyboardEvent, keydown};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use super::session::GameSession;
use crate::board::MoveDraft;

/// Keyboard shortcuts of the game screen, wherever the focus is except in a form field or a dialog:
/// they step through the game and turn the fence under the pointer. The board handles its own keys
/// first.
pub fn listen(session: GameSession, draft: Option<MoveDraft>) {
    let handle = window_event_listener(keydown, move |event: KeyboardEvent| {
        let in_field = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .is_some_and(|element| {
                element.closest("input, select, textarea, dialog").ok().flatten().is_some()
            });
        if in_field || event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => session.go_to_ply(|shown, _| shown.saturating_sub(1)),
            "ArrowRight" => session.go_to_ply(|shown, _| shown + 1),
            "Home" => session.go_to_ply(|_, _| 0),
            "End" => session.go_to_ply(|_, count| count),
            "r" | "R" => return draft.into_iter().for_each(|draft| draft.rotate_fence()),
            "Escape" => return draft.into_iter().for_each(|draft| draft.clear()),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
}
