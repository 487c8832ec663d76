use api::ModeratorNotice;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::i18n::{self, translate};
use crate::{guest, http};

/// What moderators have decided about the person here: what, why, until when. Whoever is banned sees it too.
#[component]
pub(super) fn NoticesPanel() -> impl IntoView {
    let notices = RwSignal::new(Vec::<ModeratorNotice>::new());
    if guest::me().is_some() {
        spawn_local(async move {
            if let Ok(found) = http::get::<Vec<ModeratorNotice>>("/me/notices").await {
                let _ = notices.try_set(found);
            }
        });
    }
    move || notices.get().into_iter().map(notice_view).collect_view()
}

fn notice_view(notice: ModeratorNotice) -> impl IntoView {
    let ModeratorNotice { kind, reason, until, .. } = notice;
    let text = move || {
        let what = translate(&format!("people-notice-{}", kind.word()), &[]);
        let why = reason.map(|why| translate(&format!("people-reason-{}", why.word()), &[]));
        let until = translate("people-notice-until", &[("date", i18n::date(until).into())]);
        let why = why.map(|why| format!(" {why}.")).unwrap_or_default();
        format!("{what}{why} {until}")
    };
    view! { <p class="say" role="status">{text}</p> }
}
