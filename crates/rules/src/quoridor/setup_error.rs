use game::{Reason, Seat};

use crate::{Fence, Square};

/// Why a set-up, or a number of seats with its options, is not valid.
///
/// | key | rule | args |
/// | --- | --- | --- |
/// | `setup-quoridor-fields` | | `found` (number of fields; there are four) |
/// | `setup-quoridor-pawn` `setup-quoridor-hand` `setup-quoridor-turn` `setup-quoridor-fence` | | `word` |
/// | `setup-quoridor-seats` | Q11 | `seats` (number) |
/// | `setup-quoridor-starter` | C04 | `starter`, `seats` (numbers) |
/// | `setup-quoridor-pawns` `setup-quoridor-hands` | | `found`, `seats` (numbers) |
/// | `setup-quoridor-off-board` | C01 | `square`, `seat` (number) |
/// | `setup-quoridor-occupied` | C22 | `square`, `seat`, `other` (numbers) |
/// | `setup-quoridor-fence-off-board` | C11 | `fence` |
/// | `setup-quoridor-fences-meet` | C12 | `fence`, `other` |
/// | `setup-quoridor-hand-too-big` | C02, with four seats Q02 | `seat`, `hand`, `most` (numbers) |
/// | `setup-quoridor-too-many-fences` | C02, with four seats Q02 | `found`, `most` (numbers) |
/// | `setup-quoridor-not-in` | C05 | `seat` (number: to move, but not in the game) |
/// | `setup-quoridor-both-home` | C23 | `seat`, `other` (numbers) |
/// | `setup-quoridor-no-way` | C14, with four seats Q07 | `seat` (number) |
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Not four fields.
    Fields {
        /// The number found.
        found: usize,
    },
    /// Neither a square nor `-`.
    Pawn {
        /// The word.
        word: String,
    },
    /// Not a number of fences.
    Hand {
        /// The word.
        word: String,
    },
    /// Not the number of a seat.
    Turn {
        /// The word.
        word: String,
    },
    /// Not a fence.
    Fence {
        /// The word.
        word: String,
    },
    /// The game is for two or four players.
    Seats {
        /// The requested number of seats.
        seats: usize,
    },
    /// The starter is not one of the seats.
    Starter {
        /// The requested starter.
        starter: Seat,
        /// The number of seats.
        seats: usize,
    },
    /// The number of pawns (or `-`) is not the number of seats.
    Pawns {
        /// The number found.
        found: usize,
        /// The number of seats.
        seats: usize,
    },
    /// The number of hands is not the number of seats.
    Hands {
        /// The number found.
        found: usize,
        /// The number of seats.
        seats: usize,
    },
    /// A pawn off the board.
    OffBoard {
        /// The square.
        square: Square,
        /// The pawn's seat.
        seat: Seat,
    },
    /// Two pawns on one square.
    Occupied {
        /// The square.
        square: Square,
        /// The seat of the later pawn.
        seat: Seat,
        /// The seat of the earlier pawn.
        other: Seat,
    },
    /// A fence that is not entirely on the board.
    FenceOffBoard {
        /// The fence.
        fence: Fence,
    },
    /// Two fences that overlap or cross.
    FencesMeet {
        /// One of them.
        fence: Fence,
        /// The other.
        other: Fence,
    },
    /// More fences in a hand than the game gives.
    HandTooBig {
        /// The seat.
        seat: Seat,
        /// The number of fences in its hand.
        hand: usize,
        /// The largest number allowed.
        most: usize,
        /// The number of seats.
        seats: usize,
    },
    /// More fences, on the board and in hands together, than the game has.
    TooManyFences {
        /// The number found.
        found: usize,
        /// The number of seats.
        seats: usize,
    },
    /// The seat to move is not in the game.
    NotIn {
        /// The seat.
        seat: Seat,
    },
    /// Two pawns on their goals, although the first to arrive ends the game.
    BothAtGoal {
        /// One of them.
        seat: Seat,
        /// The other.
        other: Seat,
    },
    /// A pawn that cannot reach its goal.
    NoPath {
        /// The pawn's seat.
        seat: Seat,
        /// The number of seats.
        seats: usize,
    },
}

impl From<SetupError> for Reason {
    fn from(error: SetupError) -> Reason {
        let by = |seats, two, four| if seats == 2 { two } else { four };
        match error {
            SetupError::Fields { found } => {
                Reason::new("setup-quoridor-fields", "").number("found", found)
            }
            SetupError::Pawn { word } => Reason::new("setup-quoridor-pawn", "").text("word", word),
            SetupError::Hand { word } => Reason::new("setup-quoridor-hand", "").text("word", word),
            SetupError::Turn { word } => Reason::new("setup-quoridor-turn", "").text("word", word),
            SetupError::Fence { word } => {
                Reason::new("setup-quoridor-fence", "").text("word", word)
            }
            SetupError::Seats { seats } => {
                Reason::new("setup-quoridor-seats", "Q11").number("seats", seats)
            }
            SetupError::Starter { starter, seats } => Reason::new("setup-quoridor-starter", "C04")
                .number("starter", starter.number())
                .number("seats", seats),
            SetupError::Pawns { found, seats } => Reason::new("setup-quoridor-pawns", "")
                .number("found", found)
                .number("seats", seats),
            SetupError::Hands { found, seats } => Reason::new("setup-quoridor-hands", "")
                .number("found", found)
                .number("seats", seats),
            SetupError::OffBoard { square, seat } => Reason::new("setup-quoridor-off-board", "C01")
                .text("square", square)
                .number("seat", seat.number()),
            SetupError::Occupied { square, seat, other } => {
                Reason::new("setup-quoridor-occupied", "C22")
                    .text("square", square)
                    .number("seat", seat.number())
                    .number("other", other.number())
            }
            SetupError::FenceOffBoard { fence } => {
                Reason::new("setup-quoridor-fence-off-board", "C11").text("fence", fence)
            }
            SetupError::FencesMeet { fence, other } => {
                Reason::new("setup-quoridor-fences-meet", "C12")
                    .text("fence", fence)
                    .text("other", other)
            }
            SetupError::HandTooBig { seat, hand, most, seats } => {
                Reason::new("setup-quoridor-hand-too-big", by(seats, "C02", "Q02"))
                    .number("seat", seat.number())
                    .number("hand", hand)
                    .number("most", most)
            }
            SetupError::TooManyFences { found, seats } => {
                Reason::new("setup-quoridor-too-many-fences", by(seats, "C02", "Q02"))
                    .number("found", found)
                    .number("most", super::FENCES)
            }
            SetupError::NotIn { seat } => {
                Reason::new("setup-quoridor-not-in", "C05").number("seat", seat.number())
            }
            SetupError::BothAtGoal { seat, other } => {
                Reason::new("setup-quoridor-both-home", "C23")
                    .number("seat", seat.number())
                    .number("other", other.number())
            }
            SetupError::NoPath { seat, seats } => {
                Reason::new("setup-quoridor-no-way", by(seats, "C14", "Q07"))
                    .number("seat", seat.number())
            }
        }
    }
}
