use crate::{Fence, Orientation, Square};

/// A set of fences, or of the 128 slots where one can be placed: a bit per slot and orientation,
/// `rank * 8 + file` of the anchor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FenceSet {
    /// The horizontal fences.
    pub h: u64,
    /// The vertical fences.
    pub v: u64,
}

pub(super) const FILE_A: u64 = 0x0101_0101_0101_0101;
pub(super) const FILE_H: u64 = FILE_A << 7;
pub(super) const RANK_1: u64 = 0xFF;
pub(super) const RANK_8: u64 = RANK_1 << 56;

/// The bits shifted one file east.
#[inline]
pub(super) const fn east(bits: u64) -> u64 {
    (bits & !FILE_H) << 1
}

/// The bits shifted one file west.
#[inline]
pub(super) const fn west(bits: u64) -> u64 {
    (bits & !FILE_A) >> 1
}

impl FenceSet {
    /// The empty set.
    pub const EMPTY: FenceSet = FenceSet { h: 0, v: 0 };

    /// The number of fences in the set.
    #[inline]
    pub const fn len(self) -> usize {
        (self.h.count_ones() + self.v.count_ones()) as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.h | self.v == 0
    }

    /// Whether the fence, which must be on the board, is in the set.
    #[inline]
    pub const fn contains(self, fence: Fence) -> bool {
        self.bits(fence.orientation) & anchor_bit(fence.anchor) != 0
    }

    /// Adds a fence, which must be on the board.
    #[inline]
    pub const fn insert(&mut self, fence: Fence) {
        match fence.orientation {
            Orientation::Horizontal => self.h |= anchor_bit(fence.anchor),
            Orientation::Vertical => self.v |= anchor_bit(fence.anchor),
        }
    }

    /// The intersection of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: FenceSet) -> FenceSet {
        FenceSet { h: self.h & other.h, v: self.v & other.v }
    }

    /// The union of both sets.
    #[inline]
    #[must_use]
    pub const fn or(self, other: FenceSet) -> FenceSet {
        FenceSet { h: self.h | other.h, v: self.v | other.v }
    }

    /// The difference: what is in this set but not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: FenceSet) -> FenceSet {
        FenceSet { h: self.h & !other.h, v: self.v & !other.v }
    }

    /// The slots where one more fence would neither overlap nor cross these (C12).
    #[inline]
    pub const fn free_slots(self) -> FenceSet {
        let FenceSet { h, v } = self;
        FenceSet { h: !(h | east(h) | west(h) | v), v: !(v | v << 8 | v >> 8 | h) }
    }

    #[inline]
    pub(super) const fn bits(self, orientation: Orientation) -> u64 {
        match orientation {
            Orientation::Horizontal => self.h,
            Orientation::Vertical => self.v,
        }
    }
}

impl Iterator for FenceSet {
    type Item = Fence;

    #[inline]
    fn next(&mut self) -> Option<Fence> {
        let (bits, orientation) = if self.h != 0 {
            (&mut self.h, Orientation::Horizontal)
        } else if self.v != 0 {
            (&mut self.v, Orientation::Vertical)
        } else {
            return None;
        };
        let slot = bits.trailing_zeros() as usize;
        *bits &= *bits - 1;
        Some(Fence { anchor: Square::new(slot % 8, slot / 8), orientation })
    }

    #[inline]
    fn nth(&mut self, mut n: usize) -> Option<Fence> {
        let horizontal = self.h.count_ones() as usize;
        let bits = if n < horizontal {
            &mut self.h
        } else {
            self.h = 0;
            n -= horizontal;
            &mut self.v
        };
        for _ in 0..n {
            *bits &= bits.saturating_sub(1);
        }
        self.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (FenceSet::len(*self), Some(FenceSet::len(*self)))
    }
}

impl ExactSizeIterator for FenceSet {}

impl FromIterator<Fence> for FenceSet {
    fn from_iter<I: IntoIterator<Item = Fence>>(fences: I) -> FenceSet {
        let mut slots = FenceSet::EMPTY;
        for fence in fences {
            slots.insert(fence);
        }
        slots
    }
}

/// Whether the fence is entirely on the board (C11).
pub(super) const fn fence_on_board(fence: Fence) -> bool {
    fence.anchor.file() < 8 && fence.anchor.rank() < 8
}

#[inline]
pub(super) const fn anchor_bit(anchor: Square) -> u64 {
    1 << (anchor.rank() * 8 + anchor.file())
}
