use game::{Reason, Seat};

use crate::{Fence, Square};

/// Why a move is not legal.
///
/// | key | rule | args |
/// | --- | --- | --- |
/// | `refusal-quoridor-not-a-move` | | `word` |
/// | `refusal-quoridor-over` | C23 | `winner` (number) |
/// | `refusal-quoridor-off-board` | C01 | `square` |
/// | `refusal-quoridor-occupied` | C22 | `square`, `seat` (number: whose pawn is there) |
/// | `refusal-quoridor-too-far` | C08 | `square`, `from` |
/// | `refusal-quoridor-diagonal` | C09 | `square`, `from` |
/// | `refusal-quoridor-fenced-off` | C10 | `square`, `from`, `fence` |
/// | `refusal-quoridor-jump-fence-between` | C17 | `square`, `over`, `fence` |
/// | `refusal-quoridor-jump-fence-behind` | C18 | `square`, `over`, `fence` |
/// | `refusal-quoridor-jump-two` | Q04 | `square`, `over` |
/// | `refusal-quoridor-sidestep-jump-open` | C26 | `square`, `over`, `jump` |
/// | `refusal-quoridor-sidestep-pawn-behind` | Q08 | `square`, `over`, `behind` |
/// | `refusal-quoridor-sidestep-fence` | C19 | `square`, `over`, `fence` |
/// | `refusal-quoridor-fence-off-board` | C11 | `fence` |
/// | `refusal-quoridor-fence-hand-empty` | C07 | `fence`, `seat` (number) |
/// | `refusal-quoridor-fence-overlaps` | C12 | `fence`, `other` |
/// | `refusal-quoridor-fence-crosses` | C12 | `fence`, `other` |
/// | `refusal-quoridor-fence-closes-way` | C14, with four seats Q07 | `fence`, `seat` (number: whose pawn would be cut off) |
/// | `refusal-quoridor-pass` | Q10 | |
///
/// `square` is the target of the pawn move, `from` the square of the pawn, `over` that of the pawn
/// to be jumped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The word is not a move of this game.
    NotAMove {
        /// The word.
        word: String,
    },
    /// The game is over.
    Over {
        /// The winner.
        winner: Seat,
    },
    /// There is no such square.
    OffBoard {
        /// The target square.
        square: Square,
    },
    /// The square is occupied by a pawn.
    Occupied {
        /// The target square.
        square: Square,
        /// The seat whose pawn is there.
        seat: Seat,
    },
    /// The square is more than a step away, and no jump leads there.
    TooFar {
        /// The target square.
        square: Square,
        /// The square of the pawn.
        from: Square,
    },
    /// A diagonal step without a pawn to go around.
    Diagonal {
        /// The target square.
        square: Square,
        /// The square of the pawn.
        from: Square,
    },
    /// A fence blocks the step.
    FencedOff {
        /// The target square.
        square: Square,
        /// The square of the pawn.
        from: Square,
        /// The blocking fence.
        fence: Fence,
    },
    /// There is a fence between the pawn and the one to be jumped.
    JumpFenceBetween {
        /// The target square.
        square: Square,
        /// The square of the pawn to be jumped.
        over: Square,
        /// The blocking fence.
        fence: Fence,
    },
    /// There is a fence behind the pawn to be jumped.
    JumpFenceBehind {
        /// The target square.
        square: Square,
        /// The square of the pawn to be jumped.
        over: Square,
        /// The blocking fence.
        fence: Fence,
    },
    /// A jump over more than one pawn.
    JumpTwo {
        /// The target square.
        square: Square,
        /// The square of the first of them.
        over: Square,
    },
    /// A side-step although the straight jump is open.
    SidestepJumpOpen {
        /// The target square.
        square: Square,
        /// The square of the adjacent pawn.
        over: Square,
        /// The target of the straight jump.
        jump: Square,
    },
    /// A side-step because of a third pawn behind, which the options do not allow.
    SidestepPawnBehind {
        /// The target square.
        square: Square,
        /// The square of the adjacent pawn.
        over: Square,
        /// The square of the third pawn.
        behind: Square,
    },
    /// There is a fence between the adjacent pawn and the square beside it.
    SidestepFence {
        /// The target square.
        square: Square,
        /// The square of the adjacent pawn.
        over: Square,
        /// The blocking fence.
        fence: Fence,
    },
    /// The fence would not be entirely on the board.
    FenceOffBoard {
        /// The refused fence.
        fence: Fence,
    },
    /// The player has no fence left.
    HandEmpty {
        /// The refused fence.
        fence: Fence,
        /// The player without fences.
        seat: Seat,
    },
    /// The fence would overlap another one.
    FenceOverlaps {
        /// The refused fence.
        fence: Fence,
        /// The fence already there.
        other: Fence,
    },
    /// The fence would cross another one.
    FenceCrosses {
        /// The refused fence.
        fence: Fence,
        /// The fence already there.
        other: Fence,
    },
    /// The fence would cut a pawn off from its goal.
    FenceCutsOff {
        /// The refused fence.
        fence: Fence,
        /// The first seat whose pawn would be cut off.
        seat: Seat,
        /// The number of seats, which decides whether the rule is C14 or Q07.
        seats: usize,
    },
    /// A pass although there is a move.
    PassWithMoves,
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Reason {
        match refusal {
            Refusal::NotAMove { word } => {
                Reason::new("refusal-quoridor-not-a-move", "").text("word", word)
            }
            Refusal::Over { winner } => {
                Reason::new("refusal-quoridor-over", "C23").number("winner", winner.number())
            }
            Refusal::OffBoard { square } => {
                Reason::new("refusal-quoridor-off-board", "C01").text("square", square)
            }
            Refusal::Occupied { square, seat } => Reason::new("refusal-quoridor-occupied", "C22")
                .text("square", square)
                .number("seat", seat.number()),
            Refusal::TooFar { square, from } => Reason::new("refusal-quoridor-too-far", "C08")
                .text("square", square)
                .text("from", from),
            Refusal::Diagonal { square, from } => Reason::new("refusal-quoridor-diagonal", "C09")
                .text("square", square)
                .text("from", from),
            Refusal::FencedOff { square, from, fence } => {
                Reason::new("refusal-quoridor-fenced-off", "C10")
                    .text("square", square)
                    .text("from", from)
                    .text("fence", fence)
            }
            Refusal::JumpFenceBetween { square, over, fence } => {
                pawn_move("refusal-quoridor-jump-fence-between", "C17", square, over)
                    .text("fence", fence)
            }
            Refusal::JumpFenceBehind { square, over, fence } => {
                pawn_move("refusal-quoridor-jump-fence-behind", "C18", square, over)
                    .text("fence", fence)
            }
            Refusal::JumpTwo { square, over } => {
                pawn_move("refusal-quoridor-jump-two", "Q04", square, over)
            }
            Refusal::SidestepJumpOpen { square, over, jump } => {
                pawn_move("refusal-quoridor-sidestep-jump-open", "C26", square, over)
                    .text("jump", jump)
            }
            Refusal::SidestepPawnBehind { square, over, behind } => {
                pawn_move("refusal-quoridor-sidestep-pawn-behind", "Q08", square, over)
                    .text("behind", behind)
            }
            Refusal::SidestepFence { square, over, fence } => {
                pawn_move("refusal-quoridor-sidestep-fence", "C19", square, over)
                    .text("fence", fence)
            }
            Refusal::FenceOffBoard { fence } => {
                Reason::new("refusal-quoridor-fence-off-board", "C11").text("fence", fence)
            }
            Refusal::HandEmpty { fence, seat } => {
                Reason::new("refusal-quoridor-fence-hand-empty", "C07")
                    .text("fence", fence)
                    .number("seat", seat.number())
            }
            Refusal::FenceOverlaps { fence, other } => {
                Reason::new("refusal-quoridor-fence-overlaps", "C12")
                    .text("fence", fence)
                    .text("other", other)
            }
            Refusal::FenceCrosses { fence, other } => {
                Reason::new("refusal-quoridor-fence-crosses", "C12")
                    .text("fence", fence)
                    .text("other", other)
            }
            Refusal::FenceCutsOff { fence, seat, seats } => Reason::new(
                "refusal-quoridor-fence-closes-way",
                if seats == 2 { "C14" } else { "Q07" },
            )
            .text("fence", fence)
            .number("seat", seat.number()),
            Refusal::PassWithMoves => Reason::new("refusal-quoridor-pass", "Q10"),
        }
    }
}

fn pawn_move(key: &'static str, rule: &'static str, square: Square, over: Square) -> Reason {
    Reason::new(key, rule).text("square", square).text("over", over)
}
