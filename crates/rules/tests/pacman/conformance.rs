//! The PAC-MAN variant passes the conformance check of all games.

use std::sync::Arc;

use game::{Random, conformance};
use rules::pacman::{Maze, Options, Position};

use crate::random;

fn check(maze: Arc<Maze>, options: Options, seats: usize, seed: u64) {
    let start = Position::start(maze, options, seats).unwrap();
    let mut random = Random::new(seed);
    conformance::check(&start, 6, 4000, &mut |n| random.below(n), |text| {
        Position::parse(text, options, seats).unwrap()
    });
}

#[test]
fn p01_corners_conforms_with_two_to_five_players() {
    for seats in 2..=5 {
        check(Maze::named("corners").unwrap(), Options::default(), seats, seats as u64);
    }
}

#[test]
fn small_mazes_conform_under_every_option() {
    let mut random = Random::new(9);
    for seed in 0..24 {
        let maze = Arc::new(random::maze(&mut random));
        let ghosts = maze.ghosts().iter().flatten().count();
        let options = random::options(&mut random);
        check(maze, options, 2 + random.below(ghosts as u32) as usize, seed);
    }
}
