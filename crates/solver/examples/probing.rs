//! Measures how long probes of a tablebase on disk take:
//! `cargo run --release -p palisade-solver --example probing -- [POSITIONS [MAZE [OPTION=VALUE…]]]`.
//! The tablebase is the one that `palisade solve` keeps. Each position is probed in three tablebases
//! opened anew, and the shortest time counts.

use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game::Random;
use rules::Square;
use rules::pacman::{Maze, Options, Piece, Position, Setup};
use solver::TablebaseCache;

fn main() {
    let mut args = std::env::args().skip(1);
    let count: usize = args.next().map_or(1000, |count| count.parse().expect("a number"));
    let maze = args.next().unwrap_or("corners".into());
    let maze = Maze::named(&maze).unwrap_or_else(|| {
        Maze::from_word(&maze).expect("a shipped maze, or one in a word").into()
    });
    let mut options = Options::default();
    for option in args {
        let (name, value) = option.split_once('=').expect("an option is NAME=VALUE");
        options.set(name, value).expect("an option of the game");
    }
    let cache = TablebaseCache::user(|name| std::env::var(name).ok());
    let open = || cache.open(&maze, &options).expect("a whole file").expect("a solved maze");
    let mut out = std::io::stdout().lock();
    let mut print = |line: String| writeln!(out, "{line}").expect("somewhere to write");
    for piece in Piece::ALL {
        let mut times = vec![Duration::MAX; count];
        // Other programs interfere now and then, but hardly three times at the same position.
        for _ in 0..3 {
            let tablebase = open();
            let mut random = Random::new(7);
            for time in &mut times {
                let position = position(&mut random, &maze, options, tablebase.lives(), piece);
                let begin = Instant::now();
                tablebase.probe(&position).expect("the whole maze is solved");
                *time = begin.elapsed().min(*time);
            }
        }
        times.sort();
        let at = |per_mille: usize| -> Duration { times[(times.len() - 1) * per_mille / 1000] };
        let [median, percentile_99, longest] = [at(500), at(990), at(1000)];
        print(format!(
            "{piece:?}: {median:?}, 99 of 100 within {percentile_99:?}, longest {longest:?}"
        ));
    }
    let opened = (0..3).map(|_| {
        let begin = Instant::now();
        open();
        begin.elapsed()
    });
    print(format!("opening: {:?}", opened.min()));
}

/// A random position with that piece to move.
fn position(
    random: &mut Random,
    maze: &Arc<Maze>,
    options: Options,
    lives: u8,
    piece: Piece,
) -> Position {
    let squares: Vec<Square> = maze.squares().collect();
    loop {
        let pellets: Vec<Square> =
            maze.pellets().iter().copied().filter(|_| random.below(2) == 0).collect();
        let mut anywhere = || squares[random.index(squares.len())];
        let setup = Setup {
            pac: anywhere(),
            ghosts: maze.ghosts().map(|start| start.map(|_| anywhere())),
            pellets,
            lives: 1 + random.below(lives.into()) as u8,
            to_move: Some(piece),
            holders: None,
            maze: maze.clone(),
        };
        if let Ok(position) = Position::from_setup(setup, options, 2) {
            return position;
        }
    }
}
