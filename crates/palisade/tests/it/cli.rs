//! The command line as scripts and people use it.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use testbed::TestFolder;

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
    failure_line(args, 2)
}

/// The one line that a command prints which ends with that exit code.
fn failure_line(args: &[&str], code: i32) -> String {
    let output = palisade(args);
    assert_eq!(output.status.code(), Some(code), "{args:?}");
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
fn batch_lines_hold_positions_and_answers_hold_fields() {
    let input = "fen e8,a2 0,0 1 -\nfen e8,a2 0,0 1 - moves e9\nfen e8,a2 0,0 1 - moves e9 a1\n\
                 fen e8,a2 0,0\nfen\ne2\ne2 e8\ne2 e8 e9\ne2\n";
    let args = ["legal", "quoridor", "--batch", "--with", "position,result,turn"];
    let output = palisade_with_input(&args, input);
    let text = String::from_utf8(output.stdout).expect("text");
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[0], "d8 e7 e9 f8\te8,a2 0,0 1 -\t-\t1");
    let nothing = |what: &str| format!("{what}\t-\t-\t-");
    assert_eq!(lines[1], "over\te9,a2 0,0 2 -\t1,0\tover");
    assert_eq!(lines[2..5], [nothing("illegal 2"), nothing("illegal 0"), nothing("illegal 0")]);
    assert!(lines[5].ends_with("\te2,e9 10,10 2 -\t-\t2"), "{}", lines[5]);
    assert!(lines[6].ends_with("\te2,e8 10,10 1 -\t-\t1"), "{}", lines[6]);
    assert_eq!(lines[7], nothing("illegal 3"));
    assert_eq!(lines[8], lines[5]);
    assert_eq!(lines.len(), 9);
}

/// A program that waits for each answer before it sends the next line is answered.
#[test]
fn a_batch_is_driven_in_lockstep() {
    for game in ["quoridor", "pacman", "mspacman"] {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/programs/lockstep.py");
        let program = env!("CARGO_BIN_EXE_palisade");
        let output = Command::new("python3").args([script, program, game, "2"]).output();
        let output = output.expect("python3 is installed");
        assert!(output.status.success(), "{game}: {output:?}");
        assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 2, "{game}");
    }
}

#[test]
fn perft_counts_the_classic_start() {
    let text = stdout(&["perft", "quoridor", "--depth", "3"]);
    let (heading, lines) = text.split_once('\n').unwrap();
    assert_eq!(heading, "# depth nodes seconds");
    let counts: Vec<_> = lines.lines().map(|line| line.split(' ').nth(1).unwrap()).collect();
    assert_eq!(counts, ["131", "16677", "2062264"]);
    let none = stdout(&["perft", "quoridor", "--depth", "0"]);
    assert_eq!(none.lines().nth(1).and_then(|line| line.rsplit_once(' ')).unwrap().0, "0 1");
    let divided = stdout(&["perft", "quoridor", "--depth", "2", "--divide"]);
    let (heading, lines) = divided.split_once('\n').unwrap();
    assert_eq!(heading, "# move nodes");
    let nodes = lines.lines().map(|line| line.split(' ').nth(1).unwrap().parse::<u64>().unwrap());
    assert_eq!(nodes.sum::<u64>(), 16677);
}

#[test]
fn playouts_print_games_moves_and_seconds() {
    for game in ["quoridor", "mini", "pacman", "mspacman"] {
        let text = stdout(&["playouts", game, "--seconds", "0.2"]);
        assert_eq!(text.lines().next(), Some("# games moves seconds"));
        let last: Vec<_> = text.lines().last().unwrap().split(' ').collect();
        assert_eq!(last.len(), 3, "{text}");
        assert!(last[0].parse::<u64>().unwrap() > 0, "{game}: {text}");
    }
}

