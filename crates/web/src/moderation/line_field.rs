use leptos::prelude::*;

use crate::i18n::t;

/// A line of text under its label.
pub(super) fn line_field(label: &'static str, text: RwSignal<String>) -> AnyView {
    view! {
        <label class="field">
            <span>{t(label)}</span>
            <input
                class="input"
                maxlength="500"
                autocomplete="off"
                prop:value=text
                on:input=move |event| text.set(event_target_value(&event))
            />
        </label>
    }
    .into_any()
}
