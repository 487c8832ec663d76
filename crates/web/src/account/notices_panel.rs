use leptos::prelude::*;

use crate::moderator_notices::ModeratorNotices;

/// What moderators have decided about the person here, until it is read or over. Whoever is banned sees it too.
#[component]
pub(super) fn NoticesPanel() -> impl IntoView {
    ModeratorNotices::load(async |_| ()).view(api::ModeratorNotice::is_shown)
}
