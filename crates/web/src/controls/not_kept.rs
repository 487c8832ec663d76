use leptos::prelude::*;

use crate::i18n::t;
use crate::{http, storage};

/// Says that what is done here will be gone with the page, where the browser does not store it: what has keys that
/// begin so.
#[component]
pub fn NotKept(of: &'static [&'static str]) -> impl IntoView {
    let is_kept = Memo::new(move |_| of.iter().all(|prefix| storage::keeps(prefix)));
    move || {
        // A form stays on the screen until the game that it leads to is there, and what is kept changes meanwhile.
        (is_kept.try_get() == Some(false))
            .then(|| view! { <p class="say not-kept" role="status">{t("web-not-kept")}</p> })
    }
}

/// The same of a game at a table: who plays there is said by a cookie, or else by what is kept here.
#[component]
pub fn TableNotKept() -> impl IntoView {
    (!http::accepts_cookies()).then(|| view! { <NotKept of=&["me"] /> })
}
