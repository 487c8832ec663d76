use std::sync::Arc;

use leptos::prelude::*;
use rules::{Fence, Square};
use view::BoardView;

use super::evaluation::LiveEvaluation;
use super::state::AnalysisState;
use crate::board::{BoardGeometry, PITCH};

/// The best moves on the board, numbered as their lines: fences as ghosts, paths as arrows.
#[component]
pub fn Candidates(
    state: AnalysisState,
    evaluation: LiveEvaluation,
    view: Memo<Arc<BoardView>>,
    geometry: Memo<BoardGeometry>,
) -> impl IntoView {
    let words = Memo::new(move |_| {
        if !evaluation.on.get() || !state.preview.with(Vec::is_empty) {
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
        let from = view.with(|view| view.pieces.iter().find(|p| p.active).map(|p| p.square));
        // The best is drawn last, on top.
        let ranked = words.get().into_iter().enumerate().collect::<Vec<_>>();
        ranked
            .into_iter()
            .rev()
            .map(|(nth, word)| candidate(nth + 1, &word, from, geometry))
            .collect_view()
    };
    let size = move || {
        let (width, height) = geometry.get().size();
        format!("0 0 {width} {height}")
    };
    view! { <svg class="marks candidates" viewBox=size aria-hidden="true">{drawn}</svg> }
}

fn candidate(
    number: usize,
    word: &str,
    from: Option<Square>,
    geometry: BoardGeometry,
) -> Option<AnyView> {
    let class = format!("candidate n{number}");
    if let Some(fence) = Fence::parse(word) {
        let rect = geometry.fence_rect(fence);
        let (x, y) = (rect.x + rect.width / 2.0, rect.y + rect.height / 2.0);
        return Some(
            view! {
                <g class=class>
                    <rect x=rect.x y=rect.y width=rect.width height=rect.height rx="5" />
                    {badge(number, x, y)}
                </g>
            }
            .into_any(),
        );
    }
    let path = rules::Path::parse(word.trim_start_matches('@'))?;
    let placed = word.starts_with('@');
    let squares: Vec<_> =
        from.filter(|_| !placed).into_iter().chain(path.squares().iter().copied()).collect();
    let points: Vec<_> = squares.iter().map(|&square| geometry.centre(square)).collect();
    let &(x, y) = points.last()?;
    let shaft = match points.as_slice() {
        [.., (ax, ay), _] => {
            let length = ((x - ax).powi(2) + (y - ay).powi(2)).sqrt().max(1.0);
            let (dx, dy) = ((x - ax) / length, (y - ay) / length);
            // The arrow ends before the centre, where its number is.
            let tip = (x - dx * BADGE, y - dy * BADGE);
            let base = (tip.0 - dx * HEAD, tip.1 - dy * HEAD);
            let mut line: Vec<_> =
                points[..points.len() - 1].iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
            line.push(format!("{:.1},{:.1}", base.0, base.1));
            let (wx, wy) = (-dy * HEAD * 0.8, dx * HEAD * 0.8);
            let head = format!(
                "M{:.1} {:.1}L{:.1} {:.1} {:.1} {:.1}Z",
                tip.0,
                tip.1,
                base.0 + wx,
                base.1 + wy,
                base.0 - wx,
                base.1 - wy
            );
            view! {
                <polyline points=line.join(" ") />
                <path d=head />
            }
            .into_any()
        }
        _ => view! { <circle class="place" cx=x cy=y r=PITCH * 0.3 /> }.into_any(),
    };
    Some(view! { <g class=class>{shaft}{badge(number, x, y)}</g> }.into_any())
}

/// The radius of a number's disc, and the length of an arrow's head.
const BADGE: f64 = 13.0;
const HEAD: f64 = 15.0;

fn badge(number: usize, x: f64, y: f64) -> AnyView {
    view! {
        <circle class="badge" cx=x cy=y r=BADGE />
        <text class="rank" x=x y=y>{number}</text>
    }
    .into_any()
}
