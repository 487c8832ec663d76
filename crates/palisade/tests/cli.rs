//! The command line as scripts and people use it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn palisade(args: &[&str]) -> Output {
    palisade_with_input(args, "")
}

fn palisade_with_input(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_palisade"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("it reads its input");
    child.wait_with_output().expect("it ends")
}

fn stdout(args: &[&str]) -> String {
    let output = palisade(args);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {error}");
    String::from_utf8(output.stdout).expect("text")
}

/// The one line that a usage error prints.
fn error_line(args: &[&str]) -> String {
    let output = palisade(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}: nothing is printed");
    let error = String::from_utf8(output.stderr).expect("text");
    assert_eq!(error.lines().count(), 1, "{args:?}: one line, not {error:?}");
    assert!(!error.contains("panicked"), "{error}");
    error
}

#[test]
fn legal_lists_sorted_moves() {
    let moves = stdout(&["legal", "quoridor"]);
    let lines: Vec<_> = moves.lines().collect();
    assert_eq!(lines.len(), 131);
    assert!(lines.is_sorted());
    assert!(["d1", "e2", "f1", "a1h", "h8v"].iter().all(|word| lines.contains(word)));
    assert_eq!(stdout(&["legal", "pacman"]).lines().count(), 12);
    assert_eq!(stdout(&["legal", "mspacman"]).lines().next(), Some("spin:1"));
}

#[test]
fn legal_answers_a_batch_line_by_line() {
    let input = "\ne2 e8\ne2 e8 e9\nnonsense\n";
    let output = palisade_with_input(&["legal", "quoridor", "--batch"], input);
    let text = String::from_utf8(output.stdout).expect("text");
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[0].split(' ').count(), 131);
    assert_eq!(lines[1].split(' ').count(), 132);
    assert_eq!(lines[2..], ["illegal 3", "illegal 1"]);
    let over = palisade_with_input(
        &["legal", "quoridor", "--batch", "--position", "e8,a2 0,0 1 -"],
        "e9\ne9 a1\n",
    );
    assert_eq!(String::from_utf8_lossy(&over.stdout), "over\nillegal 2\n");
}

/// Every option is listed, and every value listed is one that `--option` takes.
#[test]
fn options_are_listed_as_they_can_be_set() {
    for (game, first) in [
        ("quoridor", "pawn_behind"),
        ("mini", "pawn_behind"),
        ("pacman", "boost"),
        ("mspacman", "capture"),
    ] {
        let json = stdout(&["options", game, "--json"]);
        let specs: Vec<Value> =
            json.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(specs[0]["name"], first);
        let text = stdout(&["options", game]);
        assert_eq!(text.lines().count(), specs.len());
        for (spec, line) in specs.iter().zip(text.lines()) {
            let name = spec["name"].as_str().expect("a name");
            assert!(line.contains(&format!("(`{name}`)")), "{line}");
            assert!(line.contains(spec["rule"].as_str().unwrap_or_default()), "{line}");
            assert!(line.contains(spec["about"].as_str().expect("a sentence")), "{line}");
            let words = spec["values"].as_array().expect("a list").iter().filter_map(Value::as_str);
            let numbers = [&spec["min"], &spec["max"]].into_iter().filter_map(Value::as_u64);
            let values: Vec<String> = match spec["type"].as_str() {
                Some("number") => {
                    words.map(str::to_owned).chain(numbers.map(|n| n.to_string())).collect()
                }
                Some("list") => spec["default"].as_str().map(str::to_owned).into_iter().collect(),
                _ => words.map(str::to_owned).collect(),
            };
            for value in values {
                let option = format!("{name}={value}");
                // A starter needs a seat.
                let seats = if name == "starter" { "4" } else { "2" };
                stdout(&["show", game, "--seats", seats, "--option", &option]);
            }
        }
    }
    assert!(error_line(&["options", "chess"]).contains("chess"));
    assert!(error_line(&["legal", "pacman", "--option", "bost=1"]).contains("ghost_on_pellet"));
    assert!(stdout(&["options", "pacman", "--lang", "pl"]).contains("(`boost`)"));
    assert!(stdout(&["show", "--help"]).contains("palisade options"));
}

