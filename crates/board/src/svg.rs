use std::fmt::Write as _;

use rules::Square;
use view::{BoardView, CellKind, DotView, PieceKind, PieceMood, PieceView};

use crate::piece_outline::{
    BOW, EXIT_MARK, PAWN_MARK, PieceOutline, heading_angle, iris_offset, muncher_transform,
};
use crate::{BoardColours, BoardGeometry, MARGIN, PITCH, TILE};

/// A board as a picture that stands alone: an SVG without style sheets or scripts, in the colours of
/// the page by day. For notebooks and documents.
///
/// ```
/// let start = rules::GameSetup::new(rules::Game::Quoridor).start().unwrap();
/// let picture = board::svg(&view::BoardView::from(&start));
/// assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>"));
/// ```
pub fn svg(view: &BoardView) -> String {
    svg_with(view, 0, &BoardColours::default())
}

/// The same in other colours, of a board that is rotated by quarter turns as
/// [`BoardGeometry::rotation`] is.
pub fn svg_with(view: &BoardView, rotation: u8, colours: &BoardColours) -> String {
    let geometry = BoardGeometry::new(view.files.into(), view.ranks.into(), rotation);
    let colours = &colours.of_board(view);
    let mut picture = Picture { out: String::new(), geometry, colours };
    picture.draw(view);
    picture.out
}

/// A picture that is being drawn.
struct Picture<'a> {
    out: String,
    geometry: BoardGeometry,
    colours: &'a BoardColours,
}

