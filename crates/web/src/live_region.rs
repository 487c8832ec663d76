use std::cell::Cell;

use leptos::prelude::*;

thread_local! {
    static ANNOUNCEMENT: Cell<Option<RwSignal<String>>> = const { Cell::new(None) };
}

/// Announces a sentence to screen readers, through the page's polite live region.
pub fn announce(sentence: String) {
    if let Some(announcement) = ANNOUNCEMENT.get() {
        announcement.set(sentence);
    }
}

/// The ARIA live region that [`announce`] writes to; the page has exactly one.
#[component]
pub fn LiveRegion() -> impl IntoView {
    let announcement = RwSignal::new(String::new());
    ANNOUNCEMENT.set(Some(announcement));
    view! { <div class="unseen" role="status" aria-live="polite">{announcement}</div> }
}
