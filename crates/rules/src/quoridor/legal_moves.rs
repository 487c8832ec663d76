use super::{FenceSet, Move, SquareSet};

/// The legal moves of the seat to move as bit sets, so that a random one can be picked without
/// listing them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalMoves {
    /// The target squares of pawn moves.
    pub steps: SquareSet,
    /// The legal fences.
    pub fences: FenceSet,
}

impl LegalMoves {
    /// The number of moves; a forced pass counts as one (Q10).
    #[inline]
    #[expect(clippy::len_without_is_empty, reason = "there is always a move")]
    pub const fn len(self) -> usize {
        let moves = self.steps.len() + self.fences.len();
        if moves == 0 { 1 } else { moves }
    }

    /// The move with index `n`, which must be below [`len`](LegalMoves::len): pawn moves first,
    /// then fences.
    #[inline]
    pub fn nth(self, n: usize) -> Move {
        if n < self.steps.len() {
            { self.steps }.nth(n).map_or(Move::Pass, Move::Step)
        } else {
            { self.fences }.nth(n - self.steps.len()).map_or(Move::Pass, Move::Fence)
        }
    }

    /// All moves, in the order of [`nth`](LegalMoves::nth).
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Move> {
        let pass = self.steps.is_empty() && self.fences.is_empty();
        let moves = self.steps.map(Move::Step).chain(self.fences.map(Move::Fence));
        moves.chain(pass.then_some(Move::Pass))
    }
}
