use leptos::prelude::*;

use crate::i18n::{t, translate};

/// Deletes something that this browser keeps: the first press asks, the second one does it.
#[component]
pub fn DeleteButton(
    /// The key of its label.
    #[prop(default = "web-forget")]
    label: &'static str,
    delete: Callback<()>,
) -> impl IntoView {
    let asked = RwSignal::new(false);
    let press = move |_| {
        if asked.get_untracked() {
            delete.run(());
        } else {
            asked.set(true);
        }
    };
    view! {
        <button
            class="forget icon"
            type="button"
            aria-label=move || translate(if asked.get() { "web-forget-sure" } else { label }, &[])
            on:click=press
            on:blur=move |_| asked.set(false)
        >
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" /></svg>
            // It covers what is beside it, so that nothing moves.
            {move || asked.get().then(|| view! { <span class="button danger">{t("web-forget-sure")}</span> })}
        </button>
    }
}
