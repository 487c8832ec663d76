//! Any word is a legal move of a game or refused; the text of an accepted move is the word itself.
#![no_main]

use game::Position;
use libfuzzer_sys::fuzz_target;
use rules::{Game, GameSetup};

fuzz_target!(|input: (u8, &str)| {
    let (pick, words) = input;
    let game = Game::ALL[pick as usize % Game::ALL.len()];
    let seats = game.seats()[pick as usize / Game::ALL.len() % game.seats().len()];
    let setup = GameSetup::new(game).with_seats(seats).expect("a listed number of seats");
    let mut position = setup.start().expect("defaults fit");
    for word in words.split_whitespace() {
        if let Ok(ply) = position.try_play(word) {
            assert_eq!(ply.to_string(), word);
        }
    }
});
