use std::sync::Arc;

use leptos::prelude::*;
use view::BoardView;

use super::session::GameSession;
use crate::i18n::translate;
use crate::settings;

/// The race to the goal: everyone's shortest path as a bar as long as it is, and its length, in one line.
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
        let longest = lengths.iter().flatten().max().copied().unwrap_or(0).max(1);
        let bars = (1u8..)
            .zip(&lengths)
            .map(|(seat, length)| {
                let share = format!("{}%", length.unwrap_or(0) * 100 / longest);
                view! { <i class=format!("c{seat}") style:width=share></i> }
            })
            .collect_view();
        let lengths = (1u8..)
            .zip(&lengths)
            .filter_map(|(seat, length)| {
                let (name, count) = (session.name(seat), (*length)?);
                let told = translate(
                    "web-race",
                    &[("name", name.clone().into()), ("count", count.into())],
                );
                let words = told.clone();
                Some(view! {
                    <span title=told class=format!("c{seat}")>
                        <span class="unseen">{words}</span>
                        <span class="name" aria-hidden="true">{name}</span>
                        <b aria-hidden="true">{count}</b>
                    </span>
                })
            })
            .collect_view();
        Some(view! {
            <div class="race">
                <div class="bars" aria-hidden="true">{bars}</div>
                <small class="lengths">{lengths}</small>
            </div>
        })
    }
}
