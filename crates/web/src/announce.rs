use std::cell::Cell;

use leptos::prelude::*;

thread_local! {
    static SAID: Cell<Option<RwSignal<String>>> = const { Cell::new(None) };
}

/// Says something to those who listen to the page instead of looking at it.
pub fn polite(sentence: String) {
    if let Some(said) = SAID.get() {
        said.set(sentence);
    }
}

/// Where announcements are heard from; once in the page.
#[component]
pub fn Announcer() -> impl IntoView {
    let said = RwSignal::new(String::new());
    SAID.set(Some(said));
    view! { <div class="unseen" role="status" aria-live="polite">{said}</div> }
}
