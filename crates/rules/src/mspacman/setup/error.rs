use game::{Reason, Seat};

use crate::Square;
use crate::mspacman::{BoardError, Colour, Refusal};

/// Why a set-up, or a number of seats with its options, is not valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The game is for two to four players.
    Seats {
        /// The requested number of seats.
        count: usize,
    },
    /// The text does not have six fields.
    Fields {
        /// The number found.
        count: usize,
    },
    /// A word is not valid in its field.
    Word {
        /// The field: `colours`, `lady`, `ghosts`, `dots` or `turn`.
        field: &'static str,
        /// The word.
        word: String,
    },
    /// The length of a list is not the number of seats.
    Length {
        /// The field.
        field: &'static str,
        /// The number of items.
        count: usize,
        /// The number of seats.
        seats: usize,
    },
    /// The board is not valid.
    Board(BoardError),
    /// Two seats have the same colour.
    ColourTwice {
        /// The colour.
        colour: Colour,
    },
    /// A square of the eaten dots never has a dot, or is listed twice.
    NoDot {
        /// The square.
        square: Square,
    },
    /// A piece cannot be on that square: it is solid, off the board, or another ghost's space.
    BadSquare {
        /// The square.
        square: Square,
    },
    /// Two pieces are on one square.
    Shared {
        /// The square.
        square: Square,
    },
    /// A ghost is missing, or on the board although its owner leads Ms. Pac-Man or has left.
    BadGhost {
        /// The ghost's seat.
        seat: Seat,
    },
    /// The leader of Ms. Pac-Man is missing or not playing, or she is on or off the board in the
    /// wrong phase.
    BadLeader,
    /// The seat to act is not playing.
    BadTurn {
        /// The seat.
        seat: Seat,
    },
    /// The spinner or die of this board cannot give that seat so many steps.
    BadSteps {
        /// The seat.
        seat: Seat,
        /// The number of steps.
        steps: u8,
    },
    /// A ghost cannot have that side up during its own turn.
    BadSide {
        /// The ghost's seat.
        seat: Seat,
    },
    /// Ms. Pac-Man has to be placed, but every white circle has a ghost on it; this is the first.
    NoCircle {
        /// The circle.
        square: Square,
        /// The ghost's seat.
        seat: Seat,
    },
    /// The opening spins are not in the middle of a round, or pieces have moved already.
    BadOpening,
    /// The game goes on although an area is empty or one player is left, or it is over with the
    /// wrong winner.
    BadEnd,
}

impl From<SetupError> for Reason {
    fn from(error: SetupError) -> Reason {
        match error {
            SetupError::Seats { count } => {
                Reason::new("setup-ms-seats", "S01").number("count", count)
            }
            SetupError::Fields { count } => {
                Reason::new("setup-ms-fields", "").number("count", count)
            }
            SetupError::Word { field, word } => {
                Reason::new("setup-ms-word", "").text("field", field).text("word", word)
            }
            SetupError::Length { field, count, seats } => Reason::new("setup-ms-length", "S01")
                .text("field", field)
                .number("count", count)
                .number("seats", seats),
            SetupError::Board(error) => error.into(),
            SetupError::ColourTwice { colour } => {
                Reason::new("setup-ms-colour-twice", "S01").text("colour", colour)
            }
            SetupError::NoDot { square } => {
                Reason::new("setup-ms-no-dot", "S04").text("square", square)
            }
            SetupError::BadSquare { square } => {
                Reason::new("setup-ms-square", "S02").text("square", square)
            }
            SetupError::Shared { square } => {
                Reason::new("setup-ms-shared", "S31").text("square", square)
            }
            SetupError::BadGhost { seat } => {
                Reason::new("setup-ms-ghost", "S06").number("seat", seat.number())
            }
            SetupError::BadLeader => Reason::new("setup-ms-leader", "S05"),
            SetupError::BadTurn { seat } => {
                Reason::new("setup-ms-turn", "S10").number("seat", seat.number())
            }
            SetupError::BadSteps { seat, steps } => Reason::new("setup-ms-steps", "S20")
                .number("seat", seat.number())
                .number("steps", steps.into()),
            SetupError::BadSide { seat } => {
                Reason::new("setup-ms-side", "S42").number("seat", seat.number())
            }
            SetupError::NoCircle { square, seat } => Refusal::CircleTaken { square, seat }.into(),
            SetupError::BadOpening => Reason::new("setup-ms-opening", "S05"),
            SetupError::BadEnd => Reason::new("setup-ms-end", "S60"),
        }
    }
}
