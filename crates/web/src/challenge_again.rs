//! From a finished game to the next one: a challenge to the same person, with the same clock, rated or casual as before,
//! and sides swapped.

use api::{Challenge, NewChallenge, SeatHolder, Snapshot, TablePhase};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::guest;
use crate::http::{self, RequestError};
use crate::i18n::{self, translate};
use crate::lazy_part::fetch_resources;
use crate::play::TablePhrases;
use crate::route::{self, PageRoute};

/// The button, for whoever has played a game of two against the owner of an account. Guests have the rematch at the table.
#[component]
pub fn ChallengeAgain(table: TablePhrases) -> impl IntoView {
    let challenge = Memo::new(move |_| {
        let me = guest::me()?;
        table.snapshot.with(|table| next_challenge(table.as_ref()?, &me))
    });
    let is_busy = RwSignal::new(false);
    let error = RwSignal::new(None::<RequestError>);
    let send = move |_| {
        let Some((_, new)) = challenge.get_untracked() else { return };
        is_busy.set(true);
        spawn_local(async move {
            let answer = http::post::<_, Challenge>("/challenges", &new).await;
            if is_busy.is_disposed() {
                return;
            }
            is_busy.set(false);
            error.set(None);
            match answer {
                // The table where one waits for them.
                Ok(made) => route::navigate(PageRoute::OnlineTable(made.table)),
                Err(failure) => {
                    // What the server has against it is said where accounts are.
                    fetch_resources(&["account"]).await;
                    let _ = error.try_set(Some(failure));
                }
            }
        });
    };
    move || {
        challenge.get().map(|(name, _)| {
            let text = move || translate("phrases-challenge-again", &[("name", name.clone().into())]);
            view! {
                <button class="button" type="button" disabled=is_busy on:click=send>{text}</button>
                {move || error.get().map(|error| view! { <p class="say" role="alert">{i18n::error_text(&error)}</p> })}
            }
        })
    }
}

/// The name of the other player, and the challenge to them.
fn next_challenge(table: &Snapshot, me: &str) -> Option<(String, NewChallenge)> {
    if table.state.phase != TablePhase::Over {
        return None;
    }
    let holders: Vec<_> = table.state.seats.iter().map(|seat| seat.holder.as_ref()).collect();
    let [Some(SeatHolder::Person(one)), Some(SeatHolder::Person(other))] = holders[..] else {
        return None;
    };
    // The seat that the other one had.
    let (opponent, side) = match (one.id == me, other.id == me) {
        (true, false) => (other, 2),
        (false, true) => (one, 1),
        _ => return None,
    };
    let new = NewChallenge {
        to: opponent.id.clone(),
        game: table.spec.game.clone(),
        seats: 2,
        time_control: table.spec.time_control,
        side: Some(side),
        rated: table.spec.rated,
    };
    opponent.account.then(|| (opponent.name.clone(), new))
}
