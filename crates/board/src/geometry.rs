use rules::{Fence, Orientation, Square};

/// Where squares, fences and walls are in the drawing, and the hit tests back from a point. The
/// board can be rotated by quarter turns, so that a player's own side is at the bottom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardGeometry {
    /// The number of squares from left to right, before it is rotated.
    pub files: usize,
    /// The number of squares from bottom to top, before it is rotated.
    pub ranks: usize,
    /// Quarter turns, by the side at the bottom: 0 rank 1, 1 the a-file, 2 the last rank, 3 the
    /// last file.
    pub rotation: u8,
    /// What can be put between squares.
    pub slots: SlotLength,
}

/// How long the slots between squares are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SlotLength {
    /// Two squares, for a fence.
    #[default]
    Fence,
    /// One square, for a wall of Ms. Pac-Man's board: a fence's word means the wall above its anchor, or the
    /// one on its right.
    Wall,
}

/// The side of a square, in units of the drawing.
pub const TILE: f64 = 56.0;
/// The groove between two squares, where fences lie.
pub const GAP: f64 = 12.0;
/// From the centre of one square to that of the next.
pub const PITCH: f64 = TILE + GAP;
/// Around the squares, for the names of files and ranks.
pub const MARGIN: f64 = 22.0;

/// A rectangle in units of the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Its left side.
    pub x: f64,
    /// Its upper side.
    pub y: f64,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

impl BoardGeometry {
    /// A board for fences.
    pub const fn new(files: usize, ranks: usize, rotation: u8) -> BoardGeometry {
        BoardGeometry { files, ranks, rotation, slots: SlotLength::Fence }
    }

    /// How many squares the drawing has across and up.
    pub fn columns_and_rows(&self) -> (usize, usize) {
        if self.rotation.is_multiple_of(2) {
            (self.files, self.ranks)
        } else {
            (self.ranks, self.files)
        }
    }

    /// The size of the drawing.
    pub fn size(&self) -> (f64, f64) {
        let (columns, rows) = self.columns_and_rows();
        (columns as f64 * PITCH + 2.0 * MARGIN, rows as f64 * PITCH + 2.0 * MARGIN)
    }

    /// The drawing's size as an SVG has it.
    pub fn view_box(&self) -> String {
        let (width, height) = self.size();
        format!("0 0 {width} {height}")
    }

    /// From board coordinates (in squares, from the outer corner of a1) to those of the drawing.
    fn drawing_point(&self, u: f64, v: f64) -> (f64, f64) {
        let (files, ranks) = (self.files as f64, self.ranks as f64);
        let (across, up) = match self.rotation {
            0 => (u, v),
            1 => (ranks - v, u),
            2 => (files - u, ranks - v),
            _ => (v, files - u),
        };
        (MARGIN + across * PITCH, MARGIN + (self.columns_and_rows().1 as f64 - up) * PITCH)
    }

    /// From coordinates of the drawing to those of the board.
    fn board_point(&self, x: f64, y: f64) -> (f64, f64) {
        let (files, ranks) = (self.files as f64, self.ranks as f64);
        let across = (x - MARGIN) / PITCH;
        let up = self.columns_and_rows().1 as f64 - (y - MARGIN) / PITCH;
        match self.rotation {
            0 => (across, up),
            1 => (up, ranks - across),
            2 => (files - across, ranks - up),
            _ => (files - up, across),
        }
    }

    /// The centre of a square.
    pub fn centre(&self, square: Square) -> (f64, f64) {
        self.drawing_point(square.file() as f64 + 0.5, square.rank() as f64 + 0.5)
    }

    /// The tile of a square.
    pub fn tile_rect(&self, square: Square) -> Rect {
        let (x, y) = self.centre(square);
        Rect { x: x - TILE / 2.0, y: y - TILE / 2.0, width: TILE, height: TILE }
    }

