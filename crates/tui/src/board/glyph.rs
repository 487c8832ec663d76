use api::view::{Heading, PieceKind, PieceMood, PieceView};

/// The character that stands for a piece. Pawns point towards their goal; strong ghosts are capital
/// letters, weak ones small.
pub(crate) fn of(piece: &PieceView) -> char {
    let letter = match piece.kind {
        PieceKind::Pawn => return pawn(piece.heading),
        PieceKind::Pacman | PieceKind::Mspacman => return PACMAN,
        PieceKind::Blinky => 'B',
        PieceKind::Inky => 'I',
        PieceKind::Pinky => 'P',
        PieceKind::Clyde => 'C',
        PieceKind::Ghost => ghost(piece.seat),
    };
    if piece.mood == PieceMood::Weak { letter.to_ascii_lowercase() } else { letter }
}

/// PAC-MAN and Ms. Pac-Man: a disc with a quarter missing.
const PACMAN: char = '◕';

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

/// The piece kind to draw for the character that a player chose (C00).
pub(crate) fn kind(character: rules::Piece) -> PieceKind {
    match character {
        rules::Piece::Pawn => PieceKind::Pawn,
        rules::Piece::Pacman => PieceKind::Pacman,
        rules::Piece::Blinky => PieceKind::Blinky,
        rules::Piece::Inky => PieceKind::Inky,
        rules::Piece::Pinky => PieceKind::Pinky,
        rules::Piece::Clyde => PieceKind::Clyde,
    }
}
