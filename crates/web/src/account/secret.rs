use leptos::prelude::*;

use crate::i18n::translate;

/// A button that copies a text, and says so.
pub(super) fn copy_button(text: String, label: &'static str) -> AnyView {
    let is_copied = RwSignal::new(false);
    let copy = move |_| {
        let _ = window().navigator().clipboard().write_text(&text);
        is_copied.set(true);
    };
    view! {
        <button class="button" type="button" on:click=copy>
            {move || translate(if is_copied.get() { "web-copied" } else { label }, &[])}
        </button>
    }
    .into_any()
}
