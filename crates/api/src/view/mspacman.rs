use game::{Position as _, Seat, Turn};
use rules::mspacman::{Board, Cell as Ground, Dot as Laid, Phase, Position};

use super::{
    Cell, CellKind, Chance, Count, Device, Dot, Hand, Mood, Piece, PieceKind, View, Wall, number,
};

impl From<&Position> for View {
    fn from(position: &Position) -> View {
        let board = position.board();
        let seats = position.seats();
        let mover = match position.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        View {
            files: board.files() as u8,
            ranks: board.ranks() as u8,
            cells: board.squares().filter_map(|square| cell(position, square)).collect(),
            walls: walls(board),
            pieces: pieces(position, mover),
            seats: Seat::all(seats).map(|seat| hand(position, seat)).collect(),
            turn: mover.map(number),
            chance: chance(position),
            ..View::default()
        }
    }
}

fn cell(position: &Position, square: rules::Square) -> Option<Cell> {
    let owner = |colour| position.owner(colour).map(number);
    let (kind, seat) = match position.board().cell(square) {
        Ground::Solid => (CellKind::Solid, None),
        Ground::Exit => (CellKind::Exit, None),
        Ground::Home(colour) => (CellKind::Home, owner(colour)),
        Ground::Dot(colour, Laid::Circle) => (CellKind::Circle, owner(colour)),
        Ground::Dot(colour, _) => (CellKind::Area, owner(colour)),
    };
    let dot = match position.board().cell(square) {
        Ground::Dot(_, laid) if position.has_dot(square) => {
            Some(if laid == Laid::Power { Dot::Power } else { Dot::Plain })
        }
        _ => None,
    };
    Some(Cell { square, kind, seat, dot })
}

/// Where neighbours cannot be reached from one another, in either direction.
fn walls(board: &Board) -> Vec<Wall> {
    let solid = |square| board.cell(square) == Ground::Solid;
    let open = |a, b| board.near(a).contains(&b) || board.near(b).contains(&a);
    let mut walls = Vec::new();
    for square in board.squares() {
        for (to, above) in [(rules::Direction::North, true), (rules::Direction::East, false)] {
            let Some(next) = square.step(to, board.files(), board.ranks()) else { continue };
            if !(open(square, next) || solid(square) && solid(next)) {
                walls.push(Wall { square, above });
            }
        }
    }
    walls
}

fn pieces(position: &Position, mover: Option<Seat>) -> Vec<Piece> {
    let ghosts = Seat::all(position.seats()).filter_map(|seat| {
        let ghost = position.ghost(seat)?;
        Some(Piece {
            id: format!("ghost{seat}"),
            kind: PieceKind::Ghost,
            seat: Some(number(seat)),
            square: ghost.at,
            heading: None,
            mood: if ghost.side.is_weak() { Mood::Weak } else { Mood::Plain },
            active: mover == Some(seat) || position.roller() == Some(seat),
        })
    });
    let lady = position.lady().map(|square| Piece {
        id: "lady".to_owned(),
        kind: PieceKind::Mspacman,
        seat: position.leader().map(number),
        square,
        heading: None,
        mood: Mood::Plain,
        active: position
            .leader()
            .is_some_and(|leader| mover == Some(leader) || position.roller() == Some(leader)),
    });
    ghosts.chain(lady).collect()
}

fn hand(position: &Position, seat: Seat) -> Hand {
    let leads = position.leader() == Some(seat) && position.lady().is_some();
    Hand {
        pieces: vec![if leads { PieceKind::Mspacman } else { PieceKind::Ghost }],
        dots: position
            .colour(seat)
            .map(|colour| Count { now: position.dots_left(colour) as u8, of: Board::AREA as u8 }),
        out: position.colour(seat).is_none(),
        ..Hand::default()
    }
}

fn chance(position: &Position) -> Option<Chance> {
    let (seat, shown) = match position.phase() {
        Phase::Opening(_) => (None, None),
        Phase::Roll(seat) => (Some(seat), None),
        Phase::Move(seat, steps) => (Some(seat), Some(steps.to_string())),
        Phase::Place | Phase::Over(_) => return None,
    };
    let spins = seat.is_none() || seat == position.leader();
    let board = position.board();
    Some(if spins {
        let faces = board.spinner().map(|(face, _)| face.to_string());
        Chance { device: Device::Spinner, faces: faces.collect(), shown }
    } else {
        let faces = board.die().map(|(face, _)| face.to_string());
        Chance { device: Device::Die, faces: faces.collect(), shown }
    })
}
