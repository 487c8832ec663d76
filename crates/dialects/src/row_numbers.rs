use rules::quoridor::{Move, SIDE};
use rules::{Fence, Square};

use crate::place::NamedPlace;

/// How a dialect numbers the rows of squares and of fences: the four families of notation, which differ in
/// nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RowNumbers {
    /// Row 1 is where player 2 starts, not player 1.
    pub(crate) upside_down: bool,
    /// A fence has the higher of the two row numbers it lies between or along, not the lower.
    pub(crate) high_anchor: bool,
}

impl RowNumbers {
    /// As in Palisade: rows count from player 1, a fence is named by the square nearest a1.
    pub(crate) const A: RowNumbers = RowNumbers { upside_down: false, high_anchor: false };
    /// Rows count from player 1, a fence is named by its upper left square.
    pub(crate) const B: RowNumbers = RowNumbers { upside_down: false, high_anchor: true };
    /// Rows count from player 2, a fence has the lower number.
    pub(crate) const C: RowNumbers = RowNumbers { upside_down: true, high_anchor: false };
    /// Rows count from player 2, a fence has the higher number.
    pub(crate) const D: RowNumbers = RowNumbers { upside_down: true, high_anchor: true };

    /// The move that a place of the dialect means; `None` where the dialect has no such row.
    pub(crate) fn to_move(self, place: NamedPlace) -> Option<Move> {
        let NamedPlace { square, fence } = place;
        Some(match fence {
            None => Move::Step(Square::new(square.file(), self.turned(square.rank(), SIDE)?)),
            Some(orientation) => {
                let low = square.rank().checked_sub(usize::from(self.high_anchor))?;
                let anchor = Square::new(square.file(), self.turned(low, SIDE - 1)?);
                Move::Fence(Fence { anchor, orientation })
            }
        })
    }

    /// How the dialect names a move; `None` for a pass, for which none has a name.
    pub(crate) fn to_place(self, m: Move) -> Option<NamedPlace> {
        match m {
            Move::Step(square) => {
                let rank = self.turned(square.rank(), SIDE)?;
                Some(NamedPlace { square: Square::new(square.file(), rank), fence: None })
            }
            Move::Fence(Fence { anchor, orientation }) => {
                let low = self.turned(anchor.rank(), SIDE - 1)?;
                let rank = low + usize::from(self.high_anchor);
                let square = Square::new(anchor.file(), rank);
                Some(NamedPlace { square, fence: Some(orientation) })
            }
            Move::Pass => None,
        }
    }

    /// The rank, counted from the other end of that many where the dialect does.
    fn turned(self, rank: usize, ranks: usize) -> Option<usize> {
        if self.upside_down { (ranks - 1).checked_sub(rank) } else { Some(rank) }
    }
}
