use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

/// Bitboard: a set of squares, one bit each. A row of a layer is the bitboard of PAC-MAN's squares
/// with some property, for one placement of the ghosts, so that one instruction works on all of
/// his squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Bitboard([u64; 2]);

impl Bitboard {
    pub(crate) const EMPTY: Bitboard = Bitboard([0; 2]);
    /// 32-bit words that hold the largest board, 9×9.
    pub(crate) const WORDS: usize = 3;

    #[inline(always)]
    pub(crate) const fn new(bits: u128) -> Bitboard {
        Bitboard([bits as u64, (bits >> 64) as u64])
    }

    #[inline(always)]
    pub(crate) const fn bits(self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 64
    }

    #[inline(always)]
    pub(crate) const fn single(square: usize) -> Bitboard {
        Bitboard::new(1 << square)
    }

    #[inline]
    pub(crate) fn from_squares(squares: &[u8]) -> Bitboard {
        squares.iter().fold(Bitboard::EMPTY, |set, &square| set | Bitboard::single(square.into()))
    }

    #[inline(always)]
    pub(crate) const fn words(self) -> [u32; Bitboard::WORDS] {
        [self.0[0] as u32, (self.0[0] >> 32) as u32, self.0[1] as u32]
    }

    #[inline(always)]
    pub(crate) const fn from_words([low, middle, high]: [u32; Bitboard::WORDS]) -> Bitboard {
        Bitboard([low as u64 | (middle as u64) << 32, high as u64])
    }

    #[inline(always)]
    pub(crate) fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    #[inline(always)]
    pub(crate) fn contains(self, square: usize) -> bool {
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

impl BitAnd for Bitboard {
    type Output = Bitboard;
    #[inline(always)]
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitOr for Bitboard {
    type Output = Bitboard;
    #[inline(always)]
    fn bitor(self, other: Bitboard) -> Bitboard {
        Bitboard([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl BitXor for Bitboard {
    type Output = Bitboard;
    #[inline(always)]
    fn bitxor(self, other: Bitboard) -> Bitboard {
        Bitboard([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1]])
    }
}

impl Not for Bitboard {
    type Output = Bitboard;
    #[inline(always)]
    fn not(self) -> Bitboard {
        Bitboard([!self.0[0], !self.0[1]])
    }
}

impl BitAndAssign for Bitboard {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Bitboard) {
        *self = *self & other;
    }
}

impl BitOrAssign for Bitboard {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Bitboard) {
        *self = *self | other;
    }
}
