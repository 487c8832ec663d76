use leptos::prelude::*;

use crate::i18n::t;
use crate::storage;

/// Says that what is done here will be gone with the page, where the browser does not store it: what has keys that
/// begin so.
#[component]
pub fn NotKept(of: &'static [&'static str]) -> impl IntoView {
    let is_kept = Memo::new(move |_| of.iter().all(|prefix| storage::keeps(prefix)));
    move || {
        (!is_kept.get())
            .then(|| view! { <p class="say not-kept" role="status">{t("web-not-kept")}</p> })
    }
}