    /// The bar of a fence, or of the wall that takes one of its slots.
    pub fn fence_rect(&self, fence: Fence) -> Rect {
        let (file, rank) = (fence.anchor.file() as f64 + 1.0, fence.anchor.rank() as f64 + 1.0);
        let (x, y) = match (self.slots, fence.orientation) {
            (SlotLength::Fence, _) => self.drawing_point(file, rank),
            (SlotLength::Wall, Orientation::Horizontal) => self.drawing_point(file - 0.5, rank),
            (SlotLength::Wall, Orientation::Vertical) => self.drawing_point(file, rank - 0.5),
        };
        let long = match self.slots {
            SlotLength::Fence => PITCH + TILE,
            SlotLength::Wall => PITCH,
        };
        let thick = GAP - 1.5;
        let (width, height) = if self.is_drawn_horizontally(fence.orientation) {
            (long, thick)
        } else {
            (thick, long)
        };
        Rect { x: x - width / 2.0, y: y - height / 2.0, width, height }
    }

    /// The two lines that stand for a fence where all slots are drawn at once, each with its ends:
    /// from its middle, where another one may cross it, to where the next fence in the groove begins.
    pub fn fence_arms(&self, fence: Fence) -> [((f64, f64), (f64, f64)); 2] {
        let Rect { x, y, width, height } = self.fence_rect(fence);
        let (x, y) = (x + width / 2.0, y + height / 2.0);
        let (near, far) = (GAP / 2.0 + 1.0, PITCH / 2.0 - 2.0);
        let horizontal = self.is_drawn_horizontally(fence.orientation);
        [-1.0, 1.0].map(|side| {
            let along = |by: f64| if horizontal { (x + side * by, y) } else { (x, y + side * by) };
            (along(near), along(far))
        })
    }

    /// Whether a fence of that orientation runs from left to right in the drawing.
    pub fn is_drawn_horizontally(&self, orientation: Orientation) -> bool {
        (orientation == Orientation::Horizontal) == self.rotation.is_multiple_of(2)
    }

    /// The two ends of the wall above a square or to its right.
    pub fn wall_ends(&self, square: Square, above: bool) -> ((f64, f64), (f64, f64)) {
        let (file, rank) = (square.file() as f64, square.rank() as f64);
        let near = if above { (file, rank + 1.0) } else { (file + 1.0, rank) };
        (self.drawing_point(near.0, near.1), self.drawing_point(file + 1.0, rank + 1.0))
    }

    /// Hit test: the square at a point, and how far off its centre the point is (1 at the border).
    pub fn square_at(&self, x: f64, y: f64) -> Option<(Square, f64)> {
        let (u, v) = self.board_point(x, y);
        let inside = u >= 0.0 && v >= 0.0 && u < self.files as f64 && v < self.ranks as f64;
        let off_centre = |t: f64| (t.fract() - 0.5).abs() * 2.0;
        inside.then(|| (Square::new(u as usize, v as usize), off_centre(u).max(off_centre(v))))
    }

    /// Hit test: the slot nearest to a point, of either orientation or of the one given.
    pub fn slot_at(&self, x: f64, y: f64, orientation: Option<Orientation>) -> Fence {
        let (u, v) = self.board_point(x, y);
        // The groove nearest to a point, by the square before it, and the square that it is in.
        let groove = |t: f64, count: usize| t.round().clamp(1.0, count as f64 - 1.0) as usize - 1;
        let within = |t: f64, count: usize| t.clamp(0.0, count as f64 - 1.0) as usize;
        // Beyond the outer squares a fence still turns as the edge does; no wall is there.
        let distance = |t: f64, count| match self.slots {
            SlotLength::Fence => (t - t.round()).abs(),
            SlotLength::Wall => (t - 1.0 - groove(t, count) as f64).abs(),
        };
        let nearer = if distance(v, self.ranks) < distance(u, self.files) {
            Orientation::Horizontal
        } else {
            Orientation::Vertical
        };
        let orientation = orientation.unwrap_or(nearer);
        let (file, rank) = match (self.slots, orientation) {
            (SlotLength::Fence, _) => (groove(u, self.files), groove(v, self.ranks)),
            (SlotLength::Wall, Orientation::Horizontal) => {
                (within(u, self.files), groove(v, self.ranks))
            }
            (SlotLength::Wall, Orientation::Vertical) => {
                (groove(u, self.files), within(v, self.ranks))
            }
        };
        Fence { anchor: Square::new(file, rank), orientation }
    }

