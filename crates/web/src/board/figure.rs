use leptos::prelude::*;
use locale::{Mark, MarkKind};
use rules::{Fence, Square};

use super::{BoardGeometry, points};

/// What a figure of a rulebook marks: a move as a line to a dot, or to a cross where it is not legal;
/// a square it is about by a frame.
pub fn figure_mark(mark: &Mark, from: Option<Square>, geometry: BoardGeometry) -> AnyView {
    let word = mark.word.as_str();
    let refused = match mark.kind {
        MarkKind::Highlight => {
            let Some(square) = Square::parse(word) else { return ().into_any() };
            let rect = geometry.tile_rect(square);
            return view! {
                <rect class="mark about" x=rect.x y=rect.y width=rect.width height=rect.height rx="6" />
            }
            .into_any();
        }
        MarkKind::Legal => false,
        MarkKind::Refused => true,
    };
    let class = if refused { "mark refused" } else { "mark" };
    if let Some(fence) = Fence::parse(word) {
        let rect = geometry.fence_rect(fence);
        let class = if refused { "fence ghost pinned bad" } else { "fence ghost pinned" };
        return view! {
            <rect class=class x=rect.x y=rect.y width=rect.width height=rect.height rx="5" />
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
