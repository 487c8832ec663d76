use api::{BlockedPerson, Challenge, Friends};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::action_state::ActionState;
use super::challenge_form::{Challenged, challenge_form};
use super::report_form::report_form;
use crate::controls::SteadyLabel;
use crate::http;
use crate::i18n::t;
use crate::route::{self, Link, PageRoute};
use crate::{guest, server_features};

/// What one can do about the owner of a page: nothing about oneself.
#[component]
pub(super) fn PersonActions(id: String, name: String) -> impl IntoView {
    (guest::me().as_ref() != Some(&id)).then(|| view! { <OthersActions id name /> })
}

/// What is asked in more than one tap.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ActionForm {
    Challenge,
    Report,
}

#[component]
fn OthersActions(id: String, name: String) -> impl IntoView {
    let state = ActionState::new();
    let is_blocked = RwSignal::new(false);
    let is_followed = RwSignal::new(false);
    let form = RwSignal::new(None::<ActionForm>);
    let made = RwSignal::new(None::<Challenge>);
    let has_account = guest::account_name().is_some() && server_features::has_accounts();
    // Whoever is nobody to the server has blocked nobody.
    if guest::me().is_some() {
        let id = id.clone();
        spawn_local(async move {
            if let Ok(blocked) = http::get::<Vec<BlockedPerson>>("/account/blocks").await {
                let _ = is_blocked.try_set(blocked.iter().any(|one| one.person.id == id));
            }
            if has_account && let Ok(friends) = http::get::<Friends>("/account/friends").await {
                let _ = is_followed.try_set(follows(&friends, &id));
            }
        });
    }
    let path = format!("/people/{}", route::encoded(&id));
    let set = move |what: &str, on: bool| {
        let (method, path) = (if on { "PUT" } else { "DELETE" }, format!("{path}/{what}"));
        async move { http::send_only(method, &path, &()).await }
    };
    let set_followed = set.clone();
    let follow = move |_| {
        let on = !is_followed.get_untracked();
        let notice = if on { "people-follow-done" } else { "people-unfollow-done" };
        state.send(set_followed("follow", on), notice, move |()| is_followed.set(on));
    };
    let block = move |_| {
        let on = !is_blocked.get_untracked();
        let notice = if on { "people-blocked" } else { "people-unblocked" };
        state.send(set("block", on), notice, move |()| {
            is_blocked.set(on);
            // Nobody follows whom they block.
            is_followed.update(|followed| *followed &= !on);
        });
    };
    let opener = move |which: ActionForm, key: &'static str| {
        view! {
            <button
                class="button small"
                type="button"
                aria-expanded=move || (form.get() == Some(which)).to_string()
                on:click=move |_| form.update(|shown| *shown = (*shown != Some(which)).then_some(which))
            >
                {t(key)}
            </button>
        }
    };
    let shown_form = move || match form.get() {
        Some(ActionForm::Challenge) => {
            challenge_form(Challenged::Person(id.clone()), state, form_closer(form), made)
                .into_any()
        }
        Some(ActionForm::Report) => {
            report_form(&id, &name, None, None, state, form_closer(form)).into_any()
        }
        None => ().into_any(),
    };
    let table = move || {
        made.get().map(|made| view! { <p><Link to=PageRoute::OnlineTable(made.table)>{t("people-open-table")}</Link></p> })
    };
    view! {
        <div class="column person-actions">
            <div class="row">
                {has_account.then(|| view! {
                    <button class="button small" type="button" disabled=state.is_busy on:click=follow>
                        <SteadyLabel label="people-follow" changed="people-unfollow" is_changed=is_followed />
                    </button>
                })}
                {opener(ActionForm::Challenge, "people-challenge")}
                <button class="button small" type="button" disabled=state.is_busy on:click=block>
                    <SteadyLabel label="people-block" changed="people-unblock" is_changed=is_blocked />
                </button>
                {opener(ActionForm::Report, "people-report")}
            </div>
            {shown_form}
            {state.view()}
            {table}
        </div>
    }
}

fn follows(friends: &Friends, id: &str) -> bool {
    let friends_too = friends.friends.iter().map(|friend| &friend.person);
    friends.following.iter().chain(friends_too).any(|person| person.id == id)
}

fn form_closer(form: RwSignal<Option<ActionForm>>) -> Callback<()> {
    Callback::new(move |()| form.set(None))
}
