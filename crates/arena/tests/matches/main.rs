//! Whole matches: contestants change seats, a fault costs the game, and an interrupted match
//! continues.

mod engines;
mod protocols;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use arena::{
    AdjudicationRules, Contestant, ContestantFault, CrashCause, FaultReport, Match, MatchClock,
    MatchError, ProtocolLog, Sprt, SprtDecision, StartPosition, TournamentFormat,
};
use engine::Limits;
use game::{Cause, Departure};
use rules::{Game, GameSetup};
use testbed::TestFolder;

fn new_match(game: Game, seats: usize, contestants: &[&str]) -> Match {
    let setup = GameSetup::new(game).with_seats(seats).expect("the game has that many seats");
    Match {
        start_positions: vec![StartPosition {
            position: setup.start().expect("defaults fit"),
            setup,
            opening: Vec::new(),
        }],
        contestants: contestants
            .iter()
            .map(|text| Contestant::parse(text).expect("a contestant").into())
            .collect(),
        format: TournamentFormat::OneTable,
        mirror: false,
        limits: Limits { nodes: Some(200), ..Limits::default() },
        clock: None,
        grace: Duration::from_secs(60),
        games: 2,
        parallel: 1,
        opening_plies: 2,
        max_plies: 300,
        adjudication: AdjudicationRules::default(),
        seed: 7,
        sprt: None,
        today: || "2026-11-20".to_owned(),
        record_folder: None,
        protocol_log: None,
    }
}

/// The command of a program in `tests/programs`, whose path may have blanks.
fn program(name: &str) -> String {
    format!("sh '{}/tests/programs/{name}.sh'", env!("CARGO_MANIFEST_DIR"))
}

/// A program that reports a score and plays fences in two rows: those of two programs lie apart.
fn fence_program(score: i32, rows: [u8; 2]) -> String {
    format!("{} {score} {} {}", program("score"), rows[0], rows[1])
}

/// The first game of a match between a faulty program and a level.
fn faulty_game(engine_match: Match) -> (FaultReport, game::Ending) {
    let game = engine_match.play(0);
    let ending = game.game_record.record.ending().expect("the other has won");
    assert_eq!(ending.outcome.to_string(), "0,1");
    let report = game.fault.expect("there was one");
    assert_eq!(report.contestant, 0);
    (report, ending)
}

fn fault_of(name: &str) -> FaultReport {
    fault_within(Duration::from_secs(60), name)
}

fn fault_within(grace: Duration, name: &str) -> FaultReport {
    let engine_match = Match {
        limits: Limits::movetime(Duration::from_millis(1)),
        grace,
        ..new_match(Game::Quoridor, 2, &[&program(name), "level:1"])
    };
    let (report, ending) = faulty_game(engine_match);
    assert_eq!(ending.cause, Cause::Departure(Departure::Fault));
    report
}

#[test]
fn an_illegal_move_loses_the_game_with_the_reason() {
    let fault = fault_of("illegal").fault;
    assert!(matches!(fault, ContestantFault::Illegal { word, .. } if word == "z9"));
}

#[test]
fn a_crash_loses_the_game_with_the_reason_and_what_was_printed() {
    let crash = fault_of("crash");
    assert!(matches!(crash.fault, ContestantFault::Crashed(CrashCause::Exited(3))));
    assert_eq!(crash.stderr, ["the weights are missing"]);
    assert!(matches!(fault_of("not-there").fault, ContestantFault::Crashed(_)));
}

/// Whoever crashed has left, and gets nothing of the draw that the others reach at the last ply.
#[test]
fn t21_a_match_cut_off_is_no_draw_for_those_who_left() {
    let contestants = [&program("crash"), "level:1"];
    let engine_match =
        Match { games: 4, max_plies: 12, ..new_match(Game::Quoridor, 4, &contestants) };
    let (tally, _) = engine_match.run(&|| true, &|_| {}).expect("no files are written");
    assert_eq!((tally.results(), tally.faults()), ((0, 0, 4), 4));
}

