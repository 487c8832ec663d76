//! How what level 8 against itself says about a board of Ms. Pac-Man changes with the nodes of a move: on the built-in
//! board, on the same without walls, and on those in the files named.
//!
//! ```sh
//! cargo run --release -p palisade-engine --example board_estimates -- 20 crates/rules/tests/mspacman/alley.board
//! ```

#![expect(clippy::print_stdout, reason = "a program that reports")]

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use engine::{BoardSelfPlay, SearchControl, Stopwatch};
use game::{BoardEstimate, PlayersEstimate};
use rules::mspacman::Board;

const NODES: [u64; 4] = [100, 300, 1_000, 3_000];

/// The games of one seed, which one thread plays.
const GAMES_OF_SEED: u32 = 4;

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u32 = args.next().map_or(20, |games| games.parse().expect("a number of games"));
    let quarters = Board::named("quarters").expect("it is built in");
    let mut open = quarters.spec().clone();
    open.clear_walls();
    let open = Arc::new(Board::new(open).expect("fewer walls close nothing"));
    let mut boards = vec![("quarters".to_owned(), quarters), ("without walls".to_owned(), open)];
    boards.extend(args.map(|path| {
        let text = std::fs::read_to_string(&path).expect("a file");
        let board = Board::parse(&text).expect("a valid board");
        (path.rsplit('/').next().unwrap_or_default().to_owned(), Arc::new(board))
    }));
    println!("| board | nodes | 2 players | 3 players | 4 players | turns | seconds a game |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for (name, board) in boards {
        for nodes in NODES {
            let (players, time) = play(&board, games, nodes);
            print!("| {name} | {nodes} |");
            players.iter().for_each(|players| print!(" {} |", shares(players)));
            let turns = players.iter().filter_map(PlayersEstimate::mean_turns);
            let turns: Vec<_> = turns.map(|turns| turns.to_string()).collect();
            let played: u32 = players.iter().map(PlayersEstimate::games).sum();
            println!(" {} | {:.2} |", turns.join(" "), time.as_secs_f32() / played as f32);
        }
    }
}

/// So many games of each number of players, on all processors, and the time that they took together.
fn play(board: &Arc<Board>, games: u32, nodes: u64) -> (Vec<PlayersEstimate>, Duration) {
    let seeds = games.div_ceil(GAMES_OF_SEED) as usize;
    let next = AtomicUsize::new(0);
    let work = || {
        let clock = Stopwatch::default();
        let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
        let mut done = Vec::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds {
                return done;
            }
            let began = Instant::now();
            let play = BoardSelfPlay { games: GAMES_OF_SEED, nodes, seed: seed as u64 + 1 };
            let estimate = play.run(board, &control, &mut |_| {}).expect("nobody stops it");
            done.push((estimate, began.elapsed()));
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let done: Vec<(BoardEstimate, Duration)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("it plays")).collect()
    });
    let mut sums: Vec<PlayersEstimate> = Vec::new();
    for (estimate, _) in &done {
        sums.resize_with(estimate.by_players.len(), PlayersEstimate::default);
        for (sum, players) in sums.iter_mut().zip(&estimate.by_players) {
            sum.wins.resize(players.wins.len(), 0);
            sum.wins.iter_mut().zip(&players.wins).for_each(|(sum, wins)| *sum += wins);
            sum.endless += players.endless;
            sum.turns += players.turns;
        }
    }
    (sums, done.iter().map(|(_, time)| *time).sum())
}

/// Every player's wins in percent, from a on.
fn shares(players: &PlayersEstimate) -> String {
    let shares = players.permille().unwrap_or_default().into_iter();
    let shares: Vec<_> = shares.map(|share| format!("{:.0}", f32::from(share) / 10.0)).collect();
    shares.join(" ")
}
