use std::sync::Arc;

use leptos::prelude::*;
use rules::Square;
use view::BoardView;

use super::evaluation::LiveEvaluation;
use super::state::AnalysisState;
use crate::board::{BoardGeometry, drawn_move};

/// The best moves on the board, numbered as their lines: fences as ghosts, paths as arrows.
#[component]
pub fn Candidates(
    state: AnalysisState,
    evaluation: LiveEvaluation,
    view: Memo<Arc<BoardView>>,
    geometry: Memo<BoardGeometry>,
) -> impl IntoView {
    let words = Memo::new(move |_| {
        let is_shown = evaluation.on.get() || evaluation.is_solved.get() || evaluation.threat.get();
        if !is_shown || !state.preview.with(Vec::is_empty) {
            return Vec::new();
        }
        let count = usize::from(evaluation.lines.get());
        evaluation.insight.with(|insight| {
            let lines = insight.iter().flat_map(|insight| &insight.lines).take(count);
            lines.filter_map(|line| line.words.first().cloned()).collect::<Vec<_>>()
        })
    });
    let drawn = move || {
        let geometry = geometry.get();
        let is_threat = evaluation.threat.get();
        let threat = is_threat.then(|| state.threat()).flatten();
        let from = match threat {
            Some(threat) => square_to_move(&BoardView::from(threat.record.position())),
            None => view.with(|view| square_to_move(view)),
        };
        let kind = if is_threat { "candidate threat" } else { "candidate" };
        // The best is drawn last, on top.
        let ranked = words.get().into_iter().enumerate().collect::<Vec<_>>();
        ranked
            .into_iter()
            .rev()
            .map(|(nth, word)| {
                let class = format!("{kind} n{}", nth + 1);
                drawn_move(class, &(nth + 1).to_string(), &word, from, geometry)
            })
            .collect_view()
    };
    let size = move || {
        let (width, height) = geometry.get().size();
        format!("0 0 {width} {height}")
    };
    view! { <svg class="marks candidates" viewBox=size aria-hidden="true">{drawn}</svg> }
}

/// Where the piece to move is.
fn square_to_move(view: &BoardView) -> Option<Square> {
    view.pieces.iter().find(|piece| piece.active).map(|piece| piece.square)
}
