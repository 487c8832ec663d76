use api::{Sanction, SanctionKind};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::paged_list::PagedList;
use super::{act_text, failure, moment};
use crate::http::{self, RequestError};
use crate::i18n::{t, translate};

/// All bans and silences in force, each to be lifted. The server gives them at once.
#[component]
pub(super) fn InForceList() -> impl IntoView {
    PagedList::<Sanction>::load("/admin/sanctions?", usize::MAX).view(|sanction, list| {
        let lift = Callback::new(move |answer: Result<(), RequestError>| {
            // Whoever was too late sees what is left.
            drop(answer);
            list.reload();
        });
        sanction_row(sanction, true, lift)
    })
}

/// A ban or a silence, with the button that lifts it; `done` hears the answer.
pub(super) fn sanction_row(
    sanction: Sanction,
    has_subject: bool,
    done: Callback<Result<(), RequestError>>,
) -> AnyView {
    let Sanction { id, kind, subject, until, reason, told } = sanction;
    let is_busy = RwSignal::new(false);
    let error = RwSignal::new(None::<RequestError>);
    let lift = move |_| {
        if is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        let path = format!("/admin/sanctions/{id}");
        spawn_local(async move {
            let answer = http::send_only("DELETE", &path, &()).await;
            if !is_busy.is_disposed() {
                is_busy.set(false);
                error.set(answer.clone().err());
                done.run(answer);
            }
        });
    };
    let kind = match kind {
        SanctionKind::Ban => "ban",
        SanctionKind::Silence => "silence",
    };
    let until = move || translate("people-notice-until", &[("date", moment(until).into())]);
    let told = move || told.map(|told| translate(&format!("people-reason-{}", told.word()), &[]));
    let subject = has_subject.then(|| view! { <code>{subject}</code> });
    view! {
        <li class="row">
            <span class="grow">
                <span><b>{move || act_text(kind)}</b> " " {subject}</span>
                <small>{until} " " {told}</small>
                <small>{reason}</small>
            </span>
            <button class="button small" type="button" disabled=is_busy on:click=lift>
                {t("moderation-do-lift")}
            </button>
            {move || error.get().map(|error| failure(&error))}
        </li>
    }
    .into_any()
}
