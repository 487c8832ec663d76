//! `cargo bench -p palisade-rules --bench quoridor`: perft, play-outs and fence costs of the classic
//! game.

use divan::Bencher;
use divan::counter::ItemsCount;
use game::Random;
use rules::quoridor::{IncrementalBoard, Options, Position, perft, playout};

fn main() {
    divan::main();
}

const START: &str = "e1,e9 10,10 1 -";

/// Middle games of random play with 14 to 17 fences on the board and some left in each hand.
const CROWDED: [&str; 3] = [
    "e4,e6 3,3 1 a2h,a5v,b7h,c2v,c4h,d6v,d8h,e2h,e4v,f6h,g3v,g5h,h1h,h7v",
    "d5,f4 2,3 1 a3h,a7h,b1v,b5v,c3h,c6h,d1h,d7v,e3v,e6h,f1v,f7h,g4h,h2v,h6h",
    "c5,g5 2,2 2 a1h,a4h,b2v,b6v,c1h,c7h,d3h,d5v,e1v,e7h,f3h,f5v,g1h,g7v,h3h,h5h",
];

fn position(text: &str) -> Position {
    Position::parse(text, 2, &Options::default()).expect("a legal position")
}

/// Leaves per second of perft 4 from the start.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn perft_4_start(bencher: Bencher<'_, '_>) {
    let start = position(START);
    bencher.counter(ItemsCount::new(perft(&start, 4))).bench(|| perft(divan::black_box(&start), 4));
}

/// Leaves per second of perft 3 from crowded middle games.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn perft_3_crowded(bencher: Bencher<'_, '_>) {
    let middles = CROWDED.map(position);
    let count = || middles.iter().map(|middle| perft(divan::black_box(middle), 3)).sum::<u64>();
    bencher.counter(ItemsCount::new(count())).bench(count);
}

/// Uniformly random complete games per second.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn playouts_start(bencher: Bencher<'_, '_>) {
    games(bencher, 2);
}

/// The same for four seats.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn playouts_start_four(bencher: Bencher<'_, '_>) {
    games(bencher, 4);
}

fn games(bencher: Bencher<'_, '_>, seats: usize) {
    const GAMES: u64 = 2000;
    let start = Position::start(seats, &Options::default()).expect("a start");
    let mut random = Random::new(1);
    let mut below = |bound: u32| random.below(bound);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        (0..GAMES).map(|_| playout(start, u64::MAX, &mut below).plies).sum::<u64>()
    });
}

/// Building an incremental board from a crowded position, as checking a single fence does.
#[divan::bench]
fn build_incremental_board_crowded(bencher: Bencher<'_, '_>) {
    let middle = position(CROWDED[0]);
    bencher.bench(|| IncrementalBoard::new(divan::black_box(middle)).legal_fences());
}

/// What every legal fence costs everybody, as the heat map of fences asks for every position.
#[divan::bench(args = [START, CROWDED[0], CROWDED[1], CROWDED[2]])]
fn fence_costs(bencher: Bencher<'_, '_>, text: &str) {
    let position = position(text);
    bencher.bench(|| divan::black_box(&position).fence_costs());
}

/// The same for four seats at the start.
#[divan::bench]
fn fence_costs_four(bencher: Bencher<'_, '_>) {
    let start = Position::start(4, &Options::default()).expect("a start");
    bencher.bench(|| divan::black_box(&start).fence_costs());
}
