use std::sync::Arc;

use board::{EXIT_MARK, MARGIN};
use leptos::prelude::*;
use rules::Square;
use view::{BoardView, CellKind, CellView, DotView, PieceKind, SeatView};

use super::{BoardGeometry, PITCH, RecentMoves, piece_outline};

/// What does not move: the ground, the squares and their names, walls, dots, and the squares of the
/// last round's moves.
#[component]
pub fn Background(
    view: Signal<Arc<BoardView>>,
    geometry: Memo<BoardGeometry>,
    recent: Signal<RecentMoves>,
) -> impl IntoView {
    // The squares are drawn once: without their dots, which are drawn apart.
    let cells_and_walls = Memo::new(move |_| {
        let without_dot = |cell: &CellView| CellView { dot: None, ..cell.clone() };
        view.with(|view| {
            (view.cells.iter().map(without_dot).collect::<Vec<_>>(), view.walls.clone())
        })
    });
    // What the goal lines are marked with.
    let kinds = Memo::new(move |_| {
        let kind = |seat: &SeatView| seat.pieces.first().copied().unwrap_or(PieceKind::PAWN);
        view.with(|view| view.seats.iter().map(kind).collect::<Vec<_>>())
    });
    let dots = Memo::new(move |_| {
        let dot_of = |cell: &CellView| cell.dot.map(|dot| (cell.square, dot, cell.seat));
        view.with(|view| view.cells.iter().filter_map(dot_of).collect::<Vec<_>>())
    });
    let squares_and_walls = move || {
        let geometry = geometry.get();
        let (width, height) = geometry.size();
        cells_and_walls.with(|(cells, walls)| {
            let kinds = kinds.get();
            let tiles: Vec<_> = geometry.squares()
                .map(|square| draw_tile(square, cells, &kinds, geometry))
                .collect();
            let walls: Vec<_> = walls
                .iter()
                .map(|wall| {
                    let ((x1, y1), (x2, y2)) = geometry.wall_ends(wall.square, wall.above);
                    view! { <line class="wall" x1=x1 y1=y1 x2=x2 y2=y2 /> }
                })
                .collect();
            view! {
                <rect class="ground" width=width height=height rx="24" />
                <rect class="ground-rim" x="1" y="1" width=width - 2.0 height=height - 2.0 rx="23" />
                {coordinates(geometry)}
                {tiles}
                {walls}
            }
        })
    };
    let marks = move || {
        let mark = |square: Square, class: String| {
            let rect = geometry.get().tile_rect(square);
            view! { <rect class=class x=rect.x y=rect.y width=rect.width height=rect.height rx="10" /> }
        };
        let recent = recent.get();
        let latest = recent.moves.last().map(|played| played.ply);
        let marks_of = |played: &super::PlayedMove| {
            let age = if Some(played.ply) == latest { "" } else { " old" };
            let ends = match *played.squares.as_slice() {
                [from, .., to] => vec![(from, "from"), (to, "to")],
                [to] => vec![(to, "to")],
                [] => Vec::new(),
            };
            ends.into_iter()
                .map(|(square, end)| mark(square, format!("tile {end}{age}")))
                .collect_view()
        };
        recent.of_round().map(marks_of).collect_view()
    };
    view! {
        {squares_and_walls}
        {marks}
        <For each=move || dots.get() key=|dot| *dot let:dot>
            {move || draw_dot(dot.0, dot.1, dot.2, geometry.get())}
        </For>
    }
}

fn draw_tile(
    square: Square,
    cells: &[CellView],
    kinds: &[PieceKind],
    geometry: BoardGeometry,
) -> AnyView {
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
    let rect = geometry.tile_rect(square);
    let (x, y) = geometry.centre(square);
    let mark = match kind {
        CellKind::Exit => {
            let position = format!("translate({x} {y})");
            view! {
                <path class="exit-mark" transform=position d=EXIT_MARK />
            }
            .into_any()
        }
        CellKind::Circle => view! { <circle class="circle-mark" cx=x cy=y r="20" /> }.into_any(),
        // A goal line shows whose it is by the shape of the piece too, not by colour alone.
        CellKind::Goal => {
            let kind = usize::from(seat).checked_sub(1).and_then(|nth| kinds.get(nth));
            let outline = piece_outline(kind.copied().unwrap_or(PieceKind::PAWN), seat);
            let place = format!("translate({x} {y}) scale(.42)");
            view! { <path class=format!("goal-mark s{seat}") transform=place d=outline /> }
                .into_any()
        }
        _ => ().into_any(),
    };
    view! {
        <rect class=class x=rect.x y=rect.y width=rect.width height=rect.height rx="10" />
        {mark}
    }
    .into_any()
}

/// A dot has the colour and the shape of the seat whose area it is in: those who cannot tell colours apart
/// tell shapes.
fn draw_dot(square: Square, dot: DotView, seat: Option<u8>, geometry: BoardGeometry) -> AnyView {
    let (x, y) = geometry.centre(square);
    match dot {
        DotView::Plain => {
            let class = format!("dot s{}", seat.unwrap_or(0));
            let place = format!("translate({x} {y}) scale(.34)");
            view! { <path class=class transform=place d=piece_outline(PieceKind::PAWN, seat.unwrap_or(1)) /> }
                .into_any()
        }
        DotView::Power => view! {
            <circle class="pellet-glow" cx=x cy=y r="19" />
            <circle class="pellet" cx=x cy=y r="11.500" />
        }
        .into_any(),
    }
}

/// The names of files and ranks, at the left and below however the board is rotated.
fn coordinates(geometry: BoardGeometry) -> AnyView {
    let (_, height) = geometry.size();
    let label = |x: f64, y: f64, text: String| {
        view! { <text class="coord" x=x y=y>{text}</text> }
    };
    let at_edge = |square: Square| {
        let (x, y) = geometry.centre(square);
        (x < MARGIN + PITCH, y > height - MARGIN - PITCH)
    };
    let mut labels = Vec::new();
    for square in geometry.squares() {
        let (x, y) = geometry.centre(square);
        let (at_left, at_bottom) = at_edge(square);
        let word = square.to_string();
        let (file, rank) = word.split_at(1);
        let (below, beside) =
            if geometry.rotation.is_multiple_of(2) { (file, rank) } else { (rank, file) };
        if at_bottom {
            labels.push(label(x, height - MARGIN / 2.0 + 2.0, below.to_owned()));
        }
        if at_left {
            labels.push(label(MARGIN / 2.0 + 1.0, y, beside.to_owned()));
        }
    }
    labels.into_any()
}
