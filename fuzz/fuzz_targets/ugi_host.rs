//! A host that sends any words of the protocol in any order is answered by one `bestmove` for every `go`.
#![no_main]

use engine::Settings;
use engine::ugi::{UgiConfig, run};
use libfuzzer_sys::fuzz_target;
use rules::{Game, GameSetup};

const WORDS: &str = include_str!("../../crates/engine/tests/ugi-words.txt");

fuzz_target!(|input: (u8, Vec<u8>)| {
    let (game, picks) = input;
    let words: Vec<_> = WORDS.split_whitespace().filter(|word| *word != "quit").collect();
    let word =
        |pick: &u8| words.get(usize::from(*pick)).map_or("\n".to_owned(), |w| format!("{w} "));
    // What is asked for without an end is ended by the last line.
    let lines = picks.iter().map(word).collect::<String>() + "\nstop\n";
    let setup = GameSetup::new(Game::ALL[usize::from(game) % Game::ALL.len()]);
    let settings = Settings { hash: 1, ..Settings::default() };
    let config = UgiConfig { setup, settings, explain: &|reason| reason.key.to_owned() };
    let mut output = Vec::new();
    run(lines.as_bytes(), &mut output, config).expect("a vector takes everything");
    let output = String::from_utf8(output).expect("text");
    let asked = lines.lines().filter(|line| line.split_whitespace().next() == Some("go")).count();
    let answered = output.lines().filter(|line| line.starts_with("bestmove ")).count();
    assert_eq!(answered, asked, "{lines}\n{output}");
});
