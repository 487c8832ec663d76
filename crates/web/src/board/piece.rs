use game::Piece;
use leptos::prelude::*;
use view::{Heading, PieceKind, PieceMood, PieceView};

/// The drawing of a piece around the centre of its square. Pieces differ in shape and not in colour
/// alone: each seat's pawn has its own outline and points to its goal, each ghost has its own hem.
pub fn piece_shape(piece: &PieceView, rotation: u8) -> AnyView {
    let seat = piece.seat.unwrap_or(1);
    match piece.kind {
        PieceKind::PAWN => pawn(seat, piece.heading, rotation),
        PieceKind::Character(Piece::Pacman) => pacman(piece.heading, rotation, false),
        PieceKind::Mspacman => pacman(piece.heading, rotation, true),
        PieceKind::Character(Piece::Blinky) => ghost(0, piece.heading, rotation),
        PieceKind::Character(Piece::Inky) => ghost(1, piece.heading, rotation),
        PieceKind::Character(Piece::Pinky) => ghost(2, piece.heading, rotation),
        PieceKind::Character(Piece::Clyde) => ghost(3, piece.heading, rotation),
        PieceKind::Ghost => ghost(usize::from(seat.max(1) - 1) % 4, piece.heading, rotation),
    }
}

/// The outline of a piece, by which it can be told from others in little room.
pub fn piece_outline(kind: PieceKind, seat: u8) -> &'static str {
    let seat = usize::from(seat.max(1)) - 1;
    match kind {
        PieceKind::PAWN => PAWN_OUTLINES[seat % PAWN_OUTLINES.len()],
        PieceKind::Character(Piece::Pacman) | PieceKind::Mspacman => PACMAN_OUTLINE,
        PieceKind::Character(Piece::Blinky) => GHOST_OUTLINES[0],
        PieceKind::Character(Piece::Inky) => GHOST_OUTLINES[1],
        PieceKind::Character(Piece::Pinky) => GHOST_OUTLINES[2],
        PieceKind::Character(Piece::Clyde) => GHOST_OUTLINES[3],
        PieceKind::Ghost => GHOST_OUTLINES[seat % GHOST_OUTLINES.len()],
    }
}

/// The CSS classes that colour a piece.
pub fn piece_classes(piece: &PieceView) -> String {
    let seat = piece.seat.unwrap_or(0);
    let mood = match piece.mood {
        PieceMood::Plain => "",
        PieceMood::Weak => " weak",
        PieceMood::Frenzied => " frenzied",
    };
    let turn = if piece.active { " turn" } else { "" };
    format!("piece {} s{seat}{mood}{turn}", piece.kind.word())
}

/// The angle of a heading, clockwise from up, on a rotated board.
fn angle(heading: Heading, rotation: u8) -> u32 {
    let quarters = match heading {
        Heading::North => 0,
        Heading::East => 1,
        Heading::South => 2,
        Heading::West => 3,
    };
    // A quarter turn puts the a-file at the bottom and turns every heading counter-clockwise.
    (quarters + 4 - u32::from(rotation)) % 4 * 90
}

/// The unit vector of a heading in the drawing.
fn unit_vector(heading: Heading, rotation: u8) -> (f64, f64) {
    match angle(heading, rotation) {
        0 => (0.0, -1.0),
        90 => (1.0, 0.0),
        180 => (0.0, 1.0),
        _ => (-1.0, 0.0),
    }
}

/// The outlines of pawns, by seat.
const PAWN_OUTLINES: [&str; 5] = [
    "M0 -20A20 20 0 0 1 0 20A20 20 0 0 1 0 -20Z",
    "M-11 -18H11A7 7 0 0 1 18 -11V11A7 7 0 0 1 11 18H-11A7 7 0 0 1 -18 11V-11A7 7 0 0 1 -11 -18Z",
    "M-4 -20.500Q0 -23 4 -20.500L17 -11Q20 -8.500 18.800 -4.500L13.500 14Q12 18.500 7.500 18.500H-7.500Q-12 18.500 -13.500 14L-18.800 -4.500Q-20 -8.500 -17 -11Z",
    "M-4 -20.500Q0 -24 4 -20.500L20.500 -4Q24 0 20.500 4L4 20.500Q0 24 -4 20.500L-20.500 4Q-24 0 -20.500 -4Z",
    "M-9 -19H9L20 0 9 19H-9L-20 0Z",
];

