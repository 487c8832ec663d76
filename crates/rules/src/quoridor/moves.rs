use std::fmt;

use crate::{Fence, Square};

/// A move: one turn of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The pawn moves to that square by a step, a jump or a side-step (C27).
    Step(Square),
    /// A fence from the player's hand is placed there.
    Fence(Fence),
    /// A pass, legal only when no other move is (Q10).
    Pass,
}

impl Move {
    /// The word for a pass.
    pub const PASS: &'static str = "--";

    /// Parses `e2`, `e3h`, `d4v` or `--`. Legality is checked by [`Position::check`].
    ///
    /// [`Position::check`]: super::Position::check
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
