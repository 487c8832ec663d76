use std::sync::Arc;

use game::Piece;
use leptos::prelude::*;

use crate::i18n::{t, translate};
use crate::{play, settings};

/// A picker for the character the person likes to play the classic game with (C00).
#[component]
pub fn FavouritePiece() -> impl IntoView {
    let settings = settings::signal();
    let state = move |kind: Piece| (settings.with(|s| s.piece == kind.word()), false);
    let choose = move |kind: Piece| settings.update(|s| kind.word().clone_into(&mut s.piece));
    view! {
        <div class="field" role="group" aria-label=t("web-piece")>
            <span aria-hidden="true">{t("web-piece")}</span>
            <div class="segmented">{piece_buttons(1, Arc::new(state), Arc::new(choose))}</div>
        </div>
    }
}

/// Whether a kind is chosen here, and whether another seat has it.
pub type PickState = Arc<dyn Fn(Piece) -> (bool, bool) + Send + Sync>;

/// A button for each character, in the colour of a seat.
pub fn piece_buttons(
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
    Piece::ALL.map(button).collect_view().into_any()
}
