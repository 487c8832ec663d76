//! What is said of a challenge wherever it is shown.

use api::Challenge;
use rules::{Game, GameSetup};
use view::BoardView;

use crate::controls::seat_label;
use crate::i18n::{self, translate};

/// The game, the clock, and what whoever is challenged plays where the sides differ.
pub(super) fn details(challenge: &Challenge) -> String {
    let game = translate(&format!("game-{}", challenge.game), &[]);
    let clock = i18n::time_control_text(challenge.time_control);
    let parts = [Some(game), Some(clock), side(challenge)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn side(challenge: &Challenge) -> Option<String> {
    let game = Game::parse(&challenge.game).filter(|game| *game == Game::Pacman)?;
    let seat = if challenge.side? == 1 { 2 } else { 1 };
    let side = side_name(game, challenge.seats, seat);
    let name = i18n::marked_name(&challenge.to);
    Some(i18n::labelled(&name, &side))
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
