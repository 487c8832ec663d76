use rules::{Direction, Fence, Lie, Path, Square};

/// What a player points at before it becomes a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// A square to go to, or to put a piece on.
    Square(Square),
    /// A fence that does not stand there yet.
    Fence(Fence),
    /// The squares entered so far, from where the piece stands.
    Path(Square, Vec<Square>),
}

impl Aim {
    /// The word of the move it stands for.
    pub(crate) fn word(&self, place: bool) -> String {
        match self {
            Aim::Square(square) if place => format!("@{square}"),
            Aim::Square(square) => square.to_string(),
            Aim::Fence(fence) => fence.to_string(),
            Aim::Path(_, squares) if squares.is_empty() => Path::STAY.to_owned(),
            Aim::Path(_, squares) => joined(squares),
        }
    }

    /// Where the eye is.
    pub(crate) fn square(&self) -> Square {
        match self {
            Aim::Square(square) => *square,
            Aim::Fence(fence) => fence.anchor,
            Aim::Path(from, squares) => squares.last().copied().unwrap_or(*from),
        }
    }

    /// Moves a square or a fence one step, as far as the board allows.
    pub(crate) fn shift(&mut self, to: Direction, files: usize, ranks: usize) {
        match self {
            Aim::Square(square) => *square = square.step(to, files, ranks).unwrap_or(*square),
            Aim::Fence(fence) => {
                fence.anchor = fence.anchor.step(to, files - 1, ranks - 1).unwrap_or(fence.anchor);
            }
            Aim::Path(..) => {}
        }
    }

    /// Turns a fence; a square becomes the fence beside it, and back.
    pub(crate) fn turn(&mut self) {
        if let Aim::Fence(fence) = self {
            fence.lie = match fence.lie {
                Lie::Horizontal => Lie::Vertical,
                Lie::Vertical => Lie::Horizontal,
            };
        }
    }
}

/// The word of a path.
pub(crate) fn joined(squares: &[Square]) -> String {
    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join("-")
}
