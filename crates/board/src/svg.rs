use std::fmt::Write as _;

use rules::{Piece, Square};
use view::{BoardView, CellKind, DotView, PieceKind, PieceMood, PieceView};

use crate::piece_outline::{
    BOW, PAWN_MARK, PieceOutline, heading_angle, iris_offset, muncher_transform,
};
use crate::{BoardGeometry, MARGIN, PITCH, TILE};

/// A board as a picture that stands alone: an SVG without style sheets or scripts, in the colours of
/// the page by day. For notebooks and documents.
///
/// ```
/// let start = rules::GameSetup::new(rules::Game::Quoridor).start().unwrap();
/// let picture = board::svg(&view::BoardView::from(&start));
/// assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>"));
/// ```
pub fn svg(view: &BoardView) -> String {
    let geometry =
        BoardGeometry { files: view.files.into(), ranks: view.ranks.into(), rotation: 0 };
    let (width, height) = geometry.size();
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{}\" \
         height=\"{}\" font-family=\"sans-serif\">",
        width / 1.5,
        height / 1.5
    );
    rect(&mut out, (0.0, 0.0), (width, height), 24.0, GROUND);
    draw_coordinates(&mut out, geometry);
    for n in 0..geometry.files * geometry.ranks {
        draw_tile(&mut out, view, Square::new(n % geometry.files, n / geometry.files), geometry);
    }
    for wall in &view.walls {
        let ((x1, y1), (x2, y2)) = geometry.wall_ends(wall.square, wall.above);
        put(
            &mut out,
            format_args!(
                "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"{WALL}\" \
                 stroke-width=\"5\" stroke-linecap=\"round\"/>"
            ),
        );
    }
    for &fence in &view.fences {
        let bar = geometry.fence_rect(fence);
        rect(&mut out, (bar.x, bar.y), (bar.width, bar.height), 4.0, FENCE);
    }
    for piece in &view.pieces {
        draw_piece(&mut out, piece, geometry);
    }
    out += "</svg>";
    out
}

const GROUND: &str = "#343c52";
const TILE_FILL: &str = "#d3d8e2";
const SOLID: &str = "#2b3245";
const COORDINATE: &str = "#aeb6c9";
const FENCE: &str = "#f4b53f";
const WALL: &str = "#7fa2ff";
const PELLET: &str = "#ffe08a";
const DOT: &str = "#596174";
const MUNCHER: &str = "#ffcf3f";
const WEAK: &str = "#3f63d8";
/// Seats 1 to 5.
const SEATS: [&str; 5] = ["#0f8a6d", "#cf4f2b", "#6b4fd0", "#9a6a00", "#b03a78"];

fn seat_colour(seat: Option<u8>) -> &'static str {
    SEATS[usize::from(seat.unwrap_or(1).max(1) - 1) % SEATS.len()]
}

/// Writing to a string never fails.
fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
}

fn rect(out: &mut String, at: (f64, f64), size: (f64, f64), radius: f64, fill: &str) {
    let ((x, y), (width, height)) = (at, size);
    put(
        out,
        format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\" \
             fill=\"{fill}\"/>"
        ),
    );
}

