use std::fmt;

use crate::Square;

/// A move as the squares a piece enters, in order. The empty path is a forced stay, `--`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Path {
    // Unused entries stay a1, so that the derived comparisons depend only on the squares entered.
    squares: [Square; Path::LIMIT],
    len: u8,
}

impl Path {
    /// The largest number of squares.
    pub const LIMIT: usize = 15;
    /// The word for a forced stay.
    pub const STAY: &'static str = "--";

    /// The empty path: the piece stays where it is.
    pub const fn stay() -> Path {
        Path { squares: [Square::new(0, 0); Path::LIMIT], len: 0 }
    }

    /// The squares entered, in order.
    #[inline]
    pub fn squares(&self) -> &[Square] {
        &self.squares[..self.len as usize]
    }

    /// The square where the piece ends; `None` if it stays.
    pub fn last(&self) -> Option<Square> {
        self.squares().last().copied()
    }

    /// The path extended by one square.
    ///
    /// # Panics
    /// When it has [`Path::LIMIT`] squares already.
    #[inline]
    #[must_use]
    pub fn then(mut self, square: Square) -> Path {
        self.squares[self.len as usize] = square;
        self.len += 1;
        self
    }

    /// Parses squares joined by `-`, or `--`. Whether they are adjacent is not checked.
    pub fn parse(word: &str) -> Option<Path> {
        let mut path = Path::stay();
        if word != Path::STAY {
            for square in word.split('-') {
                if path.len as usize == Path::LIMIT {
                    return None;
                }
                path = path.then(Square::parse(square)?);
            }
        }
        Some(path)
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.len == 0 {
            return f.write_str(Path::STAY);
        }
        for (nth, square) in self.squares().iter().enumerate() {
            if nth > 0 {
                f.write_str("-")?;
            }
            square.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_round_trip() {
        for word in ["--", "e5", "a2-a1-b1-c1", "p16-p15"] {
            assert_eq!(Path::parse(word).map(|path| path.to_string()).as_deref(), Some(word));
        }
        let long = vec!["a1"; Path::LIMIT + 1].join("-");
        for word in ["", "-", "a1-", "-a1", "a1--a2", &long] {
            assert_eq!(Path::parse(word), None, "{word:?}");
        }
    }
}
