use game::{Position, RecordEntry, SeatNumber, Turn};
use leptos::html::Div;
use leptos::prelude::*;
use rules::Game;
use view::PieceKind;

use super::session::GameSession;
use crate::board::{RecentMoves, piece_outline};
use crate::i18n::{self, t, translate};

/// One entry of the list.
#[derive(Clone, PartialEq)]
struct MoveListRow {
    ply: usize,
    /// The number of the round that begins here.
    round: Option<usize>,
    /// Who made it, or who rolled, and with which piece.
    piece: Option<(PieceKind, SeatNumber)>,
    word: String,
}

/// The mark of an entry: its class, how it is written, and what it means.
pub type EntryMark = (&'static str, &'static str, String);

/// The move list, with buttons to step through the game.
#[component]
pub fn MoveList(
    session: GameSession,
    recent: Memo<RecentMoves>,
    /// The marks of the entries, by the number of their plies.
    #[prop(optional)]
    mark_of: Option<Callback<usize, Option<EntryMark>>>,
) -> impl IntoView {
    let rows = Memo::new(move |_| {
        session.game_record.with(|game_record| {
            let record = &game_record.record;
            let mut round = 0;
            let mut rows = Vec::new();
            let starter = record.positions().iter().find_map(|position| match position.turn() {
                Turn::Seat(seat) => Some(seat),
                _ => None,
            });
            for (nth, entry) in record.entries().iter().enumerate() {
                let seat = match (*entry, record.positions()[nth].turn()) {
                    (RecordEntry::Leave(seat, _), _) | (_, Turn::Seat(seat)) => Some(seat),
                    _ => None,
                };
                let begins_round = nth == 0 || seat.is_some() && seat == starter;
                round += usize::from(begins_round);
                let piece = match *entry {
                    RecordEntry::Leave(..) => None,
                    RecordEntry::Ply(_) => view::piece_to_move(&record.positions()[nth]),
                };
                rows.push(MoveListRow {
                    ply: nth + 1,
                    round: begins_round.then_some(round),
                    piece,
                    word: i18n::record_entry(*entry),
                });
            }
            rows
        })
    });
    let shown = move || session.shown_entries();
    let list = NodeRef::<Div>::new();
    Effect::new(move || {
        shown();
        if let Some(list) = list.get() {
            request_animation_frame(move || {
                if let Ok(Some(current)) = list.query_selector("[aria-current]") {
                    let current: web_sys::HtmlElement =
                        leptos::wasm_bindgen::JsCast::unchecked_into(current);
                    let top = current.offset_top() - list.offset_top();
                    list.set_scroll_top(top - list.client_height() / 2);
                }
            });
        }
    });
    let class = move || {
        let seats = session.game_record.with(|game_record| game_record.setup.seats());
        match session.game() {
            Game::Quoridor | Game::Mini if seats == 2 => "list rounds",
            Game::Quoridor | Game::Mini => "list rounds four",
            Game::Pacman | Game::Mspacman => "list flow",
        }
    };
    view! {
        <section class="moves card" aria-label=t("web-moves")>
            <div class=class node_ref=list tabindex="0" role="group" aria-label=t("web-moves")>
                <For each=move || rows.get() key=|row| (row.ply, row.word.clone()) let:row>
                    {row.round.map(|round| view! { <span class="round">{round}</span> })}
                    <button
                        type="button"
                        class="ply"
                        class:recent=move || {
                            recent.with(|recent| recent.round_began < row.ply && row.ply <= recent.ply)
                        }
                        aria-current=move || (shown() == row.ply).then_some("true")
                        on:click=move |_| session.go_to_ply(|_, _| row.ply)
                    >
                        {row.piece.map(|(kind, seat)| piece_mark(kind, seat))}
                        {row.word.clone()}
                        {move || mark_of.and_then(|mark_of| mark_of.run(row.ply)).map(|(class, glyph, meaning)| view! {
                            <i class=class title=meaning.clone() aria-hidden="true">{glyph}</i>
                            <span class="unseen">{meaning}</span>
                        })}
                    </button>
                </For>
            </div>
            <div class="steps">
                <StepButton label="web-first" path="M18 6 10 12l8 6ZM7 6v12" go=move || session.go_to_ply(|_, _| 0) />
                <StepButton
                    label="web-back"
                    path="M16 5 7 12l9 7Z"
                    go=move || session.go_to_ply(|shown, _| shown.saturating_sub(1))
                />
                <StepButton
                    label="web-forward"
                    path="M8 5l9 7-9 7Z"
                    go=move || session.go_to_ply(|shown, _| shown + 1)
                />
                <StepButton
                    label="web-last"
                    path="M6 6l8 6-8 6ZM17 6v12"
                    go=move || session.go_to_ply(|_, count| count)
                />
                <small>{move || translate("web-ply-of", &[("ply", shown().into()), ("of", session.entry_count().into())])}</small>
            </div>
        </section>
    }
}

/// A piece in little room: its outline, in its colour.
fn piece_mark(kind: PieceKind, seat: SeatNumber) -> AnyView {
    let class = format!("piece {} s{seat}", kind.word());
    view! {
        <svg class="mark" viewBox="-24 -24 48 48" role="img" aria-label=t_term(kind)>
            <g class=class><path class="body" d=piece_outline(kind, seat) /></g>
        </svg>
    }
    .into_any()
}

fn t_term(kind: PieceKind) -> impl Fn() -> String {
    move || translate(&format!("term-{}", kind.word()), &[])
}

#[component]
fn StepButton(
    label: &'static str,
    path: &'static str,
    go: impl Fn() + Send + 'static,
) -> impl IntoView {
    view! {
        <button class="icon" type="button" aria-label=t(label) on:click=move |_| go()>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=path /></svg>
        </button>
    }
}