fn pawn(seat: u8, heading: Option<Heading>, rotation: u8) -> AnyView {
    let outline = PAWN_OUTLINES[usize::from(seat.max(1) - 1) % PAWN_OUTLINES.len()];
    let turn = format!("rotate({})", heading.map_or(0, |heading| angle(heading, rotation)));
    view! {
        <path class="shade" transform="translate(0,3)" d=outline />
        <path class="body" d=outline />
        <ellipse class="gleam" cx="-5" cy="-9" rx="9" ry="5.500" transform="rotate(-28 -5 -9)" />
        <path class="mark" d="M-7.500 5.500 0 -9 7.500 5.500 0 1.500Z" transform=turn />
    }
    .into_any()
}

const PACMAN_OUTLINE: &str = "M-1 0 18.500 -8.800A20.500 20.500 0 1 0 18.500 8.800Z";

fn pacman(heading: Option<Heading>, rotation: u8, bow: bool) -> AnyView {
    let angle = heading.map_or(90, |heading| angle(heading, rotation));
    // Drawn looking right; looking left it is mirrored, so that the eye stays on top.
    let turn = match angle {
        270 => "scale(-1 1)".to_owned(),
        angle => format!("rotate({})", angle as i32 - 90),
    };
    let bow = bow.then(|| {
        view! {
            <path class="bow" d="M-9 -18 -19 -23 -18 -12ZM-9 -18 0 -25 1 -14Z" />
            <circle class="bow" cx="-9" cy="-18" r="3.600" />
        }
    });
    view! {
        <circle class="shade" r="21" cy="3" />
        <g transform=turn>
            <path class="body" d=PACMAN_OUTLINE />
            <ellipse class="gleam" cx="-7" cy="-10" rx="8" ry="4.500" transform="rotate(-32 -7 -10)" />
            <circle class="mark" cx="1" cy="-10.500" r="2.900" />
            {bow}
        </g>
    }
    .into_any()
}

/// The outlines of ghosts, by the hem: zigzag, waves, drops, legs.
const GHOST_OUTLINES: [&str; 4] = [
    "M-18 19V-2A18 18 0 0 1 18 -2V19L12 12 6 19 0 12 -6 19 -12 12Z",
    "M-18 18V-2A18 18 0 0 1 18 -2V18Q13.500 9 9 18 4.500 9 0 18 -4.500 9 -9 18 -13.500 9 -18 18Z",
    "M-18 12V-2A18 18 0 0 1 18 -2V12Q9 25 0 14 -9 25 -18 12Z",
    "M-18 19V-2A18 18 0 0 1 18 -2V19H9V11H4V19H-4V11H-9V19Z",
];

fn ghost(hem: usize, heading: Option<Heading>, rotation: u8) -> AnyView {
    let (dx, dy) = heading.map_or((0.0, 0.0), |heading| unit_vector(heading, rotation));
    let (ix, iy) = (dx * 2.300, -4.0 + dy * 2.600);
    view! {
        <circle class="halo" r="25" />
        <path class="shade" transform="translate(0,3)" d=GHOST_OUTLINES[hem] />
        <path class="body" d=GHOST_OUTLINES[hem] />
        <ellipse class="gleam" cx="-6" cy="-13" rx="8" ry="4" transform="rotate(-26 -6 -13)" />
        <circle class="eye" cx="-7" cy="-4" r="5.200" />
        <circle class="eye" cx="7" cy="-4" r="5.200" />
        <circle class="iris" cx=-7.0 + ix cy=iy r="2.500" />
        <circle class="iris" cx=7.0 + ix cy=iy r="2.500" />
    }
    .into_any()
}
