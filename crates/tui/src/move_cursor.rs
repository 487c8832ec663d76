use rules::{Direction, Fence, Orientation, Path, Square};

/// The cursor of the player to move: the move being composed on the board, before it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum MoveCursor {
    /// The square to go to, or to place a piece on.
    Square(Square),
    /// The fence to place.
    Fence(Fence),
    /// Where the piece stands, and the squares entered so far from there.
    Path(Square, Vec<Square>),
}

impl MoveCursor {
    /// The move in notation. `placing`: a piece is placed on the square rather than moved there.
    pub(crate) fn word(&self, placing: bool) -> String {
        match self {
            MoveCursor::Square(square) if placing => format!("@{square}"),
            MoveCursor::Square(square) => square.to_string(),
            MoveCursor::Fence(fence) => fence.to_string(),
            MoveCursor::Path(_, squares) if squares.is_empty() => Path::STAY.to_owned(),
            MoveCursor::Path(_, squares) => path_word(squares),
        }
    }

    /// The square the cursor is on: for a path its end, for a fence its anchor.
    pub(crate) fn square(&self) -> Square {
        match self {
            MoveCursor::Square(square) => *square,
            MoveCursor::Fence(fence) => fence.anchor,
            MoveCursor::Path(from, squares) => squares.last().copied().unwrap_or(*from),
        }
    }

    /// Moves a square or a fence one step, staying on the board. A path is extended instead, by
    /// `GameScreen`, which knows the legal steps.
    pub(crate) fn shift(&mut self, to: Direction, files: usize, ranks: usize) {
        match self {
            MoveCursor::Square(square) => {
                *square = square.step(to, files, ranks).unwrap_or(*square);
            }
            MoveCursor::Fence(fence) => {
                fence.anchor = fence.anchor.step(to, files - 1, ranks - 1).unwrap_or(fence.anchor);
            }
            MoveCursor::Path(..) => {}
        }
    }

    /// Rotates a fence by a quarter turn; squares and paths are unaffected.
    pub(crate) fn rotate(&mut self) {
        if let MoveCursor::Fence(fence) = self {
            fence.orientation = match fence.orientation {
                Orientation::Horizontal => Orientation::Vertical,
                Orientation::Vertical => Orientation::Horizontal,
            };
        }
    }
}

/// A path in notation: `e6-f6`.
pub(crate) fn path_word(squares: &[Square]) -> String {
    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join("-")
}
