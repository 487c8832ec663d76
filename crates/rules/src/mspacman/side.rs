use std::fmt;

/// The side of a ghost that is up, and when it turns back.
///
/// The transitions; turns are those of the ghost's owner:
/// ```text
///                start of turn   roll of F2    end of turn   power dot   sent home
/// S  strong            S              F             S            P2          S
/// F  weak by F2        S              -             F            P2          S
/// P2 weak by power     P2             S             P1           P2          S
/// P1 … one turn ago    S              -             -            P2          S
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Strong: it catches Ms. Pac-Man.
    Strong,
    /// Weak by an F2, until the owner's next turn starts.
    Flipped,
    /// Weak by a power dot, before the end of the owner's next turn.
    Powered,
    /// Weak by a power dot, after one turn of the owner.
    Fading,
}

impl Side {
    const WORDS: [(Side, &'static str); 4] =
        [(Side::Strong, "S"), (Side::Flipped, "F"), (Side::Powered, "P2"), (Side::Fading, "P1")];

    /// Whether Ms. Pac-Man catches the ghost, rather than the ghost her.
    #[inline]
    pub const fn is_weak(self) -> bool {
        !matches!(self, Side::Strong)
    }

    /// The side after the start of the owner's turn, before the roll (S34, S42).
    #[must_use]
    pub const fn turn_starts(self) -> Side {
        match self {
            Side::Powered => Side::Powered,
            Side::Strong | Side::Flipped | Side::Fading => Side::Strong,
        }
    }

    /// The side after the owner rolls an F2 (S33, S35).
    #[must_use]
    pub const fn flip(self) -> Side {
        if self.is_weak() { Side::Strong } else { Side::Flipped }
    }

    /// The side after the owner's turn (S42).
    #[must_use]
    pub const fn turn_ends(self) -> Side {
        match self {
            Side::Powered => Side::Fading,
            other => other,
        }
    }

    /// Parses `S`, `F`, `P2` or `P1`.
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
