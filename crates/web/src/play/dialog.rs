use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use super::session::GameSession;
use crate::i18n::t;
use crate::rulebook;

/// The rulebook over the game screen.
pub const RULES: &str = "consulted";
/// The goal and the signs on the board over the game screen.
pub const GUIDE: &str = "guide";

/// A dialog over the game screen; its content is rendered while it is open.
#[component]
pub fn GameDialog(
    id: &'static str,
    label: &'static str,
    content: fn(GameSession) -> AnyView,
    session: GameSession,
) -> impl IntoView {
    let shown = RwSignal::new(false);
    view! {
        <dialog
            id=id
            class="consulted"
            aria-label=t(label)
            on:toggle=move |_| shown.set(find(id).is_some_and(|dialog| dialog.open()))
            on:click=move |event| close_from_outside(id, &event)
        >
            <button
                class="icon close"
                type="button"
                aria-label=t("web-close")
                on:click=move |_| if let Some(dialog) = find(id) { dialog.close() }
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" /></svg>
            </button>
            {move || shown.get().then(|| content(session))}
        </dialog>
    }
}

/// Closes a dialog that is clicked beside its box: what lies around it is a part of it too.
fn close_from_outside(id: &str, event: &MouseEvent) {
    let Some(dialog) = find(id) else { return };
    let is_its_own = event.target().is_some_and(|target| target == *dialog.as_ref());
    let area = dialog.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    let is_inside =
        (area.left()..=area.right()).contains(&x) && (area.top()..=area.bottom()).contains(&y);
    if is_its_own && !is_inside {
        dialog.close();
    }
}

/// The rulebook over a board, where refusals name a rule of it.
#[component]
pub fn RulesDialog(session: GameSession) -> impl IntoView {
    view! {
        <GameDialog
            id=RULES
            label="web-nav-rules"
            content=|session| rulebook::rulebook_text(untrack(|| session.game()))
            session
        />
    }
}

/// Opens a dialog of the game screen.
pub fn open(id: &str) {
    if let Some(dialog) = find(id) {
        let _ = dialog.show_modal();
    }
}

/// Opens the rulebook at a rule; the rulebook scrolls there once it has been rendered.
pub fn open_rule(rule: &str) {
    rulebook::show_rule(rule);
    open(RULES);
}

fn find(id: &str) -> Option<web_sys::HtmlDialogElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}
