//! `cargo bench -p palisade-rules --bench mspacman`: move generation of Ms. Pac-Man on the shipped
//! board.

use divan::counter::ItemsCount;
use game::Position as _;
use game::playout::{PlayoutBuffers, playout};
use rules::mspacman::{Board, Options, Position};

fn main() {
    divan::main();
}

fn random(mut seed: u64) -> impl FnMut(u32) -> u32 {
    move |below| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (((seed >> 32) * u64::from(below)) >> 32) as u32
    }
}

/// A turn is a roll and a move: two plies.
const TURNS: u64 = 10_000;

#[divan::bench(args = [2, 3, 4], sample_count = 5, sample_size = 1)]
fn random_turns(bencher: divan::Bencher<'_, '_>, seats: usize) {
    let board = Board::named("quarters").expect("it is shipped");
    let start = Position::start(board, Options::default(), seats).expect("two to four can play");
    bencher.counter(ItemsCount::new(TURNS)).bench_local(|| {
        let (mut random, mut buffers) = (random(1983), PlayoutBuffers::default());
        let mut left = 2 * TURNS;
        while left > 0 {
            left -= playout(&mut start.clone(), left, &mut random, &mut buffers).plies;
        }
    });
}

/// Listing all paths of a six from an exit: thousands.
#[divan::bench]
fn six_from_an_exit(bencher: divan::Bencher<'_, '_>) {
    let position = at_an_exit();
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    bencher.counter(ItemsCount::new(moves.len())).bench_local(|| {
        moves.clear();
        position.legal_moves(&mut moves);
    });
}

/// The distinct successor positions of those paths, as a search needs them.
#[divan::bench]
fn futures_of_a_six_from_an_exit(bencher: divan::Bencher<'_, '_>) {
    let position = at_an_exit();
    let mut successors = Vec::new();
    bencher.bench_local(|| {
        successors.clear();
        position.successors(&mut successors);
    });
}

fn at_an_exit() -> Position {
    let text = "a,b,c 1:e9 -,f6:S,f4:P2 - move:1:6 quarters";
    Position::parse(text, Options::default(), 3).expect("legal")
}
