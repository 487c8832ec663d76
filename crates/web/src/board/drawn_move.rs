use leptos::prelude::*;
use rules::{Fence, Square};

use super::{BoardGeometry, PITCH};

/// A move drawn on the board with a label where it ends: a fence as a ghost, a path as an arrow from the
/// piece's square.
pub fn drawn_move(
    class: String,
    label: &str,
    word: &str,
    from: Option<Square>,
    geometry: BoardGeometry,
) -> Option<AnyView> {
    if let Some(fence) = Fence::parse(word) {
        let rect = geometry.fence_rect(fence);
        let (x, y) = (rect.x + rect.width / 2.0, rect.y + rect.height / 2.0);
        return Some(
            view! {
                <g class=class>
                    <rect x=rect.x y=rect.y width=rect.width height=rect.height rx="5" />
                    {badge(label, x, y)}
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
    let shaft = arrow(&points, BADGE)
        .unwrap_or_else(|| view! { <circle class="place" cx=x cy=y r=PITCH * 0.3 /> }.into_any());
    Some(view! { <g class=class>{shaft}{badge(label, x, y)}</g> }.into_any())
}

/// An arrow through these points, which ends so far before the last one; nothing for a single point.
pub fn arrow(points: &[(f64, f64)], gap: f64) -> Option<AnyView> {
    let [line @ .., (x, y)] = points else { return None };
    let (ax, ay) = line.last()?;
    let length = ((x - ax).powi(2) + (y - ay).powi(2)).sqrt().max(1.0);
    let (dx, dy) = ((x - ax) / length, (y - ay) / length);
    let tip = (x - dx * gap, y - dy * gap);
    let base = (tip.0 - dx * HEAD, tip.1 - dy * HEAD);
    let mut shaft: Vec<_> = line.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    shaft.push(format!("{:.1},{:.1}", base.0, base.1));
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
    Some(
        view! {
            <polyline points=shaft.join(" ") />
            <path d=head />
        }
        .into_any(),
    )
}

/// The radius of a label's disc, and the length of an arrow's head.
const BADGE: f64 = 13.0;
const HEAD: f64 = 15.0;

fn badge(label: &str, x: f64, y: f64) -> AnyView {
    view! {
        <circle class="badge" cx=x cy=y r=BADGE />
        <text class="rank" x=x y=y>{label.to_owned()}</text>
    }
    .into_any()
}
