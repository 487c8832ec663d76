//! The board, one for all games: it draws a view, offers the legal words it is given, and knows no
//! rule. What is half entered lives in a [`Pad`], which buttons and keys share.

mod choices;
mod geometry;
mod ground;
mod input;
mod pad;
mod piece;
mod travel;

use std::sync::Arc;

use api::view::{Piece, View};
use leptos::html::Div;
use leptos::prelude::*;
use rules::{Fence, Square};

pub use choices::Choices;
pub use geometry::{Geometry, PITCH};
pub use pad::{Confirm, Draft, Judgement, Pad};
pub use piece::{classes, looks};

use geometry::Area;
use ground::Ground;

/// What the last ply did, to be shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Last {
    /// The piece that moved.
    pub piece: Option<String>,
    /// Where it was, then what it entered.
    pub squares: Vec<Square>,
    /// The fence that was placed.
    pub fence: Option<Fence>,
    /// The word that said so.
    pub word: String,
}

/// Draws a position; with a pad it can be played on.
#[component]
pub fn Board(
    #[prop(into)] view: Signal<Arc<View>>,
    #[prop(into)] label: Signal<String>,
    #[prop(optional)] pad: Option<Pad>,
    #[prop(optional, into)] turned: Signal<u8>,
    #[prop(optional, into)] last: Signal<Last>,
    /// Shows every seat's shortest way.
    #[prop(optional, into)]
    ways: Signal<bool>,
    /// A word to point out.
    #[prop(optional, into)]
    hint: Signal<Option<String>>,
    #[prop(optional)] mini: bool,
) -> impl IntoView {
    let geometry = Memo::new(move |_| {
        let (files, ranks) = view.with(|view| (view.files.into(), view.ranks.into()));
        Geometry { files, ranks, turned: turned.get() }
    });
    let size = move || {
        let (width, height) = geometry.get().size();
        format!("0 0 {width} {height}")
    };
    let cursor = RwSignal::new(input::Cursor::default());
    let node = NodeRef::<Div>::new();
    let hands = pad.map(|pad| input::Hands { pad, geometry, view, cursor, node });
    let class = if mini {
        "board mini"
    } else if pad.is_some() {
        "board"
    } else {
        "board still"
    };

    let ids = Memo::new(move |_| {
        view.with(|view| view.pieces.iter().map(|piece| piece.id.clone()).collect::<Vec<_>>())
    });
    // What follows the pointer lies above what stands still, so that a hover repaints no square.
    view! {
        <div
            node_ref=node
            class=class
            role=if pad.is_some() { "application" } else { "img" }
            aria-label=label
            aria-roledescription=pad.map(|_| "board")
            tabindex=pad.map(|_| "0")
            on:pointermove=move |event| if let Some(hands) = hands { hands.moved(&event) }
            on:pointerleave=move |_| if let Some(hands) = hands { hands.pad.leave() }
            on:pointerdown=move |event| if let Some(hands) = hands { hands.pressed(&event) }
            on:pointerup=move |event| if let Some(hands) = hands { hands.released(&event) }
            on:contextmenu=move |event| if let Some(hands) = hands {
                event.prevent_default();
                hands.pad.rotate();
            }
            on:keydown=move |event| if let Some(hands) = hands { hands.key(&event) }
            on:blur=move |_| cursor.update(|cursor| cursor.shown = false)
        >
            <svg viewBox=size aria-hidden="true">
                <defs>
                    <linearGradient id="fence-skin" x1="0" y1="0" x2="1" y2="1">
                        <stop offset="0" class="fence-hi" />
                        <stop offset=".55" class="fence-lo" />
                    </linearGradient>
                </defs>
                <Ground view geometry last />
                {move || ways.get().then(|| threads(&view.get(), geometry.get()))}
                <Fences pad view geometry last />
                {move || sights(&view.get(), geometry.get())}
                {move || hint.get().map(|word| pointed(&word, &view.get(), geometry.get()))}
                {pad.map(|pad| view! { <Targets pad view geometry /> })}
            </svg>
            <svg class="over" viewBox=size aria-hidden="true">
                {pad.map(|pad| view! { <Trail pad view geometry /> })}
                <For each=move || ids.get() key=Clone::clone let:id>
                    <Standing id pad view geometry last />
                </For>
                {pad.map(|pad| view! { <Drafted pad geometry cursor /> })}
            </svg>
        </div>
    }
}