impl Picture<'_> {
    fn draw(&mut self, view: &BoardView) {
        let colours = self.colours;
        let (width, height) = self.geometry.size();
        self.put(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{}\" height=\"{}\" font-family=\"sans-serif\">",
            width / 1.5,
            height / 1.5
        ));
        self.rect((0.0, 0.0), (width, height), 24.0, &colours.ground);
        self.draw_coordinates();
        let files = self.geometry.files;
        for n in 0..files * self.geometry.ranks {
            self.draw_tile(view, Square::new(n % files, n / files));
        }
        for wall in &view.walls {
            let ((x1, y1), (x2, y2)) = self.geometry.wall_ends(wall.square, wall.above);
            self.put(format_args!(
                "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"{}\" \
                 stroke-width=\"5\" stroke-linecap=\"round\"/>",
                colours.wall
            ));
        }
        for &fence in &view.fences {
            let bar = self.geometry.fence_rect(fence);
            self.rect((bar.x, bar.y), (bar.width, bar.height), 4.0, &colours.fence);
        }
        for piece in &view.pieces {
            self.draw_piece(piece);
        }
        self.out += "</svg>";
    }

    /// Writing to a string never fails.
    fn put(&mut self, text: std::fmt::Arguments<'_>) {
        let _ = self.out.write_fmt(text);
    }

    fn rect(&mut self, at: (f64, f64), size: (f64, f64), radius: f64, fill: &str) {
        let ((x, y), (width, height)) = (at, size);
        self.put(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\" \
             fill=\"{fill}\"/>"
        ));
    }

    fn circle(&mut self, (x, y): (f64, f64), radius: f64, style: &str) {
        self.put(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {style}/>"));
    }

    /// The names of files and ranks, at the left and below however the board is rotated.
    fn draw_coordinates(&mut self) {
        let (_, height) = self.geometry.size();
        let colour = &self.colours.coordinate;
        for n in 0..self.geometry.files * self.geometry.ranks {
            let square = Square::new(n % self.geometry.files, n / self.geometry.files);
            let (x, y) = self.geometry.centre(square);
            let word = square.to_string();
            let (file, rank) = word.split_at(1);
            let is_upright = self.geometry.rotation.is_multiple_of(2);
            let (below, beside) = if is_upright { (file, rank) } else { (rank, file) };
            let at_bottom = y > height - MARGIN - PITCH;
            let at_left = x < MARGIN + PITCH;
            let labels = [
                at_bottom.then_some((x, height - MARGIN / 2.0, below)),
                at_left.then_some((MARGIN / 2.0, y, beside)),
            ];
            for (x, y, text) in labels.into_iter().flatten() {
                self.put(format_args!(
                    "<text x=\"{x}\" y=\"{y}\" fill=\"{colour}\" font-size=\"13\" \
                     text-anchor=\"middle\" dominant-baseline=\"central\">{text}</text>"
                ));
            }
        }
    }

    fn draw_tile(&mut self, view: &BoardView, square: Square) {
        let colours = self.colours;
        let cell = view.cells.iter().find(|cell| cell.square == square);
        let kind = cell.map_or(CellKind::Plain, |cell| cell.kind);
        let tile = self.geometry.tile_rect(square);
        let (at, size) = ((tile.x, tile.y), (TILE, TILE));
        let fill = if kind == CellKind::Solid { &colours.solid } else { &colours.tile };
        self.rect(at, size, 10.0, fill);
        let centre = self.geometry.centre(square);
        match kind {
            CellKind::Goal | CellKind::Area | CellKind::Circle | CellKind::Home => {
                // A seat's colour over the tile, as a tint.
                if let Some(seat) = cell.and_then(|cell| cell.seat) {
                    self.rect(at, size, 10.0, &format!("{}2b", colours.seat(Some(seat))));
                }
            }
            CellKind::Exit => {
                let (x, y) = centre;
                self.put(format_args!(
                    "<path transform=\"translate({x} {y})\" d=\"{EXIT_MARK}\" fill=\"none\" \
                     stroke=\"{}\" stroke-width=\"4\"/>",
                    colours.wall
                ));
            }
            CellKind::Plain | CellKind::Solid => {}
        }
        if kind == CellKind::Circle {
            self.circle(centre, 20.0, "fill=\"none\" stroke=\"#ffffff\" stroke-width=\"2.5\"");
        }
        match cell.and_then(|cell| cell.dot) {
            Some(DotView::Plain) => {
                self.circle(centre, 5.0, &format!("fill=\"{}\"", colours.dot));
            }
            Some(DotView::Power) => {
                let style = "stroke=\"#b97c0d\" stroke-width=\"2\"";
                self.circle(centre, 11.5, &format!("fill=\"{}\" {style}", colours.pellet));
            }
            None => {}
        }
    }

    fn draw_piece(&mut self, piece: &PieceView) {
        let rotation = self.geometry.rotation;
        let (x, y) = self.geometry.centre(piece.square);
        self.put(format_args!("<g transform=\"translate({x} {y})\">"));
        if piece.active {
            let ring = "stroke-width=\"3\" stroke-dasharray=\"5 5\"";
            let accent = &self.colours.accent;
            self.circle((0.0, 0.0), 26.0, &format!("fill=\"none\" stroke=\"{accent}\" {ring}"));
        }
        match PieceOutline::of(piece.kind, piece.seat) {
            PieceOutline::Pawn(outline) => {
                self.draw_body(piece, outline);
                let angle = piece.heading.map_or(0, |heading| heading_angle(heading, rotation));
                self.put(format_args!(
                    "<path d=\"{PAWN_MARK}\" transform=\"rotate({angle})\" fill=\"{}\"/>",
                    self.colours.mark
                ));
            }
            PieceOutline::Muncher(outline) => {
                let transform = muncher_transform(piece.heading, rotation);
                self.put(format_args!("<g transform=\"{transform}\">"));
                self.draw_body(piece, outline);
                self.circle((1.0, -10.5), 2.9, "fill=\"#2b2208\"");
                if piece.kind == PieceKind::Mspacman {
                    self.put(format_args!("<path d=\"{BOW}\" fill=\"#e5484d\"/>"));
                }
                self.out += "</g>";
            }
            PieceOutline::Ghost(outline) => {
                self.draw_body(piece, outline);
                let (dx, y) = iris_offset(piece.heading, rotation);
                for eye in [-7.0, 7.0] {
                    self.circle((eye, -4.0), 5.2, "fill=\"#fff\"");
                    self.circle((eye + dx, y), 2.5, "fill=\"#1b2130\"");
                }
            }
        }
        self.out += "</g>";
    }

    fn draw_body(&mut self, piece: &PieceView, outline: &str) {
        let colour = self.colours.piece(piece);
        let style = match piece.mood {
            PieceMood::Plain => format!("fill=\"{colour}\" stroke=\"#00000038\""),
            PieceMood::Frenzied => format!("fill=\"{colour}\" stroke=\"#fff\" stroke-width=\"3\""),
            PieceMood::Weak => {
                let weak = &self.colours.weak;
                format!(
                    "fill=\"#fff6\" stroke=\"{weak}\" stroke-width=\"3\" stroke-dasharray=\"5 3\""
                )
            }
        };
        self.put(format_args!("<path d=\"{outline}\" {style}/>"));
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
        let day = BoardColours::default();
        assert_eq!(quoridor.matches(&day.fence).count(), 3);
        assert_eq!(quoridor.matches(PAWN_MARK).count(), 2);
        assert_eq!(quoridor.matches(&format!("fill=\"{}\"", day.tile)).count(), 81);
        let pacman = picture(Game::Pacman, "e4 e9,-,i5,e1 a9,i1,i9 3 pinky corners");
        assert_eq!(pacman.matches(&day.pellet).count(), 3);
        assert_eq!(pacman.matches("r=\"5.2\"").count(), 6, "the eyes of three ghosts");
        let ms = picture(Game::Mspacman, "a,b 2:d9 d6:P2,- d7,d8,e7 roll:1 quarters");
        assert!(ms.contains(BOW) && ms.contains(&day.weak));
    }

    #[test]
    fn c00_a_goal_line_has_the_colour_of_the_chosen_piece() {
        let start = GameSetup::new(Game::Quoridor).start().unwrap();
        let view = BoardView::from(&start).with_characters(&[rules::Piece::Blinky]);
        let blinky = &BoardColours::default().ghosts[0];
        assert_eq!(svg(&view).matches(&format!("{blinky}2b")).count(), 9);
    }

    #[test]
    fn a_picture_has_the_colours_and_the_side_that_were_asked_for() {
        let start = GameSetup::new(Game::Quoridor).start().unwrap();
        let view = BoardView::from(&start);
        let night =
            BoardColours::from_tokens(|name| (name == "tile").then(|| "#242c40".to_owned()));
        let turned = svg_with(&view, 2, &night);
        assert_eq!(turned.matches("fill=\"#242c40\"").count(), 81);
        assert!(turned.contains(&night.ground) && night.ground == BoardColours::default().ground);
        // With the last rank at the bottom, the first pawn runs down.
        assert!(turned.contains("rotate(180)"));
        assert_eq!(turned.matches("<text ").count(), svg(&view).matches("<text ").count());
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
