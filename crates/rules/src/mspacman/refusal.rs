use game::{Reason, Seat};

use super::DieFace;
use crate::Square;

/// Why a ply is not legal.
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
/// Seats are numbers, everything else not marked as a number is text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The word is not a ply of this game.
    Word(String),
    /// The game is over.
    Over {
        /// The winner.
        winner: Seat,
    },
    /// The spinner has to be spun first.
    SpinDue {
        /// The seat that spins.
        seat: Seat,
    },
    /// The die has to be rolled first.
    DieDue {
        /// The seat that rolls.
        seat: Seat,
    },
    /// Ms. Pac-Man has to be placed first.
    PlaceDue {
        /// The seat that places her.
        seat: Seat,
    },
    /// A path has to be played.
    MoveDue {
        /// The seat to move.
        seat: Seat,
        /// The number of squares.
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
        face: DieFace,
    },
    /// Ms. Pac-Man can only be placed on a white circle.
    NotCircle {
        /// The square.
        square: Square,
    },
    /// A ghost is on that white circle.
    CircleTaken {
        /// The square.
        square: Square,
        /// The ghost's seat.
        seat: Seat,
    },
    /// Staying is only allowed when there is no path.
    MustMove {
        /// The number of squares to move.
        steps: u8,
        /// Whether Ms. Pac-Man moves, rather than a ghost.
        ms_pacman: bool,
    },
    /// The path does not have as many squares as the roll.
    Count {
        /// The number of squares to move.
        steps: u8,
        /// The number of squares of the path.
        count: usize,
        /// Whether Ms. Pac-Man moves, rather than a ghost.
        ms_pacman: bool,
    },
    /// The square is not on the board.
    OffBoard {
        /// The square.
        square: Square,
    },
    /// No piece can enter a solid square.
    Solid {
        /// The square.
        square: Square,
    },
    /// A ghost space can be left, but not entered.
    Home {
        /// The square.
        square: Square,
    },
    /// Two squares of the path are neither neighbours nor two exits.
    Apart {
        /// The first of them.
        from: Square,
        /// The second of them.
        to: Square,
    },
    /// There is a wall between two squares of the path.
    Wall {
        /// The first of them.
        from: Square,
        /// The second of them.
        to: Square,
    },
    /// The path continues after a capture that ends the move.
    AfterCatch {
        /// The square of the capture.
        square: Square,
        /// The rule that ends the move: S52, S53 or S54.
        rule: &'static str,
    },
    /// The path continues after the game is won.
    AfterWin {
        /// The square entered when the last dot was taken.
        square: Square,
        /// The winner.
        winner: Seat,
    },
    /// The path ends on another ghost and needs an extra step.
    OnGhost {
        /// The square.
        square: Square,
        /// The ghost's seat.
        seat: Seat,
    },
    /// The path ends on another ghost, and no square is open for the extra step.
    NoRoom {
        /// The square.
        square: Square,
        /// The ghost's seat.
        seat: Seat,
    },
    /// The extra step leads to an occupied square.
    ExtraTaken {
        /// The square.
        square: Square,
    },
}

/// The rule about the number of squares a piece moves.
fn step_count_rule(ms_pacman: bool) -> &'static str {
    if ms_pacman { "S20" } else { "S30" }
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
            Refusal::MustMove { steps, ms_pacman } => {
                new("refusal-ms-must-move", step_count_rule(ms_pacman))
                    .number("steps", steps.into())
            }
            Refusal::Count { steps, count, ms_pacman } => {
                new("refusal-ms-count", step_count_rule(ms_pacman))
                    .number("steps", steps.into())
                    .number("count", count)
            }
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
