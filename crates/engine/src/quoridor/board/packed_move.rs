use rules::quoridor::Move;
use rules::{Fence, Orientation, Square};

use super::bitboard::{ANCHORS, SIDE};

/// A move in one byte: 0–63 place a fence along a rank, 64–127 along a file, the others are steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PackedMove(pub(crate) u8);

impl PackedMove {
    pub(crate) const NONE: PackedMove = PackedMove(255);
    pub(crate) const PASS: PackedMove = PackedMove(254);
    const STEPS: u8 = 128;

    #[inline]
    pub(crate) const fn step(square: u8) -> PackedMove {
        PackedMove(PackedMove::STEPS + square)
    }

    #[inline]
    pub(crate) const fn fence(orientation: usize, slot: u32) -> PackedMove {
        PackedMove((orientation as u8) << 6 | slot as u8)
    }

    #[inline]
    pub(crate) const fn is_fence(self) -> bool {
        self.0 < PackedMove::STEPS
    }

    /// The orientation of a fence: 0 along a rank, 1 along a file.
    #[inline]
    pub(crate) const fn orientation(self) -> usize {
        (self.0 >> 6) as usize
    }

    #[inline]
    pub(crate) const fn slot(self) -> u32 {
        (self.0 & 63) as u32
    }

    /// The square of a step.
    #[inline]
    pub(crate) const fn square(self) -> u8 {
        self.0 - PackedMove::STEPS
    }

    pub(crate) fn from_rules(m: Move) -> PackedMove {
        match m {
            Move::Step(square) => PackedMove::step(square_index(square)),
            Move::Fence(fence) => {
                let slot = fence.anchor.rank() * ANCHORS + fence.anchor.file();
                PackedMove::fence(
                    (fence.orientation == Orientation::Vertical) as usize,
                    slot as u32,
                )
            }
            Move::Pass => PackedMove::PASS,
        }
    }

    pub(crate) fn to_rules(self) -> Move {
        if self.is_fence() {
            let slot = self.slot() as usize;
            let anchor = Square::new(slot % ANCHORS, slot / ANCHORS);
            let orientation = if self.orientation() == 0 {
                Orientation::Horizontal
            } else {
                Orientation::Vertical
            };
            Move::Fence(Fence { anchor, orientation })
        } else if self == PackedMove::PASS {
            Move::Pass
        } else {
            Move::Step(square_at(self.square()))
        }
    }
}

/// The square of a bit of a [`SquareBitboard`](super::bitboard::SquareBitboard).
pub(crate) fn square_at(index: u8) -> Square {
    Square::new(index as usize % SIDE, index as usize / SIDE)
}

pub(super) fn square_index(square: Square) -> u8 {
    (square.rank() * SIDE + square.file()) as u8
}
