//! How long it takes to look positions up in a solution on disk:
//! `cargo run --release -p palisade-solver --example probing -- [POSITIONS [MAZE [OPTION=VALUE…]]]`.
//! The solution is the one that `palisade solve` keeps. Each position is looked up in three tables
//! that were opened anew, and the shortest time counts.

use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rules::Square;
use rules::pacman::{Maze, Options, Piece, Position, Setup};
use solver::Cache;

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
    let cache = Cache::user(|name| std::env::var(name).ok());
    let open = || cache.open(&maze, &options).expect("a whole file").expect("a solved maze");
    let mut out = std::io::stdout().lock();
    let mut say = |line: String| writeln!(out, "{line}").expect("somewhere to write");
    for piece in Piece::ALL {
        let mut times = vec![Duration::MAX; count];
        // Whatever else the machine does comes in between now and then, but not every time.
        for _ in 0..3 {
            let table = open();
            let mut dice = fastrand::Rng::with_seed(7);
            for time in &mut times {
                let position = position(&mut dice, &maze, options, table.lives(), piece);
                let begin = Instant::now();
                table.probe(&position).expect("the whole maze is solved");
                *time = begin.elapsed().min(*time);
            }
        }
        times.sort();
        let at = |share: usize| -> Duration { times[(times.len() - 1) * share / 1000] };
        let [median, most, longest] = [at(500), at(990), at(1000)];
        say(format!("{piece:?}: {median:?}, 99 of 100 within {most:?}, longest {longest:?}"));
    }
    let opened = (0..3).map(|_| {
        let begin = Instant::now();
        open();
        begin.elapsed()
    });
    say(format!("opening: {:?}", opened.min()));
}

/// A position with that piece to move.
fn position(
    dice: &mut fastrand::Rng,
    maze: &Arc<Maze>,
    options: Options,
    lives: u8,
    piece: Piece,
) -> Position {
    let squares: Vec<Square> = maze.squares().collect();
    loop {
        let pellets: Vec<Square> = maze.pellets().iter().copied().filter(|_| dice.bool()).collect();
        let mut anywhere = || squares[dice.usize(..squares.len())];
        let setup = Setup {
            pac: anywhere(),
            ghosts: maze.ghosts().map(|start| start.map(|_| anywhere())),
            pellets,
            lives: dice.u8(1..=lives),
            to_move: Some(piece),
            holders: None,
            maze: maze.clone(),
        };
        if let Ok(position) = Position::from_setup(setup, options, 2) {
            return position;
        }
    }
}
