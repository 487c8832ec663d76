use game::{Reason, Seat};

use crate::{Fence, Square};

/// Why a typed position, or a table, cannot be played from.
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
        /// How many there are.
        found: usize,
    },
    /// Neither a square nor `-`.
    Pawn {
        /// What was typed.
        word: String,
    },
    /// Not a number of fences.
    Hand {
        /// What was typed.
        word: String,
    },
    /// Not the number of a seat.
    Turn {
        /// What was typed.
        word: String,
    },
    /// Not a fence.
    Fence {
        /// What was typed.
        word: String,
    },
    /// The game is for two or four.
    Seats {
        /// How many were asked for.
        seats: usize,
    },
    /// The starter has no seat.
    Starter {
        /// Who was to start.
        starter: Seat,
        /// How many seats there are.
        seats: usize,
    },
    /// Not one pawn, or `-`, for each seat.
    Pawns {
        /// How many there are.
        found: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// Not one hand for each seat.
    Hands {
        /// How many there are.
        found: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// A pawn beside the board.
    OffBoard {
        /// Where.
        square: Square,
        /// Whose.
        seat: Seat,
    },
    /// Two pawns on one square.
    Occupied {
        /// Where.
        square: Square,
        /// Whose pawn is one too many.
        seat: Seat,
        /// Whose was there before.
        other: Seat,
    },
    /// A fence that sticks out.
    FenceOffBoard {
        /// Which.
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
        /// Whose hand.
        seat: Seat,
        /// How many are in it.
        hand: usize,
        /// How many there can be.
        most: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// More fences, on the board and in hands together, than the game has.
    TooManyFences {
        /// How many there are.
        found: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// The seat to move is not in the game.
    NotIn {
        /// Which.
        seat: Seat,
    },
    /// Two pawns on their goals: the first there ended the game.
    BothHome {
        /// One of them.
        seat: Seat,
        /// The other.
        other: Seat,
    },
    /// A pawn without a way to its goal.
    NoWay {
        /// Whose.
        seat: Seat,
        /// How many seats there are.
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
            SetupError::BothHome { seat, other } => Reason::new("setup-quoridor-both-home", "C23")
                .number("seat", seat.number())
                .number("other", other.number()),
            SetupError::NoWay { seat, seats } => {
                Reason::new("setup-quoridor-no-way", by(seats, "C14", "Q07"))
                    .number("seat", seat.number())
            }
        }
    }
}
