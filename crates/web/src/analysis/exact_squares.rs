use std::sync::Arc;

use leptos::prelude::*;
use view::BoardView;

use super::state::AnalysisState;
use crate::board::{BoardGeometry, SquareMap};
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
    view! { <SquareMap squares geometry /> }
}
