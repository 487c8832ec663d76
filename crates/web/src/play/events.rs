//! What happens in a game, in sentences.

use game::{Departure, SeatNumber};
use leptos::prelude::With;
use view::{Actor, GameEvent, PieceKind};

use super::session::GameSession;
use crate::i18n::translate;

/// An event in words.
pub fn sentence(session: GameSession, event: &GameEvent) -> String {
    let name = |seat: &SeatNumber| ("name", session.name(*seat).into());
    let is_you = |seat: &SeatNumber| session.local_seats() == [*seat];
    let piece = |kind: &PieceKind| translate(&format!("term-{}", kind.word()), &[]);
    let actor = |actor: &Actor| match actor {
        Actor::Seat(seat) => name(seat),
        Actor::Piece(kind) => ("name", piece(kind).into()),
    };
    let (key, mut args) = match event {
        GameEvent::Moved(who, to) => ("step", vec![actor(who), ("square", to.to_string().into())]),
        GameEvent::Fenced(seat, fence) => {
            ("fence", vec![name(seat), ("fence", fence.to_string().into())])
        }
        GameEvent::Stayed(who) => ("stay", vec![actor(who)]),
        GameEvent::SpunToStart(seat, face) => {
            ("opening", vec![name(seat), ("face", face.clone().into())])
        }
        GameEvent::Spun(seat, face) => ("spin", vec![name(seat), ("face", face.clone().into())]),
        GameEvent::Rolled(seat, face) => ("die", vec![name(seat), ("face", face.clone().into())]),
        GameEvent::LeadsFirst(seat) => ("leads", vec![name(seat)]),
        GameEvent::PelletEaten(left) => ("pellet", vec![("count", u32::from(*left).into())]),
        GameEvent::GhostEaten(ghost) => ("eaten", vec![("piece", piece(ghost).into())]),
        GameEvent::PacmanCaught(by, lives) => {
            ("caught", vec![("piece", piece(by).into()), ("count", u32::from(*lives).into())])
        }
        GameEvent::DotsEaten(count) => ("dots", vec![("count", (*count).into())]),
        GameEvent::GhostsWeakened => ("weak", Vec::new()),
        GameEvent::GhostCaught(seat) => ("ghost-caught", vec![name(seat)]),
        GameEvent::TookOver(seat) => ("takes-over", vec![name(seat)]),
        GameEvent::ExtraTurn(seat) => ("extra", vec![name(seat)]),
        GameEvent::Left(seat, Departure::Resigned) => ("left-resign", vec![name(seat)]),
        GameEvent::Left(seat, Departure::OutOfTime) => ("left-time", vec![name(seat)]),
        GameEvent::Left(seat, Departure::Fault) => ("left-fault", vec![name(seat)]),
    };
    let who = if event.seat().as_ref().is_some_and(is_you) { "you" } else { "other" };
    args.push(("who", who.into()));
    translate(&format!("web-event-{key}"), &args)
}

/// What is told after that many entries, in one text.
pub fn told(session: GameSession, ply: usize, round_began: usize) -> String {
    sentences(session, ply, round_began).join(" ")
}

/// What is told beside the board after that many entries, the latest first: the last entry, and
/// everything notable since the last round began.
pub fn sentences(session: GameSession, ply: usize, round_began: usize) -> Vec<String> {
    let events: Vec<_> = session.game_record.with(|game_record| {
        let of_entry = |nth: usize| {
            let events = GameEvent::of_entry(&game_record.record, nth);
            // A move is told where nothing more came of it.
            let move_is_all = nth == ply && !events.iter().any(GameEvent::is_notable);
            events.into_iter().rev().filter(move |event| move_is_all || event.is_notable())
        };
        (round_began + 1..=ply).rev().flat_map(of_entry).take(MAX_SENTENCES).collect()
    });
    events.iter().map(|event| sentence(session, event)).collect()
}

/// At most so many sentences are told.
const MAX_SENTENCES: usize = 3;
