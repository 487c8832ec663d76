//! Ms. Pac-Man as a whole: the check every game must pass, for every number of seats.

use game::conformance;
use rules::mspacman::{Board, Options, Position};

/// A small generator with a fixed seed, so that every run plays the same games.
fn dice(mut seed: u64) -> impl FnMut(u32) -> u32 {
    move |below| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (((seed >> 32) * u64::from(below)) >> 32) as u32
    }
}

#[test]
fn conforms_for_two_to_four_seats() {
    for seats in 2..=4 {
        for capture in ["passing", "exact"] {
            let mut options = Options::default();
            options.set("capture", capture).unwrap();
            let board = Board::named("quarters").unwrap();
            let start = Position::start(board, options, seats).unwrap();
            let reread = |text: &str| {
                Position::parse(text, options, seats)
                    .unwrap_or_else(|error| panic!("{text}: {error:?}"))
            };
            conformance::check(&start, 3, 4000, &mut dice(seats as u64 + 7), reread);
        }
    }
}
