use game::{Position as _, Seat, SeatNumber, Turn};
use rules::mspacman::{
    Board, BoardSpec, Colour, DotKind as BoardDot, Phase, Position, SquareKind as BoardCell,
};

use crate::{
    BoardView, CellKind, CellView, ChanceDevice, ChanceView, CountView, DotView, PieceKind,
    PieceMood, PieceView, SeatView, WallView, number,
};

impl From<&Position> for BoardView {
    fn from(position: &Position) -> BoardView {
        let board = position.board();
        let seats = position.seats();
        let mover = match position.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        BoardView {
            files: board.files() as u8,
            ranks: board.ranks() as u8,
            cells: board.squares().map(|square| cell_view(position, square)).collect(),
            walls: walls(board.spec()),
            pieces: pieces(position, mover),
            seats: Seat::all(seats).map(|seat| seat_view(position, seat)).collect(),
            turn: mover.map(number),
            chance: chance(position),
            ..BoardView::default()
        }
    }
}

fn cell_view(position: &Position, square: rules::Square) -> CellView {
    let owner = |colour| position.owner(colour).map(number);
    let cell = cell_of_kind(square, position.board().square_kind(square), owner);
    CellView { dot: cell.dot.filter(|_| position.has_dot(square)), ..cell }
}

/// A square as it is before anything is eaten.
pub(crate) fn cell_of_kind(
    square: rules::Square,
    kind: BoardCell,
    owner: impl Fn(Colour) -> Option<SeatNumber>,
) -> CellView {
    let (kind, seat, dot) = match kind {
        BoardCell::Solid => (CellKind::Solid, None, None),
        BoardCell::Exit => (CellKind::Exit, None, None),
        BoardCell::Home(colour) => (CellKind::Home, owner(colour), None),
        BoardCell::Dot(colour, dot) => {
            let (kind, dot) = match dot {
                BoardDot::Plain => (CellKind::Area, DotView::Plain),
                BoardDot::Power => (CellKind::Area, DotView::Power),
                BoardDot::Circle => (CellKind::Circle, DotView::Plain),
            };
            (kind, owner(colour), Some(dot))
        }
    };
    CellView { square, kind, seat, dot }
}

/// The walls inside a board.
pub(crate) fn walls(spec: &BoardSpec) -> Vec<WallView> {
    let inner = |square: rules::Square, to| square.step(to, spec.files(), spec.ranks()).is_some();
    let mut walls = Vec::new();
    for square in spec.squares() {
        for (to, above) in [(rules::Direction::North, true), (rules::Direction::East, false)] {
            if inner(square, to) && spec.shows_wall(square, to) {
                walls.push(WallView { square, above });
            }
        }
    }
    walls
}

fn pieces(position: &Position, mover: Option<Seat>) -> Vec<PieceView> {
    let ghosts = Seat::all(position.seats()).filter_map(|seat| {
        let ghost = position.ghost(seat)?;
        Some(PieceView {
            id: format!("ghost{seat}"),
            kind: PieceKind::Ghost,
            seat: Some(number(seat)),
            square: ghost.at,
            heading: None,
            mood: if ghost.side.is_weak() { PieceMood::Weak } else { PieceMood::Plain },
            active: mover == Some(seat) || position.roller() == Some(seat),
        })
    });
    let ms_pacman = position.ms_pacman().map(|square| PieceView {
        id: "lady".to_owned(),
        kind: PieceKind::Mspacman,
        seat: position.leader().map(number),
        square,
        heading: None,
        mood: PieceMood::Plain,
        active: position
            .leader()
            .is_some_and(|leader| mover == Some(leader) || position.roller() == Some(leader)),
    });
    ghosts.chain(ms_pacman).collect()
}

pub(crate) fn piece_to_move(position: &Position) -> Option<(PieceKind, SeatNumber)> {
    let seat = match position.turn() {
        Turn::Seat(seat) => seat,
        Turn::Chance => position.roller()?,
        Turn::Over => return None,
    };
    let leads = position.leader() == Some(seat);
    Some((if leads { PieceKind::Mspacman } else { PieceKind::Ghost }, number(seat)))
}

fn seat_view(position: &Position, seat: Seat) -> SeatView {
    let leads = position.leader() == Some(seat) && position.ms_pacman().is_some();
    SeatView {
        pieces: vec![if leads { PieceKind::Mspacman } else { PieceKind::Ghost }],
        dots: position.colour(seat).map(|colour| CountView {
            now: position.dots_left(colour) as u8,
            of: Board::DOTS_PER_AREA as u8,
        }),
        out: position.colour(seat).is_none(),
        ..SeatView::default()
    }
}

fn chance(position: &Position) -> Option<ChanceView> {
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
        ChanceView { device: ChanceDevice::Spinner, faces: faces.collect(), shown }
    } else {
        let faces = board.die().map(|(face, _)| face.to_string());
        ChanceView { device: ChanceDevice::Die, faces: faces.collect(), shown }
    })
}
