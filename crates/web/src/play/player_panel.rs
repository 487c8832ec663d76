use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use rules::Square;
use view::{BoardView, CountView, PieceKind, PieceView};

use super::phrase_slot::{PhraseSlot, phrase_slot};
use super::rating_slot::{RatingSlot, table_rating_slot};
use super::session::{GameSession, SeatOccupant};
use crate::board::{piece_classes, piece_outline, piece_shape};
use crate::controls::portrait;
use crate::i18n::{self, format_time, t, translate};

/// The seats above the board and those below it: the players at this screen are below; where nobody
/// or everybody is at this screen, the seat at the board's bottom is.
pub fn seats_around_board(session: GameSession, rotation: u8) -> (Vec<u8>, Vec<u8>) {
    let seats = session.game_record.with(|game_record| game_record.setup.seats()) as u8;
    let own = session.local_seats();
    let bottom: Vec<u8> = if own.is_empty() || own.len() == usize::from(seats) {
        let nearest = if seats == 2 && rotation == 2 { 2 } else { 1 };
        vec![nearest]
    } else {
        own
    };
    ((1..=seats).filter(|seat| !bottom.contains(seat)).collect(), bottom)
}

/// The panels of all players, side by side.
#[component]
pub fn PlayerPanels(
    session: GameSession,
    view: Memo<Arc<BoardView>>,
    #[prop(into)] rotation: Signal<u8>,
) -> impl IntoView {
    let seats = Memo::new(move |_| view.with(|view| view.seats.len() as u8));
    view! {
        <div class="seats">
            <For each=move || 1..=seats.get() key=|seat| *seat let:seat>
                <PlayerPanel session seat view rotation />
            </For>
        </div>
    }
}

/// The panel of a player: pieces, name, resources, clock.
#[component]
pub fn PlayerPanel(
    session: GameSession,
    seat: u8,
    view: Memo<Arc<BoardView>>,
    #[prop(into)] rotation: Signal<u8>,
) -> impl IntoView {
    let hand = Memo::new(move |_| {
        view.with(|view| view.seats.get(usize::from(seat) - 1).cloned().unwrap_or_default())
    });
    let class = move || {
        let turn = session.seat_to_move() == Some(seat);
        let out = hand.with(|hand| hand.out);
        format!("seat c{seat}{}{}", if turn { " on" } else { "" }, if out { " out" } else { "" })
    };
    let description = move || match session.occupant(seat) {
        SeatOccupant::Computer(level) => {
            let manner = ("manner", i18n::manner(level).into());
            translate("web-level-manner", &[("level", level.into()), manner])
        }
        SeatOccupant::Vacant => translate("web-seat-open", &[]),
        SeatOccupant::Remote => {
            let nth = usize::from(seat) - 1;
            match session.players.with(|players| players.get(nth)?.present) {
                Some(true) => translate("web-present", &[]),
                Some(false) => translate("web-absent", &[]),
                None => piece_names(&hand.get().pieces),
            }
        }
        SeatOccupant::Local => {
            let you = translate("web-you", &[]);
            let has_own_name = session.local_seats().len() == 1 && session.name(seat) != you;
            let kinds = piece_names(&hand.get().pieces);
            let parts =
                [has_own_name.then_some(you), Some(kinds).filter(|kinds| !kinds.is_empty())];
            parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
        }
    };
    view! {
        <div class=class>
            <PieceIcons seat hand view rotation />
            <div class="who">
                {move || session.level(seat).and_then(portrait)}
                <span class="name">
                    {move || session.name_link(seat)}
                    {table_rating_slot(RatingSlot::Seat(seat))}
                </span>
                <small>{description}</small>
            </div>
            <SeatResources seat hand />
            <SeatClock session seat />
            {phrase_slot(PhraseSlot::Bubble(seat))}
        </div>
    }
}

/// The names of the pieces a seat plays, pawns left out.
fn piece_names(pieces: &[PieceKind]) -> String {
    let name = |kind: &PieceKind| translate(&format!("term-{}", kind.word()), &[]);
    pieces.iter().filter(|kind| **kind != PieceKind::PAWN).map(name).collect::<Vec<_>>().join(", ")
}

