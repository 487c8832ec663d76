use std::fmt;

/// A square: a file from the left (`a`) and a rank from the bottom (`1`), both counted from 0.
/// Boards have at most 16 files and 16 ranks; Quoridor's board has 9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The largest number of files or ranks of a board.
    pub const LIMIT: usize = 16;

    /// The square on that file and rank, both below [`Square::LIMIT`].
    #[inline]
    pub const fn new(file: usize, rank: usize) -> Square {
        debug_assert!(file < Square::LIMIT && rank < Square::LIMIT);
        Square((rank << 4 | file) as u8)
    }

    /// The file, counted from the left, from 0.
    #[inline]
    pub const fn file(self) -> usize {
        (self.0 & 15) as usize
    }

    /// The rank, counted from the bottom, from 0.
    #[inline]
    pub const fn rank(self) -> usize {
        (self.0 >> 4) as usize
    }

    /// The neighbour in that direction, unless it is off a board of `files` × `ranks`.
    pub fn step(self, to: Direction, files: usize, ranks: usize) -> Option<Square> {
        let (file, rank) = (self.file(), self.rank());
        match to {
            Direction::North => (rank + 1 < ranks).then(|| Square::new(file, rank + 1)),
            Direction::East => (file + 1 < files).then(|| Square::new(file + 1, rank)),
            Direction::South => rank.checked_sub(1).map(|rank| Square::new(file, rank)),
            Direction::West => file.checked_sub(1).map(|file| Square::new(file, rank)),
        }
    }

    /// Parses `a1` to `p16`, without leading zeros.
    pub fn parse(word: &str) -> Option<Square> {
        let (&file, digits) = word.as_bytes().split_first()?;
        let file = file.checked_sub(b'a').filter(|&file| (file as usize) < Square::LIMIT)?;
        let rank = match *digits {
            [one @ b'1'..=b'9'] => one - b'0',
            [b'1', one @ b'0'..=b'6'] => 10 + one - b'0',
            _ => return None,
        };
        Some(Square::new(file as usize, rank as usize - 1))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file() as u8) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The four directions of a step. None of the games has diagonal steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards higher ranks.
    North,
    /// Towards later files.
    East,
    /// Towards lower ranks.
    South,
    /// Towards earlier files.
    West,
}

impl Direction {
    /// Clockwise from north.
    pub const ALL: [Direction; 4] =
        [Direction::North, Direction::East, Direction::South, Direction::West];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_round_trip() {
        for file in 0..Square::LIMIT {
            for rank in 0..Square::LIMIT {
                let square = Square::new(file, rank);
                assert_eq!(Square::parse(&square.to_string()), Some(square));
            }
        }
        for word in ["", "e", "5", "e0", "e05", "e17", "q1", "E5", "e5 ", "é5", "e1é"] {
            assert_eq!(Square::parse(word), None, "{word:?}");
        }
    }
}
