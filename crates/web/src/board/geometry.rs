use rules::{Fence, Lie, Square};

/// Where things are on the drawn board, in the drawing's own units. The board may be turned by
/// quarters, so that a player's own side is at the bottom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Geometry {
    pub files: usize,
    pub ranks: usize,
    /// Which side is at the bottom: 0 rank 1, 1 the a-file, 2 the last rank, 3 the last file.
    pub turned: u8,
}

/// The side of a square.
pub const TILE: f64 = 56.0;
/// The groove between two squares, where fences lie.
pub const GAP: f64 = 12.0;
/// From one square to the next.
pub const PITCH: f64 = TILE + GAP;
/// Around the squares, for the names of files and ranks.
pub const MARGIN: f64 = 22.0;

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Geometry {
    /// Squares from left to right and from bottom to top, as drawn.
    pub fn shape(&self) -> (usize, usize) {
        if self.turned.is_multiple_of(2) {
            (self.files, self.ranks)
        } else {
            (self.ranks, self.files)
        }
    }

    /// The size of the drawing.
    pub fn size(&self) -> (f64, f64) {
        let (columns, rows) = self.shape();
        (columns as f64 * PITCH + 2.0 * MARGIN, rows as f64 * PITCH + 2.0 * MARGIN)
    }

    /// From the board's own coordinates (squares from the corner at a1) to the drawing's.
    fn point(&self, u: f64, v: f64) -> (f64, f64) {
        let (files, ranks) = (self.files as f64, self.ranks as f64);
        let (across, up) = match self.turned {
            0 => (u, v),
            1 => (ranks - v, u),
            2 => (files - u, ranks - v),
            _ => (v, files - u),
        };
        (MARGIN + across * PITCH, MARGIN + (self.shape().1 as f64 - up) * PITCH)
    }

    /// The way back.
    fn board(&self, x: f64, y: f64) -> (f64, f64) {
        let (files, ranks) = (self.files as f64, self.ranks as f64);
        let across = (x - MARGIN) / PITCH;
        let up = self.shape().1 as f64 - (y - MARGIN) / PITCH;
        match self.turned {
            0 => (across, up),
            1 => (up, ranks - across),
            2 => (files - across, ranks - up),
            _ => (files - up, across),
        }
    }

    /// The middle of a square.
    pub fn centre(&self, square: Square) -> (f64, f64) {
        self.point(square.file() as f64 + 0.5, square.rank() as f64 + 0.5)
    }

    /// The tile of a square.
    pub fn tile(&self, square: Square) -> Area {
        let (x, y) = self.centre(square);
        Area { x: x - TILE / 2.0, y: y - TILE / 2.0, width: TILE, height: TILE }
    }

    /// The bar of a fence.
    pub fn fence(&self, fence: Fence) -> Area {
        let (file, rank) = (fence.anchor.file() as f64 + 1.0, fence.anchor.rank() as f64 + 1.0);
        let (x, y) = self.point(file, rank);
        let (long, thick) = (PITCH + TILE, GAP - 1.5);
        let (width, height) =
            if self.lies_across(fence.lie) { (long, thick) } else { (thick, long) };
        Area { x: x - width / 2.0, y: y - height / 2.0, width, height }
    }

    /// Whether a fence that lies so runs from left to right in the drawing.
    pub fn lies_across(&self, lie: Lie) -> bool {
        (lie == Lie::Horizontal) == self.turned.is_multiple_of(2)
    }

    /// The two ends of the wall above a square or to its right.
    pub fn wall(&self, square: Square, above: bool) -> ((f64, f64), (f64, f64)) {
        let (file, rank) = (square.file() as f64, square.rank() as f64);
        let near = if above { (file, rank + 1.0) } else { (file + 1.0, rank) };
        (self.point(near.0, near.1), self.point(file + 1.0, rank + 1.0))
    }

    /// The square at a point, and how far from its middle: 0 in the middle, 1 at the border.
    pub fn square_at(&self, x: f64, y: f64) -> Option<(Square, f64)> {
        let (u, v) = self.board(x, y);
        let inside = u >= 0.0 && v >= 0.0 && u < self.files as f64 && v < self.ranks as f64;
        let off = |t: f64| (t.fract() - 0.5).abs() * 2.0;
        inside.then(|| (Square::new(u as usize, v as usize), off(u).max(off(v))))
    }

    /// The slot nearest to a point; of those that lie so, where a lie is asked for.
    pub fn slot_at(&self, x: f64, y: f64, lie: Option<Lie>) -> Fence {
        let (u, v) = self.board(x, y);
        let nearest = |t: f64, count: usize| t.round().clamp(1.0, count as f64 - 1.0) as usize - 1;
        let off = |t: f64| (t - t.round()).abs();
        let nearer = if off(v) < off(u) { Lie::Horizontal } else { Lie::Vertical };
        let anchor = Square::new(nearest(u, self.files), nearest(v, self.ranks));
        Fence { anchor, lie: lie.unwrap_or(nearer) }
    }

    /// The way an arrow key means on the turned board, as steps in file and rank.
    pub fn arrow(&self, right: i32, up: i32) -> (i32, i32) {
        match self.turned {
            0 => (right, up),
            1 => (up, -right),
            2 => (-right, -up),
            _ => (-up, right),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boards() -> impl Iterator<Item = Geometry> {
        (0..4).map(|turned| Geometry { files: 9, ranks: 9, turned })
    }

    #[test]
    fn the_middle_of_a_square_is_in_that_square() {
        for board in boards() {
            for (file, rank) in (0..81).map(|n| (n % 9, n / 9)) {
                let square = Square::new(file, rank);
                let (x, y) = board.centre(square);
                let (found, off) = board.square_at(x, y).unwrap();
                assert_eq!(found, square);
                assert!(off < 0.01);
            }
        }
    }

    #[test]
    fn the_middle_of_a_fence_is_nearest_to_that_fence() {
        for board in boards() {
            for word in ["a1h", "h8v", "e3h", "c6v"] {
                let fence = Fence::parse(word).unwrap();
                let area = board.fence(fence);
                // A little along the bar, where only its own groove is near.
                let (x, y) = (area.x + area.width * 0.4, area.y + area.height * 0.4);
                assert_eq!(board.slot_at(x, y, None), fence, "{word} {board:?}");
            }
        }
    }

    #[test]
    fn every_seat_has_its_own_side_at_the_bottom() {
        for (board, home) in boards().zip(["e1", "a5", "e9", "i5"]) {
            let (_, y) = board.centre(Square::parse(home).unwrap());
            assert!(y > board.size().1 - MARGIN - PITCH, "{home}");
        }
    }

    #[test]
    fn arrows_go_where_they_point() {
        for board in boards() {
            let (file, rank) = board.arrow(0, 1);
            let from = board.centre(Square::new(4, 4));
            let to = board.centre(Square::new((4 + file) as usize, (4 + rank) as usize));
            assert!(to.1 < from.1 && (to.0 - from.0).abs() < 1.0, "{board:?}");
        }
    }
}
