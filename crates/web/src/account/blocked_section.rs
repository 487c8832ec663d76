use api::BlockedPerson;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::controls::person_link;
use crate::http::{self, RequestError};
use crate::i18n::{self, t, translate};
use crate::{guest, route};

/// Whom one has blocked, each to be unblocked. A guest can have blocked somebody too; who is nobody to the server has
/// not.
#[component]
pub(super) fn BlockedSection() -> impl IntoView {
    let blocked = RwSignal::new(None::<Vec<BlockedPerson>>);
    let error = RwSignal::new(None::<RequestError>);
    let take = move |answer: Result<Vec<BlockedPerson>, RequestError>| {
        if blocked.is_disposed() {
            return;
        }
        match answer {
            Ok(people) => {
                error.set(None);
                blocked.set(Some(people));
            }
            Err(failure) => error.set(Some(failure)),
        }
    };
    if guest::me().is_some() {
        spawn_local(async move { take(http::get("/account/blocks").await) });
    }
    let unblock = Callback::new(move |id: String| {
        spawn_local(async move {
            take(http::delete(&format!("/people/{}/block", route::encoded(&id))).await);
        });
    });
    let is_empty = move || blocked.with(|people| people.as_ref().is_none_or(Vec::is_empty));
    view! {
        <section class="card column" aria-labelledby="blocked">
            <h2 id="blocked">{t("people-blocked-people")}</h2>
            <p class="soft">{t("people-block-why")}</p>
            <ul class="kept">
                <For
                    each=move || blocked.get().unwrap_or_default()
                    key=|one| one.person.id.clone()
                    let:one
                >
                    <BlockedRow one unblock />
                </For>
            </ul>
            {move || is_empty().then(|| view! { <p class="soft">{t("people-blocked-none")}</p> })}
            {move || error.get().map(|error| view! { <p class="say" role="alert">{i18n::error_text(&error)}</p> })}
        </section>
    }
}

#[component]
fn BlockedRow(one: BlockedPerson, unblock: Callback<String>) -> impl IntoView {
    let BlockedPerson { person, since } = one;
    let id = person.id.clone();
    let label = {
        let person = person.clone();
        move || i18n::labelled(&translate("people-unblock", &[]), &i18n::marked_name(&person))
    };
    let name = move || person_link(&person, None);
    view! {
        <li class="row">
            <span class="grow"><b>{name}</b> <small>{move || i18n::date(since)}</small></span>
            <button class="button small" type="button" aria-label=label on:click=move |_| unblock.run(id.clone())>
                {t("people-unblock")}
            </button>
        </li>
    }
}
