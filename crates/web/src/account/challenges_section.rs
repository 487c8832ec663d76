use std::time::Duration;

use api::{Challenge, ChallengeState, Challenges};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::action_state::ActionState;
use super::challenge_answers::{accept, decline, reason_buttons};
use super::challenge_form::{Challenged, challenge_form};
use super::challenge_texts::{became, details, stake_view};
use super::form_state::form_opener;
use crate::controls::person_link;
use crate::i18n::t;
use crate::route::{Link, PageRoute};
use crate::{guest, http};

/// How often the page asks for challenges.
const PERIOD: Duration = Duration::from_secs(10);

/// Challenges that wait for an answer, what became of the others, and a new one.
#[component]
pub(super) fn ChallengesSection() -> impl IntoView {
    let state = ActionState::new();
    let challenges = RwSignal::new(Challenges::default());
    let load = move || {
        spawn_local(async move {
            // What has not changed is not drawn again: somebody may be about to press a button.
            if let Ok(found) = http::get::<Challenges>("/challenges").await
                && challenges.try_get_untracked().is_some_and(|known| known != found)
            {
                challenges.set(found);
            }
        });
    };
    // Whoever is nobody to the server is challenged by nobody.
    if guest::me().is_some() {
        load();
        if let Ok(timer) = set_interval_with_handle(load, PERIOD) {
            on_cleanup(move || timer.clear());
        }
    }
    let rows = move || {
        let Challenges { incoming, outgoing, answered } = challenges.get();
        let reload = Callback::new(move |()| load());
        let incoming = incoming.into_iter().map(|one| incoming_row(one, state, reload));
        let outgoing = outgoing.into_iter().map(|one| outgoing_row(one, state, reload));
        let answered = answered.into_iter().map(answered_row);
        let rows = incoming.chain(outgoing).chain(answered).collect_view();
        view! { <ul class="kept">{rows}</ul> }
    };
    let is_open = RwSignal::new(false);
    let made = RwSignal::new(None::<Challenge>);
    let close = Callback::new(move |()| {
        is_open.set(false);
        load();
    });
    let form = move || match is_open.get() {
        true => challenge_form(Challenged::Anybody, state, close, made).into_any(),
        false => form_opener("people-challenge-new", "button", is_open),
    };
    view! {
        <section class="card column" aria-labelledby="challenges">
            <h2 id="challenges">{t("people-challenges")}</h2>
            {rows}
            {form}
            {state.view()}
        </section>
    }
}

fn incoming_row(challenge: Challenge, state: ActionState, reload: Callback<()>) -> AnyView {
    let (accepted, declined) = (challenge.clone(), challenge.clone());
    let accept = move |_| accept(state, &accepted, || {});
    let reasons = reason_buttons(state, &challenge, reload);
    let decline = move |_| decline(state, &declined, None, move || reload.run(()));
    view! {
        <li class="column">
            <span>{about(challenge, false)}</span>
            <div class="row">
                <button class="button small primary" type="button" disabled=state.is_busy on:click=accept>
                    {t("people-accept")}
                </button>
                <button class="button small" type="button" disabled=state.is_busy on:click=decline>
                    {t("people-decline")}
                </button>
                {reasons}
            </div>
        </li>
    }
    .into_any()
}

fn outgoing_row(challenge: Challenge, state: ActionState, reload: Callback<()>) -> AnyView {
    let (id, table, became) = (challenge.id.clone(), challenge.table.clone(), challenge.state);
    let withdraw = move |_| {
        let path = format!("/challenges/{id}");
        let request = async move { http::delete::<Challenge>(&path).await };
        state.send(request, "people-challenge-withdrawn", move |_| reload.run(()));
    };
    let has_table = matches!(became, ChallengeState::Open | ChallengeState::Accepted);
    view! {
        <li class="row">
            <span class="grow">{about(challenge, true)}</span>
            {has_table.then(|| view! {
                <Link to=PageRoute::OnlineTable(table) class="button small">{t("people-open-table")}</Link>
            })}
            {(became == ChallengeState::Open).then(|| view! {
                <button class="button small" type="button" disabled=state.is_busy on:click=withdraw>
                    {t("people-withdraw")}
                </button>
            })}
        </li>
    }
    .into_any()
}

/// What became of somebody else's challenge.
fn answered_row(challenge: Challenge) -> AnyView {
    let table = (challenge.state == ChallengeState::Accepted).then(|| challenge.table.clone());
    view! {
        <li class="row">
            <span class="grow">{about(challenge, false)}</span>
            {table.map(|table| view! {
                <Link to=PageRoute::OnlineTable(table) class="button small">{t("people-open-table")}</Link>
            })}
        </li>
    }
    .into_any()
}

/// Who the other one is, to what, and what became of it unless it waits for an answer of the person here.
fn about(challenge: Challenge, is_own: bool) -> impl IntoView {
    let other = if is_own { challenge.to.clone() } else { challenge.from.clone() };
    let stake = stake_view(&challenge);
    let is_told = is_own || challenge.state != ChallengeState::Open;
    // Whoever has made it has made its table.
    let table = (!is_own).then(|| challenge.table.clone());
    let text = move || match is_told {
        true => format!("{} · {}", details(&challenge), became(&challenge)),
        false => details(&challenge),
    };
    let name = move || person_link(&other, table.as_deref());
    view! { <b>{name}</b> " " <small>{text} " " {stake}</small> }
}