/// A piece where it stands; several on one square stand side by side.
#[component]
fn Standing(
    id: String,
    pad: Option<Pad>,
    view: Signal<Arc<View>>,
    geometry: Memo<Geometry>,
    last: Signal<Last>,
) -> impl IntoView {
    let name = id.clone();
    let piece: Memo<Option<Piece>> = Memo::new(move |_| {
        view.with(|view| view.pieces.iter().find(|piece| piece.id == id).cloned())
    });
    let looks_of = move || {
        let mut piece = piece.get()?;
        let way = last.get();
        // A ghost looks where it went.
        if way.piece.as_deref() == Some(&piece.id) && piece.heading.is_none() {
            piece.heading = travel::heading(&way.squares);
        }
        Some(looks(&piece, geometry.get().turned))
    };
    // The way it was just told to go, before anyone has answered.
    let told = Memo::new(move |_| {
        let active = piece.with(|piece| piece.as_ref().is_some_and(|piece| piece.active));
        pad.filter(|_| active).map(|pad| pad.said_way()).unwrap_or_default()
    });
    let place = Memo::new(move |_| {
        let Some(piece) = piece.get() else { return (0.0, 0.0, 1.0) };
        if let Some(&end) = told.with(|way| way.last().copied()).as_ref() {
            let (x, y) = geometry.get().centre(end);
            return (x, y, 1.0);
        }
        let (x, y) = geometry.get().centre(piece.square);
        let (nth, of) = view.with(|view| {
            let here = || view.pieces.iter().filter(|other| other.square == piece.square);
            (here().position(|other| other.id == piece.id).unwrap_or(0), here().count())
        });
        if of < 2 {
            return (x, y, 1.0);
        }
        let (column, row) = (nth % 2, nth / 2);
        let shift = |n: usize| if n == 0 { -11.0 } else { 11.0 };
        (x + shift(column), y + if of > 2 { shift(row) } else { 0.0 }, 0.62)
    });
    let group = NodeRef::<leptos::svg::G>::new();
    let walk = move |squares: &[Square]| {
        if let Some(group) = group.get_untracked() {
            let points: Vec<_> =
                squares.iter().map(|&s| geometry.get_untracked().centre(s)).collect();
            travel::along(&group, &points, place.get_untracked());
        }
    };
    Effect::new(move |_| {
        let way = told.get();
        let from = piece.with_untracked(|piece| piece.as_ref().map(|piece| piece.square));
        if !way.is_empty() {
            walk(&from.into_iter().chain(way).collect::<Vec<_>>());
        }
    });
    Effect::new(move |before: Option<Last>| {
        let way = last.get();
        let moved = way.piece.as_deref() == Some(name.as_str()) && before.as_ref() != Some(&way);
        // What was said here has set out already.
        let set_out = pad.is_some_and(|pad| pad.said_last(&way.word));
        if before.is_some() && moved && !set_out {
            walk(&way.squares);
        }
        way
    });
    view! {
        <g
            node_ref=group
            class=move || piece.with(|piece| piece.as_ref().map(classes).unwrap_or_default())
            style:transform=move || {
                let (x, y, scale) = place.get();
                format!("translate({x}px,{y}px) scale({scale})")
            }
        >
            <circle class="ring" r="26" />
            {looks_of}
        </g>
    }
}

#[component]
fn Fences(
    pad: Option<Pad>,
    view: Signal<Arc<View>>,
    geometry: Memo<Geometry>,
    last: Signal<Last>,
) -> impl IntoView {
    let fences = Memo::new(move |_| view.with(|view| view.fences.clone()));
    view! {
        <For each=move || fences.get() key=|fence| *fence let:fence>
            {move || {
                let area = geometry.get().fence(fence);
                let across = geometry.get().lies_across(fence.lie);
                let lie = if across { "h" } else { "v" };
                let new = last.with(|last| {
                    let here = pad.is_some_and(|pad| pad.said_last(&last.word));
                    match last.fence == Some(fence) {
                        true if here => " last",
                        true => " last new",
                        false => "",
                    }
                });
                let class = format!("fence {lie}{new}");
                view! {
                    <rect class=class x=area.x y=area.y width=area.width height=area.height rx="5" />
                }
            }}
        </For>
    }
}

