use api::{Challenge, NewChallenge, Speed};
use leptos::prelude::*;
use rules::Game;

use super::action_state::ActionState;
use crate::controls::segmented;
use crate::http;
use crate::i18n::{self, t, translate};

/// The clocks to choose from.
const SPEEDS: [Speed; 4] = [Speed::Blitz, Speed::Rapid, Speed::Days, Speed::Untimed];

/// Asks for the game and the clock, and challenges somebody.
pub(super) fn challenge_form(
    id: &str,
    state: ActionState,
    close: Callback<()>,
    made: RwSignal<Option<Challenge>>,
) -> impl IntoView + use<> {
    let game = RwSignal::new(Game::ALL[0]);
    let speed = RwSignal::new(Speed::Rapid);
    let id = id.to_owned();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let new = new_challenge(&id, game.get_untracked(), speed.get_untracked());
        send_challenge(state, new, move |challenge| {
            made.set(Some(challenge));
            close.run(());
        });
    };
    let games = || Game::ALL.map(|game| (game, translate(&format!("game-{game}"), &[]))).to_vec();
    let speeds =
        || SPEEDS.map(|speed| (speed, i18n::time_control_text(speed.time_control()))).to_vec();
    view! {
        <form class="card column" on:submit=submit>
            {segmented("web-which-game", games, game)}
            {segmented("web-time", speeds, speed)}
            <div class="row">
                <button class="button primary" type="submit" disabled=state.is_busy>{t("people-challenge-send")}</button>
                <button class="button" type="button" on:click=move |_| close.run(())>{t("web-cancel")}</button>
            </div>
        </form>
    }
}

/// A challenge to a game for as many as it needs.
pub(super) fn new_challenge(to: &str, game: Game, speed: Speed) -> NewChallenge {
    NewChallenge {
        to: to.to_owned(),
        game: game.name().to_owned(),
        seats: 2,
        time_control: speed.time_control(),
        side: None,
    }
}

pub(super) fn send_challenge(
    state: ActionState,
    new: NewChallenge,
    done: impl FnOnce(Challenge) + 'static,
) {
    let request = async move { http::post::<_, Challenge>("/challenges", &new).await };
    state.send(request, "people-challenged", done);
}
