//! Making puzzles: the same seed gives the same ones, a run goes on where it stopped, and what is made holds.

use std::cell::Cell;
use std::fs;

use puzzles::mining::{MiningError, MiningRun, PuzzleMiner, VerifyDepth, verify};
use puzzles::parse_puzzles;
use rules::Game;
use testbed::TestFolder;

#[test]
fn a_run_that_was_stopped_goes_on_and_finds_the_same() {
    let folder = TestFolder::new("mining");
    let run = |name: &str, games: u64| MiningRun {
        game: Game::Pacman,
        games,
        seed: 5,
        out: folder.join(name),
    };
    let whole = run("whole.txt", 4).run(&|| true, &|_| {}).unwrap();
    let left = Cell::new(2);
    let keep_going = || left.replace(left.get() - 1) > 0;
    let stopped = run("parts.txt", 4).run(&keep_going, &|_| {});
    assert!(matches!(stopped, Err(MiningError::Stopped(counts)) if counts.games == 2));
    let parts = run("parts.txt", 4).run(&|| true, &|_| {}).unwrap();
    assert_eq!(parts, whole);
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    assert_eq!(read("parts.txt"), read("whole.txt"));
    assert_eq!(parse_puzzles(&read("whole.txt")).unwrap().len() as u64, whole.kept);
    let dropped: u64 = whole.dropped.iter().sum();
    assert_eq!(dropped + whole.kept, whole.positions, "every position is kept or dropped once");
    let other = MiningRun { seed: 6, ..run("whole.txt", 4) }.run(&|| true, &|_| {});
    assert!(matches!(other, Err(MiningError::Other)));
}

#[test]
fn what_is_mined_exactly_holds_exactly() {
    for (game, games) in [(Game::Pacman, 2), (Game::Mspacman, 1)] {
        let mut miner = PuzzleMiner::new(game, 1);
        let mut found = 0;
        for nth in 0..games {
            for puzzle in miner.mine(nth).puzzles {
                assert_eq!(verify(&puzzle, VerifyDepth::Deep), Ok(()), "{puzzle}");
                assert_eq!(parse_puzzles(&puzzle.to_string()), Ok(vec![puzzle]));
                found += 1;
            }
        }
        assert!(found > 0, "{game}");
    }
}