/// The squares that can be entered next, and where a longer move can end.
#[component]
fn Targets(pad: Pad, view: Signal<Arc<View>>, geometry: Memo<Geometry>) -> impl IntoView {
    let begun = Memo::new(move |_| pad.begun());
    move || {
        let choices = pad.choices.get();
        let begun = begun.get();
        let seat = view.with(|view| view.turn).unwrap_or(0);
        let next = choices.next(&begun);
        let at = |square| geometry.get().centre(square);
        let ends: Vec<_> = if choices.long() {
            choices.ends(&begun).into_iter().filter(|end| !next.contains(end)).collect()
        } else {
            Vec::new()
        };
        let ends: Vec<_> = ends
            .into_iter()
            .map(at)
            .map(|(x, y)| view! { <circle class="target land" cx=x cy=y r="7" /> })
            .collect();
        let next: Vec<_> = next
            .into_iter()
            .map(at)
            .map(|(x, y)| {
                let class = format!("target s{seat}");
                view! { <circle class=class cx=x cy=y r="10" /> }
            })
            .collect();
        view! {
            {ends}
            {next}
        }
    }
}

/// The way entered so far, below the pieces.
#[component]
fn Trail(pad: Pad, view: Signal<Arc<View>>, geometry: Memo<Geometry>) -> impl IntoView {
    let path = Memo::new(move |_| pad.begun());
    move || {
        let squares = path.get();
        let from = view.with(|view| view.pieces.iter().find(|p| p.active).map(|p| p.square));
        let line: Vec<_> = from.into_iter().chain(squares.iter().copied()).collect();
        (!squares.is_empty()).then(|| {
            view! { <polyline class="draft" points=points(&line, geometry.get()) /> }
        })
    }
}

/// Where the way entered so far ends, and how many squares are left.
#[component]
fn Entered(pad: Pad, geometry: Memo<Geometry>) -> impl IntoView {
    let path = Memo::new(move |_| pad.begun());
    move || {
        let squares = path.get();
        let (x, y) = geometry.get().centre(*squares.last()?);
        let left = match pad.choices.get().left(&squares) {
            0 => "✓".to_owned(),
            left => left.to_string(),
        };
        Some(view! {
            <circle class="draft-end" cx=x cy=y r="17" />
            <text class="count" x=x y=y>{left}</text>
        })
    }
}

/// What is half said: the ghost of a fence, the end of a way, the keyboard's cursor.
#[component]
fn Drafted(pad: Pad, geometry: Memo<Geometry>, cursor: RwSignal<input::Cursor>) -> impl IntoView {
    let ghost = Memo::new(move |_| match pad.draft.get() {
        Draft::Fence { fence, pinned, wrong } => Some(Ghost {
            area: geometry.get().fence(fence),
            class: match (pinned, &wrong) {
                (true, None) => "fence ghost pinned",
                (false, None) => "fence ghost",
                (true, Some(_)) => "fence ghost pinned bad",
                (false, Some(_)) => "fence ghost bad",
            },
            shut: wrong.map(|wrong| points(&wrong.shut, geometry.get())).unwrap_or_default(),
        }),
        Draft::Said(word) => Fence::parse(&word).map(|fence| Ghost {
            area: geometry.get().fence(fence),
            class: "fence",
            shut: String::new(),
        }),
        Draft::Nothing | Draft::Path { .. } => None,
    });
    let pointer = move || {
        let cursor = cursor.get();
        cursor.shown.then(|| {
            let area = match cursor.lie {
                Some(lie) => geometry.get().fence(Fence { anchor: cursor.square, lie }),
                None => geometry.get().tile(cursor.square),
            };
            view! {
                <rect
                    class="cursor"
                    x=area.x - 4.0
                    y=area.y - 4.0
                    width=area.width + 8.0
                    height=area.height + 8.0
                    rx="10"
                />
            }
        })
    };
    let planned = move || {
        let word = pad.planned.get()?;
        let shown = match Fence::parse(&word) {
            Some(fence) => {
                let area = geometry.get().fence(fence);
                view! {
                    <rect class="fence ghost" x=area.x y=area.y width=area.width height=area.height rx="5" />
                }
                .into_any()
            }
            None => {
                let (x, y) = geometry.get().centre(Square::parse(&word)?);
                view! { <circle class="target land" cx=x cy=y r="17" /> }.into_any()
            }
        };
        Some(shown)
    };
    // The ghost is one bar that is moved about: making a new one for every slot takes longer.
    let bar = move || ghost.with(|g| g.as_ref().map(|g| outline(g.area)).unwrap_or_default());
    view! {
        <polyline
            class="way shut"
            points=move || ghost.with(|g| g.as_ref().map(|g| g.shut.clone()).unwrap_or_default())
        />
        <path class=move || ghost.with(|g| g.as_ref().map_or("none", |g| g.class)) d=bar />
        <Entered pad geometry />
        {planned}
        {pointer}
    }
}

