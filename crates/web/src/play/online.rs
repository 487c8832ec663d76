use leptos::prelude::*;

/// A table on the server.
#[component]
pub fn Online(id: String) -> impl IntoView {
    let _ = id;
    view! { <p></p> }
}
