use api::view::PieceKind;
use leptos::prelude::*;

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
        t("web-piece"),
        1,
        move |kind| set.with(|s| s.piece == kind.word()),
        |_| false,
        move |kind| set.update(|s| kind.word().clone_into(&mut s.piece)),
    )
}

/// The characters of everyone at this screen, no two the same (C00).
#[component]
pub fn Everyone(seats: RwSignal<usize>, pieces: RwSignal<[PieceKind; 4]>) -> impl IntoView {
    let row = move |nth: usize| {
        let seat = nth as u8 + 1;
        picker(
            move || say("web-player", &[("seat", u32::from(seat).into())]),
            seat,
            move |kind| pieces.with(|pieces| pieces[nth] == kind),
            move |kind| {
                let others = pieces.get().into_iter().take(seats.get()).enumerate();
                kind != PieceKind::Pawn && others.into_iter().any(|(n, k)| n != nth && k == kind)
            },
            move |kind| pieces.update(|pieces| pieces[nth] = kind),
        )
    };
    move || (0..seats.get()).map(row).collect_view()
}

fn picker(
    label: impl Fn() -> String + Copy + Send + Sync + 'static,
    seat: u8,
    chosen: impl Fn(PieceKind) -> bool + Copy + Send + Sync + 'static,
    taken: impl Fn(PieceKind) -> bool + Copy + Send + Sync + 'static,
    choose: impl Fn(PieceKind) + Copy + 'static,
) -> AnyView {
    let button = |kind: PieceKind| {
        view! {
            <button
                type="button"
                class="pick"
                aria-label=move || say(&format!("term-{}", kind.word()), &[])
                aria-pressed=move || chosen(kind).to_string()
                disabled=move || taken(kind)
                on:click=move |_| choose(kind)
            >
                {play::face(kind, seat)}
            </button>
        }
    };
    view! {
        <div class="field" role="group" aria-label=label>
            <span aria-hidden="true">{label}</span>
            <div class="segmented">{KINDS.map(button).collect_view()}</div>
        </div>
    }
    .into_any()
}
