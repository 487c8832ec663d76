//! Perfect play: a side that follows the tablebase gets at least the value it predicted, and every
//! value is the best of the successors' by the rules crate's legal moves.

use std::sync::Arc;

use game::{Position as _, Random};
use rules::Square;
use rules::pacman::{Maze, Options, Piece, Position, Setup};
use solver::{GameValue, PositionVerdict, SolveRequest, Tablebase};

/// A random position of the maze, any piece to move.
fn random_position(random: &mut Random, maze: &Arc<Maze>, options: Options) -> Position {
    let squares: Vec<Square> = maze.squares().collect();
    loop {
        let set = 1 + random.index((1 << maze.pellets().len()) - 1);
        let present = maze.pellets().iter().enumerate().filter(|(nth, _)| set >> nth & 1 != 0);
        let pellets = present.map(|(_, &at)| at).collect();
        let ghosts = maze.ghosts().map(|start| {
            let at = *random.pick(&squares);
            let eaten = random.once_in(8);
            start.filter(|_| !eaten).map(|_| at)
        });
        let setup = Setup {
            pac: *random.pick(&squares),
            ghosts,
            pellets,
            lives: 1 + random.below(maze.lives().into()) as u8,
            to_move: Some(*random.pick(&Piece::ALL)),
            holders: None,
            maze: maze.clone(),
        };
        if let Ok(position) = Position::from_setup(setup, options, 2) {
            return position;
        }
    }
}

/// Plays from many positions, in turn with both sides following the tablebase and with one of them.
fn play_out(tablebase: &Tablebase, maze: &Arc<Maze>, games: usize) {
    let options = Options::default();
    let mut random = Random::new(11);
    let mut seen = [0; 3];
    for nth in 0..games {
        let start = random_position(&mut random, maze, options);
        let value = tablebase.probe(&start).expect("the whole maze is solved");
        seen[value.verdict as usize] += 1;
        let (pac, ghosts) = [(true, true), (true, false), (false, true)][nth % 3];
        let (end, turns) = play(tablebase, &start, &mut random, pac, ghosts);
        match value.verdict {
            PositionVerdict::Endless => {
                let kept = |value: GameValue| match (pac, ghosts) {
                    (true, true) => value == GameValue::ENDLESS,
                    (true, false) => value >= GameValue::ENDLESS,
                    _ => value <= GameValue::ENDLESS,
                };
                assert!(kept(end), "{start} {end:?}");
            }
            verdict => {
                let winner = if verdict == PositionVerdict::PacWins { pac } else { ghosts };
                if pac && ghosts {
                    assert_eq!((end.verdict, turns), (verdict, value.turns), "{start}");
                } else if winner {
                    assert_eq!(end.verdict, verdict, "{start}");
                    assert!(turns <= value.turns, "{start}");
                } else if end.verdict == verdict {
                    assert!(turns >= value.turns || end.turns > 0, "{start}");
                }
            }
        }
    }
    assert!(seen.iter().all(|&count| count > games / 100), "{seen:?}");
}

/// Plays until the game is over, or for 80 turns. Returns the value of the last position and how
/// many turns PAC-MAN took. A side that does not follow the tablebase moves at random.
fn play(
    tablebase: &Tablebase,
    start: &Position,
    random: &mut Random,
    pac: bool,
    ghosts: bool,
) -> (GameValue, u16) {
    let mut position = start.clone();
    let mut turns = 0;
    let mut moves = Vec::new();
    while let Some(piece) = position.to_move() {
        let perfect = if piece == Piece::Pac { pac } else { ghosts };
        if piece == Piece::Pac {
            if turns == 80 {
                break;
            }
            turns += 1;
        }
        moves.clear();
        if perfect {
            moves = tablebase.best(&position);
        } else {
            position.legal_moves(&mut moves);
        }
        position.play(*random.pick(&moves));
    }
    (tablebase.probe(&position).expect("the whole maze is solved"), turns)
}

/// The value of random positions against the best of their successors.
fn check_consistency(tablebase: &Tablebase, maze: &Arc<Maze>, positions: usize) {
    let mut random = Random::new(12);
    let mut moves = Vec::new();
    for _ in 0..positions {
        let position = random_position(&mut random, maze, Options::default());
        moves.clear();
        position.legal_moves(&mut moves);
        let values = moves.iter().map(|&m| {
            let mut next = position.clone();
            next.play(m);
            tablebase.probe(&next).expect("the whole maze is solved")
        });
        let best = match position.to_move() {
            Some(Piece::Pac) => values.max().map(GameValue::after_turn),
            _ => values.min(),
        };
        assert_eq!(tablebase.probe(&position), best, "{position}");
    }
}

fn small_maze() -> (Tablebase, Arc<Maze>) {
    let maze = Arc::new(Maze::from_word("5x5.3.c3.c5a3e3_.a1e1c2.a1vb3hc4vd2h").unwrap());
    let request =
        SolveRequest { threads: 1, ..SolveRequest::new(maze.clone(), Options::default()) };
    (request.solve(&mut |_| true).unwrap(), maze)
}

#[test]
fn perfect_play_lasts_as_long_as_predicted() {
    let (tablebase, maze) = small_maze();
    play_out(&tablebase, &maze, 3000);
}

#[test]
fn values_are_the_best_of_their_successors() {
    let (tablebase, maze) = small_maze();
    check_consistency(&tablebase, &maze, 100_000);
}

/// The same on the shipped maze.
#[test]
#[ignore = "deep: solving it takes minutes and gigabytes"]
fn the_shipped_maze_deeply() {
    let maze = Maze::named("corners").unwrap();
    let request = SolveRequest::new(maze.clone(), Options::default());
    let cache = solver::TablebaseCache::user(|name| std::env::var(name).ok());
    let tablebase = cache.solve(&request, &mut |_| true).unwrap();
    play_out(&tablebase, &maze, 1000);
    check_consistency(&tablebase, &maze, 100_000);
}
