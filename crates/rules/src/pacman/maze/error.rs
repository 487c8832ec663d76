use game::Reason;

use crate::pacman::Piece;
use crate::{Fence, Square};

/// An error in the text of a maze, with its location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MazeError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: MazeFault,
}

/// Why a text or a spec is not a valid maze.
///
/// | key | rule | args besides `line` and `column` |
/// | --- | --- | --- |
/// | `maze-unknown` | | `word`, `known`: neither the name of a shipped maze nor a one-word form |
/// | `maze-key` | | `word`: a line starts with an unknown key |
/// | `maze-twice` | | `key`: the line is repeated |
/// | `maze-missing` | P02 | `key`: the line is missing |
/// | `maze-value` | | `key`: the line has no value |
/// | `maze-extra` | | `key`, `word`: an extra value in a line that takes one |
/// | `maze-shape` | | the one-word form is malformed or incomplete here |
/// | `maze-name` | | `word`: a name is a letter, then letters, digits, `-` and `_`, 32 at most |
/// | `maze-size` | P02 | `word`: sides are 4 to 9 |
/// | `maze-lives` | P04 | `word`: lives are 1 to 9 |
/// | `maze-square` | | `word`: not a square |
/// | `maze-off-board` | P02 | `square` |
/// | `maze-taken` | P02 | `square`, `by` (a term: `pacman`, `blinky`, …) |
/// | `maze-no-ghost` | P02 | |
/// | `maze-no-pellet` | P02 | |
/// | `maze-pellet-twice` | P02 | `pellet` |
/// | `maze-pellets` | P02 | `pellet`: the fifth of at most four |
/// | `maze-unreachable` | P02 | `pellet`: PAC-MAN cannot reach it |
/// | `maze-fence` | | `word`: not a fence |
/// | `maze-fence-off-board` | C11 | `fence` |
/// | `maze-fence-crosses` | C12 | `fence`, `other` |
/// | `maze-fence-overlaps` | C12 | `fence`, `other` |
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "documented in the table above")]
pub enum MazeFault {
    Unknown { word: String, known: String },
    Key(String),
    Twice(&'static str),
    Missing(&'static str),
    Value(&'static str),
    Extra { key: &'static str, word: String },
    Shape,
    Name(String),
    Size(String),
    Lives(String),
    Square(String),
    OffBoard(Square),
    Taken { square: Square, by: Piece },
    NoGhost,
    NoPellet,
    PelletTwice(Square),
    TooManyPellets(Square),
    Unreachable(Square),
    Fence(String),
    FenceOffBoard(Fence),
    FenceCrosses { fence: Fence, other: Fence },
    FenceOverlaps { fence: Fence, other: Fence },
}

impl From<MazeError> for Reason {
    fn from(error: MazeError) -> Reason {
        reason(error.fault).number("line", error.line).number("column", error.column)
    }
}

fn reason(fault: MazeFault) -> Reason {
    let new = Reason::new;
    match fault {
        MazeFault::Unknown { word, known } => {
            new("maze-unknown", "").text("word", word).text("known", known)
        }
        MazeFault::Key(word) => new("maze-key", "").text("word", word),
        MazeFault::Twice(key) => new("maze-twice", "").text("key", key),
        MazeFault::Missing(key) => new("maze-missing", "P02").text("key", key),
        MazeFault::Value(key) => new("maze-value", "").text("key", key),
        MazeFault::Extra { key, word } => new("maze-extra", "").text("key", key).text("word", word),
        MazeFault::Shape => new("maze-shape", ""),
        MazeFault::Name(word) => new("maze-name", "").text("word", word),
        MazeFault::Size(word) => new("maze-size", "P02").text("word", word),
        MazeFault::Lives(word) => new("maze-lives", "P04").text("word", word),
        MazeFault::Square(word) => new("maze-square", "").text("word", word),
        MazeFault::OffBoard(square) => new("maze-off-board", "P02").text("square", square),
        MazeFault::Taken { square, by } => {
            new("maze-taken", "P02").text("square", square).term("by", by.term())
        }
        MazeFault::NoGhost => new("maze-no-ghost", "P02"),
        MazeFault::NoPellet => new("maze-no-pellet", "P02"),
        MazeFault::PelletTwice(pellet) => new("maze-pellet-twice", "P02").text("pellet", pellet),
        MazeFault::TooManyPellets(pellet) => new("maze-pellets", "P02").text("pellet", pellet),
        MazeFault::Unreachable(pellet) => new("maze-unreachable", "P02").text("pellet", pellet),
        MazeFault::Fence(word) => new("maze-fence", "").text("word", word),
        MazeFault::FenceOffBoard(fence) => new("maze-fence-off-board", "C11").text("fence", fence),
        MazeFault::FenceCrosses { fence, other } => {
            new("maze-fence-crosses", "C12").text("fence", fence).text("other", other)
        }
        MazeFault::FenceOverlaps { fence, other } => {
            new("maze-fence-overlaps", "C12").text("fence", fence).text("other", other)
        }
    }
}
