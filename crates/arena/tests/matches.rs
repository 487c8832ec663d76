//! Whole matches: contestants change seats, a fault costs the game, and an interrupted match
//! continues.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use arena::{Contestant, ContestantFault, Match, Sprt, SprtDecision, StartPosition};
use engine::Limits;
use game::{Cause, Departure};
use rules::{Game, GameSetup};

fn new_match(game: Game, seats: usize, contestants: &[&str]) -> Match {
    let setup = GameSetup::new(game).with_seats(seats).expect("the game has that many seats");
    Match {
        start_positions: vec![StartPosition {
            position: setup.start().expect("defaults fit"),
            setup,
        }],
        contestants: contestants
            .iter()
            .map(|text| Contestant::parse(text).expect("a contestant"))
            .collect(),
        mirror: false,
        limits: Limits { nodes: Some(200), ..Limits::default() },
        games: 2,
        parallel: 1,
        opening_plies: 2,
        max_plies: 300,
        seed: 7,
        sprt: None,
        record_folder: None,
    }
}

fn program(name: &str) -> String {
    format!("sh {}/tests/programs/{name}.sh", env!("CARGO_MANIFEST_DIR"))
}

fn fault_of(name: &str) -> ContestantFault {
    let engine_match = Match {
        limits: Limits::movetime(Duration::from_millis(1)),
        ..new_match(Game::Quoridor, 2, &[&program(name), "level:1"])
    };
    let game = engine_match.play(0);
    let ending = game.game_record.record.ending().expect("the other has won");
    assert_eq!(ending.cause, Cause::Departure(Departure::Fault));
    assert_eq!(ending.outcome.to_string(), "0,1");
    let (contestant, fault) = game.fault.expect("there was one");
    assert_eq!(contestant, 0);
    fault
}

#[test]
fn an_illegal_move_loses_the_game_with_the_reason() {
    assert!(matches!(fault_of("illegal"), ContestantFault::Illegal { word, .. } if word == "z9"));
}

#[test]
fn a_crash_loses_the_game_with_the_reason() {
    assert!(matches!(fault_of("crash"), ContestantFault::Crashed(how) if how.contains('3')));
    assert!(matches!(fault_of("not-there"), ContestantFault::Crashed(_)));
}

#[test]
fn a_hang_loses_the_game_with_the_reason() {
    assert_eq!(fault_of("hang"), ContestantFault::Hung);
}

#[test]
fn the_match_goes_on_after_a_fault() {
    let engine_match = new_match(Game::Quoridor, 4, &["level:1", &program("illegal")]);
    let engine_match = Match { games: 4, ..engine_match };
    let (tally, _) = engine_match.run(&|| true, &|_| {}).expect("no files are written");
    assert_eq!(tally.results(), (4, 0, 0));
    assert_eq!(tally.faults(), 4);
}

#[test]
fn games_of_every_kind_are_played_to_their_end() {
    for (game, seats) in [
        (Game::Quoridor, 2),
        (Game::Quoridor, 4),
        (Game::Pacman, 2),
        (Game::Pacman, 5),
        (Game::Mspacman, 3),
    ] {
        let engine_match = new_match(game, seats, &["level:2", "mcts:10"]);
        let (tally, _) = engine_match.run(&|| true, &|_| {}).expect("no files are written");
        assert_eq!(tally.games(), 2, "{game} {seats}");
        assert_eq!(tally.faults(), 0, "{game} {seats}");
        assert_eq!(tally.roles().is_some(), game == Game::Pacman);
    }
}

#[test]
fn mirror_games_measure_each_role() {
    let engine_match = new_match(Game::Pacman, 2, &["level:2", "level:1"]);
    let engine_match = Match { games: 6, mirror: true, max_plies: 60, ..engine_match };
    let (tally, _) = engine_match.run(&|| true, &|_| {}).expect("no files are written");
    assert_eq!((tally.games(), tally.round_scores().len()), (6, 2));
    let (wins, draws, losses) = tally.results();
    assert_eq!(wins + draws + losses, 4, "a mirror game is nobody's result");
    let (pacman, ghosts) = tally.roles().expect("the game has roles");
    assert_eq!((pacman.games, ghosts.games), (2, 2));
    assert!(pacman.pellets.p.is_some() && ghosts.turns.p.is_some());
}

#[test]
fn an_interrupted_match_continues_where_it_stopped() {
    let folder = std::env::temp_dir().join(format!("palisade-match-{}", std::process::id()));
    let engine_match = Match {
        games: 6,
        record_folder: Some(folder.clone()),
        ..new_match(Game::Quoridor, 2, &["level:1", "mcts:5"])
    };
    let played = AtomicU64::new(0);
    let count = |_: &arena::MatchProgress<'_>| {
        played.fetch_add(1, Ordering::Relaxed);
    };
    let some = engine_match.run(&|| played.load(Ordering::Relaxed) < 4, &count).expect("writable");
    assert_eq!((some.0.games(), played.load(Ordering::Relaxed)), (4, 4));
    let rest = engine_match.run(&|| true, &count).expect("writable");
    assert_eq!((rest.0.games(), played.load(Ordering::Relaxed)), (6, 6), "only two were missing");

    let other = Match { seed: 8, ..engine_match };
    let error = other.run(&|| true, &count).expect_err("games of another match are not counted");
    assert!(error.to_string().contains("000001"), "{error}");
    std::fs::remove_dir_all::<PathBuf>(folder).expect("it is ours");
}

#[test]
fn a_clear_match_stops_early() {
    let engine_match = Match {
        games: 1000,
        limits: Limits::movetime(Duration::from_millis(1)),
        sprt: Some(Sprt::new(0.0, 200.0)),
        ..new_match(Game::Quoridor, 2, &["level:1", &program("illegal")])
    };
    let (tally, decision) = engine_match.run(&|| true, &|_| {}).expect("no files are written");
    assert_eq!(decision, Some(SprtDecision::Accepted));
    assert!(tally.games() < 200, "{}", tally.games());
}
