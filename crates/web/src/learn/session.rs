use game::{Piece, Position as _, Turn};
use leptos::prelude::*;
use lessons::LessonStep;

use crate::i18n::translate;
use crate::play::{GameSession, SeatOccupant, SessionPlayer};

/// A lesson as a session: the person plays whoever is to move, and every move is an answer.
pub fn lesson_session(
    step: &LessonStep,
    solved: Signal<bool>,
    answer: impl Fn(GameSession, String) + Send + Sync + 'static,
) -> GameSession {
    let mover = match step.position.turn() {
        Turn::Seat(seat) => Some(seat.number()),
        Turn::Chance | Turn::Over => None,
    };
    let player = move |seat: usize| SessionPlayer {
        name: match mover == Some(seat) {
            true => translate("web-you", &[]),
            false => translate("player-name", &[("seat", seat.into())]),
        },
        occupant: if mover == Some(seat) { SeatOccupant::Local } else { SeatOccupant::Remote },
        account: false,
        present: None,
        piece: Piece::Pawn,
    };
    let seats = step.position.seats();
    let players = RwSignal::new(Vec::new());
    // The effect tracks the language.
    let named = move || (1..=seats).map(player).collect::<Vec<_>>();
    players.set(untrack(named));
    Effect::new(move || players.set(named()));
    let game_record = RwSignal::new(step.game_record());
    GameSession::answering(game_record, players, solved, answer)
}
