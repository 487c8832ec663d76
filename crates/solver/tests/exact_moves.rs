//! The values of all moves, for every number of lives: from memory as from a file, and as the rules have
//! them.

use game::{Position as _, Random, Turn};
use rules::pacman::{Maze, Options, Position};
use solver::{SolveRequest, Tablebase};

const MAZE: &str = "5x4.3.c2.a4e4__.a1e1c4.b2vc3hd1v";

fn positions(count: usize) -> Vec<Position> {
    let maze = Maze::from_word(MAZE).unwrap().into();
    let start = Position::start(maze, Options::default(), 2).unwrap();
    let mut random = Random::new(20);
    let mut at = start.clone();
    let mut positions = Vec::new();
    while positions.len() < count {
        if at.turn() == Turn::Over {
            at = start.clone();
        }
        positions.push(at.clone());
        let mut moves = Vec::new();
        at.legal_moves(&mut moves);
        at.play(moves[random.below(moves.len() as u32) as usize]);
    }
    positions
}

fn in_memory() -> Tablebase {
    let maze = Maze::from_word(MAZE).unwrap().into();
    SolveRequest::new(maze, Options::default()).solve(&mut |_| true).unwrap()
}

#[test]
fn every_move_has_the_value_of_the_position_it_leads_to() {
    let tablebase = in_memory();
    for position in positions(300).iter().filter(|position| position.turn() != Turn::Over) {
        let exact = tablebase.exact_moves(position).unwrap();
        assert_eq!(exact.lives, position.lives());
        assert_eq!(exact.values.len(), 3, "one to three lives");
        let mut legal: Vec<_> = position.plies().iter().map(ToString::to_string).collect();
        let mut listed: Vec<_> = exact.moves.iter().map(|listed| listed.word.clone()).collect();
        legal.sort();
        listed.sort();
        assert_eq!(listed, legal);
        for lives in 1..=3 {
            let same = position.with_lives(lives).unwrap();
            let value = tablebase.probe(&same).unwrap();
            assert_eq!(exact.values[usize::from(lives) - 1], value.into());
            for (path, value) in tablebase.moves(&same) {
                let listed = exact.moves.iter().find(|listed| listed.word == path.to_string());
                assert_eq!(listed.unwrap().values[usize::from(lives) - 1], value.into());
            }
        }
        // The best comes first, and is worth what the position is worth.
        let own = usize::from(position.lives()) - 1;
        assert_eq!(exact.moves[0].values[own], exact.values[own]);
    }
}

#[test]
fn what_is_over_or_of_another_maze_has_no_values() {
    let tablebase = in_memory();
    // With one life, every catch ends the game.
    let dying = positions(2000).into_iter().filter_map(|position| position.with_lives(1));
    let mut over = dying.flat_map(|position| {
        let plies = position.plies();
        plies.into_iter().map(move |ply| {
            let mut after = position.clone();
            after.apply(ply);
            after
        })
    });
    let over = over.find(|position| position.turn() == Turn::Over).unwrap();
    assert_eq!(tablebase.exact_moves(&over), None);
    let corners = Maze::named("corners").unwrap();
    let other = Position::start(corners, Options::default(), 2).unwrap();
    assert_eq!(tablebase.exact_moves(&other), None);
}

#[test]
fn solving_into_memory_tells_how_far_it_is_and_can_be_stopped() {
    let maze = Maze::from_word(MAZE).unwrap();
    let request = SolveRequest::new(maze.into(), Options::default());
    let mut shares = Vec::new();
    request
        .solve(&mut |progress| {
            shares.push(progress.share);
            true
        })
        .unwrap();
    assert!(shares.is_sorted() && shares[0] == 0.0, "{shares:?}");
    assert!((0.5..1.0).contains(shares.last().unwrap()), "{shares:?}");
    let mut calls = 0;
    let stopped = request.solve(&mut |_| {
        calls += 1;
        calls < 5
    });
    assert!(matches!(stopped, Err(solver::Error::Stopped)) && calls == 5);
}

#[cfg(feature = "native")]
#[test]
fn memory_and_file_agree() {
    let folder = testbed::TestFolder::new("exact");
    let cache = solver::TablebaseCache::new(&folder);
    let maze = Maze::from_word(MAZE).unwrap().into();
    let file = cache.solve(&SolveRequest::new(maze, Options::default()), &mut |_| true).unwrap();
    let memory = in_memory();
    for position in positions(200) {
        assert_eq!(file.exact_moves(&position), memory.exact_moves(&position), "{position}");
    }
}
