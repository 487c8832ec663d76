//! Whole matches: fair seats, faults that cost the game, and going on where a match stopped.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use arena::{Entrant, Fault, Match, Sprt, Venue, Verdict};
use engine::Limits;
use game::{Cause, Departure};
use rules::{Game, Table};

fn contest(game: Game, seats: usize, entrants: &[&str]) -> Match {
    let table = Table::new(game).with_seats(seats).expect("the game has that table");
    Match {
        venues: vec![Venue { start: table.start().expect("defaults fit"), table }],
        entrants: entrants.iter().map(|text| Entrant::parse(text).expect("a player")).collect(),
        mirror: false,
        limits: Limits { nodes: Some(200), ..Limits::default() },
        games: 2,
        parallel: 1,
        opening: 2,
        longest: 300,
        seed: 7,
        sprt: None,
        folder: None,
    }
}

fn program(name: &str) -> String {
    format!("sh {}/tests/programs/{name}.sh", env!("CARGO_MANIFEST_DIR"))
}

fn fault_of(name: &str) -> Fault {
    let contest = Match {
        limits: Limits::movetime(Duration::from_millis(1)),
        ..contest(Game::Quoridor, 2, &[&program(name), "level:1"])
    };
    let game = contest.play(0);
    let ending = game.archive.record.ending().expect("the other has won");
    assert_eq!(ending.cause, Cause::Departure(Departure::Fault));
    assert_eq!(ending.outcome.to_string(), "0,1");
    let (entrant, fault) = game.fault.expect("there was one");
    assert_eq!(entrant, 0);
    fault
}

#[test]
fn an_illegal_move_loses_the_game_with_the_reason() {
    assert!(matches!(fault_of("illegal"), Fault::Illegal { word, .. } if word == "z9"));
}

#[test]
fn a_crash_loses_the_game_with_the_reason() {
    assert!(matches!(fault_of("crash"), Fault::Crashed(how) if how.contains('3')));
    assert!(matches!(fault_of("not-there"), Fault::Crashed(_)));
}

#[test]
fn a_hang_loses_the_game_with_the_reason() {
    assert_eq!(fault_of("hang"), Fault::Hung);
}

#[test]
fn the_match_goes_on_after_a_fault() {
    let contest = contest(Game::Quoridor, 4, &["level:1", &program("illegal")]);
    let contest = Match { games: 4, ..contest };
    let (tally, _) = contest.run(&|| true, &|_| {}).expect("no files are written");
    assert_eq!(tally.results(), (4, 0, 0));
    assert_eq!(tally.faults(), 4);
}

#[test]
fn every_game_and_table_is_played_to_its_end() {
    for (game, seats) in [
        (Game::Quoridor, 2),
        (Game::Quoridor, 4),
        (Game::Pacman, 2),
        (Game::Pacman, 5),
        (Game::Mspacman, 3),
    ] {
        let contest = contest(game, seats, &["level:2", "mcts:10"]);
        let (tally, _) = contest.run(&|| true, &|_| {}).expect("no files are written");
        assert_eq!(tally.games(), 2, "{game} {seats}");
        assert_eq!(tally.faults(), 0, "{game} {seats}");
        assert_eq!(tally.roles().is_some(), game == Game::Pacman);
    }
}

#[test]
fn mirror_games_tell_the_roles_apart() {
    let contest = contest(Game::Pacman, 2, &["level:2", "level:1"]);
    let contest = Match { games: 6, mirror: true, longest: 60, ..contest };
    let (tally, _) = contest.run(&|| true, &|_| {}).expect("no files are written");
    assert_eq!((tally.games(), tally.rounds().len()), (6, 2));
    let (wins, draws, losses) = tally.results();
    assert_eq!(wins + draws + losses, 4, "a mirror game is nobody's result");
    let (pacman, ghosts) = tally.roles().expect("the game has roles");
    assert_eq!((pacman.games, ghosts.games), (2, 2));
    assert!(pacman.pellets.p.is_some() && ghosts.turns.p.is_some());
}

#[test]
fn an_interrupted_match_goes_on_where_it_stopped() {
    let folder = std::env::temp_dir().join(format!("palisade-match-{}", std::process::id()));
    let contest = Match {
        games: 6,
        folder: Some(folder.clone()),
        ..contest(Game::Quoridor, 2, &["level:1", "mcts:5"])
    };
    let played = AtomicU64::new(0);
    let count = |_: &arena::Progress<'_>| {
        played.fetch_add(1, Ordering::Relaxed);
    };
    let some = contest.run(&|| played.load(Ordering::Relaxed) < 4, &count).expect("writable");
    assert_eq!((some.0.games(), played.load(Ordering::Relaxed)), (4, 4));
    let rest = contest.run(&|| true, &count).expect("writable");
    assert_eq!((rest.0.games(), played.load(Ordering::Relaxed)), (6, 6), "only two were missing");

    let other = Match { seed: 8, ..contest };
    let error = other.run(&|| true, &count).expect_err("games of another match are not counted");
    assert!(error.to_string().contains("000001"), "{error}");
    std::fs::remove_dir_all::<PathBuf>(folder).expect("it is ours");
}

#[test]
fn a_clear_match_stops_early() {
    let contest = Match {
        games: 1000,
        limits: Limits::movetime(Duration::from_millis(1)),
        sprt: Some(Sprt::new(0.0, 200.0)),
        ..contest(Game::Quoridor, 2, &["level:1", &program("illegal")])
    };
    let (tally, verdict) = contest.run(&|| true, &|_| {}).expect("no files are written");
    assert_eq!(verdict, Some(Verdict::Accepted));
    assert!(tally.games() < 200, "{}", tally.games());
}
