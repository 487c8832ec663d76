use std::sync::Arc;

use ::play::{SeatChoice, SeatingPlan};
use game::Piece;
use leptos::html::Div;
use leptos::prelude::*;
use rules::Game;
use view::{BoardView, PieceKind};

use super::piece_picker::piece_buttons;
use crate::board::set_seat_colours;
use crate::controls::{portrait, seat_label};
use crate::i18n::{self, t, translate};
use crate::{play, settings};

/// Who plays a new game, a row for each player: piece, side or figure, person or computer, name.
#[component]
pub fn PlayerRows(
    game: Game,
    plan: RwSignal<SeatingPlan>,
    /// The board at the start.
    board: Signal<Arc<BoardView>>,
) -> impl IntoView {
    let count = Memo::new(move |_| plan.with(|plan| plan.players().len()));
    let needs_name = move || {
        let is_online = plan.with(|plan| plan.choices().contains(&SeatChoice::Open));
        is_online && settings::signal().with(|settings| settings.name.is_empty())
    };
    let rows = NodeRef::<Div>::new();
    set_seat_colours(rows, board);
    view! {
        <div node_ref=rows class="field">
            // Rows are kept while names are typed.
            {move || {
                (0..count.get()).map(|nth| view! { <PlayerRow game plan board nth /> }).collect_view()
            }}
            {move || needs_name().then(|| view! { <small>{t("web-name-why")}</small> })}
        </div>
    }
}

#[component]
fn PlayerRow(
    game: Game,
    plan: RwSignal<SeatingPlan>,
    board: Signal<Arc<BoardView>>,
    nth: usize,
) -> impl IntoView {
    let seat = nth as u8 + 1;
    let settings = settings::signal();
    let label = move || board.with(|board| seat_label(game, board, seat));
    let choice = Memo::new(move |_| {
        plan.with(|plan| plan.players().get(nth).map_or(SeatChoice::Me, |player| player.choice))
    });
    let choices = Memo::new(move |_| plan.with(SeatingPlan::choices));
    let options = move || {
        let option = |(index, offered): (usize, SeatChoice)| {
            view! {
                <option value=index.to_string() selected=move || choice.get() == offered>
                    {move || choice_name(offered)}
                </option>
            }
        };
        choices.get().into_iter().enumerate().map(option).collect_view()
    };
    let chosen = move || {
        let nth = choices.with(|choices| choices.iter().position(|one| *one == choice.get()));
        nth.map(|nth| nth.to_string()).unwrap_or_default()
    };
    let choose = move |event| {
        let index = event_target_value(&event).parse::<usize>().ok();
        if let Some(choice) = index.and_then(|index| choices.get_untracked().get(index).copied()) {
            plan.update(|plan| plan.choose(nth, choice));
        }
    };
    let is_online = move || choices.with(|choices| choices.contains(&SeatChoice::Open));
    // A person at this screen, or the host, whom the invitation names.
    let has_name = move || match choice.get() {
        SeatChoice::Person => true,
        SeatChoice::Me => is_online(),
        SeatChoice::Open | SeatChoice::Computer(_) => false,
    };
    let name = move || match choice.get() {
        SeatChoice::Me => settings.with(|settings| settings.name.clone()),
        _ => plan.with(|plan| plan.players().get(nth).map(|p| p.name.clone()).unwrap_or_default()),
    };
    let set_name = move |event| {
        let name = event_target_value(&event);
        match choice.get_untracked() {
            SeatChoice::Me => settings.update(|s| name.trim().clone_into(&mut s.name)),
            _ => plan.update(|plan| plan.set_name(nth, name)),
        }
    };
    let face = move || match choice.get() {
        SeatChoice::Computer(level) => portrait(level),
        _ => None,
    };
    view! {
        <div class="player" role="group" aria-label=label>
            <div class="row">
                <RowPiece game plan board nth />
                <span class="place" aria-hidden="true">{label}</span>
            </div>
            {face}
            // A seat may be changed by what is chosen for another.
            <select class="input" aria-label=label prop:value=chosen on:change=choose>{options}</select>
            <input
                class="input"
                maxlength="32"
                autocomplete=move || if choice.get() == SeatChoice::Me { "nickname" } else { "off" }
                aria-label=t("web-person-name")
                placeholder=t("web-person-name")
                hidden=move || !has_name()
                prop:value=name
                on:change=set_name
            />
        </div>
    }
}

/// The figures of a player; in the classic game their character, to be changed (C00).
#[component]
fn RowPiece(
    game: Game,
    plan: RwSignal<SeatingPlan>,
    board: Signal<Arc<BoardView>>,
    nth: usize,
) -> impl IntoView {
    let seat = nth as u8 + 1;
    let settings = settings::signal();
    let piece = Memo::new(move |_| {
        plan.with(|plan| plan.players().get(nth).map_or(Piece::Pawn, |player| player.piece))
    });
    if !matches!(game, Game::Quoridor | Game::Mini) {
        let icons = move || {
            let kinds = board.with(|board| {
                board.seats.get(nth).map(|seat| seat.pieces.clone()).unwrap_or_default()
            });
            kinds.into_iter().map(|kind| play::piece_icon(kind, seat)).collect_view()
        };
        return view! { <span class="faces" aria-hidden="true">{icons}</span> }.into_any();
    }
    let is_open = RwSignal::new(false);
    let choose = move |piece: Piece| {
        plan.update(|plan| plan.choose_piece(nth, piece));
        // What the person here likes is kept for the next game.
        if plan.with_untracked(|plan| plan.own_seat() == Some(seat)) {
            settings.update(|settings| piece.word().clone_into(&mut settings.piece));
        }
        is_open.set(false);
    };
    let state =
        move |kind: Piece| (piece.get() == kind, plan.with(|plan| plan.is_taken(nth, kind)));
    view! {
        <button
            type="button"
            class="button pick"
            aria-label=t("web-choose-piece")
            aria-expanded=move || is_open.get().to_string()
            on:click=move |_| is_open.update(|open| *open = !*open)
        >
            {move || play::piece_icon(PieceKind::from(piece.get()), seat)}
        </button>
        {move || is_open.get().then(|| view! {
            <div class="segmented pieces">
                {piece_buttons(seat, Arc::new(state), Arc::new(choose))}
            </div>
        })}
    }
    .into_any()
}

/// What may be chosen for a seat, in words.
fn choice_name(choice: SeatChoice) -> String {
    match choice {
        SeatChoice::Me => translate("web-you", &[]),
        SeatChoice::Person => translate("web-person", &[]),
        SeatChoice::Open => translate("web-seat-invite", &[]),
        SeatChoice::Computer(level) => i18n::computer_level(level),
    }
}
