//! Engines with settings of their own: tournaments, adjudication, pondering.

use std::sync::Arc;

use arena::{
    AdjudicationRules, DrawRule, EngineConfig, Match, ProtocolLog, ResignRule, TournamentFormat,
};
use rules::Game;
use testbed::TestFolder;

use crate::{fence_program, new_match, program};

/// Everybody meets everybody from both seats, and the table adds up.
#[test]
fn a_round_robin_ends_with_standings() {
    let players = ["level:2", &program("illegal"), "level:1", "mcts:1"];
    let engine_match = Match {
        games: 12,
        parallel: 2,
        format: TournamentFormat::RoundRobin,
        ..new_match(Game::Quoridor, 2, &players)
    };
    let (tally, _) = engine_match.run(&|| true, &|_| {}).expect("no files are written");
    let standings = tally.standings().expect("games for two");
    assert!(standings.iter().all(|standing| standing.games() == 6), "{standings:?}");
    let points: f64 = standings.iter().map(|standing| standing.points()).sum();
    assert_eq!((points, tally.games(), tally.faults()), (12.0, 12, 6));
    let last = standings.last().expect("four");
    assert_eq!((last.contestant, last.losses), (1, 6), "whoever plays illegal moves");
    assert!(standings.windows(2).all(|pair| pair[0].points() >= pair[1].points()));
    assert_eq!(tally.pentanomial(), None, "not a match of two");
}

#[test]
fn in_a_gauntlet_only_the_first_meets_everybody() {
    let players = ["level:1", &program("illegal"), "mcts:1"];
    let engine_match = Match {
        games: 8,
        format: TournamentFormat::Gauntlet,
        ..new_match(Game::Quoridor, 2, &players)
    };
    let (tally, _) = engine_match.run(&|| true, &|_| {}).expect("no files are written");
    let standings = tally.standings().expect("games for two");
    let mut games: Vec<_> =
        standings.iter().map(|standing| (standing.contestant, standing.games())).collect();
    games.sort_unstable();
    assert_eq!(games, [(0, 8), (1, 4), (2, 4)]);
    let (wins, draws, losses) = tally.results();
    assert_eq!(wins + draws + losses, 8, "the figures are those of the first");
    assert_eq!(tally.round_scores().len(), 2, "a round is an opening against everybody");
}

/// Each engine has its name in the record, its own limits and its own options.
#[test]
fn engines_have_settings_of_their_own() {
    let folder = TestFolder::new("engines");
    let path = folder.join("protocol.log");
    let log = ProtocolLog::create(&path).expect("writable");
    let once = format!("cmd={}", program("once"));
    let engine = |words: &[&str]| EngineConfig::parse(words.iter().copied()).expect("an engine");
    let engine_match = Match {
        contestants: vec![
            engine(&[&once, "name=Ada", "tc=40/60+1", "threads=3", "option.Hash=5"]),
            engine(&["cmd=level:1", "name=Bo", "nodes=10"]),
        ],
        opening_plies: 0,
        max_plies: 2,
        protocol_log: Some(Arc::new(log)),
        ..new_match(Game::Quoridor, 2, &[])
    };
    let game = engine_match.play(0);
    let record = game.game_record.to_record_text().to_string();
    let engine_line = format!("engine 1 {} option.Threads=3 option.Hash=5", program("once"));
    for line in [
        "name 1 Ada",
        &engine_line,
        "name 2 Bo",
        "engine 2 level:1",
        "limits 1 tc=40/60+1",
        "limits 2 nodes=10",
    ] {
        assert!(record.contains(&format!("\n{line}\n")), "{line}: {record}");
    }
    let text = std::fs::read_to_string(&path).expect("a text");
    for line in [
        "> setoption name Threads value 3",
        "> setoption name Hash value 5",
        "> go wtime 60000 btime 60000 winc 1000 binc 0 movestogo 40",
    ] {
        assert!(text.contains(line), "{line}: {text}");
    }
    let unnamed =
        Match { contestants: vec![engine(&[&once]), engine(&["cmd=level:1"])], ..engine_match };
    assert_ne!(unnamed.play(0).game_record.header.match_id, game.game_record.header.match_id);
}