#[test]
fn perft_counts_the_classic_start() {
    let text = stdout(&["perft", "quoridor", "--depth", "3"]);
    let counts: Vec<_> = text.lines().map(|line| line.split(' ').nth(1).unwrap()).collect();
    assert_eq!(counts, ["131", "16677", "2062264"]);
    let divided = stdout(&["perft", "quoridor", "--depth", "2", "--divide"]);
    let sum: u64 =
        divided.lines().map(|line| line.split(' ').nth(1).unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!(sum, 16677);
}

#[test]
fn playouts_print_games_moves_and_seconds() {
    for game in ["quoridor", "mini", "pacman", "mspacman"] {
        let text = stdout(&["playouts", game, "--seconds", "0.2"]);
        let last: Vec<_> = text.lines().last().unwrap().split(' ').collect();
        assert_eq!(last.len(), 3, "{text}");
        assert!(last[0].parse::<u64>().unwrap() > 0, "{game}: {text}");
    }
}

#[test]
fn show_draws_every_game() {
    for (game, seats) in [("quoridor", "4"), ("mini", "2"), ("pacman", "5"), ("mspacman", "3")] {
        let text = stdout(&["show", game, "--seats", seats]);
        assert!(text.lines().count() > 10, "{text}");
    }
    let json = stdout(&["show", "quoridor", "--json", "--moves", "e2 e8"]);
    assert!(json.contains("\"position\":\"e2,e8 10,10 1 -\""), "{json}");
}

#[test]
fn every_usage_error_is_one_line() {
    let cases: &[(&[&str], &str)] = &[
        (&["legal", "chess"], "chess"),
        (&["legal"], "GAME"),
        (&["juggle"], "juggle"),
        (&["legal", "quoridor", "--seats", "3"], "Q11"),
        (&["legal", "quoridor", "--seats", "many"], "many"),
        (&["legal", "quoridor", "--option", "boost"], "name=value"),
        (&["legal", "quoridor", "--option", "boost=on"], "pawn_behind"),
        (&["legal", "pacman", "--option", "boost=sometimes"], "up_to"),
        (&["legal", "quoridor", "--moves", "e2 e8 e9"], "e9"),
        (&["legal", "quoridor", "--position", "e1,e9 10,10 1"], ""),
        (&["legal", "quoridor", "--position", "e1,e9 11,10 1 -"], "C02"),
        (&["legal", "pacman", "--maze", "no-such-maze"], "no-such-maze"),
        (&["legal", "quoridor", "--maze", "corners"], "quoridor"),
        (&["show", "quoridor", "--lang", "tlh"], "tlh"),
        (&["playouts", "quoridor", "--seconds", "-1"], "-1"),
        (&["playouts", "quoridor", "--seconds", "soon"], "soon"),
        (&["record", "check", "/no/such/file"], "/no/such/file"),
    ];
    for (args, part) in cases {
        let line = error_line(args);
        assert!(line.contains(part), "{args:?}: {line}");
    }
}

#[test]
fn records_are_checked_shown_and_rewritten() {
    let folder = std::env::temp_dir().join(format!("palisade-cli-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    std::fs::write(path("good"), "palisade 1\ngame quoridor\n\ne2\n   e8 {4:58}\n").unwrap();
    std::fs::write(path("bad"), "palisade 1\ngame quoridor\n\ne2 e8 e9\n").unwrap();
    assert!(stdout(&["record", "check", &path("good")]).contains('2'));
    assert!(stdout(&["record", "show", &path("good")]).contains("e2,e8 10,10 1 -"));
    let canonical = "palisade 1\ngame quoridor\nseats 2\n\ne2 e8 {4:58}\n";
    assert_eq!(stdout(&["record", "convert", &path("good")]), canonical);
    let line = error_line(&["record", "check", &path("bad")]);
    assert!(line.contains("e9") && line.contains('3'), "{line}");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_closed_pipe_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_palisade"))
        .args(["perft", "quoridor", "--depth", "2", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

#[test]
fn the_old_name_of_a_renamed_command_still_works() {
    assert_eq!(stdout(&["online", "lay", "--help"]), stdout(&["online", "create", "--help"]));
}
