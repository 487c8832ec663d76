use rules::Square;
use view::{BoardView, CellKind, DotView, PieceKind, PieceMood, PieceView};

use crate::{BoardColours, BoardGeometry};

/// A board as pixels, for programs that look at pictures: half the size of the [`svg`](crate::svg()), with
/// plainer pieces and without words.
///
/// ```
/// let start = rules::GameSetup::new(rules::Game::Quoridor).start().unwrap();
/// let bitmap = board::Bitmap::of(&view::BoardView::from(&start));
/// assert_eq!(bitmap.rgb.len(), bitmap.width * bitmap.height * 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bitmap {
    /// Pixels in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// Red, green and blue of every pixel, row by row from the top.
    pub rgb: Vec<u8>,
}

/// Pixels for one unit of [`BoardGeometry`].
const SCALE: f64 = 0.5;

impl Bitmap {
    /// The pixels of a board in the colours of the page by day.
    pub fn of(view: &BoardView) -> Bitmap {
        let geometry = BoardGeometry::new(view.files.into(), view.ranks.into(), 0);
        let colours = BoardColours::default().of_board(view);
        let (width, height) = geometry.size();
        let (width, height) = ((width * SCALE) as usize, (height * SCALE) as usize);
        let ground = channels(&colours.ground);
        let rgb = ground.iter().copied().cycle().take(width * height * 3).collect();
        let mut bitmap = Bitmap { width, height, rgb };
        for n in 0..geometry.files * geometry.ranks {
            let square = Square::new(n % geometry.files, n / geometry.files);
            bitmap.draw_tile(view, square, &geometry, &colours);
        }
        for wall in &view.walls {
            let ((x1, y1), (x2, y2)) = geometry.wall_ends(wall.square, wall.above);
            let at = (x1.min(x2) - 2.5, y1.min(y2) - 2.5);
            let size = ((x1 - x2).abs() + 5.0, (y1 - y2).abs() + 5.0);
            bitmap.rect(at, size, channels(&colours.wall), 1.0);
        }
        for &fence in &view.fences {
            let bar = geometry.fence_rect(fence);
            bitmap.rect((bar.x, bar.y), (bar.width, bar.height), channels(&colours.fence), 1.0);
        }
        for piece in &view.pieces {
            bitmap.draw_piece(piece, geometry.centre(piece.square), &colours);
        }
        bitmap
    }

    fn draw_tile(
        &mut self,
        view: &BoardView,
        square: Square,
        geometry: &BoardGeometry,
        colours: &BoardColours,
    ) {
        let cell = view.cells.iter().find(|cell| cell.square == square);
        let kind = cell.map_or(CellKind::Plain, |cell| cell.kind);
        let tile = geometry.tile_rect(square);
        let (at, size) = ((tile.x, tile.y), (tile.width, tile.height));
        let fill = if kind == CellKind::Solid { &colours.solid } else { &colours.tile };
        self.rect(at, size, channels(fill), 1.0);
        // A seat's colour over the tile, as a tint.
        if let Some(seat) = cell.and_then(|cell| cell.seat) {
            self.rect(at, size, channels(colours.seat(Some(seat))), 0.17);
        }
        let centre = geometry.centre(square);
        if kind == CellKind::Exit {
            self.disc(centre, 9.0, channels(&colours.wall));
        }
        match cell.and_then(|cell| cell.dot) {
            Some(DotView::Plain) => self.disc(centre, 5.0, channels(&colours.dot)),
            Some(DotView::Power) => self.disc(centre, 11.5, channels(&colours.pellet)),
            None => {}
        }
    }

    /// A disc in the colour of the piece; the one to move has a ring, ghosts have eyes, a weak ghost a rim.
    fn draw_piece(&mut self, piece: &PieceView, (x, y): (f64, f64), colours: &BoardColours) {
        if piece.active {
            self.disc((x, y), 26.0, channels(&colours.accent));
        }
        let body = channels(colours.piece(piece));
        match piece.mood {
            PieceMood::Plain => self.disc((x, y), 21.0, body),
            PieceMood::Frenzied => {
                self.disc((x, y), 21.0, [255; 3]);
                self.disc((x, y), 17.0, body);
            }
            PieceMood::Weak => {
                self.disc((x, y), 21.0, channels(&colours.weak));
                self.disc((x, y), 15.0, body);
            }
        }
        match piece.kind {
            PieceKind::Mspacman | PieceKind::Character(rules::Piece::Pacman) => {
                self.disc((x, y - 9.0), 4.0, [0x2b, 0x22, 0x08]);
            }
            PieceKind::Character(rules::Piece::Pawn) => {}
            PieceKind::Ghost | PieceKind::Character(_) => {
                for eye in [-7.0, 7.0] {
                    self.disc((x + eye, y - 4.0), 5.0, [255; 3]);
                }
            }
        }
    }

