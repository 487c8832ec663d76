use crate::{Direction, Square};

use super::SIDE;

/// A set of squares of the 9×9 board: one bit each, rank by rank from a1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells(pub(super) u128);

impl Cells {
    /// No square.
    pub const NONE: Cells = Cells(0);
    /// All 81 squares.
    pub const ALL: Cells = Cells((1 << (SIDE * SIDE)) - 1);

    /// The nine squares along one side of the board.
    pub const fn side(side: Direction) -> Cells {
        const RANK: u128 = (1 << SIDE) - 1;
        const FILE: u128 = {
            let (mut file, mut rank) = (0, 0);
            while rank < SIDE {
                file |= 1 << (rank * SIDE);
                rank += 1;
            }
            file
        };
        Cells(match side {
            Direction::North => RANK << (SIDE * (SIDE - 1)),
            Direction::East => FILE << (SIDE - 1),
            Direction::South => RANK,
            Direction::West => FILE,
        })
    }

    /// The set with just that square, which must be on the board.
    #[inline]
    pub const fn only(square: Square) -> Cells {
        Cells(1 << index(square))
    }

    /// The bits: `rank * 9 + file`, both counted from 0.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set with those bits; any beyond the 81st are dropped.
    #[inline]
    pub const fn from_bits(bits: u128) -> Cells {
        Cells(bits & Cells::ALL.0)
    }

    /// Whether the square, which must be on the board, is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.has(index(square))
    }

    /// How many squares there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares next to one, by ways: one bit each, clockwise from north. None may leave the
    /// board.
    #[inline]
    pub(super) const fn around(cell: usize, ways: usize) -> Cells {
        // Counted from the square to the south, which is bit 0.
        const AROUND: [usize; 16] = {
            let mut around = [0; 16];
            let mut ways = 0;
            while ways < 16 {
                around[ways] = (ways & 1) << (2 * SIDE)
                    | (ways >> 1 & 1) << (SIDE + 1)
                    | ways >> 2 & 1
                    | (ways >> 3 & 1) << (SIDE - 1);
                ways += 1;
            }
            around
        };
        Cells((AROUND[ways] as u128) << cell >> SIDE)
    }

    #[inline]
    pub(super) const fn has(self, cell: usize) -> bool {
        self.0 >> cell & 1 != 0
    }

    #[inline]
    pub(super) const fn add(&mut self, cell: usize) {
        self.0 |= 1 << cell;
    }
}

impl Iterator for Cells {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        (self.0 != 0).then(|| {
            let cell = self.0.trailing_zeros() as usize;
            self.0 &= self.0 - 1;
            square(cell)
        })
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Square> {
        for _ in 0..n {
            self.0 &= self.0.saturating_sub(1);
        }
        self.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (Cells::len(*self), Some(Cells::len(*self)))
    }
}

impl ExactSizeIterator for Cells {}

/// The number of a square on the board, below 81.
#[inline]
pub(super) const fn index(square: Square) -> usize {
    square.rank() * SIDE + square.file()
}

#[inline]
pub(super) const fn square(cell: usize) -> Square {
    Square::new(cell % SIDE, cell / SIDE)
}

/// Whether a square, which may come from a larger board's words, is on this one.
pub(super) const fn on_board(square: Square) -> bool {
    square.file() < SIDE && square.rank() < SIDE
}
