//! The board component, one for all games: it draws a board view, offers the legal moves it is
//! given, and knows no rules. A move that is being entered lives in a [`MoveDraft`], which pointer,
//! keyboard and the buttons beside the board share.

mod animation;
mod background;
mod board_piece;
mod draft_overlay;
mod drawn_move;
mod figure;
mod keyboard;
mod moment_layer;
mod move_draft;
mod piece;
mod pointer;
mod recent_moves;
mod seat_colours;
mod square_map;

use std::sync::Arc;

use leptos::html::Div;
use leptos::prelude::*;
use rules::{Fence, Square};
use view::BoardView;

pub use ::board::{BoardGeometry, ConfirmMode, DraftState, LegalWords, MoveRefusal, PITCH};
pub use animation::duration as move_duration;
pub use drawn_move::{arrow, drawn_move};
pub use figure::figure_mark;
pub use moment_layer::BoardMoments;
pub use move_draft::{MoveDraft, Premove};
pub use piece::{piece_classes, piece_outline, piece_shape};
pub use pointer::drawing_point;
pub use recent_moves::{PlayedMove, RecentMoves};
pub use seat_colours::set_seat_colours;
pub use square_map::SquareMap;

use ::board::{KeyboardCursor, PointerTarget, SlotLength};
use background::Background;
use board_piece::BoardPiece;
use draft_overlay::DraftOverlay;
use keyboard::KeyboardInput;
use moment_layer::MomentLayer;
use pointer::PointerInput;

/// Draws a position; with a draft, moves can be entered.
#[component]
pub fn Board(
    #[prop(into)] view: Signal<Arc<BoardView>>,
    #[prop(into)] label: Signal<String>,
    #[prop(optional)] draft: Option<MoveDraft>,
    #[prop(optional, into)] rotation: Signal<u8>,
    #[prop(optional, into)] recent: Signal<RecentMoves>,
    /// Shows every seat's shortest path.
    #[prop(optional, into)]
    show_paths: Signal<bool>,
    /// The word of a suggested move.
    #[prop(optional, into)]
    hint: Signal<Option<String>>,
    /// Marks the submitted move as not yet sent.
    #[prop(optional, into)]
    unsent: Signal<bool>,
    /// What happens on it besides moves.
    #[prop(optional, into)]
    moments: Option<Signal<BoardMoments>>,
    #[prop(optional)] mini: bool,
    /// What can be put between squares.
    #[prop(optional)]
    slots: SlotLength,
    /// What a screen reader says of a place that is drawn on, and not moved to.
    #[prop(optional)]
    drawn: Option<Callback<PointerTarget, String>>,
) -> impl IntoView {
    let geometry = Memo::new(move |_| {
        let (files, ranks) = view.with(|view| (view.files.into(), view.ranks.into()));
        BoardGeometry { slots, ..BoardGeometry::new(files, ranks, rotation.get()) }
    });
    let view_box = move || geometry.get().view_box();
    let cursor = RwSignal::new(KeyboardCursor::default());
    let node = NodeRef::<Div>::new();
    set_seat_colours(node, view);
    let pointer = draft.map(|draft| PointerInput {
        draft,
        geometry,
        cursor,
        node,
        gesture: StoredValue::new(None),
    });
    let keyboard = draft.map(|draft| KeyboardInput { draft, geometry, view, cursor, drawn });
    let class = if mini {
        "board mini"
    } else if draft.is_some() {
        "board"
    } else {
        "board still"
    };

    let ids = Memo::new(move |_| {
        view.with(|view| view.pieces.iter().map(|piece| piece.id.clone()).collect::<Vec<_>>())
    });
    // Two layers: what follows the pointer is above what does not move, so that a hover repaints no
    // square.
    view! {
        <div
            node_ref=node
            class=class
            role=if draft.is_some() { "application" } else { "img" }
            aria-label=label
            aria-roledescription=draft.map(|_| "board")
            tabindex=draft.map(|_| "0")
            on:pointermove=move |event| if let Some(pointer) = pointer { pointer.moved(&event) }
            on:pointerleave=move |_| if let Some(pointer) = pointer { pointer.draft.end_hover() }
            on:pointerdown=move |event| if let Some(pointer) = pointer { pointer.pressed(&event) }
            on:pointerup=move |event| if let Some(pointer) = pointer { pointer.released(&event) }
            on:pointercancel=move |_| if let Some(pointer) = pointer { pointer.cancelled() }
            on:touchmove=move |event| if let Some(pointer) = pointer { pointer.touch_moved(&event) }
            on:contextmenu=move |event| if let Some(pointer) = pointer {
                event.prevent_default();
                pointer.menu_asked();
            }
            on:keydown=move |event| if let Some(keyboard) = keyboard { keyboard.key(&event) }
            on:blur=move |_| cursor.update(|cursor| cursor.shown = false)
        >
            <svg viewBox=view_box aria-hidden="true">
                <defs>
                    <linearGradient id="fence-skin" x1="0" y1="0" x2="1" y2="1">
                        <stop offset="0" class="fence-hi" />
                        <stop offset=".55" class="fence-lo" />
                    </linearGradient>
                </defs>
                <Background view geometry recent />
                {move || show_paths.get().then(|| shortest_path_lines(&view.get(), geometry.get()))}
                <FenceLayer draft view geometry recent />
                {move || sight_lines(&view.get(), geometry.get())}
                {move || hint.get().map(|word| hint_mark(&word, &view.get(), geometry.get()))}
                {draft.map(|draft| view! { <MoveTargets draft view geometry /> })}
            </svg>
            <svg class="over" viewBox=view_box aria-hidden="true">
                {draft.map(|draft| view! { <DraftPath draft view geometry /> })}
                <For each=move || ids.get() key=Clone::clone let:id>
                    <BoardPiece id draft view geometry recent />
                </For>
                {draft.map(|draft| view! { <DraftOverlay draft geometry cursor unsent /> })}
            </svg>
            {moments.map(|moments| view! { <MomentLayer moments geometry recent draft /> })}
        </div>
    }
}

