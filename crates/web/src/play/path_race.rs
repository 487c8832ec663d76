use std::sync::Arc;

use leptos::prelude::*;
use view::BoardView;

use super::session::GameSession;
use crate::i18n::translate;
use crate::settings;

/// The race to the goal: everyone's shortest path as a share of one bar, and its length in words.
#[component]
pub fn PathRace(session: GameSession, view: Memo<Arc<BoardView>>) -> impl IntoView {
    let settings = settings::signal();
    let lengths = Memo::new(move |_| {
        let length = |hand: &view::SeatView| hand.shortest_path.len().checked_sub(1);
        view.with(|view| view.seats.iter().map(length).collect::<Vec<_>>())
    });
    move || {
        let lengths = lengths.get();
        if !settings.with(|s| s.shortest_paths) || lengths.iter().all(Option::is_none) {
            return None;
        }
        // The shorter the path, the larger the share.
        let weight =
            |length: &Option<usize>| length.map_or(0.0, |n| 1.0 / (n as f64 + 1.0).powi(2));
        let total: f64 = lengths.iter().map(weight).sum();
        let bars = (1u8..)
            .zip(&lengths)
            .map(|(seat, length)| {
                let share = format!("{:.1}%", weight(length) / total * 100.0);
                view! { <i class=format!("c{seat}") style:width=share></i> }
            })
            .collect_view();
        let summary = (1u8..)
            .zip(&lengths)
            .filter_map(|(seat, length)| {
                let count = (*length)?;
                Some(translate(
                    "web-race",
                    &[("name", session.name(seat).into()), ("count", count.into())],
                ))
            })
            .collect::<Vec<_>>()
            .join(" · ");
        Some(view! {
            <div class="race">
                <div class="bars" aria-hidden="true">{bars}</div>
                <small>{summary}</small>
            </div>
        })
    }
}
