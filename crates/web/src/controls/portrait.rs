use leptos::prelude::*;
use locale::Personality;

use crate::asset_base::asset_url;

/// The face of the computer player of a level, which says nothing that its name does not; nothing
/// where there is no such level.
pub fn portrait(level: u8) -> Option<AnyView> {
    let personality = Personality::of_level(level)?;
    let face = asset_url(&format!("faces.svg#{}", personality.face));
    let portrait = view! {
        <svg class="portrait" viewBox="0 0 64 64" aria-hidden="true">
            <use href=face />
        </svg>
    };
    Some(portrait.into_any())
}

/// The faces of several, side by side; nothing where there are none.
pub fn portraits(levels: impl IntoIterator<Item = u8>) -> Option<AnyView> {
    let faces: Vec<_> = levels.into_iter().filter_map(portrait).collect();
    (!faces.is_empty()).then(|| view! { <span class="portraits">{faces}</span> }.into_any())
}
