use std::sync::Arc;
use std::time::Duration;

use game::{Position, Record};
use leptos::prelude::*;
use rules::{AnyPosition, Game, GameSetup};
use view::BoardView;

use crate::board::Board;
use crate::i18n::translate;
use crate::settings;

/// A board that replays a stored game in a loop.
#[component]
pub fn DemoBoard(game: Game) -> impl IntoView {
    let record = demo_record(game);
    let count = record.as_ref().map_or(0, |record| record.positions().len());
    // With reduced motion it shows one position, from the middle game.
    let ply = RwSignal::new(if settings::reduced_motion() { count * 2 / 3 } else { count / 3 });
    let record = StoredValue::new(record);
    let view = Signal::derive(move || {
        let position = record.with_value(|record| {
            record.as_ref().map(|record| record.positions()[ply.get().min(count - 1)].clone())
        });
        Arc::new(position.as_ref().map(BoardView::from).unwrap_or_default())
    });
    let timer = set_interval_with_handle(
        move || {
            if !settings::reduced_motion() && !document().hidden() && count > 0 {
                ply.update(|ply| *ply = (*ply + 1) % count);
            }
        },
        Duration::from_millis(1100),
    );
    if let Ok(timer) = timer {
        on_cleanup(move || timer.clear());
    }
    let label = Signal::derive(move || {
        translate("web-living", &[("game", translate(&format!("game-{game}"), &[]).into())])
    });
    view! { <Board view label mini=true /> }
}

fn demo_record(game: Game) -> Option<Record<AnyPosition>> {
    let (words, seats) = match game {
        Game::Quoridor => (include_str!("demo_games/quoridor.txt"), 2),
        Game::Mini => (include_str!("demo_games/mini.txt"), 4),
        Game::Pacman => (include_str!("demo_games/pacman.txt"), 2),
        Game::Mspacman => (include_str!("demo_games/mspacman.txt"), 4),
    };
    let setup = GameSetup::new(game).with_seats(seats).ok()?;
    let mut record = setup.record_from(setup.start().ok()?);
    for word in words.split_whitespace() {
        record.play(word).ok()?;
    }
    debug_assert!(record.position().seats() == seats);
    Some(record)
}
