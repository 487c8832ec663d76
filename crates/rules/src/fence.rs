use std::fmt;

use crate::Square;

/// The orientation of a fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Orientation {
    /// Along a rank: it blocks steps north and south.
    Horizontal,
    /// Along a file: it blocks steps east and west.
    Vertical,
}

impl Orientation {
    /// The other one.
    pub const fn turned(self) -> Orientation {
        match self {
            Orientation::Horizontal => Orientation::Vertical,
            Orientation::Vertical => Orientation::Horizontal,
        }
    }
}

/// A fence, two squares long, named by its anchor, the square nearest a1 of the four it touches:
/// `e3h` is between e3,f3 and e4,f4; `e3v` is between e3,e4 and f3,f4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fence {
    /// The square nearest a1 of the four it touches.
    pub anchor: Square,
    /// Its orientation.
    pub orientation: Orientation,
}

impl Fence {
    /// Parses `e3h` or `e3v`. Whether the fence is on a particular board is not checked.
    pub fn parse(word: &str) -> Option<Fence> {
        let orientation = match word.as_bytes().last()? {
            b'h' => Orientation::Horizontal,
            b'v' => Orientation::Vertical,
            _ => return None,
        };
        Some(Fence { anchor: Square::parse(&word[..word.len() - 1])?, orientation })
    }
}

impl fmt::Display for Fence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.orientation {
            Orientation::Horizontal => 'h',
            Orientation::Vertical => 'v',
        };
        write!(f, "{}{letter}", self.anchor)
    }
}

impl fmt::Debug for Fence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
