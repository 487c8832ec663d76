use game::Seat;
use rules::quoridor::Position;
use rules::{Fence, Orientation};

use super::{PlaneWriter, by_seat};

pub(super) fn names(seats: usize) -> Vec<String> {
    let mut names: Vec<_> = by_seat("pawn", seats).collect();
    names.extend(["horizontal fences".to_owned(), "vertical fences".to_owned()]);
    names.extend(by_seat("fences left*", seats));
    names.extend(by_seat("to move*", seats));
    names
}

pub(super) fn write(position: &Position, seats: usize, planes: &mut PlaneWriter<'_>) {
    for seat in Seat::all(seats) {
        planes.set(position.pawn(seat));
    }
    for orientation in [Orientation::Horizontal, Orientation::Vertical] {
        let fences = position.fences().filter(|fence| fence.orientation == orientation);
        planes.set(fences.map(|Fence { anchor, .. }| anchor));
    }
    let full_hand = Position::fences_per_seat(seats) as f32;
    for seat in Seat::all(seats) {
        planes.constant(position.hand(seat) as f32 / full_hand);
    }
    let mover = position.winner().is_none().then(|| position.mover());
    for seat in Seat::all(seats) {
        planes.constant(f32::from(mover == Some(seat)));
    }
}
