use std::sync::Arc;

use api::view::{Cell, CellKind, Dot, View};
use leptos::prelude::*;
use rules::Square;

use super::geometry::MARGIN;
use super::{Geometry, Last, PITCH};

/// Everything that lies still: the table, the squares, their names, walls, dots.
#[component]
pub fn Ground(
    view: Signal<Arc<View>>,
    geometry: Memo<Geometry>,
    last: Signal<Last>,
) -> impl IntoView {
    // Dots come and go; the squares below them are drawn once.
    let kinds = Memo::new(move |_| {
        let bare = |cell: &Cell| Cell { dot: None, ..cell.clone() };
        view.with(|view| (view.cells.iter().map(bare).collect::<Vec<_>>(), view.walls.clone()))
    });
    let dots = Memo::new(move |_| {
        let lying = |cell: &Cell| cell.dot.map(|dot| (cell.square, dot));
        view.with(|view| view.cells.iter().filter_map(lying).collect::<Vec<_>>())
    });
    let still = move || {
        let geometry = geometry.get();
        let (width, height) = geometry.size();
        kinds.with(|(cells, walls)| {
            let tiles: Vec<_> =
                squares(geometry).map(|square| tile(square, cells, geometry)).collect();
            let walls: Vec<_> = walls
                .iter()
                .map(|wall| {
                    let ((x1, y1), (x2, y2)) = geometry.wall(wall.square, wall.above);
                    view! { <line class="wall" x1=x1 y1=y1 x2=x2 y2=y2 /> }
                })
                .collect();
            view! {
                <rect class="ground" width=width height=height rx="24" />
                <rect class="ground-rim" x="1" y="1" width=width - 2.0 height=height - 2.0 rx="23" />
                {names(geometry)}
                {tiles}
                {walls}
            }
        })
    };
    let marks = move || {
        let last = last.get();
        let mark = |square: Square, class: &'static str| {
            let area = geometry.get().tile(square);
            let class = format!("tile {class}");
            view! { <rect class=class x=area.x y=area.y width=area.width height=area.height rx="10" /> }
        };
        let from = (last.squares.len() > 1).then(|| mark(last.squares[0], "from"));
        let to = last.squares.last().map(|&square| mark(square, "to"));
        view! {
            {from}
            {to}
        }
    };
    view! {
        {still}
        {marks}
        <For each=move || dots.get() key=|dot| *dot let:dot>
            {move || lying(dot.0, dot.1, geometry.get())}
        </For>
    }
}

fn squares(geometry: Geometry) -> impl Iterator<Item = Square> {
    (0..geometry.files * geometry.ranks)
        .map(move |n| Square::new(n % geometry.files, n / geometry.files))
}

fn tile(square: Square, cells: &[Cell], geometry: Geometry) -> AnyView {
    let cell = cells.iter().find(|cell| cell.square == square);
    let kind = cell.map_or(CellKind::Plain, |cell| cell.kind);
    let seat = cell.and_then(|cell| cell.seat).unwrap_or(0);
    let class = match kind {
        CellKind::Plain => "tile".to_owned(),
        CellKind::Goal => format!("tile t{seat}"),
        CellKind::Area | CellKind::Circle => format!("tile a{seat}"),
        CellKind::Solid => "tile solid".to_owned(),
        CellKind::Home => format!("tile home h{seat}"),
        CellKind::Exit => "tile exit".to_owned(),
    };
    let area = geometry.tile(square);
    let (x, y) = geometry.centre(square);
    let mark = match kind {
        CellKind::Exit => {
            let turn = format!("translate({x} {y})");
            view! {
                <path class="exit-mark" transform=turn d="M-10 0H10M4 -7 11 0 4 7M-4 -7 -11 0 -4 7" />
            }
            .into_any()
        }
        CellKind::Circle => view! { <circle class="circle-mark" cx=x cy=y r="20" /> }.into_any(),
        _ => ().into_any(),
    };
    view! {
        <rect class=class x=area.x y=area.y width=area.width height=area.height rx="10" />
        {mark}
    }
    .into_any()
}

fn lying(square: Square, dot: Dot, geometry: Geometry) -> AnyView {
    let (x, y) = geometry.centre(square);
    match dot {
        Dot::Plain => view! { <circle class="dot" cx=x cy=y r="5" /> }.into_any(),
        Dot::Power => view! {
            <circle class="pellet-glow" cx=x cy=y r="19" />
            <circle class="pellet" cx=x cy=y r="11.500" />
        }
        .into_any(),
    }
}

/// Files and ranks, at the left and below, however the board is turned.
fn names(geometry: Geometry) -> AnyView {
    let (_, height) = geometry.size();
    let name = |x: f64, y: f64, text: String| {
        view! { <text class="coord" x=x y=y>{text}</text> }
    };
    let first = |square: Square| {
        let (x, y) = geometry.centre(square);
        (x < MARGIN + PITCH, y > height - MARGIN - PITCH)
    };
    let mut list = Vec::new();
    for square in squares(geometry) {
        let (x, y) = geometry.centre(square);
        let (at_left, at_bottom) = first(square);
        let word = square.to_string();
        let (file, rank) = word.split_at(1);
        let (below, beside) =
            if geometry.turned.is_multiple_of(2) { (file, rank) } else { (rank, file) };
        if at_bottom {
            list.push(name(x, height - MARGIN / 2.0 + 2.0, below.to_owned()));
        }
        if at_left {
            list.push(name(MARGIN / 2.0 + 1.0, y, beside.to_owned()));
        }
    }
    list.into_any()
}
