use ratatui::layout::{Position, Rect};
use rules::{Fence, Lie, Square};

/// Where the squares and grooves of a board lie on the screen: squares of `width` × `height`
/// characters with grooves of one character between them, a frame, and names of files and ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grid {
    /// The upper left corner of the upper left square. Outside the area where a big board in a
    /// small window is scrolled.
    left: i32,
    top: i32,
    pub(crate) width: i32,
    pub(crate) height: i32,
    files: i32,
    ranks: i32,
    pub(crate) area: Rect,
}

/// What lies under a point of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    /// A square.
    Square(Square),
    /// A groove: the fence that would lie there.
    Fence(Fence),
}

/// Names of ranks and the frame, to the left; the frame to the right.
const SIDES: i32 = 3 + 1;
/// The frame above; the frame and the names of files below.
const ENDS: i32 = 1 + 2;

impl Grid {
    /// The largest grid that fits into `area`; where none does, the smallest, scrolled so that
    /// `focus` can be seen.
    pub(crate) fn fit(files: u8, ranks: u8, area: Rect, focus: Option<Square>) -> Grid {
        let (files, ranks) = (i32::from(files), i32::from(ranks));
        let (room_x, room_y) = (i32::from(area.width), i32::from(area.height));
        let size = |height: i32| {
            let width = 2 * height + 1;
            (files * (width + 1) - 1 + SIDES, ranks * (height + 1) - 1 + ENDS)
        };
        let fits = |&height: &i32| size(height).0 <= room_x && size(height).1 <= room_y;
        let height = [4, 3, 2].into_iter().find(fits).unwrap_or(1);
        let mut grid = Grid {
            left: i32::from(area.x) + SIDES - 1,
            top: i32::from(area.y) + 1,
            width: 2 * height + 1,
            height,
            files,
            ranks,
            area,
        };
        if let Some(focus) = focus {
            let (x, y) = grid.corner(focus);
            let (right, bottom) = (i32::from(area.right()), i32::from(area.bottom()));
            grid.left -= (x + grid.width + 1 - right).max(0);
            grid.top -= (y + grid.height + 2 - bottom).max(0);
        }
        grid
    }

    /// How many columns and rows the grid covers, frame and names included.
    pub(crate) fn size(&self) -> (u16, u16) {
        let columns = self.files * (self.width + 1) - 1 + SIDES;
        let rows = self.ranks * (self.height + 1) - 1 + ENDS;
        (columns as u16, rows as u16)
    }

    /// The upper left character of a square.
    pub(crate) fn corner(&self, square: Square) -> (i32, i32) {
        let down = self.ranks - 1 - square.rank() as i32;
        (self.left + square.file() as i32 * (self.width + 1), self.top + down * (self.height + 1))
    }

    /// The middle character of a square.
    pub(crate) fn middle(&self, square: Square) -> (i32, i32) {
        let (x, y) = self.corner(square);
        (x + self.width / 2, y + self.height / 2)
    }

    /// What lies under a point of the screen. A groove means the fence that begins at the square
    /// pointed at and runs towards later files or higher ranks, moved back where it would stick out.
    pub(crate) fn hit(&self, at: Position) -> Option<Hit> {
        let (x, y) = (i32::from(at.x) - self.left, i32::from(at.y) - self.top);
        if !self.area.contains(at) || x < 0 || y < 0 {
            return None;
        }
        let (file, across) = (x / (self.width + 1), x % (self.width + 1));
        let (down, along) = (y / (self.height + 1), y % (self.height + 1));
        let rank = self.ranks - 1 - down;
        if file >= self.files || rank < 0 {
            return None;
        }
        let (right, below) = (across == self.width, along == self.height);
        let clamp = |value: i32, most: i32| value.clamp(0, most - 2) as usize;
        if right && file + 1 < self.files {
            // Pointing at the groove right of the lower of two squares, or where four meet.
            let anchor = Square::new(clamp(file, self.files), clamp(rank - 1, self.ranks));
            return Some(Hit::Fence(Fence { anchor, lie: Lie::Vertical }));
        }
        if below && rank > 0 {
            let anchor = Square::new(clamp(file, self.files), clamp(rank - 1, self.ranks));
            return Some(Hit::Fence(Fence { anchor, lie: Lie::Horizontal }));
        }
        (!right && !below).then(|| Hit::Square(Square::new(file as usize, rank as usize)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(word: &str) -> Square {
        Square::parse(word).expect("a square")
    }

    #[test]
    fn a_board_fits_an_old_terminal_and_grows() {
        let small = Grid::fit(9, 9, Rect::new(0, 1, 40, 20), None);
        assert_eq!((small.width, small.height), (3, 1));
        assert_eq!(small.size(), (39, 20));
        let large = Grid::fit(9, 9, Rect::new(0, 1, 80, 40), None);
        assert_eq!((large.width, large.height), (7, 3));
    }

    #[test]
    fn every_square_is_hit_in_its_middle() {
        for area in [Rect::new(0, 1, 40, 20), Rect::new(3, 0, 90, 50)] {
            let grid = Grid::fit(9, 9, area, None);
            for file in 0..9 {
                for rank in 0..9 {
                    let square = Square::new(file, rank);
                    let (x, y) = grid.middle(square);
                    let hit = grid.hit(Position::new(x as u16, y as u16));
                    assert_eq!(hit, Some(Hit::Square(square)));
                }
            }
        }
    }

    #[test]
    fn grooves_are_fences_that_fit_the_board() {
        let grid = Grid::fit(9, 9, Rect::new(0, 0, 40, 20), None);
        let at = |x: i32, y: i32| grid.hit(Position::new(x as u16, y as u16));
        let (x, y) = grid.corner(square("e4"));
        assert_eq!(at(x + grid.width, y), Fence::parse("e3v").map(Hit::Fence));
        assert_eq!(at(x, y + grid.height), Fence::parse("e3h").map(Hit::Fence));
        let (x, y) = grid.corner(square("i1"));
        assert_eq!(at(x, y - 1), Fence::parse("h1h").map(Hit::Fence));
        assert_eq!(at(x + grid.width, y), None, "the frame");
    }

    #[test]
    fn a_board_too_big_is_scrolled_to_the_focus() {
        let area = Rect::new(0, 0, 40, 20);
        let grid = Grid::fit(16, 16, area, Some(square("p1")));
        let (x, y) = grid.middle(square("p1"));
        assert!(area.contains(Position::new(x as u16, y as u16)));
    }
}
