//! Any words played at any table are taken or refused; a taken one reads back as itself.
#![no_main]

use game::Position;
use libfuzzer_sys::fuzz_target;
use rules::{Game, Table};

fuzz_target!(|input: (u8, &str)| {
    let (pick, words) = input;
    let game = Game::ALL[pick as usize % Game::ALL.len()];
    let seats = game.seats()[pick as usize / Game::ALL.len() % game.seats().len()];
    let table = Table::new(game).with_seats(seats).expect("a listed number of seats");
    let mut position = table.start().expect("defaults fit");
    for word in words.split_whitespace() {
        if let Ok(ply) = position.try_play(word) {
            assert_eq!(ply.to_string(), word);
        }
    }
});
