/// Ordered index: ranks placements of distinguishable ghosts as numbers in base `squares`, the
/// first ghost being the highest digit. Used where ghosts may not share squares, so that who moves
/// first matters; placements with two ghosts on one square have a row that no position uses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OrderedIndex {
    squares: usize,
}

impl OrderedIndex {
    pub(crate) fn new(squares: usize) -> OrderedIndex {
        OrderedIndex { squares }
    }

    /// The number of squares of the board.
    pub(crate) fn squares(self) -> usize {
        self.squares
    }

    /// The number of rows of that many ghosts.
    pub(crate) fn rows(self, ghosts: usize) -> usize {
        self.squares.pow(ghosts as u32)
    }

    /// The row of ghosts on these squares, first ghost first.
    pub(crate) fn rank(self, ghosts: &[u8]) -> usize {
        ghosts.iter().fold(0, |row, &square| row * self.squares + usize::from(square))
    }

    /// The squares of a row, first ghost first.
    pub(crate) fn unrank(self, ghosts: usize, mut row: usize) -> Vec<u8> {
        let mut squares = vec![0; ghosts];
        for square in squares.iter_mut().rev() {
            *square = (row % self.squares) as u8;
            row /= self.squares;
        }
        squares
    }
}
