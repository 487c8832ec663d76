use std::fmt;

use crate::{Fence, Square};

/// What a player does in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The pawn goes to that square: by a step, a jump or a side-step (C27).
    Step(Square),
    /// A fence from the hand goes there.
    Fence(Fence),
    /// Nothing else is possible (Q10).
    Pass,
}

impl Move {
    /// The word for a pass.
    pub const PASS: &'static str = "--";

    /// Reads `e2`, `e3h`, `d4v` or `--`. Whether it is legal is for a position to say.
    pub fn parse(word: &str) -> Option<Move> {
        if word == Move::PASS {
            return Some(Move::Pass);
        }
        Square::parse(word).map(Move::Step).or_else(|| Fence::parse(word).map(Move::Fence))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Step(square) => square.fmt(f),
            Move::Fence(fence) => fence.fmt(f),
            Move::Pass => f.write_str(Move::PASS),
        }
    }
}
