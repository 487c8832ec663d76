use game::{Position as _, Seat};
use rules::quoridor::{Position, SIDE};
use rules::{Fence, Orientation};

use super::{PlaneWriter, by_seat};
use crate::side::{quarter_turns, turned, turned_orientation};

pub(super) fn names(seats: usize) -> Vec<String> {
    let mut names: Vec<_> = by_seat("pawn", seats).collect();
    names.extend(["horizontal fences".to_owned(), "vertical fences".to_owned()]);
    names.extend(by_seat("fences left*", seats));
    names.extend(by_seat("to move*", seats));
    names
}

pub(super) fn write<S: Iterator<Item = Seat>>(
    position: &Position,
    side: Seat,
    seats: impl Fn() -> S,
    planes: &mut PlaneWriter<'_>,
) {
    let count = position.seats();
    let turns = quarter_turns(side, count);
    for seat in seats() {
        planes.set(position.pawn(seat).map(|at| turned(at, SIDE, turns)));
    }
    for orientation in [Orientation::Horizontal, Orientation::Vertical] {
        let seen = |&fence: &Fence| turned_orientation(fence.orientation, turns) == orientation;
        let fences = position.fences().filter(seen);
        planes.set(fences.map(|Fence { anchor, .. }| turned(anchor, SIDE - 1, turns)));
    }
    let full_hand = Position::fences_per_seat(count) as f32;
    for seat in seats() {
        planes.constant(position.hand(seat) as f32 / full_hand);
    }
    let mover = position.winner().is_none().then(|| position.mover());
    for seat in seats() {
        planes.constant(f32::from(mover == Some(seat)));
    }
}