    fn rect(&mut self, (x, y): (f64, f64), size: (f64, f64), colour: [u8; 3], opacity: f64) {
        let pixel = |at: f64, end: usize| ((at * SCALE).round().max(0.0) as usize).min(end);
        for row in pixel(y, self.height)..pixel(y + size.1, self.height) {
            for column in pixel(x, self.width)..pixel(x + size.0, self.width) {
                self.blend(column, row, colour, opacity);
            }
        }
    }

    fn disc(&mut self, (x, y): (f64, f64), radius: f64, colour: [u8; 3]) {
        let pixel = |at: f64, end: usize| ((at * SCALE).max(0.0) as usize).min(end);
        for row in pixel(y - radius, self.height)..pixel(y + radius + 2.0, self.height) {
            for column in pixel(x - radius, self.width)..pixel(x + radius + 2.0, self.width) {
                let middle = |n: usize| (n as f64 + 0.5) / SCALE;
                let distance = (middle(column) - x).hypot(middle(row) - y);
                // The edge is as soft as a pixel is wide.
                let opacity = ((radius - distance) * SCALE + 0.5).clamp(0.0, 1.0);
                self.blend(column, row, colour, opacity);
            }
        }
    }

    fn blend(&mut self, column: usize, row: usize, colour: [u8; 3], opacity: f64) {
        let at = (row * self.width + column) * 3;
        for (old, new) in self.rgb[at..at + 3].iter_mut().zip(colour) {
            *old = (f64::from(*old) * (1.0 - opacity) + f64::from(new) * opacity).round() as u8;
        }
    }
}

/// Red, green and blue of `#rrggbb`.
fn channels(colour: &str) -> [u8; 3] {
    let digits = colour.trim_start_matches('#');
    let channel = |n: usize| digits.get(2 * n..2 * n + 2).map(|two| u8::from_str_radix(two, 16));
    [0, 1, 2].map(|n| channel(n).and_then(Result::ok).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use rules::{Game, GameSetup};

    use super::*;

    fn bitmap(game: Game, text: &str) -> Bitmap {
        let position = GameSetup::new(game).parse_position(text).unwrap();
        Bitmap::of(&BoardView::from(&position))
    }

    fn pixel(bitmap: &Bitmap, (x, y): (f64, f64)) -> [u8; 3] {
        let at = ((y * SCALE) as usize * bitmap.width + (x * SCALE) as usize) * 3;
        bitmap.rgb[at..at + 3].try_into().unwrap()
    }

    #[test]
    fn pixels_show_pawns_fences_and_squares() {
        let picture = bitmap(Game::Quoridor, "e3,d7 8,9 2 c3h");
        let geometry = BoardGeometry::new(9, 9, 0);
        let day = BoardColours::default();
        let at = |file, rank| pixel(&picture, geometry.centre(Square::new(file, rank)));
        assert_eq!(at(4, 2), channels(&day.pawns[0]));
        assert_eq!(at(3, 6), channels(&day.pawns[1]));
        assert_eq!(at(0, 3), channels(&day.tile));
        let fence = geometry.fence_rect(rules::Fence::parse("c3h").unwrap());
        let middle = (fence.x + fence.width / 2.0, fence.y + fence.height / 2.0);
        assert_eq!(pixel(&picture, middle), channels(&day.fence));
    }

    #[test]
    fn every_game_has_a_picture_and_every_move_changes_it() {
        let mut sizes = Vec::new();
        for (game, before, after) in [
            (Game::Quoridor, "e1,e9 10,10 1 -", "e2,e9 10,10 2 -"),
            (
                Game::Pacman,
                "e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners",
                "e4 e9,-,i5,e1 a9 3 pac corners",
            ),
            (
                Game::Mspacman,
                "a,b 2:d9 d6:P2,- d7,d8,e7 roll:1 quarters",
                "a,b 2:d9 d6:P2,- d7,d8 roll:1 quarters",
            ),
        ] {
            let [before, after] = [before, after].map(|text| bitmap(game, text));
            assert_ne!(before, after, "{game}");
            sizes.push((before.width, before.height));
        }
        assert!(sizes.iter().all(|&(width, height)| width > 200 && height > 200), "{sizes:?}");
    }
}
