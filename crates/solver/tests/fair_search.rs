//! The search for fair mazes: it tries what it says, stops and continues, and starts from a maze.
#![cfg(feature = "native")]

use rules::pacman::{Maze, Options};
use solver::{
    Error, FairMaze, FairMazeSearch, FairSearchFile, FairSearchState, MazeCandidates,
    PositionVerdict, RandomMazes,
};
use testbed::TestFolder;

/// Small mazes, several of which are tried before one is fair.
fn small_search(seed: u64) -> FairMazeSearch {
    let mazes = RandomMazes { files: 4, ranks: 4, ghosts: 2, pellets: 2, fences: 3, seed };
    search(MazeCandidates::Random(mazes), 2)
}

fn search(candidates: MazeCandidates, lives: u8) -> FairMazeSearch {
    FairMazeSearch { candidates, lives, turns: 1, options: Options::default(), threads: 1 }
}

fn find(search: &FairMazeSearch) -> (FairMaze, FairSearchState) {
    let mut state = FairSearchState::default();
    let found = search.find(&mut state, &mut |_, _| true).unwrap();
    (found, state)
}

fn verdicts(found: &FairMaze) -> Vec<PositionVerdict> {
    found.starts.iter().map(|value| value.verdict).collect()
}

const GHOSTS_THEN_PAC: [PositionVerdict; 2] =
    [PositionVerdict::GhostsWin, PositionVerdict::PacWins];

#[test]
fn every_maze_before_the_found_one_is_counted() {
    let (found, state) = find(&small_search(1));
    assert_eq!(verdicts(&found), GHOSTS_THEN_PAC);
    assert_eq!(found.maze.lives(), 2);
    assert!(found.tried > 2, "{state:?}: too few to test anything");
    assert_eq!(state.tried(), found.tried - 1, "{state:?}");
}

/// Wherever a search is stopped, it continues with the maze that it was at and finds the same one.
#[test]
fn a_stopped_search_continues_where_it_was() {
    let folder = TestFolder::new("fair-search");
    let search = small_search(1);
    let (expected, counted) = find(&search);
    let file = FairSearchFile::new(folder.path(), &search);
    let mut runs = 0;
    let found = loop {
        runs += 1;
        let state = file.read().unwrap();
        let first = state.tried() + 1;
        let mut seen = Vec::new();
        // Each run finishes one maze, and stops in the one after it.
        let result = search.find_from_file(&file, state, &mut |_, progress| {
            seen.push(progress.nth);
            progress.nth <= first
        });
        assert_eq!(seen.first(), Some(&first), "run {runs}");
        match result {
            Ok(found) => break found,
            Err(Error::Stopped) => assert!(file.path().exists()),
            Err(error) => panic!("{error:?}"),
        }
    };
    assert_eq!(found.maze, expected.maze);
    assert_eq!(found.tried, expected.tried);
    assert!(runs as u64 >= found.tried - counted.illegal - 1, "{runs} runs");
    assert!(!file.path().exists(), "nothing is left to continue");
}

#[test]
fn another_search_has_another_file_and_a_damaged_one_is_told() {
    let folder = TestFolder::new("fair-search-files");
    let of = |search: &FairMazeSearch| FairSearchFile::new(folder.path(), search);
    let search = small_search(1);
    let longer = FairMazeSearch { turns: 4, ..search.clone() };
    let threads = FairMazeSearch { threads: 2, ..search.clone() };
    assert_ne!(of(&search).path(), of(&small_search(2)).path());
    assert_ne!(of(&search).path(), of(&longer).path());
    assert_eq!(of(&search).path(), of(&threads).path(), "threads change nothing");
    let state = FairSearchState { pac: 3, ..FairSearchState::default() };
    of(&search).write(&state).unwrap();
    assert_eq!(of(&search).read().unwrap(), state);
    std::fs::copy(of(&search).path(), of(&longer).path()).unwrap();
    assert!(matches!(of(&longer).read(), Err(Error::Damaged { .. })));
}

/// The maze itself is tried first, then all that is one small change away, then what is a few away.
#[test]
fn a_search_from_a_maze_goes_from_near_to_far() {
    let maze = Maze::named("toll-bridge").unwrap();
    let near = MazeCandidates::Near { maze: maze.clone(), seed: 5 };
    assert_eq!(near.candidate(1, 3).as_ref(), Some(&*maze));
    let changes = maze.small_changes();
    for (nth, (_, changed)) in changes.iter().enumerate() {
        assert_eq!(near.candidate(nth as u64 + 2, 3).as_ref(), Some(changed));
    }
    let beyond = changes.len() as u64 + 2;
    let far: Vec<_> = (beyond..beyond + 40).filter_map(|nth| near.candidate(nth, 3)).collect();
    let distances: Vec<_> = far.iter().map(|far| maze.distance(far)).collect();
    assert!(distances.iter().all(|&distance| distance <= 5), "{distances:?}");
    assert!(distances.iter().any(|&distance| distance > 2), "{distances:?}");
    let other_seed = MazeCandidates::Near { maze, seed: 6 };
    assert_ne!(
        far,
        (beyond..beyond + 40).filter_map(|nth| other_seed.candidate(nth, 3)).collect::<Vec<_>>()
    );
}

/// Two lives are too few in this maze, a small change makes them enough.
#[test]
fn a_fair_maze_is_found_near_one_that_is_not() {
    let maze = Maze::named("toll-bridge").unwrap();
    let (found, state) = find(&search(MazeCandidates::Near { maze: maze.clone(), seed: 1 }, 2));
    assert_eq!(verdicts(&found), GHOSTS_THEN_PAC);
    assert!(state.ghosts > 0, "{state:?}: the maze itself was not fair");
    assert!((1..=5).contains(&maze.distance(&found.maze)), "{:?}", found.maze);
}

#[test]
fn wins_that_are_too_short_are_passed_over() {
    let (any, counted) = find(&small_search(1));
    let shortest = any.starts.iter().map(|value| value.turns).min().unwrap();
    let mut as_long = FairMazeSearch { turns: shortest, ..small_search(1) };
    assert_eq!(find(&as_long).0.maze, any.maze, "just long enough");
    as_long.turns += 1;
    let mut state = FairSearchState::default();
    let passed = as_long.find(&mut state, &mut |_, progress| progress.nth <= any.tried);
    assert!(matches!(passed, Err(Error::Stopped)), "{passed:?}");
    assert!(state.short > counted.short, "{state:?}");
}

/// The workshop draws them as well, of every size: with as many ghosts and pellets as are asked for, and always the same by
/// the same seed.
#[test]
fn random_mazes_of_every_size_have_what_is_asked_for() {
    for (files, ranks) in (4..=9).flat_map(|files| (4..=9).map(move |ranks| (files, ranks))) {
        for (ghosts, pellets) in [(1, 1), (2, 4), (3, 2), (4, 4)] {
            let (fences, seed) = ((files + ranks) / 2, (files * ranks) as u64);
            let mazes = RandomMazes { files, ranks, ghosts, pellets, fences, seed };
            let drawn = || (1..100).find_map(|nth| mazes.candidate(nth, 3)).expect("one of many");
            let maze = drawn();
            let spec = maze.spec();
            assert_eq!((maze.files(), maze.ranks(), maze.lives()), (files, ranks, 3));
            assert_eq!(spec.ghosts.iter().flatten().count(), ghosts);
            assert_eq!((spec.pellets.len(), drawn().word()), (pellets, maze.word()));
            assert!(spec.fences.len() <= fences && spec.faults().is_empty(), "{}", maze.word());
        }
    }
}
