use ::ratings::UnratedReason;
use api::{Challenge, NewChallenge, NewTable, SeatAssignment, SeatSpec, Speed, TableCreated};
use leptos::prelude::*;
use rules::Game;

use super::action_state::ActionState;
use super::challenge_texts::side_name;
use crate::controls::{LevelSlider, segmented};
use crate::http;
use crate::i18n::{self, t, translate};
use crate::ratings::{RatedChoice, casual_reason_between};
use crate::route::{self, PageRoute};
use crate::{server_features, settings};

/// The clocks to choose from.
const SPEEDS: [Speed; 4] = [Speed::Blitz, Speed::Rapid, Speed::Days, Speed::Untimed];

/// Who is challenged.
#[derive(Clone)]
pub(super) enum Challenged {
    /// Whose page it is, by id.
    Person(String),
    /// Whoever is named in the form, or a computer player.
    Anybody,
}

/// Asks for the game, the number of players, the clock, the side and whether it is rated, and challenges somebody.
pub(super) fn challenge_form(
    whom: Challenged,
    state: ActionState,
    close: Callback<()>,
    made: RwSignal<Option<Challenge>>,
) -> impl IntoView + use<> {
    let game = RwSignal::new(Game::ALL[0]);
    let seats = RwSignal::new(2usize);
    let speed = RwSignal::new(Speed::Rapid);
    // 0 is left to chance.
    let side = RwSignal::new(0u8);
    let is_computer = RwSignal::new(false);
    let name = RwSignal::new(String::new());
    let rated = RwSignal::new(false);
    let casual_reason = Signal::derive(move || match is_computer.get() {
        true => Some(UnratedReason::Computer),
        false => casual_reason_between(game.get(), seats.get(), speed.get().time_control()),
    });
    let is_open = matches!(whom, Challenged::Anybody);
    // A game with other numbers and sides begins with two, and chance.
    Effect::new(move || {
        game.track();
        seats.set(2);
    });
    Effect::new(move || {
        seats.track();
        side.set(0);
    });
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let seats = seats.get_untracked() as u8;
        let random = (js_sys::Math::random() * f64::from(seats)) as u8 + 1;
        let side = Some(side.get_untracked()).filter(|side| *side > 0).unwrap_or(random);
        let to = match &whom {
            Challenged::Person(id) => id.clone(),
            Challenged::Anybody => name.get_untracked().trim().to_owned(),
        };
        let new = NewChallenge {
            seats,
            side: Some(side),
            rated: rated.get_untracked() && casual_reason.get_untracked().is_none(),
            ..new_challenge(&to, game.get_untracked(), speed.get_untracked())
        };
        if is_computer.get_untracked() {
            let level = settings::signal().with_untracked(|settings| settings.level);
            return play_computer(state, computer_table(&new, side, level));
        }
        send_challenge(state, new, move |challenge| {
            made.set(Some(challenge));
            close.run(());
        });
    };
    let games = || Game::ALL.map(|game| (game, translate(&format!("game-{game}"), &[]))).to_vec();
    let counts = move || game.get().seats().iter().map(|&n| (n, n.to_string())).collect();
    let speeds =
        || SPEEDS.map(|speed| (speed, i18n::time_control_text(speed.time_control()))).to_vec();
    let sides = move || {
        let (game, seats) = (game.get(), seats.get() as u8);
        let side = |seat: u8| (seat, side_name(game, seats, seat));
        let random = (0, translate("web-starts-random", &[]));
        [random].into_iter().chain((1..=seats).map(side)).collect()
    };
    let opponents = || {
        vec![(false, translate("people-person", &[])), (true, translate("web-mode-computer", &[]))]
    };
    let opponent = move || match is_computer.get() {
        true => view! { <LevelSlider game=game.get() /> }.into_any(),
        false => name_field(name),
    };
    let send = move || {
        translate(if is_computer.get() { "web-start" } else { "people-challenge-send" }, &[])
    };
    view! {
        <form class="card column challenge-form" on:submit=submit>
            {is_open.then(|| view! { {segmented("web-with-whom", opponents, is_computer)} {opponent} })}
            {segmented("web-which-game", games, game)}
            {segmented("web-how-many", counts, seats)}
            {segmented("web-time", speeds, speed)}
            {segmented("people-side", sides, side)}
            {server_features::has_accounts().then(|| view! { <RatedChoice rated reason=casual_reason /> })}
            <div class="row">
                <button class="button primary" type="submit" disabled=state.is_busy>{send}</button>
                <button class="button" type="button" on:click=move |_| close.run(())>{t("web-cancel")}</button>
            </div>
        </form>
    }
}

fn name_field(name: RwSignal<String>) -> AnyView {
    view! {
        <label class="field">
            <span>{t("person-opponent")}</span>
            <input
                class="input"
                required
                maxlength="32"
                autocomplete="off"
                spellcheck="false"
                prop:value=name
                on:input=move |event| name.set(event_target_value(&event))
            />
            <small>{t("person-opponent-hint")}</small>
        </label>
    }
    .into_any()
}

/// A challenge to a casual game of two.
pub(super) fn new_challenge(to: &str, game: Game, speed: Speed) -> NewChallenge {
    NewChallenge {
        to: to.to_owned(),
        game: game.name().to_owned(),
        seats: 2,
        time_control: speed.time_control(),
        side: None,
        rated: false,
    }
}

/// A table of the same kind where all others are computer players.
fn computer_table(new: &NewChallenge, side: u8, level: u8) -> NewTable {
    let spec = |seat: u8| {
        let assignment = match seat == side {
            true => SeatAssignment::Me,
            false => SeatAssignment::Level { level },
        };
        SeatSpec { assignment, piece: None }
    };
    NewTable {
        seats: new.seats,
        time_control: new.time_control,
        seat_specs: (1..=new.seats).map(spec).collect(),
        ..NewTable::new(&new.game)
    }
}

/// A computer player accepts at once.
fn play_computer(state: ActionState, table: NewTable) {
    let request = async move { http::post::<_, TableCreated>("/tables", &table).await };
    state.send(request, "people-challenge-accepted", move |created| {
        route::navigate(PageRoute::OnlineTable(created.table));
    });
}

pub(super) fn send_challenge(
    state: ActionState,
    new: NewChallenge,
    done: impl FnOnce(Challenge) + 'static,
) {
    let request = async move { http::post::<_, Challenge>("/challenges", &new).await };
    state.send(request, "people-challenged", done);
}
