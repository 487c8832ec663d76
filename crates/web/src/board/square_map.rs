use leptos::prelude::*;
use view::ExactSquare;

use super::BoardGeometry;

/// Squares coloured by their exact values, over a board. Whoever shows it has the values in words beside the board.
#[component]
pub fn SquareMap(squares: Memo<Vec<ExactSquare>>, geometry: Memo<BoardGeometry>) -> impl IntoView {
    let mark = move |known: &ExactSquare| {
        let rect = geometry.get().tile_rect(known.square);
        let (right, top) = (rect.x + rect.width - 5.0, rect.y + 12.0);
        view! {
            <rect class=known.level.word() x=rect.x y=rect.y width=rect.width height=rect.height rx="10" />
            <text class="turns" x=right y=top>{known.figure.clone()}</text>
        }
    };
    move || {
        squares.with(|squares| !squares.is_empty()).then(|| {
            view! {
                <div class="heat" aria-hidden="true">
                    <svg viewBox=move || geometry.get().view_box()>
                        {move || squares.with(|squares| squares.iter().map(mark).collect_view())}
                    </svg>
                </div>
            }
        })
    }
}
