//! Any lines are commands of the protocol or are refused in one line; the engine goes on after each.
#![no_main]

use engine::Settings;
use engine::ugi::{UgiConfig, run};
use libfuzzer_sys::fuzz_target;
use rules::{Game, GameSetup};

fuzz_target!(|input: (u8, &str)| {
    let (pick, text) = input;
    let setup = GameSetup::new(Game::ALL[pick as usize % Game::ALL.len()]);
    let settings = Settings { hash: 1, ..Settings::default() };
    let mut lines = String::new();
    // What may rightly take long or much memory is left out, or cut short.
    let costly =
        |line: &str| ["hash", "threads", "infinite", "quit"].iter().any(|word| line.contains(word));
    for line in text.lines().filter(|line| !costly(&line.to_ascii_lowercase())) {
        let limit = if line.trim_start().starts_with("go") { " nodes 20" } else { "" };
        lines += &format!("{line}{limit}\n");
    }
    lines += "isready\nquit\n";
    let mut output = Vec::new();
    let config = UgiConfig { setup, settings, explain: &|reason| reason.key.to_owned() };
    run(lines.as_bytes(), &mut output, config).expect("a vector takes everything");
    assert!(String::from_utf8(output).expect("text").contains("readyok"), "{lines}");
});
