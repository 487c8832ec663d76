use std::fmt;

/// Which side of a ghost is up, and what will turn it back.
///
/// Only the owner's own turns count:
/// ```text
///                start of turn   throw of F2   end of turn   power dot   sent home
/// S  strong            S              F             S            P2          S
/// F  weak by F2        S              -             F            P2          S
/// P2 weak by power     P2             S             P1           P2          S
/// P1 … one turn had    S              -             -            P2          S
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Catches Ms. Pac-Man.
    Strong,
    /// Weak by an F2, until the owner's next turn starts.
    Flipped,
    /// Weak by a power dot, with no own turn since.
    Powered,
    /// Weak by a power dot, with one own turn since.
    Fading,
}

impl Side {
    const WORDS: [(Side, &'static str); 4] =
        [(Side::Strong, "S"), (Side::Flipped, "F"), (Side::Powered, "P2"), (Side::Fading, "P1")];

    /// Whether Ms. Pac-Man catches it, rather than it her.
    #[inline]
    pub const fn is_weak(self) -> bool {
        !matches!(self, Side::Strong)
    }

    /// The owner's turn starts, before the throw (S34, S42).
    #[must_use]
    pub const fn turn_starts(self) -> Side {
        match self {
            Side::Powered => Side::Powered,
            Side::Strong | Side::Flipped | Side::Fading => Side::Strong,
        }
    }

    /// The owner throws an F2 (S33, S35).
    #[must_use]
    pub const fn flip(self) -> Side {
        if self.is_weak() { Side::Strong } else { Side::Flipped }
    }

    /// The owner's turn ends (S42).
    #[must_use]
    pub const fn turn_ends(self) -> Side {
        match self {
            Side::Powered => Side::Fading,
            other => other,
        }
    }

    /// Reads `S`, `F`, `P2` or `P1`.
    pub fn parse(word: &str) -> Option<Side> {
        Side::WORDS.into_iter().find(|&(_, w)| w == word).map(|(side, _)| side)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            Side::WORDS.into_iter().find(|(side, _)| side == self).expect("all are listed").1,
        )
    }
}
