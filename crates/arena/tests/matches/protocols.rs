//! Programs that speak other protocols than UGI.

use std::sync::Arc;
use std::time::Duration;

use arena::{ContestantFault, CrashCause, EngineConfig, Match, ProtocolLog};
use engine::Limits;
use rules::Game;
use testbed::TestFolder;

use crate::{fence_program, new_match, program};

/// A match of a program that speaks a protocol against one that plays other fences, after e2 e8.
fn protocol_match(protocol: &str, command: &str) -> Match {
    let words = [format!("cmd={command}"), format!("proto={protocol}"), "name=Other".to_owned()];
    let engine = EngineConfig::parse(words.iter().map(String::as_str)).expect("an engine");
    let mut engine_match = Match {
        opening_plies: 0,
        max_plies: 8,
        limits: Limits::movetime(Duration::from_millis(500)),
        ..new_match(Game::Quoridor, 2, &["level:1", &fence_program(5, [2, 4])])
    };
    engine_match.contestants[0] = engine;
    engine_match.start_positions[0].opening = ["e2", "e8"].map(str::to_owned).to_vec();
    engine_match
}

/// A program that speaks a protocol and plays three fences.
fn protocol_program(protocol: &str) -> String {
    match protocol {
        "qtp" => format!("{} 'A2 h' 'C2 horizontal' 'E2 H'", program("qtp")),
        "qtp-zquoridor" | "kata" => format!("{} a1h c1h e1h", program("qtp")),
        _ => program(protocol),
    }
}

/// The words of both games of such a match.
fn protocol_games(engine_match: &Match) -> Vec<String> {
    let games = std::sync::Mutex::new(Vec::new());
    let (tally, _) = engine_match
        .run(&|| true, &|progress| {
            let words: Vec<_> = progress.game.game_record.record.words().collect();
            games.lock().expect("no panic").push(words.join(" "));
        })
        .expect("no files but the log");
    let games = games.into_inner().expect("no panic");
    assert_eq!((tally.games(), tally.faults()), (2, 0), "{games:?}");
    games
}

/// The games that every protocol must come to, whatever its row numbers.
const PROTOCOL_GAMES: [&str; 2] =
    ["e2 e8 a8h a2h c8h c2h e8h e2h", "e2 e8 a2h a8h c2h c8h e2h e8h"];

#[test]
fn programs_of_other_protocols_play_the_same_games() {
    let folder = TestFolder::new("protocols");
    for (protocol, told) in [
        ("uci", &["> position startpos moves e2 e8 a8h a2h", "> go movetime 500"][..]),
        ("titanium", &["> reset", "> position e2 e8 a8h a2h", "> go 0.5"]),
        ("qtp", &["> playmove black e8", "> playwall white a8 h", "> genmove black"]),
        ("qtp-zquoridor", &["> playmove black e8", "> playwall white a7h", "> genmove white"]),
        ("kata", &["> play b e8", "> play w a7h", "> genmove b", "> genmove w"]),
    ] {
        let path = folder.join(protocol);
        let log = ProtocolLog::create(&path).expect("writable");
        let engine_match = Match {
            protocol_log: Some(Arc::new(log)),
            ..protocol_match(protocol, &protocol_program(protocol))
        };
        assert_eq!(engine_match.check(), Ok(()), "{protocol}");
        engine_match.probe().expect("it starts");
        assert_eq!(protocol_games(&engine_match), PROTOCOL_GAMES, "{protocol}");
        let text = std::fs::read_to_string(&path).expect("a text");
        for line in told {
            assert!(text.lines().any(|said| said.ends_with(line)), "{protocol} {line}: {text}");
        }
    }
}

/// A small server that plays three fences, as the arena's protocol has it.
#[test]
fn a_program_behind_http_plays_the_same_games() {
    use std::io::{BufRead, BufReader, Read, Write};

    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = format!("http://{}/move", listener.local_addr().expect("bound"));
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = BufReader::new(stream.expect("a connection"));
            let (mut line, mut first, mut length) = (String::new(), String::new(), 0);
            while stream.read_line(&mut line).expect("text") > 2 {
                if first.is_empty() {
                    first.clone_from(&line);
                }
                if let Some(value) = line.strip_prefix("Content-Length:") {
                    length = value.trim().parse().expect("a number");
                }
                line.clear();
            }
            let mut body = vec![0; length];
            stream.read_exact(&mut body).expect("all of it");
            let answer = if first.starts_with("POST /move ") {
                let body: serde_json::Value = serde_json::from_slice(&body).expect("JSON");
                assert_eq!(body["budget_ms"], 500);
                let moves = body["moves"].as_array().expect("a list").len();
                match ["a8h", "c8h", "e8h"].get((moves - 2) / 2) {
                    Some(word) => format!("{{\"ok\":true,\"move\":\"{word}\",\"ev\":0.5}}"),
                    None => "{\"ok\":false,\"error\":\"no more fences\"}".to_owned(),
                }
            } else {
                "{}".to_owned()
            };
            let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n", answer.len());
            stream.into_inner().write_all((head + &answer).as_bytes()).expect("it listens");
        }
    });
    let engine_match = protocol_match("http", &address);
    engine_match.probe().expect("it answers");
    assert_eq!(protocol_games(&engine_match), PROTOCOL_GAMES);
    let longer = Match { max_plies: 20, ..engine_match };
    let fault = longer.play(0).fault.expect("it has three fences only").fault;
    assert_eq!(fault, ContestantFault::Crashed(CrashCause::Said("no more fences".to_owned())));
    let gone = protocol_match("http", "http://127.0.0.1:1/move").probe().expect_err("nobody there");
    assert!(matches!(gone.fault, ContestantFault::Crashed(_)));
}

/// What a protocol has no words for is known before the first game, and what it answers is checked.
#[test]
fn games_that_a_protocol_cannot_tell_are_refused() {
    let mut engine_match = protocol_match("qtp", &program("uci"));
    let mini = new_match(Game::Mini, 2, &["level:1", "mcts:1"]);
    let four = new_match(Game::Quoridor, 4, &["level:1", "mcts:1"]);
    for other in [mini, four] {
        engine_match.start_positions = other.start_positions;
        let (contestant, why) = engine_match.check().expect_err("it has no words for it");
        assert_eq!((contestant, why.key), (0, "match-protocol-game"));
    }
    let wrong = protocol_match("qtp", &protocol_program("qtp-zquoridor"));
    let fault = wrong.play(0).fault.expect("its moves are in other rows").fault;
    assert!(matches!(fault, ContestantFault::Illegal { .. }), "{fault:?}");
}
