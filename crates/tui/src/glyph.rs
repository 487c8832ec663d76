use api::view::{Heading, Mood, Piece, PieceKind};

/// The character that stands for a piece. Pawns point where they run; strong ghosts are capital
/// letters, weak ones small.
pub(crate) fn of(piece: &Piece) -> char {
    let letter = match piece.kind {
        PieceKind::Pawn => return pawn(piece.heading),
        PieceKind::Pacman | PieceKind::Mspacman => return MUNCHER,
        PieceKind::Blinky => 'B',
        PieceKind::Inky => 'I',
        PieceKind::Pinky => 'P',
        PieceKind::Clyde => 'C',
        PieceKind::Ghost => ghost(piece.seat),
    };
    if piece.mood == Mood::Weak { letter.to_ascii_lowercase() } else { letter }
}

/// A coin with a bite.
pub(crate) const MUNCHER: char = '◕';

/// The letter of a seat's ghost: A to D.
pub(crate) fn ghost(seat: Option<u8>) -> char {
    seat.map_or('G', |seat| (b'A' + seat.saturating_sub(1)) as char)
}

fn pawn(heading: Option<Heading>) -> char {
    match heading {
        Some(Heading::North) => '▲',
        Some(Heading::East) => '▶',
        Some(Heading::South) => '▼',
        Some(Heading::West) => '◀',
        None => '◆',
    }
}

/// The shape of the character that a player chose (C00).
pub(crate) fn kind(chosen: rules::Piece) -> PieceKind {
    match chosen {
        rules::Piece::Pawn => PieceKind::Pawn,
        rules::Piece::Pacman => PieceKind::Pacman,
        rules::Piece::Blinky => PieceKind::Blinky,
        rules::Piece::Inky => PieceKind::Inky,
        rules::Piece::Pinky => PieceKind::Pinky,
        rules::Piece::Clyde => PieceKind::Clyde,
    }
}
