use game::{Position as _, Seat, SeatNumber, Turn};
use rules::quoridor::Position;

use crate::{
    BoardView, CellKind, CellView, CountView, PieceKind, PieceMood, PieceView, SeatView, number,
};

impl From<&Position> for BoardView {
    fn from(position: &Position) -> BoardView {
        let seats = position.seats();
        let mover = match position.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        let goals = position.active_seats().flat_map(|seat| {
            let cell = move |square| CellView {
                square,
                kind: CellKind::Goal,
                seat: Some(number(seat)),
                dot: None,
            };
            position.goal_squares(seat).map(cell)
        });
        let pawns = position.active_seats().filter_map(|seat| {
            Some(PieceView {
                id: format!("pawn{seat}"),
                kind: PieceKind::PAWN,
                seat: Some(number(seat)),
                square: position.pawn(seat)?,
                heading: Some(position.goal(seat).into()),
                mood: PieceMood::Plain,
                active: mover == Some(seat),
            })
        });
        let mut fences: Vec<_> = position.fences().collect();
        fences.sort_unstable();
        BoardView {
            files: 9,
            ranks: 9,
            cells: goals.collect(),
            fences,
            pieces: pawns.collect(),
            seats: Seat::all(seats).map(|seat| seat_view(position, seat)).collect(),
            turn: mover.map(number),
            ..BoardView::default()
        }
    }
}

pub(crate) fn piece_to_move(position: &Position) -> Option<(PieceKind, SeatNumber)> {
    match position.turn() {
        Turn::Seat(seat) => Some((PieceKind::PAWN, number(seat))),
        Turn::Chance | Turn::Over => None,
    }
}

fn seat_view(position: &Position, seat: Seat) -> SeatView {
    let shortest_path =
        position.pawn(seat).into_iter().chain(position.shortest_path(seat).into_iter().flatten());
    SeatView {
        pieces: vec![PieceKind::PAWN],
        fences: Some(CountView {
            now: position.hand(seat) as u8,
            of: Position::fences_per_seat(position.seats()) as u8,
        }),
        shortest_path: shortest_path.collect(),
        out: !position.is_active(seat),
        ..SeatView::default()
    }
}
