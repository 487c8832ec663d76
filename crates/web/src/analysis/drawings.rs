use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::svg::Svg;
use rules::{Path, Square};

use super::state::AnalysisState;
use crate::board::{BoardGeometry, PITCH, arrow};

/// Circles and arrows that somebody drew at the node shown. While drawing is on, a tap on a square draws a
/// circle and a drag an arrow; the same again takes it away.
#[component]
pub fn Drawings(state: AnalysisState, geometry: Memo<BoardGeometry>) -> impl IntoView {
    let words = Memo::new(move |_| {
        let at = state.at.get();
        state.analysis.with(|analysis| {
            analysis.tree.get(at).map(|node| node.drawings().to_vec()).unwrap_or_default()
        })
    });
    let node = NodeRef::<Svg>::new();
    let begun = StoredValue::new(None::<Square>);
    let square = move |event: &PointerEvent| {
        let area = node.get_untracked()?.get_bounding_client_rect();
        let geometry = geometry.get_untracked();
        let (width, height) = geometry.size();
        // The drawing is as large as it fits, in the middle.
        let scale = (area.width() / width).min(area.height() / height).max(0.01);
        let along = |at: i32, begin: f64, room: f64, length: f64| {
            (f64::from(at) - begin - (room - length * scale) / 2.0) / scale
        };
        let x = along(event.client_x(), area.left(), area.width(), width);
        let y = along(event.client_y(), area.top(), area.height(), height);
        geometry.square_at(x, y).map(|(square, _)| square)
    };
    let end = move |event: PointerEvent| {
        let from = begun.try_update_value(Option::take).flatten();
        let (Some(from), Some(to)) = (from, square(&event)) else { return };
        let word = if from == to { from.to_string() } else { format!("{from}-{to}") };
        state.change(|analysis, at| {
            analysis.tree.toggle_drawing(at, &word);
            at
        });
    };
    let drawn = move || {
        let geometry = geometry.get();
        let shape = |word: String| {
            let path = Path::parse(&word)?;
            let points: Vec<_> = path.squares().iter().map(|s| geometry.centre(*s)).collect();
            let &(x, y) = points.last()?;
            Some(
                arrow(&points, 0.0)
                    .unwrap_or_else(|| view! { <circle cx=x cy=y r=PITCH * 0.36 /> }.into_any()),
            )
        };
        words.get().into_iter().filter_map(shape).collect_view()
    };
    let view_box = move || geometry.get().view_box();
    view! {
        <svg
            class="marks drawings"
            class:on=state.is_drawing
            node_ref=node
            viewBox=view_box
            aria-hidden="true"
            on:pointerdown=move |event| begun.set_value(square(&event))
            on:pointerup=end
            on:pointercancel=move |_| begun.set_value(None)
        >
            {drawn}
        </svg>
    }
}
