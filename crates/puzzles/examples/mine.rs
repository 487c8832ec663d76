//! Mines puzzles without the rest of the program: `mine GAME GAMES SEED FILE`, or checks the first of a file:
//! `mine check COUNT NODES FILE`.
#![allow(clippy::print_stdout, reason = "a program")]

use puzzles::mining::{MiningRun, VerifyDepth, verify};
use puzzles::parse_puzzles;
use rules::Game;

fn main() {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let [what, first, second, file] = &args[..] else { panic!("four arguments") };
    let number = |text: &str| text.parse::<u64>().expect("a number");
    if what == "check" {
        let text = std::fs::read_to_string(file).expect("a file");
        let puzzles = parse_puzzles(&text).expect("puzzles");
        for puzzle in puzzles.iter().take(number(first) as usize) {
            let result = verify(puzzle, VerifyDepth::Nodes(number(second)));
            println!("{} {}", puzzle.id, result.err().map_or("holds", |test| test.name()));
        }
        return;
    }
    let run = MiningRun {
        game: Game::parse(what).expect("a game"),
        games: number(first),
        seed: number(second),
        out: file.into(),
    };
    let counts = run.run(&|| true, &|_| {}).expect("mined");
    println!("{}", counts.text());
}