#[test]
fn a_dataset_comes_from_play_or_from_records_and_repeats() {
    let folder = TestFolder::new("dataset");
    fs::create_dir_all(folder.join("games")).unwrap();
    let path = |name: &str| folder.join(name).display().to_string();
    let small = ["--games", "2", "--nodes", "50", "--longest", "10"];
    for (name, threads) in [("one.npz", "1"), ("two.npz", "2")] {
        let file = path(name);
        let args = ["dataset", "pacman", &file, "--threads", threads, "--json"];
        let line: Value = serde_json::from_str(&stdout(&[&args[..], &small].concat())).unwrap();
        assert_eq!((&line["games"], &line["positions"]), (&2.into(), &8.into()));
    }
    assert!(fs::read(path("one.npz")).unwrap() == fs::read(path("two.npz")).unwrap());
    let record = "palisade 1\ngame quoridor\n\ne2 e8 e3\n";
    for name in ["games/a.palisade", "games/b.palisade"] {
        fs::write(path(name), record).unwrap();
    }
    fs::write(path("games/notes.txt"), "not a game").unwrap();
    let (games, out) = (path("games"), path("records.npz"));
    let line = stdout(&["dataset", "quoridor", &out, "--records", &games, "--nodes", "50"]);
    assert_eq!(line, format!("8 positions from 2 games: {out}\n"));
    let error = error_line(&["dataset", "quoridor", &path("empty.npz"), "--records", &path(".")]);
    assert!(error.contains("no game files"), "{error}");
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
        (&["legal", "quoridor", "--maze", "corners"], "Quoridor"),
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
    let folder = TestFolder::new("cli");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    std::fs::write(path("good"), "palisade 1\ngame quoridor\n\ne2\n   e8 {4:58}\n").unwrap();
    std::fs::write(path("bad"), "palisade 1\ngame quoridor\n\ne2 e8 e9\n").unwrap();
    assert!(stdout(&["record", "check", &path("good")]).contains('2'));
    assert!(stdout(&["record", "show", &path("good")]).contains("e2,e8 10,10 1 -"));
    let canonical = "palisade 1\ngame quoridor\nseats 2\n\ne2 e8 {4:58}\n";
    assert_eq!(stdout(&["record", "convert", &path("good")]), canonical);
    let line = failure_line(&["record", "check", &path("bad")], 1);
    assert!(line.contains("e9") && line.contains('3'), "{line}");
}

#[test]
fn games_are_read_and_written_in_notations_of_other_programs() {
    let convert = |args: &[&str], text: &str| {
        let output = palisade_with_input(&[&["record", "convert", "-"][..], args].concat(), text);
        let read = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
        (output.status.code(), read(output.stdout), read(output.stderr))
    };
    let record = "palisade 1\ngame quoridor\nseats 2\n\ne2 e8 d5v e6h\n";
    let game = "1. e8 e2 2. Vd4 He3";
    assert_eq!(convert(&["--from", "openspiel"], game).1, record);
    assert_eq!(convert(&["--to", "moves-b"], record).1, "e2 e8 d6v e7h\n");
    assert_eq!(convert(&["--to", "qfen"], record).1, "e2 e8 9 9 e6h d5v 0 4\n");
    let (code, out, error) = convert(&[], game);
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(error.contains("moves-a, moves-c, moves-d"), "{error}");
    let (code, _, error) = convert(&["--from", "moves-c"], "e8 e2 e6");
    assert_eq!(code, Some(2));
    assert!(error.contains("“e6” (e4 in Palisade)") && error.contains("C08"), "{error}");
    assert!(error_line(&["record", "convert", "-", "--from", "klingon"]).contains("klingon"));
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

#[test]
fn a_rulebook_is_named_like_any_game() {
    assert_eq!(stdout(&["rules", "pacman"]), stdout(&["rules", "--game", "pacman"]));
    assert_eq!(stdout(&["rules"]), stdout(&["rules", "quoridor"]));
}

#[test]
fn columns_have_headings() {
    let analysis = stdout(&["analyse", "quoridor", "--depth", "2", "--lines", "1"]);
    let lines: Vec<_> = analysis.lines().collect();
    let words: Vec<_> = lines[1].split_whitespace().collect();
    assert_eq!(words, ["score", "chances", "moves"]);
    let column = |line: &str, word: &str| line.find(word).unwrap();
    assert_eq!(column(lines[1], "moves"), column(lines[2], "e2"), "{analysis}");
    let record = "palisade 1\ngame quoridor\n\ne2 e8\n";
    let review = palisade_with_input(&["analyse", "-", "--depth", "1"], record);
    let review = String::from_utf8(review.stdout).expect("text");
    let lines: Vec<_> = review.lines().collect();
    let words: Vec<_> = lines[0].split_whitespace().collect();
    assert_eq!(words, ["#", "player", "move", "chances", "grade"]);
    assert_eq!(column(lines[0], "move"), column(lines[1], "e2"), "{review}");
    assert_eq!(column(lines[0], "grade"), column(lines[1], "best"), "{review}");
}

#[test]
fn mini_has_a_bench_and_time_is_plain_seconds() {
    let bench = |game| {
        let json: serde_json::Value =
            serde_json::from_str(&stdout(&["bench", game, "--json"])).expect("JSON");
        assert!(json["seconds"].as_f64().is_some_and(|seconds| seconds > 0.0), "{json}");
        json["nodes"].as_u64().expect("a number")
    };
    assert_eq!(bench("mini"), bench("quoridor"));
    let analysis = stdout(&["analyse", "quoridor", "--depth", "2", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&analysis).expect("JSON");
    assert!(json["effort"]["seconds"].is_f64(), "{json}");
}

/// Some editors begin a text file with a byte order mark, which is no part of the text.
#[test]
fn files_may_begin_with_a_byte_order_mark() {
    let folder = TestFolder::new("byte-order-mark");
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, format!("\u{feff}{text}")).expect("a file");
        path.to_str().expect("text").to_owned()
    };
    let record = file("game", "palisade 1\ngame quoridor\nname 2 Ben\n\ne2 e8\n");
    let checked = stdout(&["record", "check", &record]);
    assert!(
        checked.starts_with("All moves are legal (2 entries).\nPlayer 1 to move."),
        "{checked}"
    );
    assert!(checked.ends_with("\nPlayer 2: Ben\n"), "names are told: {checked}");
    let maze = file("maze", "size 4x4\npac a1\nblinky d4\npellets d1\nfences b2v\n");
    assert!(!stdout(&["legal", "pacman", "--maze", &maze]).is_empty());
    let output = palisade_with_input(&["record", "check", "-"], "\u{feff}palisade 1\ngame mini\n");
    assert!(output.status.success(), "{output:?}");
}

