use crate::{Fence, Lie, Square};

/// A set of the 128 places where a fence can lie: one bit each, `rank * 8 + file` of the anchor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Slots {
    /// Horizontal ones.
    pub h: u64,
    /// Vertical ones.
    pub v: u64,
}

pub(super) const FILE_A: u64 = 0x0101_0101_0101_0101;
pub(super) const FILE_H: u64 = FILE_A << 7;
pub(super) const RANK_1: u64 = 0xFF;
pub(super) const RANK_8: u64 = RANK_1 << 56;

/// The bits one file further east.
#[inline]
pub(super) const fn east(bits: u64) -> u64 {
    (bits & !FILE_H) << 1
}

/// The bits one file further west.
#[inline]
pub(super) const fn west(bits: u64) -> u64 {
    (bits & !FILE_A) >> 1
}

impl Slots {
    /// No slot.
    pub const NONE: Slots = Slots { h: 0, v: 0 };

    /// How many slots there are.
    #[inline]
    pub const fn len(self) -> usize {
        (self.h.count_ones() + self.v.count_ones()) as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.h | self.v == 0
    }

    /// Whether the fence, which must be on the board, is in the set.
    #[inline]
    pub const fn contains(self, fence: Fence) -> bool {
        self.of(fence.lie) & bit(fence.anchor) != 0
    }

    /// Adds a fence, which must be on the board.
    #[inline]
    pub const fn insert(&mut self, fence: Fence) {
        match fence.lie {
            Lie::Horizontal => self.h |= bit(fence.anchor),
            Lie::Vertical => self.v |= bit(fence.anchor),
        }
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Slots) -> Slots {
        Slots { h: self.h & other.h, v: self.v & other.v }
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Slots) -> Slots {
        Slots { h: self.h | other.h, v: self.v | other.v }
    }

    /// What is in this set but not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Slots) -> Slots {
        Slots { h: self.h & !other.h, v: self.v & !other.v }
    }

    /// Where these fences leave room for one more: it may neither overlap nor cross them (C12).
    #[inline]
    pub const fn room(self) -> Slots {
        let Slots { h, v } = self;
        Slots { h: !(h | east(h) | west(h) | v), v: !(v | v << 8 | v >> 8 | h) }
    }

    #[inline]
    pub(super) const fn of(self, lie: Lie) -> u64 {
        match lie {
            Lie::Horizontal => self.h,
            Lie::Vertical => self.v,
        }
    }
}

impl Iterator for Slots {
    type Item = Fence;

    #[inline]
    fn next(&mut self) -> Option<Fence> {
        let (bits, lie) = if self.h != 0 {
            (&mut self.h, Lie::Horizontal)
        } else if self.v != 0 {
            (&mut self.v, Lie::Vertical)
        } else {
            return None;
        };
        let slot = bits.trailing_zeros() as usize;
        *bits &= *bits - 1;
        Some(Fence { anchor: Square::new(slot % 8, slot / 8), lie })
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
        (Slots::len(*self), Some(Slots::len(*self)))
    }
}

impl ExactSizeIterator for Slots {}

impl FromIterator<Fence> for Slots {
    fn from_iter<I: IntoIterator<Item = Fence>>(fences: I) -> Slots {
        let mut slots = Slots::NONE;
        for fence in fences {
            slots.insert(fence);
        }
        slots
    }
}

/// Whether the fence lies wholly on the board (C11).
pub(super) const fn fits(fence: Fence) -> bool {
    fence.anchor.file() < 8 && fence.anchor.rank() < 8
}

#[inline]
pub(super) const fn bit(anchor: Square) -> u64 {
    1 << (anchor.rank() * 8 + anchor.file())
}
