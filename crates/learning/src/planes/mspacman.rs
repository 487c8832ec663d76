use game::{Position as _, Seat, Turn};
use rules::mspacman::{DieFace, DotKind, Phase, Position, Side, SquareKind};
use rules::{Direction, Square};

use super::{PlaneWriter, by_seat};

pub(super) fn names(seats: usize) -> Vec<String> {
    let mut names = vec!["ms pacman".to_owned()];
    names.extend(by_seat("ghost", seats));
    names.extend(by_seat("weakness of ghost", seats));
    names.extend(by_seat("area", seats));
    let board = ["dots", "power dots", "exits", "closed to the north", "closed to the east"];
    names.extend(board.map(str::to_owned));
    names.extend(by_seat("leads*", seats));
    names.extend(by_seat("to move*", seats));
    names.extend(["steps*", "to place*"].map(str::to_owned));
    names
}

pub(super) fn write<S: Iterator<Item = Seat>>(
    position: &Position,
    seats: impl Fn() -> S,
    planes: &mut PlaneWriter<'_>,
) {
    let board = position.board();
    let squares_of = |is: &dyn Fn(SquareKind) -> bool| -> Vec<Square> {
        board.squares().filter(|&square| is(board.square_kind(square))).collect()
    };
    planes.set(position.ms_pacman());
    for seat in seats() {
        planes.set(position.ghost(seat).map(|ghost| ghost.at));
    }
    for seat in seats() {
        planes.squares(position.ghost(seat).map(|ghost| (ghost.at, weakness(ghost.side))));
    }
    for seat in seats() {
        let colour = position.colour(seat);
        planes
            .set(squares_of(&|kind| matches!(kind, SquareKind::Dot(of, _) if Some(of) == colour)));
    }
    let dots = squares_of(&|kind| matches!(kind, SquareKind::Dot(..)));
    planes.set(dots.into_iter().filter(|&square| position.has_dot(square)));
    let power = squares_of(&|kind| matches!(kind, SquareKind::Dot(_, DotKind::Power)));
    planes.set(power.into_iter().filter(|&square| position.has_dot(square)));
    planes.set(board.exits());
    for direction in [Direction::North, Direction::East] {
        let is_closed = |&square: &Square| {
            let next = square.step(direction, board.files(), board.ranks());
            next.is_none_or(|next| !board.neighbours(square).contains(&next))
        };
        planes.set(board.squares().filter(is_closed));
    }
    for seat in seats() {
        planes.constant(f32::from(position.leader() == Some(seat)));
    }
    let mover = match position.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance => position.roller(),
        Turn::Over => None,
    };
    for seat in seats() {
        planes.constant(f32::from(mover == Some(seat)));
    }
    let steps = match position.phase() {
        Phase::Move(_, steps) => steps,
        _ => 0,
    };
    planes.constant(f32::from(steps) / f32::from(DieFace::MAX_STEPS));
    planes.constant(f32::from(position.phase() == Phase::Place));
}

/// How long a ghost stays weak: the longer, the closer to 1.
fn weakness(side: Side) -> f32 {
    match side {
        Side::Strong => 0.0,
        Side::Flipped => 0.25,
        Side::Fading => 0.5,
        Side::Powered => 1.0,
    }
}
