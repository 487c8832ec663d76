use game::{Piece, Position as _, RecordEntry, SeatNumber, Turn};
use leptos::html::Div;
use leptos::prelude::*;
use rules::Game;
use view::{GameLog, PieceKind};

use super::session::GameSession;
use super::{entry_list, events};
use crate::board::RecentMoves;
use crate::i18n::{self, t, translate};

/// A turn of the list: who made it, and its entries.
#[derive(Clone, PartialEq, Eq, Hash)]
struct MoveListTurn {
    /// Whether a round begins here.
    begins_round: bool,
    /// The number of its first move; none where somebody leaves, or before the move is made.
    number: Option<usize>,
    /// Who made it: the player, or the piece where one player has several.
    name: String,
    plies: Vec<MoveListPly>,
}

/// One entry of the list.
#[derive(Clone, PartialEq, Eq, Hash)]
struct MoveListPly {
    ply: usize,
    /// Who made it, or who rolled, and with which piece.
    piece: Option<(PieceKind, SeatNumber)>,
    /// The class of its column, where each player has one, or of all of them.
    column: String,
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
    let log = entry_list::log_of(session);
    let turns = Memo::new(move |_| log.with(|log| turns_of(session, log)));
    let shown = move || session.shown_entries();
    let list = NodeRef::<Div>::new();
    entry_list::follow_current(session, list);
    let class = move || match session.game() {
        Game::Quoridor | Game::Mini if has_columns(session) => "list rounds four",
        Game::Quoridor | Game::Mini => "list rounds",
        Game::Pacman | Game::Mspacman => "list flow",
    };
    view! {
        <section class="moves card" aria-label=t("web-moves")>
            <div class=class node_ref=list tabindex="0" role="group" aria-label=t("web-moves")>
                {move || has_columns(session).then(|| column_heads(session))}
                <For each=move || turns.get() key=MoveListTurn::clone let:turn>
                    <div class="turn">
                        {turn.begins_round.then(|| view! { <span class="round">{turn.number}</span> })}
                        <span class="by">{turn.name}</span>
                        <span class="plies">
                            {turn.plies.into_iter().map(|row| view! {
                                <button
                                    type="button"
                                    class=format!("ply {}", row.column)
                                    class:recent=move || {
                                        recent.with(|recent| recent.round_began < row.ply && row.ply <= recent.ply)
                                    }
                                    aria-current=move || (shown() == row.ply).then_some("true")
                                    on:click=move |_| session.go_to_ply(|_, _| row.ply)
                                >
                                    {row.piece.map(|(kind, seat)| {
                                        let label = move || i18n::labelled(&session.name(seat), &entry_list::piece_name(kind));
                                        entry_list::piece_mark(kind, seat, label)
                                    })}
                                    {row.word.clone()}
                                    {move || mark_of.and_then(|mark_of| mark_of.run(row.ply)).map(|(class, glyph, meaning)| view! {
                                        <i class=class title=meaning.clone() aria-hidden="true">{glyph}</i>
                                        <span class="unseen">{meaning}</span>
                                    })}
                                </button>
                            }).collect_view()}
                        </span>
                    </div>
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
                <small>{move || translate("web-ply-of", &move_numbers(session))}</small>
            </div>
        </section>
    }
}

/// The number of the move shown, and how many there are.
fn move_numbers(session: GameSession) -> [(&'static str, locale::Value<'static>); 2] {
    let (shown, count) = (session.shown_entries(), session.entry_count());
    session.game_record.with(|game_record| {
        let record = &game_record.record;
        [("ply", record.move_count(shown).into()), ("of", record.move_count(count).into())]
    })
}

/// Whether each player has a column: in the classic game for four.
fn has_columns(session: GameSession) -> bool {
    let seats = session.game_record.with(|game_record| game_record.setup.seats());
    matches!(session.game(), Game::Quoridor | Game::Mini) && seats > 2
}

/// Whose columns they are, in the order of moving. Each entry says as well whose it is.
fn column_heads(session: GameSession) -> AnyView {
    let seats = session.game_record.with(|game_record| game_record.setup.seats()) as SeatNumber;
    let head = |seat: SeatNumber| {
        let mark = move || {
            let kind = entry_list::shown_kind(session, PieceKind::PAWN, seat);
            entry_list::piece_mark(kind, seat, move || entry_list::piece_name(kind))
        };
        view! {
            <span class=format!("head {}", column(session, Some(seat)))>{mark}<span>{move || session.name(seat)}</span></span>
        }
    };
    view! { <div class="heads" aria-hidden="true">{(1..=seats).map(head).collect_view()}</div> }
        .into_any()
}

/// The class of a player's column, counted from whoever began; what is nobody's has all of them.
fn column(session: GameSession, seat: Option<SeatNumber>) -> String {
    let Some(seat) = seat else { return "all".to_owned() };
    session.game_record.with(|game_record| {
        let seats = game_record.setup.seats();
        let starter = match game_record.record.positions()[0].turn() {
            Turn::Seat(starter) => starter.number(),
            Turn::Chance | Turn::Over => 1,
        };
        format!("k{}", (usize::from(seat) + seats - starter) % seats + 1)
    })
}

/// The turns of a log, with names and words as they are read.
fn turns_of(session: GameSession, log: &GameLog) -> Vec<MoveListTurn> {
    let mut turns: Vec<MoveListTurn> = Vec::new();
    let has_columns = has_columns(session);
    for row in log.rows() {
        let piece = row
            .owner
            .and_then(|(kind, seat)| Some((entry_list::shown_kind(session, kind?, seat), seat)));
        let word = session.game_record.with(|game_record| {
            match (game_record.record.entries()[row.ply - 1], row.events.first()) {
                // Whoever left is told by name.
                (RecordEntry::Leave(..), Some(event)) => events::sentence(session, event),
                (entry, _) => i18n::record_entry(entry),
            }
        });
        let number =
            session.game_record.with(|game_record| game_record.record.move_number(row.ply - 1));
        let column = match piece {
            Some(_) if !has_columns => String::new(),
            piece => column(session, piece.map(|(_, seat)| seat)),
        };
        let ply = MoveListPly { ply: row.ply, piece, column, word };
        match turns.last_mut().filter(|_| !row.begins_turn) {
            Some(turn) => {
                turn.number = turn.number.or(number);
                turn.plies.push(ply);
            }
            None => {
                let name = match row.owner {
                    Some((Some(PieceKind::Character(piece)), _)) if piece != Piece::Pawn => {
                        translate(&format!("term-{}", piece.word()), &[])
                    }
                    Some((Some(_), seat)) => session.name(seat),
                    // Whoever left is named by the entry itself.
                    Some((None, _)) | None => String::new(),
                };
                let begins_round = row.begins_round;
                turns.push(MoveListTurn { begins_round, number, name, plies: vec![ply] });
            }
        }
    }
    turns
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
