use game::{Reason, Seat};

use crate::{Fence, Square};

/// Why a move is not legal.
///
/// | key | rule | args |
/// | --- | --- | --- |
/// | `refusal-quoridor-not-a-move` | | `word` |
/// | `refusal-quoridor-over` | C23 | `winner` (number) |
/// | `refusal-quoridor-off-board` | C01 | `square` |
/// | `refusal-quoridor-occupied` | C22 | `square`, `seat` (number: who stands there) |
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
/// | `refusal-quoridor-fence-closes-way` | C14, with four seats Q07 | `fence`, `seat` (number: whose way) |
/// | `refusal-quoridor-pass` | Q10 | |
///
/// `square` is where the pawn was to go, `from` where it stands, `over` the square of the pawn to
/// be jumped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The word stands for no move of this game.
    NotAMove {
        /// What was typed.
        word: String,
    },
    /// Somebody has won.
    Over {
        /// Who.
        winner: Seat,
    },
    /// There is no such square.
    OffBoard {
        /// Where the pawn was to go.
        square: Square,
    },
    /// A pawn is there already.
    Occupied {
        /// Where the pawn was to go.
        square: Square,
        /// Whose pawn is there.
        seat: Seat,
    },
    /// More than a step away, and no jump leads there.
    TooFar {
        /// Where the pawn was to go.
        square: Square,
        /// Where it stands.
        from: Square,
    },
    /// A diagonal step.
    Diagonal {
        /// Where the pawn was to go.
        square: Square,
        /// Where it stands.
        from: Square,
    },
    /// A fence is in the way of the step.
    FencedOff {
        /// Where the pawn was to go.
        square: Square,
        /// Where it stands.
        from: Square,
        /// What is in the way.
        fence: Fence,
    },
    /// A fence stands between the pawn and the one to be jumped.
    JumpFenceBetween {
        /// Where the pawn was to go.
        square: Square,
        /// Where the pawn to be jumped stands.
        over: Square,
        /// What is in the way.
        fence: Fence,
    },
    /// A fence stands behind the pawn to be jumped.
    JumpFenceBehind {
        /// Where the pawn was to go.
        square: Square,
        /// Where the pawn to be jumped stands.
        over: Square,
        /// What is in the way.
        fence: Fence,
    },
    /// A jump over more than one pawn.
    JumpTwo {
        /// Where the pawn was to go.
        square: Square,
        /// Where the first of them stands.
        over: Square,
    },
    /// A side-step although the straight jump is open.
    SidestepJumpOpen {
        /// Where the pawn was to go.
        square: Square,
        /// Where the neighbouring pawn stands.
        over: Square,
        /// Where the straight jump leads.
        jump: Square,
    },
    /// A side-step because of a third pawn behind, which at this table gives none.
    SidestepPawnBehind {
        /// Where the pawn was to go.
        square: Square,
        /// Where the neighbouring pawn stands.
        over: Square,
        /// Where the third pawn stands.
        behind: Square,
    },
    /// A fence stands between the neighbouring pawn and the square beside it.
    SidestepFence {
        /// Where the pawn was to go.
        square: Square,
        /// Where the neighbouring pawn stands.
        over: Square,
        /// What is in the way.
        fence: Fence,
    },
    /// The fence would stick out.
    FenceOffBoard {
        /// What was to be put up.
        fence: Fence,
    },
    /// There is no fence left to put up.
    HandEmpty {
        /// What was to be put up.
        fence: Fence,
        /// Whose hand is empty.
        seat: Seat,
    },
    /// Another fence lies along part of that place, or all of it.
    FenceOverlaps {
        /// What was to be put up.
        fence: Fence,
        /// What is there.
        other: Fence,
    },
    /// Another fence lies across that place.
    FenceCrosses {
        /// What was to be put up.
        fence: Fence,
        /// What is there.
        other: Fence,
    },
    /// The fence would leave a pawn without a way to its goal.
    FenceClosesWay {
        /// What was to be put up.
        fence: Fence,
        /// Whose way it would close; the first of several.
        seat: Seat,
        /// How many seats play: the rule is told for two and for four.
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
            Refusal::FenceClosesWay { fence, seat, seats } => Reason::new(
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
