//! Any text is a maze or board or is refused; its one-word form round-trips.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{mspacman::Board, pacman::Maze};

fuzz_target!(|text: &str| {
    if let Ok(maze) = Maze::parse(text).or_else(|_| Maze::from_word(text)) {
        let again = Maze::from_word(&maze.word()).expect("its one-word form is valid");
        assert_eq!(again.word(), maze.word());
    }
    if let Ok(board) = Board::parse(text).or_else(|_| Board::from_word(text)) {
        let again = Board::from_word(board.word()).expect("its one-word form is valid");
        assert_eq!(again.word(), board.word());
    }
});
