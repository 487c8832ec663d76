use game::{Position as _, Seat, Turn};
use rules::quoridor::Position;

use super::{Cell, CellKind, Count, Hand, Mood, Piece, PieceKind, View, number};

impl From<&Position> for View {
    fn from(position: &Position) -> View {
        let seats = position.seats();
        let mover = match position.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        let goals = position.seated().flat_map(|seat| {
            let cell = move |square| Cell {
                square,
                kind: CellKind::Goal,
                seat: Some(number(seat)),
                dot: None,
            };
            position.goal_cells(seat).map(cell)
        });
        let pawns = position.seated().filter_map(|seat| {
            Some(Piece {
                id: format!("pawn{seat}"),
                kind: PieceKind::Pawn,
                seat: Some(number(seat)),
                square: position.pawn(seat)?,
                heading: Some(position.goal(seat).into()),
                mood: Mood::Plain,
                active: mover == Some(seat),
            })
        });
        let mut fences: Vec<_> = position.fences().collect();
        fences.sort();
        View {
            files: 9,
            ranks: 9,
            cells: goals.collect(),
            fences,
            pieces: pawns.collect(),
            seats: Seat::all(seats).map(|seat| hand(position, seat)).collect(),
            turn: mover.map(number),
            ..View::default()
        }
    }
}

fn hand(position: &Position, seat: Seat) -> Hand {
    let way = position.pawn(seat).into_iter().chain(position.way(seat).into_iter().flatten());
    Hand {
        pieces: vec![PieceKind::Pawn],
        fences: Some(Count {
            now: position.hand(seat) as u8,
            of: Position::allotment(position.seats()) as u8,
        }),
        way: way.collect(),
        out: !position.is_in(seat),
        ..Hand::default()
    }
}
