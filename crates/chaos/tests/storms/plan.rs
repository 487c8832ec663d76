//! What kind of table a storm is at.

use api::{NewTable, SeatAssignment, SeatSpec, TimeControl};
use fastrand::Rng;

/// Everybody at the tables; the first creates them, and the last only watches.
pub(crate) const PEOPLE: [&str; 6] = ["ada", "bob", "cid", "dan", "eve", "zoe"];

/// The settings of a table: any number of seats that the game has, any time control, and seats of the
/// creator, of others and of computers in any mixture.
pub(crate) fn table(game: &str, random: &mut Rng) -> NewTable {
    let seats = match game {
        "quoridor" => random.choice([2, 4]),
        "pacman" => random.choice([2, 3, 4, 5]),
        _ => random.choice([2, 3, 4]),
    };
    let seats = seats.expect("some numbers of seats");
    let computers = random.u8(0..4) < 2;
    let assignment = |random: &mut Rng| match random.u8(0..10) {
        0 | 1 => SeatAssignment::Me,
        2..=4 if computers => SeatAssignment::Level { level: 1 },
        _ => SeatAssignment::Open,
    };
    let mut seat_specs: Vec<_> =
        (1..seats).map(|_| SeatSpec { assignment: assignment(random), piece: None }).collect();
    let place = random.usize(0..=seat_specs.len());
    seat_specs.insert(place, SeatSpec { assignment: SeatAssignment::Me, piece: None });
    NewTable {
        seats,
        seat_specs,
        time_control: time_control(random),
        repetition: random.bool(),
        ..NewTable::new(game)
    }
}

fn time_control(random: &mut Rng) -> TimeControl {
    match random.u8(0..6) {
        0 => TimeControl::PerMove { seconds: 20 },
        1 => TimeControl::SuddenDeath { seconds: 120 },
        2 => TimeControl::Fischer { seconds: 60, increment: 3 },
        3 => TimeControl::Correspondence { days: 2 },
        _ => TimeControl::None,
    }
}

/// How long it is until something happens, in milliseconds: often not at all, seldom very long.
pub(crate) fn pause(time_control: TimeControl, random: &mut Rng) -> u64 {
    let unit = match time_control {
        TimeControl::Correspondence { .. } => 3_600_000,
        _ => 500,
    };
    match random.u8(0..20) {
        0..=5 => 0,
        6..=15 => random.u64(0..unit),
        16..=18 => random.u64(0..6 * unit),
        _ => random.u64(0..50 * unit),
    }
}
