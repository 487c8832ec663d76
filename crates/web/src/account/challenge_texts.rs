//! What is said of a challenge wherever it is shown.

use api::Challenge;
use leptos::prelude::*;
use rules::{Game, GameSetup};
use view::BoardView;

use crate::controls::seat_label;
use crate::i18n::{self, translate};
use crate::ratings::{stake_sentence, stake_text};

/// The game, the clock, what whoever is challenged plays where the sides differ, and whether it is rated.
pub(super) fn details(challenge: &Challenge) -> String {
    let game = translate(&format!("game-{}", challenge.game), &[]);
    let clock = i18n::time_control_text(challenge.time_control);
    let rated = challenge.rated.then(|| translate("web-rated", &[]));
    let parts = [Some(game), Some(clock), side(challenge), rated];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn side(challenge: &Challenge) -> Option<String> {
    let game = Game::parse(&challenge.game).filter(|game| *game == Game::Pacman)?;
    let seat = if challenge.side? == 1 { 2 } else { 1 };
    let side = side_name(game, challenge.seats, seat);
    let name = i18n::marked_name(&challenge.to);
    Some(i18n::labelled(&name, &side))
}

/// What is at stake for the person here, if the game is rated: short to see, in words to hear.
pub(super) fn stake_view(challenge: &Challenge) -> Option<AnyView> {
    let stake = challenge.stake?;
    let view = view! {
        <b aria-hidden="true">{stake_text(stake)}</b>
        <span class="unseen">{move || stake_sentence(stake)}</span>
    };
    Some(view.into_any())
}

/// What a seat is called.
pub(super) fn side_name(game: Game, seats: u8, seat: u8) -> String {
    let setup = GameSetup::new(game).with_seats(seats.into());
    let board = setup.and_then(|setup| setup.start()).map(|start| BoardView::from(&start));
    seat_label(game, &board.unwrap_or_default(), seat)
}

/// What became of a challenge.
pub(super) fn became(challenge: &Challenge) -> String {
    let state = translate(&format!("people-challenge-{}", challenge.state.word()), &[]);
    match challenge.reason {
        Some(reason) => {
            let why = translate(&format!("people-decline-{}", reason.word()), &[]);
            i18n::labelled(&state, &why)
        }
        None => state,
    }
}