/// The fences on the board; the last one slides in, unless its draft was drawn there already.
#[component]
fn FenceLayer(
    draft: Option<MoveDraft>,
    view: Signal<Arc<BoardView>>,
    geometry: Memo<BoardGeometry>,
    recent: Signal<RecentMoves>,
) -> impl IntoView {
    let fences = Memo::new(move |_| view.with(|view| view.fences.clone()));
    view! {
        <For each=move || fences.get() key=|fence| *fence let:fence>
            {move || {
                let rect = geometry.get().fence_rect(fence);
                let horizontal = geometry.get().is_drawn_horizontally(fence.orientation);
                let direction = if horizontal { "h" } else { "v" };
                let mark = recent.with(|recent| {
                    let Some(placed) = recent.of_round().find(|m| m.fence == Some(fence)) else {
                        return "";
                    };
                    let drawn_already =
                        draft.is_some_and(|draft| draft.was_submitted_here(&placed.word));
                    if drawn_already || placed.ply < recent.ply { " last" } else { " last new" }
                });
                let class = format!("fence {direction}{mark}");
                view! {
                    <rect class=class x=rect.x y=rect.y width=rect.width height=rect.height rx="5" />
                }
            }}
        </For>
    }
}

/// The squares that can be entered next, and where a longer move can end.
#[component]
fn MoveTargets(
    draft: MoveDraft,
    view: Signal<Arc<BoardView>>,
    geometry: Memo<BoardGeometry>,
) -> impl IntoView {
    let entered = Memo::new(move |_| draft.squares_entered());
    move || {
        let legal = draft.legal.get();
        let entered = entered.get();
        // In the colour of the piece that moves: one seat may have several.
        let class = view.with(|view| {
            let active = view.pieces.iter().find(|piece| piece.active);
            let kind = active.map(|piece| piece.kind.word()).unwrap_or_default();
            format!("target {kind} s{}", view.turn.unwrap_or(0))
        });
        let next = legal.next_squares(&entered);
        let at = |square| geometry.get().centre(square);
        let ends: Vec<_> = if legal.has_long_paths() {
            legal.end_squares(&entered).into_iter().filter(|end| !next.contains(end)).collect()
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
            .map(|(x, y)| view! { <circle class=class.clone() cx=x cy=y r="10" /> })
            .collect();
        view! {
            {ends}
            {next}
        }
    }
}

/// The path entered so far, below the pieces.
#[component]
fn DraftPath(
    draft: MoveDraft,
    view: Signal<Arc<BoardView>>,
    geometry: Memo<BoardGeometry>,
) -> impl IntoView {
    let path = Memo::new(move |_| draft.squares_entered());
    move || {
        let squares = path.get();
        let from = view.with(|view| view.pieces.iter().find(|p| p.active).map(|p| p.square));
        let line: Vec<_> = from.into_iter().chain(squares.iter().copied()).collect();
        (!squares.is_empty()).then(|| {
            view! { <polyline class="draft" points=points(&line, geometry.get()) /> }
        })
    }
}

fn shortest_path_lines(view: &BoardView, geometry: BoardGeometry) -> Vec<AnyView> {
    let line = |(nth, seat): (usize, &view::SeatView)| {
        let class = format!("way w{}", nth + 1);
        view! { <polyline class=class points=points(&seat.shortest_path, geometry) /> }.into_any()
    };
    view.seats
        .iter()
        .enumerate()
        .filter(|(_, seat)| seat.shortest_path.len() > 1)
        .map(line)
        .collect()
}

fn sight_lines(view: &BoardView, geometry: BoardGeometry) -> Vec<AnyView> {
    let line = |sight: &view::SightLine| {
        let ((x1, y1), (x2, y2)) = (geometry.centre(sight.from), geometry.centre(sight.to));
        view! { <line class="sight" x1=x1 y1=y1 x2=x2 y2=y2 /> }.into_any()
    };
    view.sight_lines.iter().map(line).collect()
}

/// A suggested move: a fence as a ghost, a path as a line.
fn hint_mark(word: &str, view: &BoardView, geometry: BoardGeometry) -> AnyView {
    if let Some(fence) = Fence::parse(word) {
        let rect = geometry.fence_rect(fence);
        return view! {
            <rect class="fence ghost pinned" x=rect.x y=rect.y width=rect.width height=rect.height rx="5" />
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

fn points(squares: &[Square], geometry: BoardGeometry) -> String {
    let point = |&square: &Square| {
        let (x, y) = geometry.centre(square);
        format!("{x},{y}")
    };
    squares.iter().map(point).collect::<Vec<_>>().join(" ")
}
