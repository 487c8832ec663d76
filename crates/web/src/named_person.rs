//! Somebody else whose name stands somewhere: what one can do about them is one tap away. Owners of accounts have a page
//! for that, guests a dialog.

use std::cell::Cell;

use api::Person;
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::i18n::{self, t};
use crate::route::PageRoute;

/// Somebody else, and what is known of where their name stands.
#[derive(Clone)]
pub struct NamedPerson {
    pub person: Person,
    /// The table where they play, or which they have created.
    pub table: Option<String>,
    /// Whether they are heard there, if they can be.
    pub phrases: Option<PhraseSwitch>,
}

/// Whether somebody is heard at a table, to be changed.
#[derive(Clone, Copy)]
pub struct PhraseSwitch {
    pub is_muted: Signal<bool>,
    pub mute: Callback<bool>,
}

/// Draws what one can do about somebody.
pub type PersonMenuPart = fn(NamedPerson) -> AnyView;

type AskedPerson = RwSignal<Option<NamedPerson>>;

thread_local! {
    static ASKED: Cell<Option<AskedPerson>> = const { Cell::new(None) };
}

/// Shows what one can do about somebody, over whatever page it is.
pub fn ask(person: NamedPerson) {
    if let Some(asked) = ASKED.get() {
        asked.set(Some(person));
    }
}

/// The dialog with what one can do about somebody, closed until their name is pressed.
pub fn person_dialog(route: RwSignal<PageRoute>, menu: PersonMenuPart) -> impl IntoView {
    let asked = AskedPerson::new(None);
    ASKED.set(Some(asked));
    Effect::new(move || {
        route.track();
        asked.set(None);
    });
    move || {
        asked.get().map(|person| {
            let dialog = NodeRef::<Dialog>::new();
            dialog.on_load(|dialog| drop(dialog.show_modal()));
            let name = i18n::person_name(&person.person);
            menu_dialog(dialog, name, move || asked.set(None), menu(person))
        })
    }
}

/// A dialog about somebody, which has to be opened.
pub fn menu_dialog(
    dialog: NodeRef<Dialog>,
    name: String,
    closed: impl Fn() + 'static,
    content: impl IntoView + 'static,
) -> impl IntoView {
    let close = move |_| {
        if let Some(dialog) = dialog.get() {
            dialog.close();
        }
    };
    view! {
        <dialog node_ref=dialog class="consulted phrases" aria-label=name on:close=move |_| closed()>
            <button class="icon close" type="button" aria-label=t("web-close") on:click=close>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" /></svg>
            </button>
            {content.into_any()}
        </dialog>
    }
}
