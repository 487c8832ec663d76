use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

/// A set of squares, one bit each. A row of a solution holds one bit for every square PAC-MAN can
/// be on, so that one instruction works on all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Lanes([u64; 2]);

impl Lanes {
    pub(crate) const NONE: Lanes = Lanes([0; 2]);
    /// How many words of 32 squares it takes to hold the largest board.
    pub(crate) const WORDS: usize = 3;

    #[inline(always)]
    pub(crate) const fn new(bits: u128) -> Lanes {
        Lanes([bits as u64, (bits >> 64) as u64])
    }

    #[inline(always)]
    pub(crate) const fn bits(self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 64
    }

    #[inline(always)]
    pub(crate) const fn one(square: usize) -> Lanes {
        Lanes::new(1 << square)
    }

    #[inline(always)]
    pub(crate) const fn words(self) -> [u32; Lanes::WORDS] {
        [self.0[0] as u32, (self.0[0] >> 32) as u32, self.0[1] as u32]
    }

    #[inline(always)]
    pub(crate) const fn from_words([low, middle, high]: [u32; Lanes::WORDS]) -> Lanes {
        Lanes([low as u64 | (middle as u64) << 32, high as u64])
    }

    #[inline(always)]
    pub(crate) fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    #[inline(always)]
    pub(crate) fn has(self, square: usize) -> bool {
        self.0[square >> 6] >> (square & 63) & 1 != 0
    }

    #[inline(always)]
    pub(crate) fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// The squares of the set, lowest first.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.bits();
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let square = left.trailing_zeros() as usize;
                left &= left - 1;
                square
            })
        })
    }
}

impl BitAnd for Lanes {
    type Output = Lanes;
    #[inline(always)]
    fn bitand(self, other: Lanes) -> Lanes {
        Lanes([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitOr for Lanes {
    type Output = Lanes;
    #[inline(always)]
    fn bitor(self, other: Lanes) -> Lanes {
        Lanes([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl BitXor for Lanes {
    type Output = Lanes;
    #[inline(always)]
    fn bitxor(self, other: Lanes) -> Lanes {
        Lanes([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1]])
    }
}

impl Not for Lanes {
    type Output = Lanes;
    #[inline(always)]
    fn not(self) -> Lanes {
        Lanes([!self.0[0], !self.0[1]])
    }
}

impl BitAndAssign for Lanes {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Lanes) {
        *self = *self & other;
    }
}

impl BitOrAssign for Lanes {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Lanes) {
        *self = *self | other;
    }
}
