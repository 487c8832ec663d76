use std::sync::Arc;
use std::time::Duration;

use api::view::View;
use game::{Position, Record};
use leptos::prelude::*;
use rules::{AnyPosition, Game, Table};

use crate::board::Board;
use crate::settings;
use crate::words::say;

/// A board that plays by itself, from a game kept as words.
#[component]
pub fn Living(game: Game) -> impl IntoView {
    let record = replay(game);
    let count = record.as_ref().map_or(0, |record| record.positions().len());
    // Without motion it stands where it is most telling: in the middle.
    let at = RwSignal::new(if settings::still() { count * 2 / 3 } else { count / 3 });
    let record = StoredValue::new(record);
    let view = Signal::derive(move || {
        let position = record.with_value(|record| {
            record.as_ref().map(|record| record.positions()[at.get().min(count - 1)].clone())
        });
        Arc::new(position.as_ref().map(View::from).unwrap_or_default())
    });
    let tick = set_interval_with_handle(
        move || {
            if !settings::still() && !document().hidden() && count > 0 {
                at.update(|at| *at = (*at + 1) % count);
            }
        },
        Duration::from_millis(1100),
    );
    if let Ok(tick) = tick {
        on_cleanup(move || tick.clear());
    }
    let label = Signal::derive(move || {
        say("web-living", &[("game", say(&format!("game-{game}"), &[]).into())])
    });
    view! { <Board view label mini=true /> }
}

fn replay(game: Game) -> Option<Record<AnyPosition>> {
    let (words, seats) = match game {
        Game::Quoridor => (include_str!("living/quoridor.txt"), 2),
        Game::Mini => (include_str!("living/mini.txt"), 4),
        Game::Pacman => (include_str!("living/pacman.txt"), 2),
        Game::Mspacman => (include_str!("living/mspacman.txt"), 4),
    };
    let table = Table::new(game).with_seats(seats).ok()?;
    let mut record = table.record(table.start().ok()?);
    for word in words.split_whitespace() {
        record.play(word).ok()?;
    }
    debug_assert!(record.position().seats() == seats);
    Some(record)
}
