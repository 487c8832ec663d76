use leptos::prelude::*;

use crate::i18n::t;

/// The label of a button that says something else in another state: as wide as the wider of both, so that
/// nothing beside the button moves.
#[component]
pub fn SteadyLabel(
    /// The key of what it says.
    label: &'static str,
    /// The key of what it says while it is changed.
    changed: &'static str,
    #[prop(into)] is_changed: Signal<bool>,
) -> impl IntoView {
    view! {
        <span class="steady">
            <span class:absent=is_changed>{t(label)}</span>
            <span class:absent=move || !is_changed.get()>{t(changed)}</span>
        </span>
    }
}
