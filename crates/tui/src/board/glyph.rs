use game::Piece;
use view::{Heading, PieceKind, PieceMood, PieceView};

/// The character that stands for a piece. Pawns point towards their goal; strong ghosts are capital
/// letters, weak ones small.
pub(crate) fn of(piece: &PieceView) -> char {
    let letter = match piece.kind {
        PieceKind::PAWN => return pawn(piece.heading),
        PieceKind::Character(Piece::Pacman) | PieceKind::Mspacman => return PACMAN,
        PieceKind::Character(Piece::Blinky) => 'B',
        PieceKind::Character(Piece::Inky) => 'I',
        PieceKind::Character(Piece::Pinky) => 'P',
        PieceKind::Character(Piece::Clyde) => 'C',
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
