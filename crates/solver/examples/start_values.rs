//! What to measure the solver by: the values of a built-in maze's start, in one thread and without files.
//! `time cargo run --release -p palisade-solver --example start_values -- [MAZE] [LIVES]`.

use std::io::Write;

use rules::pacman::{Maze, Options};
use solver::SolveRequest;

fn main() {
    let mut args = std::env::args().skip(1);
    let maze = args.next().unwrap_or_else(|| "corners".into());
    let maze = Maze::named(&maze).expect("the name of a built-in maze");
    let lives = args.next().map_or(3, |text| text.parse().expect("a number of lives"));
    let request = SolveRequest::new(maze, Options::default());
    let request = SolveRequest { lives, threads: 1, ..request };
    let values = request.start_values(&mut |_| true).expect("memory for it");
    for (nth, value) in values.iter().enumerate() {
        writeln!(std::io::stdout(), "{} lives: {value:?}", nth + 1).expect("somewhere to write");
    }
}
