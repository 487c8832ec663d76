//! What happens in a game, in sentences.

use game::SeatNumber;
use leptos::prelude::With;
use view::{EndingReason, GameEvent};

use super::session::GameSession;
use crate::i18n::{reason_text, translate};

/// An event in words.
pub fn sentence(session: GameSession, event: &GameEvent) -> String {
    let is_you = |seat| who(session, Some(seat)) == "you";
    reason_text(&event.reason(&|seat| session.name(seat), &is_you))
}

/// Whom a sentence is about: the only person at this screen, or anybody else.
pub fn who(session: GameSession, seat: Option<SeatNumber>) -> &'static str {
    if seat.is_some_and(|seat| session.local_seats() == [seat]) { "you" } else { "other" }
}

/// What is told after that many entries, in one text.
pub fn told(session: GameSession, ply: usize, round_began: usize) -> String {
    sentences(session, ply, round_began).join(" ")
}

/// What is told beside the board after that many entries, in the order of happening: the last entry, and
/// everything notable since the last round began. Where that is much, the latest is told.
pub fn sentences(session: GameSession, ply: usize, round_began: usize) -> Vec<String> {
    let mut events: Vec<_> = session.game_record.with(|game_record| {
        let of_entry = |nth: usize| {
            let events = GameEvent::of_entry(&game_record.record, nth);
            // A move is told where nothing more came of it.
            let move_is_all = nth == ply && !events.iter().any(GameEvent::is_notable);
            events.into_iter().rev().filter(move |event| move_is_all || event.is_notable())
        };
        (round_began + 1..=ply).rev().flat_map(of_entry).take(MAX_SENTENCES).collect()
    });
    events.reverse();
    events.iter().map(|event| sentence(session, event)).collect()
}

/// How a game ended and by whom, in a sentence.
pub fn ending_sentence(session: GameSession, reason: EndingReason) -> String {
    if reason == EndingReason::Aborted {
        return translate("web-cause-aborted", &[]);
    }
    let seat = reason.seat();
    let name = seat.map(|seat| session.name(seat)).unwrap_or_default();
    translate(reason.key(), &[("name", name.into()), ("who", who(session, seat).into())])
}

/// At most so many sentences are told.
const MAX_SENTENCES: usize = 3;