/// Small icons of a seat's pieces.
#[component]
fn PieceIcons(
    seat: u8,
    hand: Memo<view::SeatView>,
    view: Memo<Arc<BoardView>>,
    rotation: Signal<u8>,
) -> impl IntoView {
    // A pawn points to its goal, as on the board.
    let heading = Memo::new(move |_| {
        let own = |piece: &&PieceView| piece.seat == Some(seat);
        view.with(|view| view.pieces.iter().find(own).and_then(|piece| piece.heading))
    });
    move || {
        let pieces = hand.with(|hand| hand.pieces.clone());
        let icon = |kind: PieceKind| {
            let heading = heading.get().filter(|_| kind == PieceKind::PAWN);
            // A ghost that was eaten is not on the board until the next round.
            let is_there = view.with(|view| view.pieces.iter().any(|piece| piece.kind == kind));
            let icon = rotated_icon(kind, seat, heading, rotation.get());
            view! { <span class:gone=!is_there>{icon}</span> }
        };
        view! { <span class="faces" aria-hidden="true">{pieces.into_iter().map(icon).collect_view()}</span> }
    }
}

/// A piece as an icon of its own.
pub fn piece_icon(kind: PieceKind, seat: u8) -> AnyView {
    let heading = (kind == PieceKind::PAWN).then_some(view::Heading::North);
    rotated_icon(kind, seat, heading, 0)
}

fn rotated_icon(
    kind: PieceKind,
    seat: u8,
    heading: Option<view::Heading>,
    rotation: u8,
) -> AnyView {
    let piece = PieceView {
        id: String::new(),
        kind,
        seat: Some(seat),
        square: Square::new(0, 0),
        heading,
        mood: view::PieceMood::Plain,
        active: false,
    };
    view! {
        <svg class="face" viewBox="-26 -28 52 56">
            <g class=piece_classes(&piece)>{piece_shape(&piece, rotation)}</g>
        </svg>
    }
    .into_any()
}

/// What a seat has left, drawn one by one: fences, lives, pellets; and a bar for the dots, with one of them
/// as it is on the board.
#[component]
fn SeatResources(seat: u8, hand: Memo<view::SeatView>) -> impl IntoView {
    move || {
        let hand = hand.get();
        let fences = hand.fences.map(|count| {
            let label = translate("fences-left", &[("count", u32::from(count.now).into())]);
            view! {
                <div class="rack" role="img" aria-label=label>
                    {counters(count, "bar", "bar gone")}
                    <b aria-hidden="true">{count.now}</b>
                </div>
            }
        });
        let lives = hand.lives.map(|count| {
            let label = translate("lives-left", &[("count", u32::from(count.now).into())]);
            view! { <div class="hearts" role="img" aria-label=label>{counters(count, "heart", "heart gone")}</div> }
        });
        let pellets = hand.pellets.map(|count| {
            let label = translate(
                "web-pellets",
                &[("now", u32::from(count.now).into()), ("of", u32::from(count.of).into())],
            );
            view! { <div class="pellets" role="img" aria-label=label>{counters(count, "pill", "pill gone")}</div> }
        });
        let dots = hand.dots.map(|count| {
            let label = translate("web-dots", &[("count", u32::from(count.now).into())]);
            let share =
                format!("{}%", 100 - u32::from(count.now) * 100 / u32::from(count.of.max(1)));
            view! {
                <div class="dots" role="img" aria-label=label>
                    <svg class="sort" viewBox="-24 -24 48 48" aria-hidden="true">
                        <path class=format!("dot s{seat}") d=piece_outline(PieceKind::PAWN, seat) />
                    </svg>
                    <span class="gauge"><i style:width=share></i></span>
                    <b aria-hidden="true">{count.now}</b>
                    <small aria-hidden="true">{translate("web-dots", &[("count", u32::from(count.now).into())])}</small>
                </div>
            }
        });
        view! { <div class="holds">{fences}{lives}{pellets}{dots}</div> }
    }
}

fn counters(count: CountView, have: &'static str, gone: &'static str) -> Vec<AnyView> {
    (0..count.of)
        .map(|n| view! { <i class=if n < count.now { have } else { gone }></i> }.into_any())
        .collect()
}

/// The clock of a seat, where the game is timed.
#[component]
fn SeatClock(session: GameSession, seat: u8) -> impl IntoView {
    let now = RwSignal::new(js_sys::Date::now());
    let timed = Memo::new(move |_| session.clock.with(|clock| !clock.left.is_empty()));
    let timer = set_interval_with_handle(
        move || {
            if timed.get_untracked() {
                now.set(js_sys::Date::now());
            }
        },
        Duration::from_millis(200),
    );
    if let Ok(timer) = timer {
        on_cleanup(move || timer.clear());
    }
    let left = move || session.time_left(seat, now.get());
    move || {
        timed.get().then(|| {
            let class = move || {
                let low = left().is_some_and(|left| left < 20_000);
                let runs = session.clock.with(|clock| clock.running == Some(seat));
                format!("clock{}{}", if runs { " runs" } else { "" }, if low { " low" } else { "" })
            };
            view! {
                <span class=class role="timer" aria-label=t("web-clock")>
                    {move || left().map(format_time).unwrap_or_default()}
                </span>
            }
        })
    }
}
