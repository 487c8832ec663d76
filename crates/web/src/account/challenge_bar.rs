use api::{Challenge, ChallengeState};
use leptos::html::Button;
use leptos::prelude::*;

use super::action_state::ActionState;
use super::challenge_answers::{accept, decline, reason_buttons};
use super::challenge_texts::{became, details, stake_view};
use crate::controls::{named_sentence, person_link};
use crate::guest;
use crate::i18n::{self, t, translate};
use crate::live_region::announce;
use crate::own_tables::ChallengeFeed;
use crate::ratings::stake_sentence;
use crate::route::{Link, PageRoute};
use crate::sound::{self, Sound};

/// What the bar shows: one thing at a time.
#[derive(Clone, PartialEq)]
enum BarItem {
    /// A challenge that waits for an answer.
    Waiting(Challenge),
    /// One that has ended by somebody else.
    Ended(Challenge),
}

/// Challenges on whatever page one is: answered here, and what others did about them.
#[component]
pub fn ChallengeBar(feed: ChallengeFeed) -> impl IntoView {
    let state = ActionState::new();
    // Those that are left for later, which the page of the account still shows.
    let put_off = RwSignal::new(Vec::<String>::new());
    let item = Memo::new(move |_| {
        let mut waiting = feed.waiting();
        put_off.with(|put_off| waiting.retain(|one| !put_off.contains(&one.id)));
        let ended = feed.news.with(|news| news.first().cloned());
        ended.map(BarItem::Ended).or_else(|| waiting.into_iter().next().map(BarItem::Waiting))
    });
    Effect::new(move || {
        if let Some(item) = item.get() {
            sound::play(Sound::Paired);
            announce(untrack(|| item.sentence()));
        }
    });
    move || {
        item.get().map(|item| {
            view! {
                <aside class="pairing challenge-bar" aria-label=t("people-challenges")>
                    {match item {
                        BarItem::Waiting(one) => waiting_view(one, feed, state, put_off),
                        BarItem::Ended(one) => ended_view(one, feed),
                    }}
                </aside>
            }
        })
    }
}

impl BarItem {
    fn sentence(&self) -> String {
        match self {
            BarItem::Waiting(one) => {
                let name = i18n::marked_name(&one.from);
                let who = translate("people-challenges-you", &[("name", name.into())]);
                let stake = one.stake.map(|stake| format!(". {}", stake_sentence(stake)));
                i18n::labelled(&who, &(details(one) + &stake.unwrap_or_default()))
            }
            BarItem::Ended(one) => format!("{} · {}", ended_title(one), became(one)),
        }
    }
}

fn waiting_view(
    challenge: Challenge,
    feed: ChallengeFeed,
    state: ActionState,
    put_off: RwSignal<Vec<String>>,
) -> AnyView {
    let is_declining = RwSignal::new(false);
    let shown = move || match is_declining.get() {
        true => decline_view(&challenge, feed, state, is_declining),
        false => answer_view(challenge.clone(), feed, state, put_off, is_declining),
    };
    shown.into_any()
}

/// Who challenges to what; yes, no, or later.
fn answer_view(
    challenge: Challenge,
    feed: ChallengeFeed,
    state: ActionState,
    put_off: RwSignal<Vec<String>>,
    is_declining: RwSignal<bool>,
) -> AnyView {
    let accepted = challenge.clone();
    let accept = move |_| accept(state, &accepted, move || feed.reload.run(()));
    let id = challenge.id.clone();
    let hide = move |_| put_off.update(|put_off| put_off.push(id.clone()));
    let stake = stake_view(&challenge);
    let (from, table) = (challenge.from.clone(), challenge.table.clone());
    let title = move || {
        let name = i18n::marked_name(&from);
        let text = translate("people-challenges-you", &[("name", name.into())]);
        named_sentence(&text, &from, Some(&table))
    };
    view! {
        <span class="grow">
            <b>{title}</b> " " <small>{move || details(&challenge)} " " {stake}</small>
            {state.error_view()}
        </span>
        <button class="button small main" type="button" disabled=state.is_busy on:click=accept>
            {t("people-accept")}
        </button>
        <button
            class="button small"
            type="button"
            disabled=state.is_busy
            on:click=move |_| is_declining.set(true)
        >
            {t("people-decline")}
        </button>
        {close_button("people-answer-later", hide)}
    }
    .into_any()
}

/// No, with a reason or without one.
fn decline_view(
    challenge: &Challenge,
    feed: ChallengeFeed,
    state: ActionState,
    is_declining: RwSignal<bool>,
) -> AnyView {
    let reasons = reason_buttons(state, challenge, feed.reload);
    let challenge = challenge.clone();
    let decline = move |_| decline(state, &challenge, None, move || feed.reload.run(()));
    // The button that had the focus is gone.
    let first = NodeRef::<Button>::new();
    first.on_load(|first| drop(first.focus()));
    view! {
        <span class="grow column" role="group" aria-label=t("people-decline")>
            <b>{t("people-decline")}</b>
            <span class="row">
                <button node_ref=first class="button small" type="button" disabled=state.is_busy on:click=decline>
                    {t("people-decline-plain")}
                </button>
                {reasons}
            </span>
            {state.error_view()}
        </span>
        {close_button("web-cancel", move |_| is_declining.set(false))}
    }
    .into_any()
}

fn ended_view(challenge: Challenge, feed: ChallengeFeed) -> AnyView {
    let id = challenge.id.clone();
    let seen = move || feed.news.update(|news| news.retain(|one| one.id != id));
    let close = seen.clone();
    let table = (challenge.state == ChallengeState::Accepted).then(|| challenge.table.clone());
    // Whoever has made it has made its table.
    let (other, made) = match is_own(&challenge) {
        true => (challenge.to.clone(), None),
        false => (challenge.from.clone(), Some(challenge.table.clone())),
    };
    let name = move || person_link(&other, made.as_deref());
    view! {
        <span class="grow">
            <b>{name}</b> " " {move || became(&challenge)}
        </span>
        {table.map(|table| view! {
            <span on:click=move |_| seen()>
                <Link to=PageRoute::OnlineTable(table) class="button small main">{t("people-open-table")}</Link>
            </span>
        })}
        {close_button("web-close", move |_| close())}
    }
    .into_any()
}

fn close_button(label: &'static str, close: impl Fn(leptos::ev::MouseEvent) + 'static) -> AnyView {
    view! {
        <button class="icon" type="button" aria-label=t(label) on:click=close>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" /></svg>
        </button>
    }
    .into_any()
}

fn is_own(challenge: &Challenge) -> bool {
    guest::me().as_ref() == Some(&challenge.from.id)
}

/// Whose challenge it was.
fn ended_title(challenge: &Challenge) -> String {
    let (key, person) = match is_own(challenge) {
        true => ("people-challenge-to", &challenge.to),
        false => ("people-challenge-from", &challenge.from),
    };
    translate(key, &[("name", i18n::marked_name(person).into())])
}
