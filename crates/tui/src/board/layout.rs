use ratatui::layout::{Position, Rect};
use rules::{Fence, Orientation, Square};

/// The layout of a board on the screen: squares of `square_width` × `square_height` characters with
/// grooves of one character between them, a frame, and the coordinates of files and ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BoardLayout {
    /// The upper left corner of the upper left square. It lies outside `area` where a big board in a
    /// small window is scrolled.
    left: i32,
    top: i32,
    pub(crate) square_width: i32,
    pub(crate) square_height: i32,
    files: i32,
    ranks: i32,
    /// The part of the screen that the board is clipped to.
    pub(crate) area: Rect,
}

/// The result of a hit test: what lies under a point of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HitTarget {
    /// A square.
    Square(Square),
    /// A groove, as the fence that would be placed there.
    Fence(Fence),
}

/// Columns beside the squares: rank numbers and frame on the left, frame on the right.
const MARGIN_COLUMNS: i32 = 3 + 1;
/// Rows beside the squares: frame above, frame and file letters below.
const MARGIN_ROWS: i32 = 1 + 2;

impl BoardLayout {
    /// The largest layout that fits into `area`; where none fits, the smallest, scrolled so that
    /// `focus` is visible.
    pub(crate) fn fit(files: u8, ranks: u8, area: Rect, focus: Option<Square>) -> BoardLayout {
        let (files, ranks) = (i32::from(files), i32::from(ranks));
        let (columns, rows) = (i32::from(area.width), i32::from(area.height));
        let size = |height: i32| {
            let width = 2 * height + 1;
            (files * (width + 1) - 1 + MARGIN_COLUMNS, ranks * (height + 1) - 1 + MARGIN_ROWS)
        };
        let fits = |&height: &i32| size(height).0 <= columns && size(height).1 <= rows;
        let height = [4, 3, 2].into_iter().find(fits).unwrap_or(1);
        let mut layout = BoardLayout {
            left: i32::from(area.x) + MARGIN_COLUMNS - 1,
            top: i32::from(area.y) + 1,
            square_width: 2 * height + 1,
            square_height: height,
            files,
            ranks,
            area,
        };
        if let Some(focus) = focus {
            let (x, y) = layout.square_origin(focus);
            let (right, bottom) = (i32::from(area.right()), i32::from(area.bottom()));
            layout.left -= (x + layout.square_width + 1 - right).max(0);
            layout.top -= (y + layout.square_height + 2 - bottom).max(0);
        }
        layout
    }

    /// How many columns and rows the board covers, with frame and coordinates.
    pub(crate) fn size(&self) -> (u16, u16) {
        let columns = self.files * (self.square_width + 1) - 1 + MARGIN_COLUMNS;
        let rows = self.ranks * (self.square_height + 1) - 1 + MARGIN_ROWS;
        (columns as u16, rows as u16)
    }

    /// The upper left character of a square.
    pub(crate) fn square_origin(&self, square: Square) -> (i32, i32) {
        let row = self.ranks - 1 - square.rank() as i32;
        (
            self.left + square.file() as i32 * (self.square_width + 1),
            self.top + row * (self.square_height + 1),
        )
    }

    /// The middle character of a square.
    pub(crate) fn square_centre(&self, square: Square) -> (i32, i32) {
        let (x, y) = self.square_origin(square);
        (x + self.square_width / 2, y + self.square_height / 2)
    }

    /// Hit test: what lies under a point of the screen. A groove below a square is the horizontal fence
    /// from that square to the right; a groove right of a square is the vertical fence from that square
    /// down. A fence that would reach over the edge is moved back onto the board.
    pub(crate) fn hit_test(&self, at: Position) -> Option<HitTarget> {
        let (x, y) = (i32::from(at.x) - self.left, i32::from(at.y) - self.top);
        if !self.area.contains(at) || x < 0 || y < 0 {
            return None;
        }
        let (file, dx) = (x / (self.square_width + 1), x % (self.square_width + 1));
        let (row, dy) = (y / (self.square_height + 1), y % (self.square_height + 1));
        let rank = self.ranks - 1 - row;
        if file >= self.files || rank < 0 {
            return None;
        }
        let (in_right_groove, in_lower_groove) =
            (dx == self.square_width, dy == self.square_height);
        let clamp = |value: i32, count: i32| value.clamp(0, count - 2) as usize;
        if in_right_groove && file + 1 < self.files {
            // Also where four squares meet: there the vertical fence is centred.
            let anchor = Square::new(clamp(file, self.files), clamp(rank - 1, self.ranks));
            return Some(HitTarget::Fence(Fence { anchor, orientation: Orientation::Vertical }));
        }
        if in_lower_groove && rank > 0 {
            let anchor = Square::new(clamp(file, self.files), clamp(rank - 1, self.ranks));
            return Some(HitTarget::Fence(Fence { anchor, orientation: Orientation::Horizontal }));
        }
        (!in_right_groove && !in_lower_groove)
            .then(|| HitTarget::Square(Square::new(file as usize, rank as usize)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(word: &str) -> Square {
        Square::parse(word).expect("a square")
    }

    #[test]
    fn a_board_fits_80x24_and_grows_with_the_window() {
        let small = BoardLayout::fit(9, 9, Rect::new(0, 1, 40, 20), None);
        assert_eq!((small.square_width, small.square_height), (3, 1));
        assert_eq!(small.size(), (39, 20));
        let large = BoardLayout::fit(9, 9, Rect::new(0, 1, 80, 40), None);
        assert_eq!((large.square_width, large.square_height), (7, 3));
    }

    #[test]
    fn the_centre_of_a_square_hits_that_square() {
        for area in [Rect::new(0, 1, 40, 20), Rect::new(3, 0, 90, 50)] {
            let layout = BoardLayout::fit(9, 9, area, None);
            for file in 0..9 {
                for rank in 0..9 {
                    let square = Square::new(file, rank);
                    let (x, y) = layout.square_centre(square);
                    let target = layout.hit_test(Position::new(x as u16, y as u16));
                    assert_eq!(target, Some(HitTarget::Square(square)));
                }
            }
        }
    }

    #[test]
    fn a_groove_hits_a_fence_that_fits_the_board() {
        let layout = BoardLayout::fit(9, 9, Rect::new(0, 0, 40, 20), None);
        let at = |x: i32, y: i32| layout.hit_test(Position::new(x as u16, y as u16));
        let (x, y) = layout.square_origin(square("e4"));
        assert_eq!(at(x + layout.square_width, y), Fence::parse("e3v").map(HitTarget::Fence));
        assert_eq!(at(x, y + layout.square_height), Fence::parse("e3h").map(HitTarget::Fence));
        let (x, y) = layout.square_origin(square("i1"));
        assert_eq!(at(x, y - 1), Fence::parse("h1h").map(HitTarget::Fence));
        assert_eq!(at(x + layout.square_width, y), None, "the frame");
    }

    #[test]
    fn a_board_larger_than_the_window_is_scrolled_to_the_focus() {
        let area = Rect::new(0, 0, 40, 20);
        let layout = BoardLayout::fit(16, 16, area, Some(square("p1")));
        let (x, y) = layout.square_centre(square("p1"));
        assert!(area.contains(Position::new(x as u16, y as u16)));
    }
}
