use std::sync::Arc;

use leptos::prelude::*;
use view::{BoardView, ExactSquare};

use super::state::AnalysisState;
use crate::board::BoardGeometry;
use crate::settings;

/// The heat map of a solved maze: the squares that the piece to move can reach, by the exact values of
/// its moves, which the table beside the board has in words.
#[component]
pub fn ExactSquares(
    state: AnalysisState,
    view: Memo<Arc<BoardView>>,
    geometry: Memo<BoardGeometry>,
) -> impl IntoView {
    let settings = settings::signal();
    let squares = Memo::new(move |_| {
        if !settings.with(|settings| settings.heat_map) {
            return Vec::new();
        }
        let shown = state.session.position().to_string();
        state.exact_moves.with(|known| match known {
            // Values come later than the position they are of, and a line may be shown being played.
            Some((position, exact)) if *position == shown => {
                view.with(|view| view::exact_squares(view, exact))
            }
            _ => Vec::new(),
        })
    });
    let mark = move |known: &ExactSquare| {
        let rect = geometry.get().tile_rect(known.square);
        let (right, top) = (rect.x + rect.width - 5.0, rect.y + 12.0);
        view! {
            <rect class=known.level.word() x=rect.x y=rect.y width=rect.width height=rect.height rx="10" />
            <text class="turns" x=right y=top>{known.figure.clone()}</text>
        }
    };
    let size = move || {
        let (width, height) = geometry.get().size();
        format!("0 0 {width} {height}")
    };
    move || {
        squares.with(|squares| !squares.is_empty()).then(|| {
            view! {
                <div class="heat" aria-hidden="true">
                    <svg viewBox=size>
                        {move || squares.with(|squares| squares.iter().map(mark).collect_view())}
                    </svg>
                </div>
            }
        })
    }
}
