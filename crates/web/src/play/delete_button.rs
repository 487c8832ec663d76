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
            class="forget"
            class:icon=move || !asked.get()
            class:button=asked
            class:danger=asked
            type="button"
            aria-label=move || translate(if asked.get() { "web-forget-sure" } else { label }, &[])
            on:click=press
            on:blur=move |_| asked.set(false)
        >
            {move || match asked.get() {
                true => t("web-forget-sure").into_any(),
                false => view! { <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" /></svg> }.into_any(),
            }}
        </button>
    }
}
