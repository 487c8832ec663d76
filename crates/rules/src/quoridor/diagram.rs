use crate::{Orientation, Square};

use super::{Position, SIDE};

impl Position {
    /// An ASCII diagram of the board, with a line end after each line: pawns are the numbers of
    /// their seats, fences are lines.
    ///
    /// ```
    /// use rules::quoridor::{Options, Position};
    ///
    /// let text = "e2,e8 9,9 1 c6v,e3h";
    /// let position = Position::parse(text, 2, &Options::default()).unwrap();
    /// assert_eq!(format!("\n{}", position.diagram()), "
    ///     a   b   c   d   e   f   g   h   i
    ///   +-----------------------------------+
    /// 9 | .   .   .   .   .   .   .   .   . | 9
    ///   |                                   |
    /// 8 | .   .   .   .   2   .   .   .   . | 8
    ///   |                                   |
    /// 7 | .   .   . | .   .   .   .   .   . | 7
    ///   |           |                       |
    /// 6 | .   .   . | .   .   .   .   .   . | 6
    ///   |                                   |
    /// 5 | .   .   .   .   .   .   .   .   . | 5
    ///   |                                   |
    /// 4 | .   .   .   .   .   .   .   .   . | 4
    ///   |                -------            |
    /// 3 | .   .   .   .   .   .   .   .   . | 3
    ///   |                                   |
    /// 2 | .   .   .   .   1   .   .   .   . | 2
    ///   |                                   |
    /// 1 | .   .   .   .   .   .   .   .   . | 1
    ///   +-----------------------------------+
    ///     a   b   c   d   e   f   g   h   i
    /// ");
    /// ```
    pub fn diagram(&self) -> String {
        // Rows of characters from rank 1 up: even rows hold squares, odd rows the gaps between
        // ranks.
        let mut rows = vec![vec![' '; WIDTH]; 2 * SIDE - 1];
        for rank in 0..SIDE {
            for file in 0..SIDE {
                let seat = self.seat_at(Square::new(file, rank));
                rows[2 * rank][column(file)] = match seat {
                    Some(seat) => (b'0' + seat.number() as u8) as char,
                    None => '.',
                };
            }
        }
        for fence in self.fences() {
            let (file, row) = (fence.anchor.file(), 2 * fence.anchor.rank() + 1);
            match fence.orientation {
                Orientation::Horizontal => rows[row][column(file) - 1..column(file) + 6].fill('-'),
                Orientation::Vertical => {
                    rows[row - 1..=row + 1].iter_mut().for_each(|row| row[column(file) + 2] = '|');
                }
            }
        }
        let files = format!("    {}\n", ["a", "b", "c", "d", "e", "f", "g", "h", "i"].join("   "));
        let edge = format!("  +{}+\n", "-".repeat(WIDTH));
        let mut diagram = files.clone() + &edge;
        for (row, line) in rows.iter().enumerate().rev() {
            let line: String = line.iter().collect();
            diagram += &if row % 2 == 0 {
                format!("{0} |{line}| {0}\n", row / 2 + 1)
            } else {
                format!("  |{line}|\n")
            };
        }
        diagram + &edge + &files
    }
}

/// The number of characters between the left and the right edge.
const WIDTH: usize = 4 * SIDE - 1;

const fn column(file: usize) -> usize {
    4 * file + 1
}
