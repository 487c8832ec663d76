use super::{Cells, Move, Slots};

/// The legal moves of the seat to move, as sets: counted and picked from without being listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Legal {
    /// Where the pawn may go.
    pub steps: Cells,
    /// Where a fence may go.
    pub fences: Slots,
}

impl Legal {
    /// How many moves there are; a forced pass is one (Q10).
    #[inline]
    #[expect(clippy::len_without_is_empty, reason = "there is always a move")]
    pub const fn len(self) -> usize {
        let moves = self.steps.len() + self.fences.len();
        if moves == 0 { 1 } else { moves }
    }

    /// The move with that number, which must be below [`len`](Legal::len): pawn moves, then fences.
    #[inline]
    pub fn nth(self, n: usize) -> Move {
        if n < self.steps.len() {
            { self.steps }.nth(n).map_or(Move::Pass, Move::Step)
        } else {
            { self.fences }.nth(n - self.steps.len()).map_or(Move::Pass, Move::Fence)
        }
    }

    /// All of them, in the order of [`nth`](Legal::nth).
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Move> {
        let pass = self.steps.is_empty() && self.fences.is_empty();
        let moves = self.steps.map(Move::Step).chain(self.fences.map(Move::Fence));
        moves.chain(pass.then_some(Move::Pass))
    }
}
