use std::time::Duration;

use leptos::prelude::*;
use play::HeardEnding;
use view::GameEvent;

use super::events;
use super::session::GameSession;
use crate::i18n::translate;
use crate::live_region;
use crate::sound::{self, Sound};

/// Announces every new ply to screen readers and plays its sound.
pub fn announce_plies(session: GameSession) {
    Effect::new(move |before: Option<usize>| {
        let now = session.entry_count();
        let Some(before) = before.filter(|&before| now > before) else { return now };
        session.viewed_ply.set(None);
        let events = session.game_record.with_untracked(|game_record| {
            (before + 1..=now)
                .flat_map(|ply| GameEvent::of_entry(&game_record.record, ply))
                .collect::<Vec<_>>()
        });
        let ending = session.game_record.with_untracked(|game_record| game_record.record.ending());
        sound::play(match ending {
            Some(ending) => {
                let winners = ending.outcome.winning_seats().map(|seat| seat.number() as u8);
                let winners: Vec<_> = winners.collect();
                match HeardEnding::new(&winners, &untrack(|| session.local_seats())) {
                    HeardEnding::Won => Sound::Won,
                    HeardEnding::Lost => Sound::Lost,
                    HeardEnding::Undecided => Sound::Undecided,
                }
            }
            None => sound_of(&events),
        });
        // Once the page has been updated: one announcement has both the events and the turn.
        set_timeout(
            move || {
                // The game may have been left.
                if session.game_record.is_disposed() {
                    return;
                }
                let turn =
                    untrack(|| session.is_local_turn()).then(|| translate("web-your-move", &[]));
                let told = events.iter().map(|event| events::sentence(session, event));
                let told: Vec<_> = untrack(|| told.chain(turn).collect());
                live_region::announce(told.join(" "));
            },
            Duration::from_millis(30),
        );
        now
    });
}

/// The sound of what happened: that of its greatest moment, else that of the last entry.
fn sound_of(events: &[GameEvent]) -> Sound {
    let of_moment = |event: &GameEvent| match event {
        GameEvent::PacmanCaught(..) | GameEvent::TookOver(_) => Some((3, Sound::Caught)),
        GameEvent::GhostEaten(_) | GameEvent::GhostCaught(_) => Some((2, Sound::GhostEaten)),
        GameEvent::PelletEaten(_) | GameEvent::GhostsWeakened => Some((1, Sound::PowerDot)),
        GameEvent::DotsEaten(_) => Some((0, Sound::Eat)),
        _ => None,
    };
    let greatest = events.iter().filter_map(of_moment).max_by_key(|(rank, _)| *rank);
    match (greatest, events.last()) {
        (Some((_, sound)), _) => sound,
        (
            None,
            Some(
                GameEvent::Spun(..)
                | GameEvent::Rolled(..)
                | GameEvent::SpunToStart(..)
                | GameEvent::LeadsFirst(_),
            ),
        ) => Sound::Roll,
        (None, Some(GameEvent::Fenced(..))) => Sound::Fence,
        (None, _) => Sound::Step,
    }
}

/// Announces what became of an intent to screen readers; the status line shows it.
pub fn announce_notices(session: GameSession) {
    Effect::new(move || {
        let notice = session.notice.get();
        if !notice.is_empty() {
            live_region::announce(notice);
        }
    });
}
