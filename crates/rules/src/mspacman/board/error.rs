use game::Reason;

use crate::Square;
use crate::mspacman::die_face::FacesError;
use crate::mspacman::{Board, Colour, DieFace};

/// An error in the text of a board, with its location. A canonical word is one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: BoardFault,
}

/// Why a text is not a valid board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardFault {
    /// Neither the name of a shipped board nor the word or text of a board.
    Unknown {
        /// The requested board.
        word: String,
        /// The names of the shipped boards, separated by blanks.
        known: String,
    },
    /// There is no drawing: no line begins with `+`.
    NoDrawing,
    /// A line above the drawing begins with an unknown key.
    Header(String),
    /// Not a valid name: at most 32 letters, digits and `-`, beginning with a letter.
    BadName(String),
    /// Not a face with an optional weight such as `4`, `F2` or `4x3`.
    BadFace(String),
    /// Too few faces, or too large weights. The spinner needs two different faces, or ties would
    /// never end; the die needs one.
    FewFaces,
    /// The drawing is wider or taller than the largest board.
    TooLarge,
    /// The lines of the drawing do not have the length of the first one, or the drawing is
    /// incomplete.
    Ragged,
    /// Not a `+`, wall or blank where one is expected.
    BadWall(String),
    /// Not one of `.a *a oa Ga EX ##` (any area).
    BadCell(String),
    /// Text other than comments after the drawing.
    AfterDrawing,
    /// Not of the form of a canonical word: `9x9~cells~walls~spinner~die`.
    BadWord,
    /// An area does not have 17 dots.
    Dots {
        /// The area.
        colour: Colour,
        /// The number found.
        count: usize,
    },
    /// A colour does not have exactly one ghost space.
    Homes {
        /// The colour.
        colour: Colour,
        /// The number found.
        count: usize,
    },
    /// The board does not have four exits.
    Exits {
        /// The number found.
        count: usize,
    },
    /// The board does not have four power dots.
    Powers {
        /// The number found.
        count: usize,
    },
    /// The board has fewer than three white circles.
    Circles {
        /// The number found.
        count: usize,
    },
    /// The square cannot be reached from the white circles.
    Unreachable {
        /// The square.
        square: Square,
    },
    /// The ghost space cannot be left.
    ClosedHome {
        /// The ghost space.
        square: Square,
    },
}

impl From<FacesError<'_>> for BoardFault {
    fn from(error: FacesError<'_>) -> BoardFault {
        match error {
            FacesError::NotFace(word) => BoardFault::BadFace(word.to_owned()),
            FacesError::Flips(face) => BoardFault::BadFace(face.to_string()),
            FacesError::Number => BoardFault::FewFaces,
        }
    }
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
            BoardFault::Dots { colour, count } => reason
                .text("colour", colour)
                .number("count", count)
                .number("wanted", Board::DOTS_PER_AREA),
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
            BoardFault::FewFaces => reason.number("most", usize::from(DieFace::MAX_STEPS)),
            BoardFault::NoDrawing
            | BoardFault::Ragged
            | BoardFault::AfterDrawing
            | BoardFault::BadWord => reason,
        }
    }
}
