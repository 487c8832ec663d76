use game::Piece;
use leptos::html::Div;
use leptos::prelude::*;
use view::{LogRow, PieceKind};

use super::entry_list::{follow_current, log_of, piece_mark, piece_name, shown_kind};
use super::events;
use super::phrase_slot::{PhraseSlot, phrase_slot};
use super::session::GameSession;
use crate::i18n::t;

/// What happened in words, the oldest first, for those who were not there. Each entry leads to its
/// position.
#[component]
pub fn GameLogPanel(session: GameSession) -> impl IntoView {
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    // Where there is room beside the board it is open.
    let open = RwSignal::new(width.is_some_and(|width| width > 760.0));
    let toggled = move |event: leptos::ev::Event| {
        open.set(event_target::<web_sys::Element>(&event).has_attribute("open"));
    };
    let list = NodeRef::<Div>::new();
    follow_current(session, list);
    let log = log_of(session);
    let rows = move || log.with(|log| log.rows().to_vec());
    view! {
        <details class="log card" prop:open=open on:toggle=toggled>
            <summary>{t("web-log")}</summary>
            {move || open.get().then(|| view! {
                <div class="rows" node_ref=list tabindex="0" role="group" aria-label=t("web-log")>
                    <ol><For each=rows key=LogRow::clone let:row><LogEntry session row /></For></ol>
                    {phrase_slot(PhraseSlot::Log)}
                </div>
            })}
        </details>
    }
}

/// One entry of the log: the piece, its owner where the sentence names only the piece, and what happened.
#[component]
fn LogEntry(session: GameSession, row: LogRow) -> impl IntoView {
    let LogRow { ply, owner, events, .. } = row;
    let mark = move || {
        let (kind, seat) = owner?;
        let kind = shown_kind(session, kind?, seat);
        Some(piece_mark(kind, seat, move || piece_name(kind)))
    };
    let named_by_piece =
        matches!(owner, Some((Some(PieceKind::Character(piece)), _)) if piece != Piece::Pawn);
    let owner = move || {
        let (_, seat) = owner.filter(|_| named_by_piece)?;
        Some(view! { <small>{move || session.name(seat)}</small> })
    };
    let told = move || {
        let told: Vec<_> = events.iter().map(|event| events::sentence(session, event)).collect();
        told.join(" ")
    };
    view! {
        <li>
            <button
                type="button"
                class="entry"
                aria-current=move || (session.shown_entries() == ply).then_some("true")
                on:click=move |_| session.go_to_ply(|_, _| ply)
            >
                {mark}
                <span>{told} " " {owner}</span>
            </button>
        </li>
    }
}
