use game::{Reason, Seat};

use crate::Square;
use crate::mspacman::{BoardError, Colour, Refusal};

/// Why a set-up is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Two to four can play.
    Seats {
        /// How many were asked for.
        count: usize,
    },
    /// The text does not have six fields.
    Fields {
        /// How many it has.
        count: usize,
    },
    /// A word of the text does not belong in its field.
    Word {
        /// `colours`, `lady`, `ghosts`, `dots` or `turn`.
        field: &'static str,
        /// The word.
        word: String,
    },
    /// A list does not have one item a seat.
    Length {
        /// Which field.
        field: &'static str,
        /// How many items it has.
        count: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// The board is none.
    Board(BoardError),
    /// Two seats have the same colour.
    ColourTwice {
        /// The colour.
        colour: Colour,
    },
    /// A square has no dot that could be gone, or is named twice.
    NoDot {
        /// The square.
        square: Square,
    },
    /// A piece cannot stand there: a solid square, off the board, or a ghost space not its own.
    BadSquare {
        /// The square.
        square: Square,
    },
    /// Two pieces stand on one square.
    Shared {
        /// The square.
        square: Square,
    },
    /// A ghost is missing, or is on the board although its owner leads Ms. Pac-Man or has left.
    BadGhost {
        /// Whose ghost.
        seat: Seat,
    },
    /// Somebody who is not playing leads Ms. Pac-Man, or nobody does, or she is on the board too
    /// early or not yet.
    BadLeader,
    /// It cannot be that seat's turn: it is not playing.
    BadTurn {
        /// The seat.
        seat: Seat,
    },
    /// No spinner or die of this board lets that seat move so many squares now.
    BadSteps {
        /// The seat.
        seat: Seat,
        /// How many squares.
        steps: u8,
    },
    /// A ghost cannot be weak in that way during its own turn.
    BadSide {
        /// Whose ghost.
        seat: Seat,
    },
    /// Ms. Pac-Man is to be placed and every white circle has a ghost on it; here is the first.
    NoCircle {
        /// The circle.
        square: Square,
        /// Whose ghost.
        seat: Seat,
    },
    /// The opening spins are not in the middle of a round, or the pieces have moved already.
    BadOpening,
    /// An area is empty or one player is left, and yet the game goes on; or it is over and
    /// somebody else should have won.
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
