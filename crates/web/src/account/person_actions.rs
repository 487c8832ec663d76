use std::future::Future;

use api::{BlockedPerson, NewReport, ReportReason};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::http::{self, RequestError};
use crate::i18n::{self, t, translate};
use crate::live_region::announce;
use crate::{guest, route};

/// What one can do about the owner of a page: nothing about oneself.
#[component]
pub(super) fn PersonActions(id: String, name: String) -> impl IntoView {
    (guest::me().as_ref() != Some(&id)).then(|| view! { <OthersActions id name /> })
}

/// What was done last, and why something was not.
#[derive(Clone, Copy)]
struct ActionState {
    is_busy: RwSignal<bool>,
    notice: RwSignal<Option<&'static str>>,
    error: RwSignal<Option<RequestError>>,
}

impl ActionState {
    fn new() -> ActionState {
        ActionState {
            is_busy: RwSignal::new(false),
            notice: RwSignal::new(None),
            error: RwSignal::new(None),
        }
    }

    /// Sends a request, once at a time, of somebody whom the server knows; whoever is nobody yet becomes a guest.
    fn send<T: 'static>(
        self,
        request: impl Future<Output = Result<T, RequestError>> + 'static,
        notice: &'static str,
        done: impl FnOnce(T) + 'static,
    ) {
        if self.is_busy.get_untracked() {
            return;
        }
        self.is_busy.set(true);
        spawn_local(async move {
            let answer = match guest::ensure_guest().await {
                Ok(()) => request.await,
                Err(error) => Err(error),
            };
            if self.is_busy.is_disposed() {
                return;
            }
            self.is_busy.set(false);
            match answer {
                Ok(answer) => {
                    self.error.set(None);
                    self.notice.set(Some(notice));
                    announce(untrack(|| translate(notice, &[])));
                    done(answer);
                }
                Err(error) => {
                    self.notice.set(None);
                    self.error.set(Some(error));
                }
            }
        });
    }
}

#[component]
fn OthersActions(id: String, name: String) -> impl IntoView {
    let state = ActionState::new();
    let is_blocked = RwSignal::new(false);
    let is_reporting = RwSignal::new(false);
    let path = format!("/people/{}/block", route::encoded(&id));
    // Whoever is nobody to the server has blocked nobody.
    if guest::me().is_some() {
        let id = id.clone();
        spawn_local(async move {
            if let Ok(blocked) = http::get::<Vec<BlockedPerson>>("/account/blocks").await {
                let _ = is_blocked.try_set(blocked.iter().any(|one| one.person.id == id));
            }
        });
    }
    let toggle = move |_| {
        let (path, blocks) = (path.clone(), !is_blocked.get_untracked());
        let request = async move {
            let method = if blocks { "PUT" } else { "DELETE" };
            http::send_only(method, &path, &()).await
        };
        let notice = if blocks { "people-blocked" } else { "people-unblocked" };
        state.send(request, notice, move |()| is_blocked.set(blocks));
    };
    let block_text =
        move || translate(if is_blocked.get() { "people-unblock" } else { "people-block" }, &[]);
    let report = move || is_reporting.get().then(|| report_form(&id, &name, state, is_reporting));
    view! {
        <div class="column person-actions">
            <div class="row">
                <button class="button small" type="button" disabled=state.is_busy on:click=toggle>{block_text}</button>
                <button
                    class="button small"
                    type="button"
                    aria-expanded=move || is_reporting.get().to_string()
                    on:click=move |_| is_reporting.update(|shown| *shown = !*shown)
                >
                    {t("people-report")}
                </button>
            </div>
            {report}
            {move || state.notice.get().map(|key| view! { <p class="say good">{translate(key, &[])}</p> })}
            {move || state.error.get().map(|error| view! { <p class="say" role="alert">{i18n::error_text(&error)}</p> })}
        </div>
    }
}

/// Why somebody is reported, from a list.
fn report_form(
    id: &str,
    name: &str,
    state: ActionState,
    is_shown: RwSignal<bool>,
) -> impl IntoView + use<> {
    let chosen = RwSignal::new(None::<ReportReason>);
    let (id, name) = (id.to_owned(), name.to_owned());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(reason) = chosen.get_untracked() else { return };
        let new = NewReport { person: id.clone(), reason, table: None };
        let request = async move { http::send_only("POST", "/reports", &new).await };
        state.send(request, "people-reported", move |()| is_shown.set(false));
    };
    let choice = move |reason: ReportReason| {
        let text = move || translate(&format!("people-reason-{}", reason.word()), &[]);
        view! {
            <label class="scope">
                <input
                    type="radio"
                    name="report-reason"
                    value=reason.word()
                    prop:checked=move || chosen.get() == Some(reason)
                    on:change=move |_| chosen.set(Some(reason))
                />
                <span>{text}</span>
            </label>
        }
    };
    let title = move || translate("people-report-why", &[("name", name.as_str().into())]);
    view! {
        <form class="card column" on:submit=submit>
            <fieldset class="scopes"><legend>{title}</legend>{ReportReason::ALL.map(choice)}</fieldset>
            <p class="soft">{t("people-report-what")}</p>
            <div class="row">
                <button
                    class="button primary"
                    type="submit"
                    disabled=move || chosen.get().is_none() || state.is_busy.get()
                >
                    {t("people-report-send")}
                </button>
                <button class="button" type="button" on:click=move |_| is_shown.set(false)>{t("web-cancel")}</button>
            </div>
        </form>
    }
}
