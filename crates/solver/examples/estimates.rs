//! Compares what level 8 against itself says about mazes with what is true: the built-in ones that can be solved
//! in a moment, and random ones.
//!
//! ```sh
//! cargo run --release -p palisade-solver --example estimates -- 8 1000
//! ```

#![expect(clippy::print_stdout, reason = "a program that reports")]

use std::time::Instant;

use engine::{MazeSelfPlay, SearchControl, Stopwatch};
use rules::pacman::{Maze, Options, Position};
use solver::{PositionVerdict, RandomMazes, SolveRequest};

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().expect("a number"));
    let games = args.next().unwrap_or(8) as u32;
    let nodes = args.next().unwrap_or(1_000);
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let shipped = Maze::shipped().iter().filter(|maze| maze.files() * maze.ranks() <= 49).cloned();
    let random = (1..=10).filter_map(|nth| {
        let sides = if nth % 2 == 0 { 6 } else { 7 };
        let mazes =
            RandomMazes { files: sides, ranks: sides, ghosts: 3, pellets: 4, fences: 8, seed: 7 };
        mazes.candidate(nth, 3).map(Into::into)
    });
    let (mut right, mut wrong, mut even) = (0, 0, 0);
    for maze in shipped.chain(random) {
        let options = Options { lives: Some(3), ..Options::default() };
        let request = SolveRequest::new(maze.clone(), options);
        let values = request.start_values(&mut |_| true).expect("enough memory");
        let start = Position::start(maze.clone(), options, 2).expect("a valid maze");
        let play =
            MazeSelfPlay { lives: vec![1, 2, 3], games, nodes, proof_nodes: 50 * nodes, seed: 1 };
        let began = Instant::now();
        let estimate = play.run(&start, &control, &mut |_| {}).expect("nobody stops it");
        let seconds = began.elapsed().as_secs_f32();
        print!("{:44}", maze.word());
        for (value, estimate) in values.iter().zip(&estimate.by_lives) {
            let permille = estimate.permille().expect("games were played");
            let proven = if estimate.proven.is_some() { "!" } else { "" };
            print!("  {}{} {}%{proven}", value.verdict.word(), value.turns, permille / 10);
            match value.verdict {
                PositionVerdict::PacWins if permille > 500 => right += 1,
                PositionVerdict::GhostsWin if permille < 500 => right += 1,
                PositionVerdict::Endless if permille.abs_diff(500) < 250 => right += 1,
                _ if permille == 500 => even += 1,
                _ => wrong += 1,
            }
        }
        println!("  {seconds:.1} s");
    }
    println!("{right} right, {wrong} wrong, {even} undecided");
}
