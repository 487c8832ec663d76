use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::guest;
use crate::i18n::{self, translate};

/// A button that has the server forget the person here: the first click asks whether they are sure.
#[component]
pub fn ForgetMe() -> impl IntoView {
    let asked = RwSignal::new(false);
    let outcome = RwSignal::new(String::new());
    let forget = move |_| {
        if !asked.get_untracked() {
            return asked.set(true);
        }
        asked.set(false);
        spawn_local(async move {
            outcome.set(match guest::forget_me().await {
                Ok(()) => translate("web-data-deleted", &[]),
                Err(failure) => i18n::error_text(&failure),
            });
        });
    };
    let label = move || {
        translate(if asked.get() { "web-delete-data-sure" } else { "web-delete-data" }, &[])
    };
    view! {
        <div class="field">
            <button class="button" type="button" on:click=forget>{label}</button>
            {move || {
                let text = outcome.get();
                (!text.is_empty()).then(|| view! { <p class="say" role="status">{text}</p> })
            }}
        </div>
    }
}
