//! Any text is a list of puzzles, whose lines are read again as they are written and whose solutions solve
//! them, or is refused with the line that is wrong.
#![no_main]

use libfuzzer_sys::fuzz_target;
use puzzles::{MistakeDeck, PuzzleSession, parse_puzzles};

fuzz_target!(|text: &str| {
    match parse_puzzles(text) {
        Ok(puzzles) => {
            for puzzle in puzzles {
                let again = parse_puzzles(&puzzle.to_string()).expect("it was read once");
                assert_eq!(again, [puzzle.clone()]);
                let mut session = PuzzleSession::new(puzzle);
                session.hint();
                session.show();
                assert!(session.is_done());
            }
        }
        Err(error) => assert!((1..=text.lines().count()).contains(&error.line), "{error:?}"),
    }
    let deck = MistakeDeck::parse(text);
    assert_eq!(MistakeDeck::parse(&deck.text()).cards().len(), deck.cards().len());
});
