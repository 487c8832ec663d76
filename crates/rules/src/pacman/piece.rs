use std::fmt;

/// The four ghosts, in the order in which they move (P19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ghost {
    /// Moves first.
    Blinky,
    /// Moves second.
    Inky,
    /// Moves third.
    Pinky,
    /// Moves last.
    Clyde,
}

impl Ghost {
    /// In the order in which they move.
    pub const ALL: [Ghost; 4] = [Ghost::Blinky, Ghost::Inky, Ghost::Pinky, Ghost::Clyde];

    /// The index of the ghost, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in positions and maze files.
    pub const fn word(self) -> &'static str {
        match self {
            Ghost::Blinky => "blinky",
            Ghost::Inky => "inky",
            Ghost::Pinky => "pinky",
            Ghost::Clyde => "clyde",
        }
    }
}

impl fmt::Display for Ghost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A piece: PAC-MAN or a ghost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// PAC-MAN.
    Pac,
    /// One of the ghosts.
    Ghost(Ghost),
}

impl Piece {
    /// PAC-MAN, then the ghosts in their order.
    pub const ALL: [Piece; 5] = [
        Piece::Pac,
        Piece::Ghost(Ghost::Blinky),
        Piece::Ghost(Ghost::Inky),
        Piece::Ghost(Ghost::Pinky),
        Piece::Ghost(Ghost::Clyde),
    ];

    /// Its word in positions and maze files.
    pub const fn word(self) -> &'static str {
        match self {
            Piece::Pac => "pac",
            Piece::Ghost(ghost) => ghost.word(),
        }
    }

    /// The character it is, which views, insights and translations share with the classic game.
    pub const fn character(self) -> game::Piece {
        match self {
            Piece::Pac => game::Piece::Pacman,
            Piece::Ghost(Ghost::Blinky) => game::Piece::Blinky,
            Piece::Ghost(Ghost::Inky) => game::Piece::Inky,
            Piece::Ghost(Ghost::Pinky) => game::Piece::Pinky,
            Piece::Ghost(Ghost::Clyde) => game::Piece::Clyde,
        }
    }

    /// The term that translations look up.
    pub const fn term(self) -> &'static str {
        self.character().word()
    }

    /// The piece with that word.
    pub fn parse(word: &str) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.word() == word)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
