//! Any text is a position or is refused; a position's text is canonical and its moves are legal.
#![no_main]

use game::Position;
use libfuzzer_sys::fuzz_target;
use rules::{Game, GameSetup};

fuzz_target!(|text: &str| {
    for game in Game::ALL {
        for &seats in game.seats() {
            let setup = GameSetup::new(game).with_seats(seats).expect("a listed number of seats");
            let Ok(position) = setup.parse_position(text) else { continue };
            let canonical = position.to_string();
            assert_eq!(setup.parse_position(&canonical).as_ref(), Ok(&position), "{canonical}");
            for ply in position.plies().into_iter().take(200) {
                assert_eq!(position.read(&ply.to_string()), Ok(ply), "{canonical}");
                position.clone().apply(ply);
            }
        }
    }
});
