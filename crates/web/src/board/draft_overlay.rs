use board::{BoardGeometry, DraftState, KeyboardCursor, Rect};
use leptos::prelude::*;
use rules::{Fence, Square};

use super::move_draft::{MoveDraft, Premove};
use super::points;

/// The end of the path entered so far, with the number of squares that can still be entered.
#[component]
fn DraftPathEnd(draft: MoveDraft, geometry: Memo<BoardGeometry>) -> impl IntoView {
    let path = Memo::new(move |_| draft.squares_entered());
    move || {
        let squares = path.get();
        let (x, y) = geometry.get().centre(*squares.last()?);
        let left = match draft.legal.get().squares_left(&squares) {
            0 => "✓".to_owned(),
            left => left.to_string(),
        };
        Some(view! {
            <circle class="draft-end" cx=x cy=y r="17" />
            <text class="count" x=x y=y>{left}</text>
        })
    }
}

/// The draft above the pieces: the ghost fence, the end of the path, the premove, a move that waits
/// to be sent, the keyboard's cursor.
#[component]
pub fn DraftOverlay(
    draft: MoveDraft,
    geometry: Memo<BoardGeometry>,
    cursor: RwSignal<KeyboardCursor>,
    unsent: Signal<bool>,
) -> impl IntoView {
    let ghost = Memo::new(move |_| match draft.state.get() {
        DraftState::Fence { fence, pinned, refusal } => Some(GhostFence {
            rect: geometry.get().fence_rect(fence),
            class: match (pinned, &refusal) {
                (true, None) => "fence ghost pinned",
                (false, None) => "fence ghost",
                (true, Some(_)) => "fence ghost pinned bad",
                (false, Some(_)) => "fence ghost bad",
            },
            blocked_path: refusal
                .map(|refusal| points(&refusal.blocked_path, geometry.get()))
                .unwrap_or_default(),
        }),
        DraftState::Submitted(word) => Fence::parse(&word).map(|fence| GhostFence {
            rect: geometry.get().fence_rect(fence),
            class: "fence",
            blocked_path: String::new(),
        }),
        DraftState::Empty | DraftState::Path { .. } => None,
    });
    let cursor = move || {
        let cursor = cursor.get();
        cursor.shown.then(|| {
            let rect = match cursor.slot() {
                Some(fence) => geometry.get().fence_rect(fence),
                None => geometry.get().tile_rect(cursor.square),
            };
            view! {
                <rect
                    class="cursor"
                    x=rect.x - 4.0
                    y=rect.y - 4.0
                    width=rect.width + 8.0
                    height=rect.height + 8.0
                    rx="10"
                />
            }
        })
    };
    let premove = move || {
        let Premove { word, confirmed } = draft.premove.get()?;
        let shown = match Fence::parse(&word) {
            Some(fence) => {
                let rect = geometry.get().fence_rect(fence);
                view! {
                    <rect class="fence ghost premove" class:pinned=confirmed x=rect.x y=rect.y width=rect.width height=rect.height rx="5" />
                }
                .into_any()
            }
            None => {
                let (x, y) = geometry.get().centre(Square::parse(&word)?);
                view! { <circle class="target land premove" cx=x cy=y r="17" /> }.into_any()
            }
        };
        Some(shown)
    };
    // The ghost is one element that moves: a new one for every slot would take longer.
    let bar = move || ghost.with(|g| g.as_ref().map(|g| rounded_bar(g.rect)).unwrap_or_default());
    view! {
        <polyline
            class="way shut"
            points=move || ghost.with(|g| g.as_ref().map(|g| g.blocked_path.clone()).unwrap_or_default())
        />
        <path class=move || ghost.with(|g| g.as_ref().map_or("none", |g| g.class)) d=bar />
        <DraftPathEnd draft geometry />
        {premove}
        {move || unsent.get().then(|| unsent_mark(draft, geometry.get()))}
        {cursor}
    }
}

/// A small clock at the end of the submitted move.
fn unsent_mark(draft: MoveDraft, geometry: BoardGeometry) -> Option<AnyView> {
    let DraftState::Submitted(word) = draft.state.get() else { return None };
    let (x, y) = match Fence::parse(&word) {
        Some(fence) => {
            let Rect { x, y, width, height } = geometry.fence_rect(fence);
            (x + width / 2.0, y + height / 2.0)
        }
        None => {
            let (x, y) = geometry.centre(*draft.submitted_path().last()?);
            (x + 20.0, y - 20.0)
        }
    };
    let mark = view! {
        <g class="unsent-mark" transform=format!("translate({x} {y})")>
            <circle r="12" />
            <path d="M0 -6V0L5 3" />
        </g>
    };
    Some(mark.into_any())
}

/// A bar with rounded corners, as the data of an SVG path.
fn rounded_bar(Rect { x, y, width, height }: Rect) -> String {
    let (w, h) = (width - 10.0, height - 10.0);
    format!(
        "M{} {y}h{w}a5 5 0 0 1 5 5v{h}a5 5 0 0 1-5 5h-{w}a5 5 0 0 1-5-5v-{h}a5 5 0 0 1 5-5z",
        x + 5.0
    )
}

/// A fence that is not placed yet, and the path that it would close.
#[derive(Clone, PartialEq)]
struct GhostFence {
    rect: Rect,
    class: &'static str,
    blocked_path: String,
}
