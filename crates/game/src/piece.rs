use std::fmt;

/// The character a player chooses in the classic game (C00). It has no effect on play, so no rule is
/// needed to name one: set-ups, records, the protocol and boards all do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Piece {
    /// A plain pawn in the seat's colour. Unlike a character, several players may have one.
    #[default]
    Pawn,
    /// PAC-MAN.
    Pacman,
    /// The ghost Blinky.
    Blinky,
    /// The ghost Inky.
    Inky,
    /// The ghost Pinky.
    Pinky,
    /// The ghost Clyde.
    Clyde,
}

impl Piece {
    /// All pieces.
    pub const ALL: [Piece; 6] =
        [Piece::Pawn, Piece::Pacman, Piece::Blinky, Piece::Inky, Piece::Pinky, Piece::Clyde];

    /// Its word in options, which is also the term that translations look up.
    pub const fn word(self) -> &'static str {
        match self {
            Piece::Pawn => "pawn",
            Piece::Pacman => "pacman",
            Piece::Blinky => "blinky",
            Piece::Inky => "inky",
            Piece::Pinky => "pinky",
            Piece::Clyde => "clyde",
        }
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
