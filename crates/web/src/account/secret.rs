use leptos::prelude::*;

use crate::controls::SteadyLabel;

/// A button that copies a text, and says so.
pub(super) fn copy_button(text: String, label: &'static str) -> AnyView {
    let is_copied = RwSignal::new(false);
    let copy = move |_| {
        let _ = window().navigator().clipboard().write_text(&text);
        is_copied.set(true);
    };
    view! {
        <button class="button" type="button" on:click=copy>
            <SteadyLabel label changed="web-copied" is_changed=is_copied />
        </button>
    }
    .into_any()
}
