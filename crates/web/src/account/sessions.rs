use api::AccountSession;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::standing::AccountState;
use crate::http::{self, RequestError};
use crate::i18n::{self, t, translate};

/// Where one is signed in, each to be ended.
#[component]
pub(super) fn SessionsSection(state: AccountState) -> impl IntoView {
    let sessions = RwSignal::new(None::<Vec<AccountSession>>);
    let error = RwSignal::new(None::<RequestError>);
    let load = move || {
        spawn_local(async move {
            let found = http::get::<Vec<AccountSession>>("/sessions").await;
            if sessions.is_disposed() {
                return;
            }
            match found {
                Ok(found) => sessions.set(Some(found)),
                Err(failure) => error.set(Some(failure)),
            }
        });
    };
    // A new password ends the others.
    Effect::new(move || {
        state.notice.track();
        load();
    });
    let end = Callback::new(move |id: String| {
        spawn_local(async move {
            let answer = http::send_only("DELETE", &format!("/sessions/{id}"), &()).await;
            if sessions.is_disposed() {
                return;
            }
            error.set(answer.err());
            load();
        });
    });
    view! {
        <section class="card column" aria-labelledby="sessions">
            <h2 id="sessions">{t("account-sessions")}</h2>
            <ul class="kept">
                <For
                    each=move || sessions.get().unwrap_or_default()
                    key=|session| (session.id.clone(), session.used, session.current)
                    let:session
                >
                    <SessionRow session end />
                </For>
            </ul>
            {move || error.get().map(|error| view! { <p class="say" role="alert">{i18n::error_text(&error)}</p> })}
        </section>
    }
}

#[component]
fn SessionRow(session: AccountSession, end: Callback<String>) -> impl IntoView {
    let AccountSession { id, used, device, current, .. } = session;
    let is_unknown = device.is_empty();
    let shown = move || match is_unknown {
        true => translate("account-session-unknown", &[]),
        false => device.clone(),
    };
    let label = shown.clone();
    let when = move || match current {
        true => translate("account-session-this", &[]),
        false => translate("account-session-used", &[("date", i18n::date(used).into())]),
    };
    view! {
        <li class="row">
            <span class="grow"><b>{shown}</b> <small>{when}</small></span>
            {(!current).then(|| view! {
                <button
                    class="button small"
                    type="button"
                    aria-label=move || i18n::labelled(&translate("account-session-end", &[]), &label())
                    on:click=move |_| end.run(id.clone())
                >
                    {t("account-session-end")}
                </button>
            })}
        </li>
    }
}
