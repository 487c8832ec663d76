use game::Reason;

use crate::Square;
use crate::mspacman::{Board, Colour, Face};

/// What is wrong with the text of a board, and where. Lines and columns count from 1; a canonical
/// word is one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardError {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
    /// What is wrong there.
    pub fault: BoardFault,
}

/// What can be wrong with a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardFault {
    /// Neither a shipped board nor the word or text of one.
    Unknown {
        /// What was asked for.
        word: String,
        /// The names there are, separated by blanks.
        known: String,
    },
    /// There is no drawing: no line begins with `+`.
    NoDrawing,
    /// A line above the drawing begins with a word that says nothing here.
    Header(String),
    /// Not a name of at most 32 letters, digits and `-`, the first of them a letter.
    BadName(String),
    /// Not a face with an optional weight, such as `4`, `F2` or `4x3`.
    BadFace(String),
    /// The spinner needs two different faces, or ties would go on for ever; the die needs one.
    FewFaces,
    /// The drawing is wider or taller than a board can be.
    TooLarge,
    /// A line is shorter or longer than the first line of the drawing says, or the lines end
    /// before the drawing does.
    Ragged,
    /// Something else stands where a `+`, a wall or a blank belongs.
    BadWall(String),
    /// Not one of `.a *a oa Ga EX ##` (any area).
    BadCell(String),
    /// Something other than a comment follows the drawing.
    AfterDrawing,
    /// A canonical word has another shape: `9x9~cells~walls~spinner~die`.
    BadWord,
    /// An area does not have its 17 dots.
    Dots {
        /// The area.
        colour: Colour,
        /// How many it has.
        count: usize,
    },
    /// A colour does not have its one ghost space.
    Homes {
        /// The colour.
        colour: Colour,
        /// How many it has.
        count: usize,
    },
    /// There are not four exits.
    Exits {
        /// How many there are.
        count: usize,
    },
    /// There are not four power squares.
    Powers {
        /// How many there are.
        count: usize,
    },
    /// There are not three white circles.
    Circles {
        /// How many there are.
        count: usize,
    },
    /// No way leads from the white circles to this square.
    Unreachable {
        /// The square.
        square: Square,
    },
    /// No way leads out of this ghost space.
    ClosedHome {
        /// The ghost space.
        square: Square,
    },
}

impl From<BoardError> for Reason {
    fn from(error: BoardError) -> Reason {
        let (key, rule) = match &error.fault {
            BoardFault::Unknown { .. } => ("board-unknown", "S02"),
            BoardFault::NoDrawing => ("board-no-drawing", "S02"),
            BoardFault::Header(_) => ("board-header", "S02"),
            BoardFault::BadName(_) => ("board-name", ""),
            BoardFault::BadFace(_) => ("board-face", "S20"),
            BoardFault::FewFaces => ("board-few-faces", "S05"),
            BoardFault::TooLarge => ("board-too-large", "S02"),
            BoardFault::Ragged => ("board-ragged", "S02"),
            BoardFault::BadWall(_) => ("board-wall", "S22"),
            BoardFault::BadCell(_) => ("board-cell", "S02"),
            BoardFault::AfterDrawing => ("board-after-drawing", "S02"),
            BoardFault::BadWord => ("board-word", "S02"),
            BoardFault::Dots { .. } => ("board-dots", "S04"),
            BoardFault::Homes { .. } => ("board-homes", "S03"),
            BoardFault::Exits { .. } => ("board-exits", "S28"),
            BoardFault::Powers { .. } => ("board-powers", "S40"),
            BoardFault::Circles { .. } => ("board-circles", "S07"),
            BoardFault::Unreachable { .. } => ("board-unreachable", "S60"),
            BoardFault::ClosedHome { .. } => ("board-closed-home", "S03"),
        };
        let reason =
            Reason::new(key, rule).number("line", error.line).number("column", error.column);
        match error.fault {
            BoardFault::Unknown { word, known } => reason.text("word", word).text("known", known),
            BoardFault::Header(text)
            | BoardFault::BadName(text)
            | BoardFault::BadFace(text)
            | BoardFault::BadWall(text)
            | BoardFault::BadCell(text) => reason.text("text", text),
            BoardFault::Dots { colour, count } => {
                reason.text("colour", colour).number("count", count).number("wanted", Board::AREA)
            }
            BoardFault::Homes { colour, count } => {
                reason.text("colour", colour).number("count", count)
            }
            BoardFault::Exits { count }
            | BoardFault::Powers { count }
            | BoardFault::Circles { count } => reason.number("count", count),
            BoardFault::Unreachable { square } | BoardFault::ClosedHome { square } => {
                reason.text("square", square)
            }
            BoardFault::TooLarge => reason.number("most", Square::LIMIT),
            BoardFault::FewFaces => reason.number("most", usize::from(Face::MOST)),
            BoardFault::NoDrawing
            | BoardFault::Ragged
            | BoardFault::AfterDrawing
            | BoardFault::BadWord => reason,
        }
    }
}
