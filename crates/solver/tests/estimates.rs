//! Estimates of mazes by games of level 8 against itself, held against solutions.

use std::cell::Cell;

use engine::{MazeSelfPlay, SearchControl, Stopwatch};
use game::{Exact, MazeEstimate};
use rules::pacman::{Maze, Options, Position};
use solver::SolveRequest;

fn options() -> Options {
    Options { lives: Some(3), ..Options::default() }
}

fn play(
    maze: &str,
    games: u32,
    proof_nodes: u64,
    keep_going: &dyn Fn() -> bool,
) -> Option<MazeEstimate> {
    let start = Position::start(Maze::resolve(maze).unwrap(), options(), 2).unwrap();
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going, report: &|_| {} };
    let play = MazeSelfPlay { lives: vec![1, 2, 3], games, nodes: 300, proof_nodes, seed: 1 };
    let mut told = 0;
    let estimate = play.run(&start, &control, &mut |estimate| {
        assert!(estimate.games() >= told && estimate.games() <= estimate.planned);
        told = estimate.games();
    });
    assert!(estimate.as_ref().is_none_or(|estimate| estimate.games() == estimate.planned));
    estimate
}

/// What a search has proven is true, and no game is played then.
#[test]
fn what_is_proven_is_true() {
    let mut proven = 0;
    for maze in
        ["4x4.3.a1.d4___.a4d1.b2v", "5x5.3.c3.c5a3e3_.a1e1.b2vd3h", "toll-bridge", "three-keys"]
    {
        let request = SolveRequest::new(Maze::resolve(maze).unwrap(), options());
        let values = request.start_values(&mut |_| true).unwrap();
        let estimate = play(maze, 1, 60_000, &|| true).unwrap();
        assert_eq!(estimate.by_lives.len(), 3);
        for (of_lives, value) in estimate.by_lives.iter().zip(values) {
            assert_eq!(of_lives.games(), u32::from(of_lives.proven.is_none()), "{maze}");
            if let Some(found) = of_lives.proven {
                proven += 1;
                assert_eq!(found.verdict, Exact::from(value).verdict, "{maze}");
            }
        }
    }
    assert!(proven >= 3, "{proven}");
}

/// The same seed plays the same games; whoever has enough of it gets nothing.
#[test]
fn games_are_the_same_each_time_and_end_when_they_are_stopped() {
    let estimate = play("toll-bridge", 3, 0, &|| true).unwrap();
    assert_eq!(play("toll-bridge", 3, 0, &|| true), Some(estimate.clone()));
    assert_eq!((estimate.games(), estimate.planned), (9, 9));
    let asked = Cell::new(0);
    let stopped = play("toll-bridge", 3, 0, &|| {
        asked.set(asked.get() + 1);
        asked.get() < 20
    });
    assert_eq!(stopped, None);
}

/// One ghost catches nobody in the open: PAC-MAN wins every game.
#[test]
fn a_maze_that_pacman_wins_is_estimated_so() {
    let estimate = play("6x6.3.d4.d6___.a1f4._", 4, 0, &|| true).unwrap();
    for of_lives in &estimate.by_lives[1..] {
        assert!(of_lives.pacman + of_lives.endless == 4 && of_lives.pacman > 0, "{estimate:?}");
    }
}
