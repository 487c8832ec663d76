//! Other people's programs: the samples in `examples/`, matches against UGI programs, and what is said
//! when one does not work.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::common::{Folder, PALISADE, serve, start_server};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn palisade(args: &[&str]) -> Output {
    let output = Command::new(PALISADE).args(args).env("LC_ALL", "C").current_dir(root()).output();
    output.expect("the binary starts")
}

/// The result of a match as JSON.
fn result(args: &[&str]) -> serde_json::Value {
    let output = palisade(&[&["match"], args, &["--json"]].concat());
    assert!(output.status.success(), "{args:?}: {output:?}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn the_sample_engine_plays_whole_games() {
    for (seats, games) in [("2", "4"), ("4", "4")] {
        let result = result(&[
            "quoridor",
            "--seats",
            seats,
            "--player",
            "python3 examples/ugi_engine.py",
            "--player",
            "level:1",
            "--nodes",
            "200",
            "--games",
            games,
            "--opening",
            "8",
        ]);
        assert_eq!((&result["faults"], &result["games"]), (&0.into(), &4.into()), "{result}");
    }
}

/// A maze made by hand that lacks ghosts: its one word has underscores.
#[test]
fn our_engine_plays_on_mazes_made_by_hand() {
    let folder = Folder::new();
    let maze = folder.join("two ghosts.maze");
    let text = "size 6x6\nlives 2\npac c3\nblinky a6\npinky f6\npellets a1 f1 c6\nfences b2h d4v\n";
    std::fs::write(&maze, text).expect("a file");
    let engine = format!("'{PALISADE}' engine pacman");
    let maze = maze.to_str().expect("text");
    let result = result(&[
        "pacman",
        "--maze",
        maze,
        "--player",
        "level:2",
        "--player",
        &engine,
        "--nodes",
        "300",
        "--games",
        "4",
        "--longest",
        "60",
    ]);
    assert_eq!((&result["faults"], &result["games"]), (&0.into(), &4.into()), "{result}");
}

/// Two engines at a table of a server, seated by the sample bot, on a maze made by hand.
#[test]
fn the_sample_bot_seats_engines_on_mazes_made_by_hand() {
    let folder = Folder::new();
    let server = start_server(&mut serve(&folder, "127.0.0.1:0"));
    let url = &server.url;
    let maze = "4x4.1.a1.d4___.a4d1.b2v";
    let created = palisade(&["online", "create", "pacman", "--maze", maze, "--server", url]);
    let link = String::from_utf8(created.stdout).expect("text").trim().to_owned();
    assert!(link.starts_with(&format!("{url}/t/")), "{link}");
    let bots: Vec<_> = ["PAC-MAN", "Blinky"]
        .into_iter()
        .map(|name| {
            let mut bot = Command::new("python3");
            bot.args(["examples/ugi_bot.py", &link, "--name", name, "--movetime", "10", "--"]);
            bot.args([PALISADE, "engine", "pacman", "--hash", "1"]).current_dir(root());
            bot.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("python3 is installed")
        })
        .collect();
    for bot in bots {
        let output = bot.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{output:?}");
        let text = String::from_utf8(output.stdout).expect("text");
        let (outcome, cause) = text.lines().last().and_then(|l| l.split_once(' ')).expect("an end");
        assert!(outcome.contains(',') && ["rules", "repetition"].contains(&cause), "{text}");
    }
}

#[test]
fn a_match_with_a_program_that_does_not_start_ends_before_it_begins() {
    for (player, parts) in [
        ("no-such-engine --fast", &["no-such-engine --fast"][..]),
        ("python3 -c 'raise SystemExit(\"no weights\")'", &["no weights", "exit status: 1"]),
        ("sh -c 'exit 9'", &["exit status: 9"]),
    ] {
        let args = ["match", "quoridor", "--player", player, "--player", "level:1", "--games", "9"];
        let output = palisade(&args);
        assert_eq!(output.status.code(), Some(1), "{player}: {output:?}");
        assert!(output.stdout.is_empty(), "{player}: {output:?}");
        let error = String::from_utf8(output.stderr).expect("text");
        assert_eq!(error.lines().count(), 1, "{error}");
        assert!(parts.iter().all(|part| error.contains(part)), "{player}: {error}");
    }
}

#[test]
fn what_a_program_printed_is_shown_with_its_fault() {
    let script = "import sys\nfor line in sys.stdin:\n    word = line.split()[0]\n    \
                  if word == \"go\": print(\"out of ideas\", file=sys.stderr); sys.exit(5)\n    \
                  print({\"ugi\": \"ugiok\", \"isready\": \"readyok\"}.get(word, \"\"), flush=True)\n";
    let player = format!("python3 -c '{script}'");
    let args = ["match", "quoridor", "--player", &player, "--player", "level:1", "--games", "1"];
    let output = palisade(&args);
    assert!(output.status.success(), "a fault in a game is a result: {output:?}");
    let error = String::from_utf8(output.stderr).expect("text");
    assert!(error.lines().any(|line| line == "  | out of ideas"), "{error}");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.contains("+0 =0 -1  0.0 % ± 100.0  Elo ?"), "{text}");
}

#[test]
fn a_quotation_mark_that_is_not_closed_is_bad_usage() {
    let args = ["match", "quoridor", "--player", "'palisade engine", "--player", "level:1"];
    let output = palisade(&args);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("'palisade engine"), "{output:?}");
}

#[test]
fn a_match_with_clocks_is_played_and_logged() {
    let folder = Folder::new();
    let log = folder.join("log");
    let engine = format!("'{PALISADE}' engine quoridor --level 1");
    let result = result(&[
        "quoridor",
        "--player",
        &engine,
        "--player",
        "mcts:5",
        "--clock",
        "60+1",
        "--grace",
        "60000",
        "--depth",
        "1",
        "--games",
        "1",
        "--longest",
        "8",
        "--log",
        log.to_str().expect("text"),
    ]);
    assert_eq!((&result["faults"], &result["draws"]), (&0.into(), &1.into()), "{result}");
    let text = std::fs::read_to_string(&log).expect("a log");
    assert!(
        text.contains(" 1 1 > go wtime 60000 btime 60000 winc 1000 binc 1000 depth 1"),
        "{text}"
    );
    assert!(text.contains(" 1 1 < bestmove "), "{text}");
}
