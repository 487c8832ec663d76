use std::time::Duration;

use api::{Challenge, ChallengeDecline, ChallengeState, Challenges, DeclineReason};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::action_state::ActionState;
use crate::i18n::{self, t, translate};
use crate::route::{self, Link, PageRoute};
use crate::{guest, http};

/// How often the page asks for challenges.
const PERIOD: Duration = Duration::from_secs(10);

/// Challenges that wait for an answer, and what became of one's own; nothing where there are none.
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
    move || {
        let Challenges { incoming, outgoing } = challenges.get();
        if incoming.is_empty() && outgoing.is_empty() {
            return ().into_any();
        }
        let reload = Callback::new(move |()| load());
        let incoming = incoming.into_iter().map(|one| incoming_row(one, state, reload));
        let outgoing = outgoing.into_iter().map(|one| outgoing_row(one, state, reload));
        let rows = incoming.chain(outgoing).collect_view();
        view! {
            <section class="card column" aria-labelledby="challenges">
                <h2 id="challenges">{t("people-challenges")}</h2>
                <ul class="kept">{rows}</ul>
                {state.view()}
            </section>
        }
        .into_any()
    }
}

fn details(challenge: &Challenge) -> impl Fn() -> String + Clone + Send + 'static + use<> {
    let (game, clock) = (challenge.game.clone(), challenge.time_control);
    move || {
        format!("{} · {}", translate(&format!("game-{game}"), &[]), i18n::time_control_text(clock))
    }
}

fn incoming_row(challenge: Challenge, state: ActionState, reload: Callback<()>) -> AnyView {
    let details = details(&challenge);
    let Challenge { id, from, table, .. } = challenge;
    let path = format!("/challenges/{id}");
    let accept = {
        let path = format!("{path}/accept");
        move |_| {
            let (path, table) = (path.clone(), table.clone());
            let request = async move { http::send_only("POST", &path, &()).await };
            state.send(request, "people-challenge-accepted", move |()| {
                route::navigate(PageRoute::OnlineTable(table));
            });
        }
    };
    let decline = move |reason: Option<DeclineReason>| {
        let path = format!("{path}/decline");
        let request =
            async move { http::send_only("POST", &path, &ChallengeDecline { reason }).await };
        state.send(request, "people-challenge-declined", move |()| reload.run(()));
    };
    let reasons = DeclineReason::ALL.map(|reason| {
        let decline = decline.clone();
        let text = move || translate(&format!("people-decline-{}", reason.word()), &[]);
        view! {
            <button class="button small" type="button" disabled=state.is_busy on:click=move |_| decline(Some(reason))>
                {text}
            </button>
        }
    });
    view! {
        <li class="column">
            <span><b>{move || i18n::person_name(&from)}</b> " " <small>{details}</small></span>
            <div class="row">
                <button class="button small primary" type="button" disabled=state.is_busy on:click=accept>
                    {t("people-accept")}
                </button>
                <button class="button small" type="button" disabled=state.is_busy on:click=move |_| decline(None)>
                    {t("people-decline")}
                </button>
                {reasons}
            </div>
        </li>
    }
    .into_any()
}

fn outgoing_row(challenge: Challenge, state: ActionState, reload: Callback<()>) -> AnyView {
    let details = details(&challenge);
    let Challenge { id, to, table, state: became, reason, .. } = challenge;
    let withdraw = move |_| {
        let path = format!("/challenges/{id}");
        let request = async move { http::delete::<Challenge>(&path).await };
        state.send(request, "people-challenge-withdrawn", move |_| reload.run(()));
    };
    let what = move || {
        let state = translate(&format!("people-challenge-{}", became.word()), &[]);
        let reason =
            reason.map(|reason| translate(&format!("people-decline-{}", reason.word()), &[]));
        reason.map_or(state.clone(), |reason| format!("{state}: {reason}"))
    };
    let has_table = matches!(became, ChallengeState::Open | ChallengeState::Accepted);
    view! {
        <li class="row">
            <span class="grow">
                <b>{move || i18n::person_name(&to)}</b> " " <small>{details} " · " {what}</small>
            </span>
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
