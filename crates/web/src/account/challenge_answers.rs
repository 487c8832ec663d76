//! Yes and no to a challenge, from wherever it is shown.

use api::{Challenge, ChallengeDecline, DeclineReason};
use leptos::prelude::*;

use super::action_state::ActionState;
use crate::http;
use crate::i18n::translate;
use crate::route::{self, PageRoute};

/// Accepts, and goes to the table.
pub(super) fn accept(state: ActionState, challenge: &Challenge, done: impl FnOnce() + 'static) {
    let (path, table) = (format!("/challenges/{}/accept", challenge.id), challenge.table.clone());
    let request = async move { http::send_only("POST", &path, &()).await };
    state.send(request, "people-challenge-accepted", move |()| {
        done();
        route::navigate(PageRoute::OnlineTable(table));
    });
}

/// Declines, with a reason or without one.
pub(super) fn decline(
    state: ActionState,
    challenge: &Challenge,
    reason: Option<DeclineReason>,
    done: impl FnOnce() + 'static,
) {
    let path = format!("/challenges/{}/decline", challenge.id);
    let request = async move { http::send_only("POST", &path, &ChallengeDecline { reason }).await };
    state.send(request, "people-challenge-declined", move |()| done());
}

/// A button for each reason to decline.
pub(super) fn reason_buttons(
    state: ActionState,
    challenge: &Challenge,
    done: Callback<()>,
) -> AnyView {
    let button = |reason: DeclineReason| {
        let challenge = challenge.clone();
        let press = move |_| decline(state, &challenge, Some(reason), move || done.run(()));
        let text = move || translate(&format!("people-decline-{}", reason.word()), &[]);
        view! {
            <button class="button small" type="button" disabled=state.is_busy on:click=press>
                {text}
            </button>
        }
    };
    DeclineReason::ALL.map(button).collect_view().into_any()
}
