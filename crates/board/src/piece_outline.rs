use view::{Heading, PieceKind};

use rules::Piece;

/// The outline of a piece around the centre of its square, as the path of an SVG. Pieces differ in
/// shape and not in colour alone: each seat's pawn has its own outline, each ghost its own hem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceOutline {
    /// A pawn, with a mark that points to its goal.
    Pawn(&'static str),
    /// PAC-MAN or Ms. Pac-Man, looking right.
    Muncher(&'static str),
    /// A ghost, whose eyes show where it looks.
    Ghost(&'static str),
}

/// The arrows of an exit, around the centre of its square.
pub const EXIT_MARK: &str = "M-10 0H10M4 -7 11 0 4 7M-4 -7 -11 0 -4 7";

impl PieceOutline {
    /// The outline of a piece of that seat.
    pub fn of(kind: PieceKind, seat: Option<u8>) -> PieceOutline {
        let nth = usize::from(seat.unwrap_or(1).max(1) - 1);
        let ghost = |hem: usize| PieceOutline::Ghost(GHOSTS[hem % GHOSTS.len()]);
        match kind {
            PieceKind::PAWN => PieceOutline::Pawn(PAWNS[nth % PAWNS.len()]),
            PieceKind::Character(Piece::Pacman) | PieceKind::Mspacman => {
                PieceOutline::Muncher(MUNCHER)
            }
            PieceKind::Character(Piece::Inky) => ghost(1),
            PieceKind::Character(Piece::Pinky) => ghost(2),
            PieceKind::Character(Piece::Clyde) => ghost(3),
            PieceKind::Character(_) => ghost(0),
            PieceKind::Ghost => ghost(nth),
        }
    }

    /// Its path, in the syntax of SVG.
    pub fn path(self) -> &'static str {
        match self {
            PieceOutline::Pawn(path) | PieceOutline::Muncher(path) | PieceOutline::Ghost(path) => {
                path
            }
        }
    }
}

/// The bow of Ms. Pac-Man.
pub const BOW: &str = "M-9 -18 -19 -23 -18 -12ZM-9 -18 0 -25 1 -14Z";

/// The mark of a pawn that points up.
pub const PAWN_MARK: &str = "M-7.500 5.500 0 -9 7.500 5.500 0 1.500Z";

const MUNCHER: &str = "M-1 0 18.500 -8.800A20.500 20.500 0 1 0 18.500 8.800Z";

/// Pawns, by seat.
const PAWNS: [&str; 5] = [
    "M0 -20A20 20 0 0 1 0 20A20 20 0 0 1 0 -20Z",
    "M-11 -18H11A7 7 0 0 1 18 -11V11A7 7 0 0 1 11 18H-11A7 7 0 0 1 -18 11V-11A7 7 0 0 1 -11 -18Z",
    "M-4 -20.500Q0 -23 4 -20.500L17 -11Q20 -8.500 18.800 -4.500L13.500 14Q12 18.500 7.500 18.500H-7.500Q-12 18.500 -13.500 14L-18.800 -4.500Q-20 -8.500 -17 -11Z",
    "M-4 -20.500Q0 -24 4 -20.500L20.500 -4Q24 0 20.500 4L4 20.500Q0 24 -4 20.500L-20.500 4Q-24 0 -20.500 -4Z",
    "M-9 -19H9L20 0 9 19H-9L-20 0Z",
];

/// Ghosts, by the hem: zigzag, waves, drops, legs.
const GHOSTS: [&str; 4] = [
    "M-18 19V-2A18 18 0 0 1 18 -2V19L12 12 6 19 0 12 -6 19 -12 12Z",
    "M-18 18V-2A18 18 0 0 1 18 -2V18Q13.500 9 9 18 4.500 9 0 18 -4.500 9 -9 18 -13.500 9 -18 18Z",
    "M-18 12V-2A18 18 0 0 1 18 -2V12Q9 25 0 14 -9 25 -18 12Z",
    "M-18 19V-2A18 18 0 0 1 18 -2V19H9V11H4V19H-4V11H-9V19Z",
];

/// The angle of a heading, clockwise from up, on a rotated board.
pub fn heading_angle(heading: Heading, rotation: u8) -> u32 {
    let quarters = match heading {
        Heading::North => 0,
        Heading::East => 1,
        Heading::South => 2,
        Heading::West => 3,
    };
    // A quarter turn puts the a-file at the bottom and turns every heading counter-clockwise.
    (quarters + 4 - u32::from(rotation)) % 4 * 90
}

/// How a muncher that was drawn looking right is turned: looking left it is mirrored, so that the
/// eye stays on top.
pub fn muncher_transform(heading: Option<Heading>, rotation: u8) -> String {
    match heading.map_or(90, |heading| heading_angle(heading, rotation)) {
        270 => "scale(-1 1)".to_owned(),
        angle => format!("rotate({})", angle as i32 - 90),
    }
}

/// Where the irises of a ghost are, from the middle between its eyes.
pub fn iris_offset(heading: Option<Heading>, rotation: u8) -> (f64, f64) {
    let (dx, dy) = match heading.map(|heading| heading_angle(heading, rotation)) {
        None => (0.0, 0.0),
        Some(0) => (0.0, -1.0),
        Some(90) => (1.0, 0.0),
        Some(180) => (0.0, 1.0),
        Some(_) => (-1.0, 0.0),
    };
    (dx * 2.300, -4.0 + dy * 2.600)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_turn_with_the_board() {
        assert_eq!(heading_angle(Heading::East, 0), 90);
        assert_eq!(heading_angle(Heading::East, 1), 0);
        assert_eq!(heading_angle(Heading::North, 2), 180);
        assert_eq!(muncher_transform(Some(Heading::West), 0), "scale(-1 1)");
        assert_eq!(iris_offset(Some(Heading::South), 0), (0.0, -1.4));
    }

    #[test]
    fn every_seat_and_every_ghost_has_its_own_outline() {
        let pawn = |seat| PieceOutline::of(PieceKind::PAWN, Some(seat));
        let ghost = |seat| PieceOutline::of(PieceKind::Ghost, Some(seat));
        for (one, other) in [(1, 2), (1, 4), (3, 4)] {
            assert_ne!(pawn(one), pawn(other));
            assert_ne!(ghost(one), ghost(other));
        }
    }
}
