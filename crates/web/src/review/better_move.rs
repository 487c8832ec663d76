use leptos::prelude::*;
use view::BoardView;

use super::reviewed_game::ReviewedGame;
use crate::board::{BoardGeometry, drawn_move};

/// The better move over the board that shows what was played: a fence as a ghost, a path as an arrow.
#[component]
pub fn BetterMove(reviewed: ReviewedGame, geometry: Memo<BoardGeometry>) -> impl IntoView {
    let session = reviewed.session;
    // The word, and where the piece stood that was to move.
    let better = Memo::new(move |_| {
        let entry = session.shown_entries().checked_sub(1)?;
        let word = reviewed.move_at(entry)?.better?.words.into_iter().next()?;
        let before = session
            .game_record
            .with(|game_record| BoardView::from(&game_record.record.positions()[entry]));
        let from = before.pieces.iter().find(|piece| piece.active).map(|piece| piece.square);
        Some((word, from))
    });
    let drawn = move || {
        let (word, from) = better.get()?;
        drawn_move("candidate better".to_owned(), "✓", &word, from, geometry.get())
    };
    let view_box = move || geometry.get().view_box();
    view! { <svg class="marks" viewBox=view_box aria-hidden="true">{drawn}</svg> }
}