/// However long an argument is, the line that refuses it is one that people can read.
#[test]
fn long_arguments_are_not_repeated_whole() {
    let long = "x".repeat(100_000);
    for args in [
        ["show", "pacman", "--maze", &long].as_slice(),
        &["show", &long],
        &[&long],
        &["show", "quoridor", "--seats", &long],
        &["show", "quoridor", "--moves", &long],
        &["show", "quoridor", "--option", &long],
        &["show", "quoridor", "--position", &long],
        &["analyse", &long],
        &["match", "quoridor", "--player", "level:1", "--player", &format!("level:{long}")],
        &["play", "--players", &long],
        &[&format!("--{long}")],
    ] {
        let line = error_line(args);
        assert!(line.len() < 2_000, "{}: {} bytes", args[0], line.len());
    }
}

#[test]
fn a_maze_as_one_word_is_told_what_is_wrong_with_it() {
    let wrong = error_line(&["show", "pacman", "--maze", "4x4.1.a1.d4___.a4z9.b2v"]);
    assert!(!wrong.contains("There is no maze"), "{wrong}");
    let unknown = error_line(&["show", "pacman", "--maze", "nowhere"]);
    assert!(unknown.contains("There is no maze “nowhere”"), "{unknown}");
}

#[test]
fn solve_refuses_what_it_would_ignore() {
    for arguments in [&["--seats", "2"][..], &["--size", "5x5", "--maze", "corners"]] {
        let line = error_line(&[&["solve", "--fair"], arguments].concat());
        assert!(line.contains(arguments[0]), "{line}");
    }
    let line = error_line(&["solve", "--fair", "--lives", "1"]);
    assert!(line.contains("at least 2 lives"), "{line}");
    let maze = "4x4.1.a1.d4___.a4d1.b2v";
    let lives = |args: &[&str]| {
        stdout(&[&["solve", "--quick", "--maze", maze], args].concat()).lines().count()
    };
    assert_eq!((lives(&[]), lives(&["--option", "lives=2"]), lives(&["--lives", "3"])), (4, 2, 3));
}

