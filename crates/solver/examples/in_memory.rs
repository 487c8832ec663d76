//! How large a maze is solved into memory in a given time, by one thread and without files, as a worker
//! of a browser does it:
//! `cargo run --release -p palisade-solver --no-default-features --example in_memory -- [SECONDS]`.
//! Mazes grow until one takes longer.

use std::io::Write;
use std::time::{Duration, Instant};

use rules::Square;
use rules::pacman::{Maze, MazeSpec, Options};
use solver::{Error, SolveRequest};

fn main() {
    let seconds = std::env::args().nth(1).map_or(10.0, |text| text.parse().expect("a number"));
    let limit = Duration::from_secs_f64(seconds);
    let mut out = std::io::stdout().lock();
    writeln!(out, "{:>5} {:>6} {:>7} {:>9}", "board", "ghosts", "pellets", "seconds")
        .expect("somewhere to write");
    for ghosts in 1..=4 {
        for pellets in [1, 2, 4] {
            let fitting = (4..=9).map_while(|side| solve(side, ghosts, pellets, limit));
            let Some((side, time)) = fitting.last() else { continue };
            let (board, time) = (format!("{side}x{side}"), time.as_secs_f64());
            writeln!(out, "{board:>5} {ghosts:>6} {pellets:>7} {time:>9.1}")
                .expect("somewhere to write");
        }
    }
}

/// The time to solve an open maze of that size with three lives; nothing where it takes too long.
fn solve(side: usize, ghosts: usize, pellets: usize, limit: Duration) -> Option<(usize, Duration)> {
    let (middle, last) = (side / 2, side - 1);
    let square = Square::new;
    let places = [square(middle, last), square(0, middle), square(last, middle), square(middle, 0)];
    let corners = [square(0, 0), square(last, last), square(0, last), square(last, 0)];
    let maze = Maze::new(MazeSpec {
        files: side,
        ranks: side,
        pac: square(middle, middle),
        ghosts: std::array::from_fn(|nth| (nth < ghosts).then_some(places[nth])),
        pellets: corners[..pellets].to_vec(),
        fences: Vec::new(),
        lives: 3,
    });
    let request = SolveRequest::new(maze.expect("a maze").into(), Options::default());
    let request = SolveRequest { threads: 1, ..request };
    let begin = Instant::now();
    match request.solve(&mut |_| begin.elapsed() <= limit) {
        Ok(_) => Some((side, begin.elapsed())),
        Err(Error::Stopped) => None,
        Err(error) => panic!("{error:?}"),
    }
}
