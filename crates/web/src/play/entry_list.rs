//! What the move list and the log of a game have in common.

use game::SeatNumber;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use view::{GameLog, PieceKind};

use super::session::GameSession;
use crate::board::piece_outline;
use crate::i18n::translate;

/// The log of a session's game, which goes on with it.
pub fn log_of(session: GameSession) -> Memo<GameLog> {
    Memo::new(move |before: Option<&GameLog>| {
        let mut log = before.cloned().unwrap_or_default();
        session.game_record.with(|game_record| log.follow(&game_record.record));
        log
    })
}

/// Keeps the entry that is shown in the middle of a list.
pub fn follow_current(session: GameSession, list: NodeRef<Div>) {
    Effect::new(move || {
        session.shown_entries();
        let Some(list) = list.get() else { return };
        request_animation_frame(move || {
            if let Ok(Some(current)) = list.query_selector("[aria-current]") {
                let current: web_sys::HtmlElement = current.unchecked_into();
                let top = current.offset_top() - list.offset_top();
                list.set_scroll_top(top - list.client_height() / 2);
                // A list in one row moves sideways.
                let left = current.offset_left() - list.offset_left();
                list.set_scroll_left(left - list.client_width() / 2);
            }
        });
    });
}

/// A piece in little room: its outline, in its colour. What it is called comes with it.
pub fn piece_mark(
    kind: PieceKind,
    seat: SeatNumber,
    label: impl Fn() -> String + Send + 'static,
) -> AnyView {
    let class = format!("piece {} s{seat}", kind.word());
    view! {
        <svg class="mark" viewBox="-24 -24 48 48" role="img" aria-label=label>
            <g class=class><path class="body" d=piece_outline(kind, seat) /></g>
        </svg>
    }
    .into_any()
}

/// The name of a piece.
pub fn piece_name(kind: PieceKind) -> String {
    translate(&format!("term-{}", kind.word()), &[])
}

/// The piece as it is shown: a pawn as the character that its player chose.
pub fn shown_kind(session: GameSession, kind: PieceKind, seat: SeatNumber) -> PieceKind {
    let nth = usize::from(seat) - 1;
    let chosen = session.players.with(|players| players.get(nth).map(|player| player.piece.into()));
    chosen.filter(|_| kind == PieceKind::PAWN).unwrap_or(kind)
}