#[test]
fn an_empty_answer_loses_the_game_with_the_reason() {
    assert_eq!(fault_of("empty").fault, ContestantFault::NoMove);
}

/// A repeated answer, or one that nobody asked for, is not taken for the next one.
#[test]
fn an_answer_that_nobody_asked_for_is_passed_over() {
    let engine_match = Match {
        opening_plies: 0,
        max_plies: 6,
        ..new_match(Game::Quoridor, 2, &[&program("twice"), "mcts:1"])
    };
    let (tally, _) = engine_match.run(&|| true, &|_| {}).expect("no files are written");
    assert_eq!((tally.faults(), tally.games()), (0, 2));
}

/// Records say in words what went wrong, and never as the source spells it.
#[test]
fn records_have_faults_in_words() {
    for (name, fault) in [
        ("crash", "crashed: exit status: 3"),
        ("illegal", "illegal move z9"),
        ("empty", "bestmove without a move"),
    ] {
        let game = new_match(Game::Quoridor, 2, &[&program(name), "level:1"]).play(0);
        let text = game.game_record.to_record_text().to_string();
        assert!(text.contains(&format!("\nfault {fault}")), "{text}");
    }
}

/// Openings are played in turn, each from every seat, and stand in the records.
#[test]
fn every_opening_is_played_from_every_seat() {
    let mut engine_match = Match {
        opening_plies: 0,
        max_plies: 4,
        ..new_match(Game::Quoridor, 2, &["level:1", "mcts:1"])
    };
    let start = engine_match.start_positions[0].clone();
    let openings = [["e2", "e8"], ["e3h", "c6h"]].map(|words| words.map(str::to_owned).to_vec());
    let one = engine_match.play(0).game_record.header.match_id;
    engine_match.start_positions = openings
        .iter()
        .map(|opening| StartPosition { opening: opening.clone(), ..start.clone() })
        .collect();
    for number in 0..6 {
        let game = engine_match.play(number).game_record;
        let words: Vec<_> = game.record.words().take(2).collect();
        assert_eq!(words, openings[number as usize / 2 % 2], "{number}");
        let name = game.header.player(game::Seat::new(0)).name.clone();
        assert_eq!(name.as_deref(), Some(["level:1", "mcts:1"][number as usize % 2]), "{number}");
        assert_ne!(game.header.match_id, one, "other openings are another match");
    }
}

/// A match that is stopped counts no game that was being played, and blames nobody.
#[test]
fn a_match_that_is_stopped_ends_in_the_middle_of_a_move() {
    let engine_match = Match {
        limits: Limits::default(),
        opening_plies: 0,
        ..new_match(Game::Quoridor, 2, &["level:8", &program("hang")])
    };
    // The level thinks without a limit, and the program never answers.
    for contestants in [["level:8", "mcts:1"], [&program("hang"), "mcts:1"]] {
        let contestants =
            contestants.map(|text| Contestant::parse(text).expect("a contestant").into());
        let polls = AtomicU64::new(0);
        let keep_going = || polls.fetch_add(1, Ordering::Relaxed) < 5;
        let engine_match = Match { contestants: contestants.to_vec(), ..engine_match.clone() };
        let (tally, _) = engine_match.run(&keep_going, &|_| {}).expect("no files are written");
        assert_eq!((tally.games(), tally.faults()), (0, 0));
    }
}

#[test]
fn a_hang_loses_the_game_with_the_reason() {
    let report = fault_within(Duration::from_millis(100), "hang");
    assert_eq!(report.fault, ContestantFault::Hung);
}

#[test]
fn a_clock_that_runs_out_loses_the_game_on_time() {
    let engine_match = Match {
        limits: Limits::default(),
        clock: MatchClock::parse("0.1"),
        grace: Duration::ZERO,
        ..new_match(Game::Quoridor, 2, &[&program("hang"), "mcts:1"])
    };
    let (report, ending) = faulty_game(engine_match);
    assert_eq!(report.fault, ContestantFault::Flagged);
    assert_eq!(ending.cause, Cause::Departure(Departure::OutOfTime));
}