fn circle(out: &mut String, (x, y): (f64, f64), radius: f64, style: &str) {
    put(out, format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {style}/>"));
}

fn draw_coordinates(out: &mut String, geometry: BoardGeometry) {
    let (_, height) = geometry.size();
    let mut label = |x: f64, y: f64, text: &str| {
        put(
            out,
            format_args!(
                "<text x=\"{x}\" y=\"{y}\" fill=\"{COORDINATE}\" font-size=\"13\" \
                 text-anchor=\"middle\" dominant-baseline=\"central\">{text}</text>"
            ),
        );
    };
    for file in 0..geometry.files {
        let x = MARGIN + (file as f64 + 0.5) * PITCH;
        label(x, height - MARGIN / 2.0, &Square::new(file, 0).to_string()[..1]);
    }
    for rank in 0..geometry.ranks {
        let (_, y) = geometry.centre(Square::new(0, rank));
        label(MARGIN / 2.0, y, &(rank + 1).to_string());
    }
}

fn draw_tile(out: &mut String, view: &BoardView, square: Square, geometry: BoardGeometry) {
    let cell = view.cells.iter().find(|cell| cell.square == square);
    let kind = cell.map_or(CellKind::Plain, |cell| cell.kind);
    let tile = geometry.tile_rect(square);
    let (at, size) = ((tile.x, tile.y), (TILE, TILE));
    rect(out, at, size, 10.0, if kind == CellKind::Solid { SOLID } else { TILE_FILL });
    let centre = geometry.centre(square);
    match kind {
        CellKind::Goal | CellKind::Area | CellKind::Circle | CellKind::Home => {
            // A seat's colour over the tile, as a tint.
            if let Some(seat) = cell.and_then(|cell| cell.seat) {
                let colour = format!("{}2b", seat_colour(Some(seat)));
                rect(out, at, size, 10.0, &colour);
            }
        }
        CellKind::Exit => {
            let mark = "d=\"M-10 0H10M4 -7 11 0 4 7M-4 -7 -11 0 -4 7\"";
            let (x, y) = centre;
            put(
                out,
                format_args!(
                    "<path transform=\"translate({x} {y})\" {mark} fill=\"none\" stroke=\"{WALL}\" \
                     stroke-width=\"4\"/>"
                ),
            );
        }
        CellKind::Plain | CellKind::Solid => {}
    }
    if kind == CellKind::Circle {
        circle(out, centre, 20.0, "fill=\"none\" stroke=\"#ffffff\" stroke-width=\"2.5\"");
    }
    match cell.and_then(|cell| cell.dot) {
        Some(DotView::Plain) => circle(out, centre, 5.0, &format!("fill=\"{DOT}\"")),
        Some(DotView::Power) => {
            let style = format!("fill=\"{PELLET}\" stroke=\"#b97c0d\" stroke-width=\"2\"");
            circle(out, centre, 11.5, &style);
        }
        None => {}
    }
}

fn draw_piece(out: &mut String, piece: &PieceView, geometry: BoardGeometry) {
    let (x, y) = geometry.centre(piece.square);
    put(out, format_args!("<g transform=\"translate({x} {y})\">"));
    if piece.active {
        let ring = "fill=\"none\" stroke=\"#2f5fe0\" stroke-width=\"3\" stroke-dasharray=\"5 5\"";
        circle(out, (0.0, 0.0), 26.0, ring);
    }
    let colour = piece_colour(piece);
    let body = |out: &mut String, outline: &str| {
        let style = match piece.mood {
            PieceMood::Plain => format!("fill=\"{colour}\" stroke=\"#00000038\""),
            PieceMood::Frenzied => format!("fill=\"{colour}\" stroke=\"#fff\" stroke-width=\"3\""),
            PieceMood::Weak => {
                format!(
                    "fill=\"#fff6\" stroke=\"{WEAK}\" stroke-width=\"3\" stroke-dasharray=\"5 3\""
                )
            }
        };
        put(out, format_args!("<path d=\"{outline}\" {style}/>"));
    };
    match PieceOutline::of(piece.kind, piece.seat) {
        PieceOutline::Pawn(outline) => {
            body(out, outline);
            let angle = piece.heading.map_or(0, |heading| heading_angle(heading, 0));
            put(
                out,
                format_args!(
                    "<path d=\"{PAWN_MARK}\" transform=\"rotate({angle})\" fill=\"#fff\"/>"
                ),
            );
        }
        PieceOutline::Muncher(outline) => {
            let transform = muncher_transform(piece.heading, 0);
            put(out, format_args!("<g transform=\"{transform}\">"));
            body(out, outline);
            circle(out, (1.0, -10.5), 2.9, "fill=\"#2b2208\"");
            if piece.kind == PieceKind::Mspacman {
                put(out, format_args!("<path d=\"{BOW}\" fill=\"#e5484d\"/>"));
            }
            *out += "</g>";
        }
        PieceOutline::Ghost(outline) => {
            body(out, outline);
            let (dx, y) = iris_offset(piece.heading, 0);
            for eye in [-7.0, 7.0] {
                circle(out, (eye, -4.0), 5.2, "fill=\"#fff\"");
                circle(out, (eye + dx, y), 2.5, "fill=\"#1b2130\"");
            }
        }
    }
    *out += "</g>";
}

fn piece_colour(piece: &PieceView) -> &'static str {
    match piece.kind {
        PieceKind::Mspacman | PieceKind::Character(Piece::Pacman) => MUNCHER,
        PieceKind::Character(Piece::Blinky) => "#e5484d",
        PieceKind::Character(Piece::Inky) => "#1c9fbd",
        PieceKind::Character(Piece::Pinky) => "#e27db6",
        PieceKind::Character(Piece::Clyde) => "#ea8127",
        PieceKind::Character(Piece::Pawn) | PieceKind::Ghost => seat_colour(piece.seat),
    }
}

#[cfg(test)]
mod tests {
    use rules::{Game, GameSetup};

    use super::*;

    fn picture(game: Game, position: &str) -> String {
        let position = GameSetup::new(game).parse_position(position).unwrap();
        svg(&BoardView::from(&position))
    }

    #[test]
    fn a_picture_shows_every_square_fence_and_piece() {
        let quoridor = picture(Game::Quoridor, "e3,d7 8,9 2 c3h,e6h,f7v");
        assert_eq!(quoridor.matches(FENCE).count(), 3);
        assert_eq!(quoridor.matches(PAWN_MARK).count(), 2);
        assert_eq!(quoridor.matches(&format!("fill=\"{TILE_FILL}\"")).count(), 81);
        let pacman = picture(Game::Pacman, "e4 e9,-,i5,e1 a9,i1,i9 3 pinky corners");
        assert_eq!(pacman.matches(PELLET).count(), 3);
        assert_eq!(pacman.matches("r=\"5.2\"").count(), 6, "the eyes of three ghosts");
        let ms = picture(Game::Mspacman, "a,b 2:d9 d6:P2,- d7,d8,e7 roll:1 quarters");
        assert!(ms.contains(BOW) && ms.contains(WEAK));
    }

    #[test]
    fn every_tag_is_closed() {
        for game in Game::ALL {
            let start = GameSetup::new(game).start().unwrap();
            let picture = svg(&BoardView::from(&start));
            let count = |what: &str| picture.matches(what).count();
            assert_eq!(count("<g "), count("</g>"), "{game}");
            assert_eq!(count("<text "), count("</text>"), "{game}");
            let empty = ["<rect", "<path", "<circle", "<line"].map(count).iter().sum::<usize>();
            assert_eq!(empty, count("/>"), "{game}");
        }
    }
}
