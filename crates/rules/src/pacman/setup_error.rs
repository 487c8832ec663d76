use game::{Reason, Seat};

use super::{Ghost, MazeError};
use crate::Square;

/// Why a set-up, or a number of seats with its options, is not valid.
///
/// | key | rule | args |
/// | --- | --- | --- |
/// | `setup-pac-fields` | | `found`: the number of fields, which must be 6 or 7 |
/// | `setup-pac-square` | | `word`: not a square |
/// | `setup-pac-ghosts` | | `found`: the number of ghosts listed, which must be 4 |
/// | `setup-pac-lives` | P04 | `word`, `most` |
/// | `setup-pac-piece` | P19 | `word`: not a piece that can move |
/// | `setup-pac-holders` | P01 | `word`: not four seats |
/// | `setup-pac-off-board` | P02 | `square` |
/// | `setup-pac-no-pellet` | P02 | `pellet`: the maze has none there |
/// | `setup-pac-pellet-twice` | P02 | `pellet` |
/// | `setup-pac-absent` | P02 | `ghost`: not in this maze |
/// | `setup-pac-not-on-board` | P19 | `ghost`: to move although it is not on the board |
/// | `setup-pac-ghost-on-pellet` | P27 | `ghost`, `pellet` |
/// | `setup-pac-together` | P40 | `ghost`, `other`, `square` |
/// | `setup-pac-met` | P30 | `ghost`, `square`: on PAC-MAN's square although the game goes on |
/// | `setup-pac-on-pellet` | P11 | `pellet`: on PAC-MAN's square although it is not eaten |
/// | `setup-pac-not-caught` | P36 | `square`: no life left although no ghost is there |
/// | `setup-pac-not-won` | P35 | `square`: no pellet left although none was on PAC-MAN's square |
/// | `setup-pac-seats` | P01 | `seats`: not 2 to 5 |
/// | `setup-pac-too-many-seats` | P01 | `seats`, `ghosts`: the maze has too few ghosts |
/// | `setup-pac-idle` | P01 | `seat`: holds no ghost |
/// | `setup-pac-unheld` | P01 | `ghost`: nobody holds it |
/// | `setup-pac-no-such-seat` | P01 | `ghost`, `seat` |
///
/// `ghost` and `other` are terms. An invalid maze has the keys of [`MazeFault`](super::MazeFault).
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "documented in the table above")]
pub enum SetupError {
    Maze(MazeError),
    Fields { found: usize },
    Square { word: String },
    Ghosts { found: usize },
    Lives { word: String, most: u8 },
    Piece { word: String },
    Holders { word: String },
    OffBoard { square: Square },
    NoPellet { pellet: Square },
    PelletTwice { pellet: Square },
    Absent { ghost: Ghost },
    NotOnBoard { ghost: Ghost },
    GhostOnPellet { ghost: Ghost, pellet: Square },
    Together { ghost: Ghost, other: Ghost, square: Square },
    Met { ghost: Ghost, square: Square },
    PacOnPellet { pellet: Square },
    NotCaught { square: Square },
    NotWon { square: Square },
    Seats { seats: usize },
    TooManySeats { seats: usize, ghosts: usize },
    Idle { seat: Seat },
    Unheld { ghost: Ghost },
    NoSuchSeat { ghost: Ghost, seat: Seat },
}

impl From<MazeError> for SetupError {
    fn from(error: MazeError) -> SetupError {
        SetupError::Maze(error)
    }
}

impl From<SetupError> for Reason {
    fn from(error: SetupError) -> Reason {
        let new = Reason::new;
        match error {
            SetupError::Maze(error) => error.into(),
            SetupError::Fields { found } => new("setup-pac-fields", "").number("found", found),
            SetupError::Square { word } => new("setup-pac-square", "").text("word", word),
            SetupError::Ghosts { found } => new("setup-pac-ghosts", "").number("found", found),
            SetupError::Lives { word, most } => {
                new("setup-pac-lives", "P04").text("word", word).number("most", most.into())
            }
            SetupError::Piece { word } => new("setup-pac-piece", "P19").text("word", word),
            SetupError::Holders { word } => new("setup-pac-holders", "P01").text("word", word),
            SetupError::OffBoard { square } => {
                new("setup-pac-off-board", "P02").text("square", square)
            }
            SetupError::NoPellet { pellet } => {
                new("setup-pac-no-pellet", "P02").text("pellet", pellet)
            }
            SetupError::PelletTwice { pellet } => {
                new("setup-pac-pellet-twice", "P02").text("pellet", pellet)
            }
            SetupError::Absent { ghost } => {
                new("setup-pac-absent", "P02").term("ghost", ghost.word())
            }
            SetupError::NotOnBoard { ghost } => {
                new("setup-pac-not-on-board", "P19").term("ghost", ghost.word())
            }
            SetupError::GhostOnPellet { ghost, pellet } => new("setup-pac-ghost-on-pellet", "P27")
                .term("ghost", ghost.word())
                .text("pellet", pellet),
            SetupError::Together { ghost, other, square } => new("setup-pac-together", "P40")
                .term("ghost", ghost.word())
                .term("other", other.word())
                .text("square", square),
            SetupError::Met { ghost, square } => {
                new("setup-pac-met", "P30").term("ghost", ghost.word()).text("square", square)
            }
            SetupError::PacOnPellet { pellet } => {
                new("setup-pac-on-pellet", "P11").text("pellet", pellet)
            }
            SetupError::NotCaught { square } => {
                new("setup-pac-not-caught", "P36").text("square", square)
            }
            SetupError::NotWon { square } => new("setup-pac-not-won", "P35").text("square", square),
            SetupError::Seats { seats } => new("setup-pac-seats", "P01").number("seats", seats),
            SetupError::TooManySeats { seats, ghosts } => new("setup-pac-too-many-seats", "P01")
                .number("seats", seats)
                .number("ghosts", ghosts),
            SetupError::Idle { seat } => new("setup-pac-idle", "P01").number("seat", seat.number()),
            SetupError::Unheld { ghost } => {
                new("setup-pac-unheld", "P01").term("ghost", ghost.word())
            }
            SetupError::NoSuchSeat { ghost, seat } => new("setup-pac-no-such-seat", "P01")
                .term("ghost", ghost.word())
                .number("seat", seat.number()),
        }
    }
}