#[test]
fn a_program_that_is_slow_within_the_grace_is_reported_and_plays_on() {
    let engine_match = Match {
        limits: Limits::movetime(Duration::from_millis(1)),
        opening_plies: 0,
        max_plies: 6,
        ..new_match(Game::Quoridor, 2, &[&program("slow"), "mcts:1"])
    };
    let (tally, _) = engine_match.run(&|| true, &|_| {}).expect("no files are written");
    assert_eq!((tally.faults(), tally.games()), (0, 2));
    let [slow, mcts] = tally.overruns() else { panic!("one of each") };
    assert_eq!(slow.count, 6, "three moves a game");
    assert!(slow.worst >= Duration::from_millis(99), "{slow:?}");
    assert_eq!(mcts.count, 0, "the baseline keeps no time");
}

#[test]
fn games_with_clocks_note_what_is_left() {
    let engine_match = Match {
        limits: Limits { depth: Some(1), ..Limits::default() },
        clock: MatchClock::parse("600+2"),
        max_plies: 6,
        ..new_match(Game::Quoridor, 4, &["level:1", "mcts:1"])
    };
    let game = engine_match.play(0);
    let text = game.game_record.to_record_text().to_string();
    assert!(text.contains("\nclock fischer 600+2\n") && text.contains(" left 10:0"), "{text}");
    rules::GameRecord::parse(&text).expect("it is read again");
}

/// The header of a record has the day and the settings, the comment on every move its time, score and
/// depth; and all of it is read again as it was written.
#[test]
fn records_say_how_they_were_played() {
    let engine_match = Match {
        max_plies: 6,
        ..new_match(Game::Quoridor, 2, &[&fence_program(42, [8, 6]), "level:1"])
    };
    let game = engine_match.play(0).game_record;
    let text = game.to_record_text().to_string();
    for line in [
        "date 2026-11-20",
        "limits 1 nodes=200",
        "limits 2 nodes=200",
        "settings game=1 seed=7 opening=2 longest=6 grace=60000",
    ] {
        assert!(text.contains(&format!("\n{line}\n")), "{line}: {text}");
    }
    assert_eq!(game.comments[..2], [None, None], "the opening is nobody's");
    let comments: Vec<_> =
        game.comments[2..].iter().map(|comment| comment.as_deref().expect("one a move")).collect();
    let evaluations: Vec<_> = comments
        .iter()
        .map(|comment| game::time_in_comment(comment).expect("the time comes first").1)
        .collect();
    assert_eq!((evaluations.len(), evaluations[0]), (4, "+0.42/5"), "{text}");
    assert!(evaluations[1].contains('/'), "levels report too: {text}");
    let again = rules::GameRecord::parse(&text).expect("a record");
    assert_eq!((&again.comments, &again.header), (&game.comments, &game.header));
    let analysed = rules::Analysis::parse(&text).expect("a record").to_record_text();
    assert_eq!(analysed.to_string(), text, "times are kept to the millisecond");
}

#[test]
fn a_program_that_does_not_start_is_found_before_the_first_game() {
    let good = program("illegal");
    let probe = |who: &str| new_match(Game::Quoridor, 2, &[&good, who]).probe();
    assert_eq!(probe("level:1"), Ok(()));
    assert_eq!(probe(&good), Ok(()));
    let missing = probe("/no/such/program").expect_err("there is none");
    assert_eq!(missing.contestant, 1);
    assert!(matches!(missing.fault, ContestantFault::Crashed(_)));
    let ended = probe("sh -c 'echo \"no module\" >&2; exit 4'").expect_err("it ends at once");
    assert!(matches!(ended.fault, ContestantFault::Crashed(CrashCause::Exited(4))));
    assert_eq!(ended.stderr, ["no module"]);
    // On a busy machine a program is gone long after its output.
    let late = probe("sh -c 'exec >&-; sleep 0.5; exit 5'").expect_err("it ends");
    assert!(matches!(late.fault, ContestantFault::Crashed(CrashCause::Exited(5))));
}

