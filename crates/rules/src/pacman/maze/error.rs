use game::Reason;

use crate::pacman::Piece;
use crate::{Fence, Square};

/// What is wrong with the text of a maze, and where. Lines and columns count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MazeError {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What keeps a text or a plan from being a maze.
///
/// | key | rule | said besides `line` and `column` |
/// | --- | --- | --- |
/// | `maze-unknown` | | `word`, `known`: no shipped maze has that name, nor is it a maze in one word |
/// | `maze-key` | | `word`: a line starts with a word that means nothing |
/// | `maze-twice` | | `key`: that line was there before |
/// | `maze-missing` | P02 | `key`: that line is needed |
/// | `maze-value` | | `key`: the line has no value |
/// | `maze-extra` | | `key`, `word`: the line takes one value, this is one more |
/// | `maze-shape` | | the one-word form breaks off or goes astray here |
/// | `maze-name` | | `word`: a name is a letter, then letters, digits, `-` and `_`, 32 at most |
/// | `maze-size` | P02 | `word`: sides are 4 to 9 |
/// | `maze-lives` | P04 | `word`: lives are 1 to 9 |
/// | `maze-square` | | `word`: not a square |
/// | `maze-off-board` | P02 | `square` |
/// | `maze-taken` | P02 | `square`, `by` (a term: `pacman`, `blinky`, …) |
/// | `maze-no-ghost` | P02 | |
/// | `maze-no-pellet` | P02 | |
/// | `maze-pellet-twice` | P02 | `pellet` |
/// | `maze-pellets` | P02 | `pellet`: one more than the four there may be |
/// | `maze-unreachable` | P02 | `pellet`: PAC-MAN has no way to it |
/// | `maze-fence` | | `word`: not a fence |
/// | `maze-fence-off-board` | C11 | `fence` |
/// | `maze-fence-crosses` | C12 | `fence`, `other` |
/// | `maze-fence-overlaps` | C12 | `fence`, `other` |
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the table above says what each of them means")]
pub enum Fault {
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

fn reason(fault: Fault) -> Reason {
    let new = Reason::new;
    match fault {
        Fault::Unknown { word, known } => {
            new("maze-unknown", "").text("word", word).text("known", known)
        }
        Fault::Key(word) => new("maze-key", "").text("word", word),
        Fault::Twice(key) => new("maze-twice", "").text("key", key),
        Fault::Missing(key) => new("maze-missing", "P02").text("key", key),
        Fault::Value(key) => new("maze-value", "").text("key", key),
        Fault::Extra { key, word } => new("maze-extra", "").text("key", key).text("word", word),
        Fault::Shape => new("maze-shape", ""),
        Fault::Name(word) => new("maze-name", "").text("word", word),
        Fault::Size(word) => new("maze-size", "P02").text("word", word),
        Fault::Lives(word) => new("maze-lives", "P04").text("word", word),
        Fault::Square(word) => new("maze-square", "").text("word", word),
        Fault::OffBoard(square) => new("maze-off-board", "P02").text("square", square),
        Fault::Taken { square, by } => {
            new("maze-taken", "P02").text("square", square).term("by", by.term())
        }
        Fault::NoGhost => new("maze-no-ghost", "P02"),
        Fault::NoPellet => new("maze-no-pellet", "P02"),
        Fault::PelletTwice(pellet) => new("maze-pellet-twice", "P02").text("pellet", pellet),
        Fault::TooManyPellets(pellet) => new("maze-pellets", "P02").text("pellet", pellet),
        Fault::Unreachable(pellet) => new("maze-unreachable", "P02").text("pellet", pellet),
        Fault::Fence(word) => new("maze-fence", "").text("word", word),
        Fault::FenceOffBoard(fence) => new("maze-fence-off-board", "C11").text("fence", fence),
        Fault::FenceCrosses { fence, other } => {
            new("maze-fence-crosses", "C12").text("fence", fence).text("other", other)
        }
        Fault::FenceOverlaps { fence, other } => {
            new("maze-fence-overlaps", "C12").text("fence", fence).text("other", other)
        }
    }
}
