use crate::{Direction, Square};

use super::SIDE;

/// A bitboard: a set of squares of the 9×9 board, one bit each, rank by rank from a1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(pub(super) u128);

impl SquareSet {
    /// The empty set.
    pub const EMPTY: SquareSet = SquareSet(0);
    /// All 81 squares.
    pub const ALL: SquareSet = SquareSet((1 << (SIDE * SIDE)) - 1);

    /// The nine squares along one edge of the board.
    pub const fn side(side: Direction) -> SquareSet {
        const RANK: u128 = (1 << SIDE) - 1;
        const FILE: u128 = {
            let (mut file, mut rank) = (0, 0);
            while rank < SIDE {
                file |= 1 << (rank * SIDE);
                rank += 1;
            }
            file
        };
        SquareSet(match side {
            Direction::North => RANK << (SIDE * (SIDE - 1)),
            Direction::East => FILE << (SIDE - 1),
            Direction::South => RANK,
            Direction::West => FILE,
        })
    }

    /// The set of a single square, which must be on the board.
    #[inline]
    pub const fn from_square(square: Square) -> SquareSet {
        SquareSet(1 << square_index(square))
    }

    /// The bits: `rank * 9 + file`, both counted from 0.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set with those bits; any beyond the 81st are dropped.
    #[inline]
    pub const fn from_bits(bits: u128) -> SquareSet {
        SquareSet(bits & SquareSet::ALL.0)
    }

    /// Whether the square, which must be on the board, is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.contains_index(square_index(square))
    }

    /// The number of squares in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The neighbours of a square in the given directions, one bit each, clockwise from north. None
    /// of them may leave the board.
    #[inline]
    pub(super) const fn neighbours(index: usize, directions: usize) -> SquareSet {
        // Relative to the southern neighbour, which is bit 0.
        const OFFSETS: [usize; 16] = {
            let mut offsets = [0; 16];
            let mut directions = 0;
            while directions < 16 {
                offsets[directions] = (directions & 1) << (2 * SIDE)
                    | (directions >> 1 & 1) << (SIDE + 1)
                    | directions >> 2 & 1
                    | (directions >> 3 & 1) << (SIDE - 1);
                directions += 1;
            }
            offsets
        };
        SquareSet((OFFSETS[directions] as u128) << index >> SIDE)
    }

    #[inline]
    pub(super) const fn contains_index(self, index: usize) -> bool {
        self.0 >> index & 1 != 0
    }

    #[inline]
    pub(super) const fn insert_index(&mut self, index: usize) {
        self.0 |= 1 << index;
    }
}

impl Iterator for SquareSet {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        (self.0 != 0).then(|| {
            let index = self.0.trailing_zeros() as usize;
            self.0 &= self.0 - 1;
            square_at(index)
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
        (SquareSet::len(*self), Some(SquareSet::len(*self)))
    }
}

impl ExactSizeIterator for SquareSet {}

/// The index of a square on the board, below 81.
#[inline]
pub(super) const fn square_index(square: Square) -> usize {
    square.rank() * SIDE + square.file()
}

#[inline]
pub(super) const fn square_at(index: usize) -> Square {
    Square::new(index % SIDE, index / SIDE)
}

/// Whether a square, which may have been parsed from the notation of a larger board, is on this
/// one.
pub(super) const fn on_board(square: Square) -> bool {
    square.file() < SIDE && square.rank() < SIDE
}
