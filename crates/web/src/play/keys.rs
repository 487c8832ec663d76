use leptos::ev::{KeyboardEvent, keydown};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use super::session::Session;
use crate::board::Pad;

/// Keys that work wherever the focus is, except where one types: steps through the game, and turns
/// the fence that the mouse holds. The board's own keys come first.
pub fn listen(session: Session, pad: Pad) {
    let handle = window_event_listener(keydown, move |event: KeyboardEvent| {
        let written = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .is_some_and(|element| {
                element.closest("input, select, textarea, dialog").ok().flatten().is_some()
            });
        if written || event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => session.look(|shown, _| shown.saturating_sub(1)),
            "ArrowRight" => session.look(|shown, _| shown + 1),
            "Home" => session.look(|_, _| 0),
            "End" => session.look(|_, of| of),
            "r" | "R" => return pad.rotate(),
            "Escape" => return pad.clear(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
}