#[test]
fn the_protocol_log_has_every_line_both_ways() {
    let folder = TestFolder::new("log");
    let path = folder.join("protocol.log");
    let log = ProtocolLog::create(&path).expect("writable");
    let engine_match = Match {
        protocol_log: Some(Arc::new(log)),
        ..new_match(Game::Quoridor, 2, &[&program("crash"), "level:1"])
    };
    engine_match.probe().expect("it starts");
    engine_match.play(0);
    let text = std::fs::read_to_string(&path).expect("a text");
    let lines: Vec<_> =
        text.lines().map(|line| line.split_once(' ').expect("a time comes first").1).collect();
    for line in ["- - > ugi", "1 1 > ugi", "1 1 < ugiok", "1 1 > setoption name Seats value 2"] {
        assert!(lines.contains(&line), "{line}: {text}");
    }
    assert!(lines.contains(&"1 1 ! the weights are missing"), "{text}");
    let position =
        lines.iter().position(|line| line.starts_with("1 1 > position fen e1,e9 10,10 1 - moves "));
    assert!(lines[position.expect("a position") + 1].starts_with("1 1 > go nodes 200"), "{text}");
}

/// A program is started once for every seat it has at a time, and plays game after game; after a fault it
/// is started again.
#[test]
fn programs_are_kept_from_game_to_game() {
    let folder = TestFolder::new("kept");
    for (max_plies, started) in [(2, 1), (4, 4)] {
        let path = folder.join(format!("{max_plies}.log"));
        let log = ProtocolLog::create(&path).expect("writable");
        let engine_match = Match {
            games: 4,
            opening_plies: 0,
            max_plies,
            protocol_log: Some(Arc::new(log)),
            ..new_match(Game::Quoridor, 2, &[&program("once"), "mcts:1"])
        };
        let (tally, _) = engine_match.run(&|| true, &|_| {}).expect("no files but the log");
        assert_eq!(tally.games(), 4);
        let text = std::fs::read_to_string(&path).expect("a text");
        let count = |end: &str| text.lines().filter(|line| line.ends_with(end)).count();
        assert_eq!((count("> ugi"), count("> quit")), (started, started), "{text}");
        assert_eq!(count("> uginewgame"), 4, "{text}");
        assert!(text.contains(" 4 2 > uginewgame"), "the game and the seat are the present ones");
    }
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
    let folder = TestFolder::new("match");
    let engine_match = Match {
        games: 6,
        record_folder: Some(folder.path().to_owned()),
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
    let first = folder.path().join("000001.palisade");
    assert!(matches!(&error, MatchError::OtherMatch { path } if *path == first), "{error:?}");
    std::fs::write(&first, "a shopping list").expect("writable");
    let error = other.run(&|| true, &count).expect_err("it is no record");
    let MatchError::Damaged { path, why } = &error else { panic!("{error:?}") };
    assert_eq!((path, why.key), (&first, "record-no-magic"));
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

#[test]
fn an_unfinished_round_counts_game_by_game() {
    let engine_match = new_match(Game::Quoridor, 2, &["level:1", &program("illegal")]);
    let (tally, _) = Match { games: 1, ..engine_match }.run(&|| true, &|_| {}).expect("no files");
    assert_eq!(tally.results(), (1, 0, 0));
    assert_eq!(tally.score_share().map(|share| share.share), Some(1.0));
    assert!(tally.round_scores().is_empty(), "no opening was played from every seat");
    assert_eq!(tally.elo().map(|elo| elo.to_string()).as_deref(), Some("?"));
}