    /// Every square, rank by rank from a1.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let files = self.files;
        (0..files * self.ranks).map(move |n| Square::new(n % files, n / files))
    }

    /// How many files and ranks have a slot of that orientation.
    pub fn slot_limits(&self, orientation: Orientation) -> (usize, usize) {
        match (self.slots, orientation) {
            (SlotLength::Fence, _) => (self.files - 1, self.ranks - 1),
            (SlotLength::Wall, Orientation::Horizontal) => (self.files, self.ranks - 1),
            (SlotLength::Wall, Orientation::Vertical) => (self.files - 1, self.ranks),
        }
    }

    /// The words of all slots.
    pub fn slot_words(&self) -> Vec<String> {
        let mut words = Vec::new();
        for orientation in [Orientation::Horizontal, Orientation::Vertical] {
            let (files, ranks) = self.slot_limits(orientation);
            let anchors = (0..files * ranks).map(|n| Square::new(n % files, n / files));
            words.extend(anchors.map(|anchor| Fence { anchor, orientation }.to_string()));
        }
        words
    }

    /// The direction of an arrow key on the rotated board, as steps in file and rank.
    pub fn arrow_step(&self, right: i32, up: i32) -> (i32, i32) {
        match self.rotation {
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

    fn boards() -> impl Iterator<Item = BoardGeometry> {
        (0..4).map(|rotation| BoardGeometry::new(9, 9, rotation))
    }

    #[test]
    fn the_middle_of_a_square_is_in_that_square() {
        for board in boards() {
            for (file, rank) in (0..81).map(|n| (n % 9, n / 9)) {
                let square = Square::new(file, rank);
                let (x, y) = board.centre(square);
                let (found, off_centre) = board.square_at(x, y).unwrap();
                assert_eq!(found, square);
                assert!(off_centre < 0.01);
            }
        }
    }

    #[test]
    fn the_middle_of_a_fence_is_nearest_to_that_fence() {
        for board in boards() {
            for word in ["a1h", "h8v", "e3h", "c6v"] {
                let fence = Fence::parse(word).unwrap();
                let rect = board.fence_rect(fence);
                // A little along the bar, where only its own groove is near.
                let (x, y) = (rect.x + rect.width * 0.4, rect.y + rect.height * 0.4);
                assert_eq!(board.slot_at(x, y, None), fence, "{word} {board:?}");
            }
        }
    }

    #[test]
    fn the_middle_of_a_wall_is_nearest_to_that_wall() {
        for board in boards() {
            let board = BoardGeometry { slots: SlotLength::Wall, ..board };
            let words = board.slot_words();
            assert_eq!(words.len(), 2 * 8 * 9);
            for word in words {
                let fence = Fence::parse(&word).unwrap();
                let rect = board.fence_rect(fence);
                let (x, y) = (rect.x + rect.width / 2.0, rect.y + rect.height / 2.0);
                assert_eq!(board.slot_at(x, y, None), fence, "{word} {board:?}");
                let (from, to) =
                    board.wall_ends(fence.anchor, fence.orientation == Orientation::Horizontal);
                assert_eq!(((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0), (x, y), "{word}");
            }
        }
    }

    #[test]
    fn the_arms_of_all_slots_are_apart_and_a_pointer_on_one_means_its_fence() {
        let slots = (0..64).flat_map(|n| {
            let anchor = Square::new(n % 8, n / 8);
            [Orientation::Horizontal, Orientation::Vertical]
                .map(|orientation| Fence { anchor, orientation })
        });
        let slots: Vec<_> = slots.collect();
        for board in boards() {
            let mut boxes = Vec::new();
            for &fence in &slots {
                for ((ax, ay), (bx, by)) in board.fence_arms(fence) {
                    let middle = ((ax + bx) / 2.0, (ay + by) / 2.0);
                    assert_eq!(board.slot_at(middle.0, middle.1, None), fence, "{board:?}");
                    boxes.push((ax.min(bx), ax.max(bx), ay.min(by), ay.max(by)));
                }
            }
            for (nth, a) in boxes.iter().enumerate() {
                for b in &boxes[..nth] {
                    let apart = a.1 < b.0 || b.1 < a.0 || a.3 < b.2 || b.3 < a.2;
                    assert!(apart, "{a:?} and {b:?} of {board:?}");
                }
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
            let (file, rank) = board.arrow_step(0, 1);
            let from = board.centre(Square::new(4, 4));
            let to = board.centre(Square::new((4 + file) as usize, (4 + rank) as usize));
            assert!(to.1 < from.1 && (to.0 - from.0).abs() < 1.0, "{board:?}");
        }
    }
}
