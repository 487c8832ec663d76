use std::sync::Arc;

use api::view::PieceKind;
use leptos::prelude::*;

use super::choice::Text;
use crate::words::{say, t};
use crate::{play, settings};

const KINDS: [PieceKind; 6] = [
    PieceKind::Pawn,
    PieceKind::Pacman,
    PieceKind::Blinky,
    PieceKind::Inky,
    PieceKind::Pinky,
    PieceKind::Clyde,
];

/// The character one likes to play the classic game with (C00).
#[component]
pub fn Favourite() -> impl IntoView {
    let set = settings::signal();
    picker(
        Arc::new(t("web-piece")),
        1,
        Arc::new(move |kind| (set.with(|s| s.piece == kind.word()), false)),
        Arc::new(move |kind| set.update(|s| kind.word().clone_into(&mut s.piece))),
    )
}

/// The characters of everyone at this screen, no two the same (C00).
#[component]
pub fn Everyone(seats: RwSignal<usize>, pieces: RwSignal<[PieceKind; 4]>) -> impl IntoView {
    let row = move |nth: usize| {
        let seat = nth as u8 + 1;
        let state = move |kind: PieceKind| {
            let all = pieces.get();
            let other = |n: usize| n != nth && all[n] == kind;
            (all[nth] == kind, kind != PieceKind::Pawn && (0..seats.get()).any(other))
        };
        picker(
            Arc::new(move || say("web-player", &[("seat", u32::from(seat).into())])),
            seat,
            Arc::new(state),
            Arc::new(move |kind| pieces.update(|pieces| pieces[nth] = kind)),
        )
    };
    move || (0..seats.get()).map(row).collect_view()
}

/// Whether a kind is chosen, and whether somebody else has it.
type State = Arc<dyn Fn(PieceKind) -> (bool, bool) + Send + Sync>;

fn picker(
    label: Text,
    seat: u8,
    state: State,
    choose: Arc<dyn Fn(PieceKind) + Send + Sync>,
) -> AnyView {
    let button = |kind: PieceKind| {
        let (chosen, taken, choose) = (state.clone(), state.clone(), choose.clone());
        view! {
            <button
                type="button"
                class="pick"
                aria-label=move || say(&format!("term-{}", kind.word()), &[])
                aria-pressed=move || chosen(kind).0.to_string()
                disabled=move || taken(kind).1
                on:click=move |_| choose(kind)
            >
                {play::face(kind, seat)}
            </button>
        }
    };
    let said = label.clone();
    view! {
        <div class="field" role="group" aria-label=move || label()>
            <span aria-hidden="true">{move || said()}</span>
            <div class="segmented">{KINDS.map(button).collect_view()}</div>
        </div>
    }
    .into_any()
}