/// What a search prints is a maze file whose verdict the program knows, and near which nothing is fairer.
#[test]
fn a_fair_maze_is_printed_as_a_file() {
    let folder = TestFolder::new("fair-maze");
    let run = |args: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_palisade"))
            .args(["solve", "--fair", "--threads", "1"])
            .args(args)
            .env("PALISADE_CACHE", folder.path())
            .env("LC_ALL", "C")
            .output()
            .expect("the binary starts")
    };
    let small =
        ["--size", "4x4", "--ghosts", "2", "--pellets", "2", "--fences", "3", "--lives", "2"];
    let first = run(&small);
    let text = String::from_utf8_lossy(&first.stdout).into_owned();
    let maze = rules::pacman::Maze::parse(&text).expect(&text);
    let with = |lives| rules::pacman::Options { lives: Some(lives), ..Default::default() };
    let winner = |lives| maze.known_result(&with(lives)).map(|known| known.winner);
    assert_eq!(winner(1), Some(rules::pacman::MazeWinner::Ghosts), "{text}");
    assert_eq!(winner(2), Some(rules::pacman::MazeWinner::Pacman), "{text}");
    let said = String::from_utf8_lossy(&first.stderr).into_owned();
    assert!(said.starts_with("# Maze 1, lives: 1, "), "{said}");
    let left = |folder: &TestFolder| std::fs::read_dir(folder.path()).map_or(0, Iterator::count);
    assert_eq!(left(&folder), 0, "a search that found something leaves nothing");
    // From a maze that is fair already.
    let near = run(&["--maze", &maze.word()]);
    assert!(near.stdout.starts_with(b"verdict "), "{near:?}");
    let same = rules::pacman::Maze::parse(&String::from_utf8_lossy(&near.stdout)).expect("a maze");
    assert_eq!(same, maze);
}

/// Interrupted by Ctrl-C, a search says so, and the same command continues after what it had tried.
#[cfg(unix)]
#[test]
fn an_interrupted_search_for_a_fair_maze_continues() {
    let folder = TestFolder::new("fair-search");
    // With a single pellet a life more is of no use, so it never ends by itself.
    let endless = "solve --fair --size 4x4 --ghosts 2 --pellets 1 --fences 2 --lives 2";
    let is_kept = || std::fs::read_dir(folder.path()).is_ok_and(|mut files| files.next().is_some());
    // Runs it until it has said which maze it is at and has kept how far it is, interrupts it, and returns all it has
    // said.
    let interrupted = || {
        let mut child = Command::new(env!("CARGO_BIN_EXE_palisade"))
            .args(endless.split(' '))
            .env("PALISADE_CACHE", folder.path())
            .env("LC_ALL", "C")
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let mut said = Vec::new();
        for line in BufReader::new(child.stderr.take().expect("piped")).lines() {
            let line = line.expect("text");
            if line.starts_with("# Maze ") {
                while !is_kept() && child.try_wait().expect("it runs").is_none() {
                    std::thread::sleep(std::time::Duration::from_millis(5));
                }
                let pid = child.id().to_string();
                let sent = Command::new("kill").args(["-INT", &pid]).status().expect("kill starts");
                assert!(sent.success());
            }
            said.push(line);
        }
        assert_eq!(child.wait().expect("it ends").code(), Some(130), "{said:?}");
        assert!(said.last().is_some_and(|line| line.contains("continues from here")), "{said:?}");
        said
    };
    assert!(interrupted()[0].starts_with("# Maze 1,"));
    let continued = interrupted();
    let tried = continued[0].strip_prefix("# The search continues. Mazes tried so far: ");
    let tried: u64 = tried.expect("it says so").parse().expect("a number");
    assert!(tried >= 1, "{continued:?}");
    let next = format!("# Maze {},", tried + 1);
    assert!(continued[1].starts_with(&next), "{continued:?}");
}

#[test]
fn there_must_be_a_game_to_resume() {
    let folder = TestFolder::new("nothing-to-resume");
    let output = Command::new(env!("CARGO_BIN_EXE_palisade"))
        .args(["play", "--resume"])
        .env("PALISADE_STATE", folder.path())
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .output()
        .expect("the binary starts");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("There is no unfinished game to continue."), "{said}");
}