/// A bar with round ends, as one word.
fn outline(Area { x, y, width, height }: Area) -> String {
    let (w, h) = (width - 10.0, height - 10.0);
    format!(
        "M{} {y}h{w}a5 5 0 0 1 5 5v{h}a5 5 0 0 1-5 5h-{w}a5 5 0 0 1-5-5v-{h}a5 5 0 0 1 5-5z",
        x + 5.0
    )
}

/// A fence that is not there yet, and the way it would close.
#[derive(Clone, PartialEq)]
struct Ghost {
    area: Area,
    class: &'static str,
    shut: String,
}

fn threads(view: &View, geometry: Geometry) -> Vec<AnyView> {
    let thread = |(nth, seat): (usize, &api::view::Hand)| {
        let class = format!("way w{}", nth + 1);
        view! { <polyline class=class points=points(&seat.way, geometry) /> }.into_any()
    };
    view.seats.iter().enumerate().filter(|(_, seat)| seat.way.len() > 1).map(thread).collect()
}

fn sights(view: &View, geometry: Geometry) -> Vec<AnyView> {
    let line = |sight: &api::view::Sight| {
        let ((x1, y1), (x2, y2)) = (geometry.centre(sight.from), geometry.centre(sight.to));
        view! { <line class="sight" x1=x1 y1=y1 x2=x2 y2=y2 /> }.into_any()
    };
    view.sights.iter().map(line).collect()
}

/// A word to look at: a fence as a ghost, a way as a line.
fn pointed(word: &str, view: &View, geometry: Geometry) -> AnyView {
    if let Some(fence) = Fence::parse(word) {
        let area = geometry.fence(fence);
        return view! {
            <rect class="fence ghost pinned" x=area.x y=area.y width=area.width height=area.height rx="5" />
        }
        .into_any();
    }
    let from = view.pieces.iter().find(|piece| piece.active).map(|piece| piece.square);
    let path = rules::Path::parse(word.trim_start_matches('@'));
    let squares: Vec<_> = from
        .into_iter()
        .chain(path.iter().flat_map(|path| path.squares().iter().copied()))
        .collect();
    view! { <polyline class="way hint" points=points(&squares, geometry) /> }.into_any()
}

fn points(squares: &[Square], geometry: Geometry) -> String {
    let point = |&square: &Square| {
        let (x, y) = geometry.centre(square);
        format!("{x},{y}")
    };
    squares.iter().map(point).collect::<Vec<_>>().join(" ")
}

/// A move that a figure points out: allowed, or with a cross where it is not.
pub fn marked(word: &str, refused: bool, from: Option<Square>, geometry: Geometry) -> AnyView {
    let class = if refused { "mark refused" } else { "mark" };
    if let Some(fence) = Fence::parse(word) {
        let area = geometry.fence(fence);
        let class = if refused { "fence ghost pinned bad" } else { "fence ghost pinned" };
        return view! {
            <rect class=class x=area.x y=area.y width=area.width height=area.height rx="5" />
        }
        .into_any();
    }
    let path = rules::Path::parse(word.trim_start_matches('@'));
    let entered: Vec<_> = path.iter().flat_map(|path| path.squares().iter().copied()).collect();
    let Some(&end) = entered.last() else { return ().into_any() };
    let (x, y) = geometry.centre(end);
    let squares: Vec<_> = from.into_iter().chain(entered).collect();
    let cross = format!("M{} {}l20 20m0 -20l-20 20", x - 10.0, y - 10.0);
    let tip = if refused {
        view! { <path class="cross" d=cross /> }.into_any()
    } else {
        view! { <circle class="tip" cx=x cy=y r="9" /> }.into_any()
    };
    view! {
        <g class=class>
            <polyline points=points(&squares, geometry) />
            {tip}
        </g>
    }
    .into_any()
}
