use std::sync::Arc;

use game::Piece;
use leptos::prelude::*;

use crate::controls::ReactiveText;
use crate::i18n::{t, translate};
use crate::{play, settings};

/// A picker for the character the person likes to play the classic game with (C00).
#[component]
pub fn FavouritePiece() -> impl IntoView {
    let settings = settings::signal();
    picker(
        Arc::new(t("web-piece")),
        1,
        Arc::new(move |kind| (settings.with(|s| s.piece == kind.word()), false)),
        Arc::new(move |kind| settings.update(|s| kind.word().clone_into(&mut s.piece))),
    )
}

/// A picker for each player at this screen, no two characters the same (C00).
#[component]
pub fn SeatPieces(seats: RwSignal<usize>, pieces: RwSignal<[Piece; 4]>) -> impl IntoView {
    let row = move |nth: usize| {
        let seat = nth as u8 + 1;
        let state = move |kind: Piece| {
            let pieces = pieces.get();
            let other = |n: usize| n != nth && pieces[n] == kind;
            (pieces[nth] == kind, kind != Piece::Pawn && (0..seats.get()).any(other))
        };
        picker(
            Arc::new(move || translate("web-player", &[("seat", u32::from(seat).into())])),
            seat,
            Arc::new(state),
            Arc::new(move |kind| pieces.update(|pieces| pieces[nth] = kind)),
        )
    };
    move || (0..seats.get()).map(row).collect_view()
}

/// Whether a kind is chosen here, and whether another seat has it.
type PickState = Arc<dyn Fn(Piece) -> (bool, bool) + Send + Sync>;

fn picker(
    label: ReactiveText,
    seat: u8,
    state: PickState,
    choose: Arc<dyn Fn(Piece) + Send + Sync>,
) -> AnyView {
    let button = |kind: Piece| {
        let (chosen, taken, choose) = (state.clone(), state.clone(), choose.clone());
        view! {
            <button
                type="button"
                class="pick"
                aria-label=move || translate(&format!("term-{}", kind.word()), &[])
                aria-pressed=move || chosen(kind).0.to_string()
                disabled=move || taken(kind).1
                on:click=move |_| choose(kind)
            >
                {play::piece_icon(kind.into(), seat)}
            </button>
        }
    };
    let caption = label.clone();
    view! {
        <div class="field" role="group" aria-label=move || label()>
            <span aria-hidden="true">{move || caption()}</span>
            <div class="segmented">{Piece::ALL.map(button).collect_view()}</div>
        </div>
    }
    .into_any()
}
