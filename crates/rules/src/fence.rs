use std::fmt;

use crate::Square;

/// Which way a fence lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lie {
    /// Along a rank: it stops steps north and south.
    Horizontal,
    /// Along a file: it stops steps east and west.
    Vertical,
}

/// A fence, two squares long, named by the square nearest a1 of the four it touches: `e3h` lies
/// between e3,f3 and e4,f4; `e3v` between e3,e4 and f3,f4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fence {
    /// The square nearest a1 of the four it touches.
    pub anchor: Square,
    /// Which way it lies.
    pub lie: Lie,
}

impl Fence {
    /// Reads `e3h` or `e3v`. Whether a board has room for it is the board's business.
    pub fn parse(word: &str) -> Option<Fence> {
        let lie = match word.as_bytes().last()? {
            b'h' => Lie::Horizontal,
            b'v' => Lie::Vertical,
            _ => return None,
        };
        Some(Fence { anchor: Square::parse(&word[..word.len() - 1])?, lie })
    }
}

impl fmt::Display for Fence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lie = match self.lie {
            Lie::Horizontal => 'h',
            Lie::Vertical => 'v',
        };
        write!(f, "{}{lie}", self.anchor)
    }
}

impl fmt::Debug for Fence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