/// A game that both engines agree about ends there, and its record says so.
#[test]
fn games_are_adjudicated_where_both_engines_agree() {
    let folder = TestFolder::new("adjudicated");
    let adjudication = AdjudicationRules {
        draw: DrawRule::parse(["movenumber=2", "movecount=2", "score=20"]).ok(),
        resign: ResignRule::parse(["movecount=3", "score=500"]).ok(),
    };
    for (one, result, plies) in [(20, (0, 2, 0), 4), (600, (2, 0, 0), 6), (-600, (0, 0, 2), 6)] {
        let players = [fence_program(one, [8, 6]), fence_program(-one, [2, 4])];
        let engine_match = Match {
            opening_plies: 0,
            adjudication,
            record_folder: Some(folder.join(one.to_string())),
            ..new_match(Game::Quoridor, 2, &players.each_ref().map(|player| &**player))
        };
        for run in ["played", "loaded"] {
            let (tally, _) = engine_match.run(&|| true, &|_| {}).expect("writable");
            assert_eq!((tally.results(), tally.faults()), (result, 0), "{one} {run}");
            assert_eq!(tally.adjudicated(), 2, "{one} {run}");
        }
        let game = engine_match.play(0).game_record;
        let moves = game.record.words().filter(|word| !word.starts_with("leave:")).count();
        assert_eq!(moves, plies, "{one}");
        let text = game.to_record_text().to_string();
        let line = if one == 20 { "\nadjudicated draw\n" } else { "\nadjudicated lost\n" };
        assert!(text.contains(line), "{text}");
        let without = Match {
            adjudication: AdjudicationRules::default(),
            max_plies: 8,
            record_folder: None,
            ..engine_match
        };
        assert_eq!(without.play(0).game_record.record.entries().len(), 8, "{one}");
    }
}

/// The built-in levels report scores too.
#[test]
fn levels_agree_about_lost_games() {
    let engine_match = Match {
        adjudication: AdjudicationRules {
            draw: None,
            resign: ResignRule::parse(["movecount=1", "score=100"]).ok(),
        },
        games: 4,
        ..new_match(Game::Quoridor, 2, &["level:4", "level:4"])
    };
    let (tally, _) = engine_match.run(&|| true, &|_| {}).expect("no files are written");
    assert!(tally.adjudicated() > 0);
}

/// A program that ponders is told whether its guess was right; what it found for a wrong one does not count.
#[test]
fn programs_think_in_the_time_of_the_opponent() {
    let folder = TestFolder::new("ponder");
    let play = |max_plies: usize, words: &[&str]| {
        let path = folder.join(format!("{max_plies}-{}", words.len()));
        let log = ProtocolLog::create(&path).expect("writable");
        let mut engine_match = Match {
            opening_plies: 0,
            max_plies,
            protocol_log: Some(Arc::new(log)),
            ..new_match(Game::Quoridor, 2, &["mcts:1", &fence_program(5, [2, 4])])
        };
        let command = format!("cmd={}", program("ponder"));
        let words = [&[command.as_str()][..], words].concat();
        engine_match.contestants[0] = EngineConfig::parse(words).expect("an engine");
        let game = engine_match.play(0);
        assert_eq!(game.fault, None);
        if max_plies == 2 {
            let (tally, _) = engine_match.run(&|| true, &|_| {}).expect("no files but the log");
            assert_eq!((tally.games(), tally.faults()), (2, 0));
        }
        let words: Vec<_> = game.game_record.record.words().collect();
        let text = std::fs::read_to_string(&path).expect("a text");
        let sent = text.lines().filter_map(|line| Some(line.split_once(" 1 1 > ")?.1.to_owned()));
        (words.join(" "), sent.collect::<Vec<_>>())
    };
    let moves = "a8h a2h c8h c2h e8h e2h";
    let (words, sent) = play(6, &["ponder=true"]);
    assert_eq!(words, moves);
    let go: Vec<_> = sent
        .iter()
        .map(|line| line.split(" nodes").next().unwrap_or_default())
        .filter(|line| line.starts_with("go") || ["ponderhit", "stop"].contains(line))
        .collect();
    assert_eq!(go, ["go", "go ponder", "ponderhit", "go ponder", "stop", "go"], "{sent:?}");
    assert!(sent.contains(&"setoption name Ponder value true".to_owned()), "{sent:?}");
    let (words, sent) = play(6, &[]);
    assert_eq!(words, moves);
    assert!(!sent.iter().any(|line| line.contains("onder")), "{sent:?}");
    // A game that ends meanwhile is followed by another one.
    let (_, sent) = play(2, &["ponder=true"]);
    let next = sent.iter().rposition(|line| line == "uginewgame");
    assert!(next.is_some(), "{sent:?}");
}
