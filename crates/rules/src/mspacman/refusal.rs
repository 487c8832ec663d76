use game::{Reason, Seat};

use super::Face;
use crate::Square;

/// Why a word is not legal where the game stands.
///
/// | key | arguments |
/// | --- | --- |
/// | `refusal-ms-word` | `word` |
/// | `refusal-ms-over` | `winner` (seat) |
/// | `refusal-ms-spin-due` | `seat` |
/// | `refusal-ms-die-due` | `seat` |
/// | `refusal-ms-place-due` | `seat` |
/// | `refusal-ms-move-due` | `seat`, `steps` (number) |
/// | `refusal-ms-no-spin` | `steps` (number) |
/// | `refusal-ms-no-face` | `face` |
/// | `refusal-ms-not-circle` | `square` |
/// | `refusal-ms-circle-taken` | `square`, `seat` |
/// | `refusal-ms-must-move` | `steps` (number) |
/// | `refusal-ms-count` | `steps` (number), `count` (number) |
/// | `refusal-ms-off-board` | `square` |
/// | `refusal-ms-solid` | `square` |
/// | `refusal-ms-home` | `square` |
/// | `refusal-ms-apart` | `from`, `to` |
/// | `refusal-ms-wall` | `from`, `to` |
/// | `refusal-ms-after-catch` | `square` |
/// | `refusal-ms-after-win` | `square`, `winner` (seat) |
/// | `refusal-ms-on-ghost` | `square`, `seat` |
/// | `refusal-ms-no-room` | `square`, `seat` |
/// | `refusal-ms-extra-taken` | `square` |
///
/// Seats and counts are numbers, the rest is text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Not a word of this game.
    Word(String),
    /// The game has been won.
    Over {
        /// By whom.
        winner: Seat,
    },
    /// The spinner has to fall first.
    SpinDue {
        /// Whose turn it is to spin.
        seat: Seat,
    },
    /// The die has to fall first.
    DieDue {
        /// Whose turn it is to throw.
        seat: Seat,
    },
    /// Ms. Pac-Man has to be placed first.
    PlaceDue {
        /// By whom.
        seat: Seat,
    },
    /// A path is due.
    MoveDue {
        /// Whose.
        seat: Seat,
        /// How many squares.
        steps: u8,
    },
    /// The spinner does not have this number.
    NoSpin {
        /// The number.
        steps: u8,
    },
    /// The die does not have this face.
    NoFace {
        /// The face.
        face: Face,
    },
    /// Ms. Pac-Man is placed on white circles only.
    NotCircle {
        /// The square.
        square: Square,
    },
    /// A ghost stands on that white circle.
    CircleTaken {
        /// The square.
        square: Square,
        /// Whose ghost.
        seat: Seat,
    },
    /// Staying is for a ghost that has no way at all.
    MustMove {
        /// How many squares to move.
        steps: u8,
        /// Ms. Pac-Man, rather than a ghost.
        lady: bool,
    },
    /// The path has another number of squares than the roll.
    Count {
        /// How many squares to move.
        steps: u8,
        /// How many the path has.
        count: usize,
        /// Ms. Pac-Man, rather than a ghost.
        lady: bool,
    },
    /// There is no such square on the board.
    OffBoard {
        /// The square.
        square: Square,
    },
    /// Nothing enters a solid square.
    Solid {
        /// The square.
        square: Square,
    },
    /// Ghost spaces are left but not entered.
    Home {
        /// The square.
        square: Square,
    },
    /// Two squares of the path are neither neighbours nor two exits.
    Apart {
        /// From here.
        from: Square,
        /// To there.
        to: Square,
    },
    /// A wall stands between two squares of the path.
    Wall {
        /// From here.
        from: Square,
        /// To there.
        to: Square,
    },
    /// The path goes on after a capture that ends the move.
    AfterCatch {
        /// Where the capture is.
        square: Square,
        /// The rule that ends the move: S52, S53 or S54.
        rule: &'static str,
    },
    /// The path goes on after the game is won.
    AfterWin {
        /// The step that took the last dot.
        square: Square,
        /// Who has won.
        winner: Seat,
    },
    /// The path ends on another ghost and needs one square more.
    OnGhost {
        /// Where.
        square: Square,
        /// Whose ghost.
        seat: Seat,
    },
    /// The path ends on another ghost, and no square beside it is open.
    NoRoom {
        /// Where.
        square: Square,
        /// Whose ghost.
        seat: Seat,
    },
    /// The extra step off another ghost leads to a square with a piece.
    ExtraTaken {
        /// The square.
        square: Square,
    },
}

/// The rule that says how many squares a piece moves.
fn number(lady: bool) -> &'static str {
    if lady { "S20" } else { "S30" }
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Reason {
        let new = Reason::new;
        match refusal {
            Refusal::Word(word) => new("refusal-ms-word", "").text("word", word),
            Refusal::Over { winner } => {
                new("refusal-ms-over", "S60").number("winner", winner.number())
            }
            Refusal::SpinDue { seat } => {
                new("refusal-ms-spin-due", "S20").number("seat", seat.number())
            }
            Refusal::DieDue { seat } => {
                new("refusal-ms-die-due", "S30").number("seat", seat.number())
            }
            Refusal::PlaceDue { seat } => {
                new("refusal-ms-place-due", "S07").number("seat", seat.number())
            }
            Refusal::MoveDue { seat, steps } => new("refusal-ms-move-due", "S10")
                .number("seat", seat.number())
                .number("steps", steps.into()),
            Refusal::NoSpin { steps } => {
                new("refusal-ms-no-spin", "S20").number("steps", steps.into())
            }
            Refusal::NoFace { face } => new("refusal-ms-no-face", "S30").text("face", face),
            Refusal::NotCircle { square } => {
                new("refusal-ms-not-circle", "S07").text("square", square)
            }
            Refusal::CircleTaken { square, seat } => new("refusal-ms-circle-taken", "S07")
                .text("square", square)
                .number("seat", seat.number()),
            Refusal::MustMove { steps, lady } => {
                new("refusal-ms-must-move", number(lady)).number("steps", steps.into())
            }
            Refusal::Count { steps, count, lady } => new("refusal-ms-count", number(lady))
                .number("steps", steps.into())
                .number("count", count),
            Refusal::OffBoard { square } => {
                new("refusal-ms-off-board", "S02").text("square", square)
            }
            Refusal::Solid { square } => new("refusal-ms-solid", "S02").text("square", square),
            Refusal::Home { square } => new("refusal-ms-home", "S02").text("square", square),
            Refusal::Apart { from, to } => {
                new("refusal-ms-apart", "S21").text("from", from).text("to", to)
            }
            Refusal::Wall { from, to } => {
                new("refusal-ms-wall", "S22").text("from", from).text("to", to)
            }
            Refusal::AfterCatch { square, rule } => {
                new("refusal-ms-after-catch", rule).text("square", square)
            }
            Refusal::AfterWin { square, winner } => new("refusal-ms-after-win", "S62")
                .text("square", square)
                .number("winner", winner.number()),
            Refusal::OnGhost { square, seat } => new("refusal-ms-on-ghost", "S31")
                .text("square", square)
                .number("seat", seat.number()),
            Refusal::NoRoom { square, seat } => new("refusal-ms-no-room", "S31")
                .text("square", square)
                .number("seat", seat.number()),
            Refusal::ExtraTaken { square } => {
                new("refusal-ms-extra-taken", "S31").text("square", square)
            }
        }
    }
}
