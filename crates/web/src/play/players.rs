use std::sync::Arc;
use std::time::Duration;

use api::view::{Count, Piece, PieceKind, View};
use leptos::prelude::*;
use rules::Square;

use super::session::{Session, Who};
use crate::board::{classes, looks};
use crate::words::{say, t};

/// The seats above the board and those below it: one's own below, or those nearest.
pub fn order(session: Session, turned: u8) -> (Vec<u8>, Vec<u8>) {
    let seats = session.archive.with(|archive| archive.table.seats()) as u8;
    let own = session.own();
    let bottom: Vec<u8> = if own.is_empty() || own.len() == usize::from(seats) {
        let near = if seats == 2 && turned == 2 { 2 } else { 1 };
        vec![near]
    } else {
        own
    };
    ((1..=seats).filter(|seat| !bottom.contains(seat)).collect(), bottom)
}

/// Somebody at the table: piece, name, what they hold, their clock.
#[component]
pub fn Seat(session: Session, seat: u8, view: Memo<Arc<View>>) -> impl IntoView {
    let hand = Memo::new(move |_| {
        view.with(|view| view.seats.get(usize::from(seat) - 1).cloned().unwrap_or_default())
    });
    let class = move || {
        let turn = session.mover() == Some(seat);
        let out = hand.with(|hand| hand.out);
        format!("seat c{seat}{}{}", if turn { " on" } else { "" }, if out { " out" } else { "" })
    };
    let about = move || match session.who(seat) {
        Who::Level(level) => say(&format!("web-level-{level}"), &[]),
        Who::Nobody => say("web-seat-open", &[]),
        Who::Elsewhere => {
            let nth = usize::from(seat) - 1;
            let here = session.players.with(|p| p.get(nth).is_some_and(|p| p.present));
            say(if here { "web-present" } else { "web-absent" }, &[])
        }
        Who::Here => {
            let you = say("web-you", &[]);
            let named = session.own().len() == 1 && session.name(seat) != you;
            let kinds = kinds(&hand.get().pieces);
            let parts = [named.then_some(you), Some(kinds).filter(|kinds| !kinds.is_empty())];
            parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
        }
    };
    view! {
        <div class=class>
            <Faces session seat hand />
            <div class="who">
                <span class="name">{move || session.name(seat)}</span>
                <small>{about}</small>
            </div>
            <Holdings hand />
            <ClockFace session seat />
        </div>
    }
}

/// What a seat plays, where that is not simply a pawn.
fn kinds(pieces: &[PieceKind]) -> String {
    let name = |kind: &PieceKind| say(&format!("term-{}", kind.word()), &[]);
    pieces.iter().filter(|kind| **kind != PieceKind::Pawn).map(name).collect::<Vec<_>>().join(", ")
}

/// The pieces of a seat, small.
#[component]
fn Faces(session: Session, seat: u8, hand: Memo<api::view::Hand>) -> impl IntoView {
    move || {
        let nth = usize::from(seat) - 1;
        let favourite = session.players.with(|p| p.get(nth).map(|p| p.piece));
        let pieces = hand.with(|hand| hand.pieces.clone());
        let face = |kind: PieceKind| {
            let kind = match (kind, favourite) {
                (PieceKind::Pawn, Some(favourite)) => favourite,
                (kind, _) => kind,
            };
            face(kind, seat)
        };
        view! { <span class="faces" aria-hidden="true">{pieces.into_iter().map(face).collect_view()}</span> }
    }
}

/// A piece by itself.
pub fn face(kind: PieceKind, seat: u8) -> AnyView {
    let piece = Piece {
        id: String::new(),
        kind,
        seat: Some(seat),
        square: Square::new(0, 0),
        heading: (kind == PieceKind::Pawn).then_some(api::view::Heading::North),
        mood: api::view::Mood::Plain,
        active: false,
    };
    view! {
        <svg class="face" viewBox="-26 -28 52 56">
            <g class=classes(&piece)>{looks(&piece, 0)}</g>
        </svg>
    }
    .into_any()
}

/// What a seat holds, as things: fences in a rack, hearts, pellets, dots to go.
#[component]
fn Holdings(hand: Memo<api::view::Hand>) -> impl IntoView {
    move || {
        let hand = hand.get();
        let fences = hand.fences.map(|count| {
            let label = say("fences-left", &[("count", u32::from(count.now).into())]);
            view! {
                <div class="rack" role="img" aria-label=label>
                    {things(count, "bar", "bar gone")}
                    <b aria-hidden="true">{count.now}</b>
                </div>
            }
        });
        let lives = hand.lives.map(|count| {
            let label = say("lives-left", &[("count", u32::from(count.now).into())]);
            view! { <div class="hearts" role="img" aria-label=label>{things(count, "heart", "heart gone")}</div> }
        });
        let pellets = hand.pellets.map(|count| {
            let label = say(
                "web-pellets",
                &[("now", u32::from(count.now).into()), ("of", u32::from(count.of).into())],
            );
            view! { <div class="pellets" role="img" aria-label=label>{things(count, "pill", "pill gone")}</div> }
        });
        let dots = hand.dots.map(|count| {
            let label = say("web-dots", &[("count", u32::from(count.now).into())]);
            let share =
                format!("{}%", 100 - u32::from(count.now) * 100 / u32::from(count.of.max(1)));
            view! {
                <div class="dots" role="img" aria-label=label>
                    <span class="gauge"><i style:width=share></i></span>
                    <b aria-hidden="true">{count.now}</b>
                </div>
            }
        });
        view! { <div class="holds">{fences}{lives}{pellets}{dots}</div> }
    }
}

fn things(count: Count, have: &'static str, gone: &'static str) -> Vec<AnyView> {
    (0..count.of)
        .map(|n| view! { <i class=if n < count.now { have } else { gone }></i> }.into_any())
        .collect()
}

#[component]
fn ClockFace(session: Session, seat: u8) -> impl IntoView {
    let now = RwSignal::new(js_sys::Date::now());
    let timed = Memo::new(move |_| session.clock.with(|clock| !clock.left.is_empty()));
    let tick = set_interval_with_handle(
        move || {
            if timed.get_untracked() {
                now.set(js_sys::Date::now());
            }
        },
        Duration::from_millis(200),
    );
    if let Ok(tick) = tick {
        on_cleanup(move || tick.clear());
    }
    let left = move || session.left(seat, now.get());
    move || {
        timed.get().then(|| {
            let class = move || {
                let low = left().is_some_and(|left| left < 20_000);
                let runs = session.clock.with(|clock| clock.running == Some(seat));
                format!("clock{}{}", if runs { " runs" } else { "" }, if low { " low" } else { "" })
            };
            view! {
                <span class=class role="timer" aria-label=t("web-clock")>
                    {move || left().map(shown).unwrap_or_default()}
                </span>
            }
        })
    }
}

fn shown(left: u64) -> String {
    let (tenths, seconds) = (left / 100 % 10, left / 1000);
    match seconds {
        0..10 => format!("{seconds}.{tenths}"),
        10..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        3600..172_800 => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
        _ => say("web-days", &[("count", (seconds / 86_400).into())]),
    }
}
