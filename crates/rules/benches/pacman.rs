//! `cargo bench -p palisade-rules --bench pacman`: random turns of the PAC-MAN variant.

use divan::Bencher;
use divan::counter::ItemsCount;
use game::Position as _;
use rules::pacman::{Maze, Options, Piece, Position};

fn main() {
    divan::main();
}

/// Turns of random play per second. A turn is PAC-MAN's move and those of all ghosts on the board.
#[divan::bench]
fn random_turns(bencher: Bencher<'_, '_>) {
    const TURNS: usize = 10_000;
    let maze = Maze::named("corners").expect("shipped");
    let start = Position::start(maze, Options::default(), 2).expect("a table of two");
    let mut moves = Vec::new();
    let mut random = 1_u64;
    bencher.counter(ItemsCount::new(TURNS)).bench_local(|| {
        let mut position = start.clone();
        let mut turns = 0;
        while turns < TURNS {
            match position.to_move() {
                None => position.restore(start.state()),
                Some(piece) => {
                    turns += usize::from(piece == Piece::Pac);
                    moves.clear();
                    position.legal_moves(&mut moves);
                    random ^= random << 13;
                    random ^= random >> 7;
                    random ^= random << 17;
                    let pick = (u128::from(random) * moves.len() as u128) >> 64;
                    position.play(moves[pick as usize]);
                }
            }
        }
        position
    });
}

/// Leaves of the game tree from the start, five plies deep.
#[divan::bench]
fn perft(bencher: Bencher<'_, '_>) {
    let maze = Maze::named("corners").expect("shipped");
    let start = Position::start(maze, Options::default(), 2).expect("a table of two");
    let leaves = game::perft::perft(&start, 5);
    bencher.counter(ItemsCount::new(leaves)).bench_local(|| game::perft::perft(&start, 5));
}
