use leptos::prelude::*;

use crate::asset_base::asset_url;

/// A person's picture, which says nothing that their name does not; a plain one where they have chosen none.
pub(super) fn picture(name: &str, class: &'static str) -> AnyView {
    let known = api::PICTURES.iter().find(|known| **known == name);
    let drawing = asset_url(&format!("account/pictures.svg#{}", known.unwrap_or(&"none")));
    view! {
        <svg class=class viewBox="0 0 64 64" aria-hidden="true">
            <use href=drawing />
        </svg>
    }
    .into_any()
}
