//! Other people's programs: the samples in `examples/`, matches against UGI programs, and what is said
//! when one does not work.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

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
        ("python3 -c 'raise SystemExit(\"no weights\")'", &["no weights", "exit code 1"]),
        ("sh -c 'exit 9'", &["exit code 9"]),
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
    assert!(text.contains("+0 =0 -1  0.0% ± 100.0  Elo ?"), "{text}");
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

/// The limit of address space stands for a small machine.
#[test]
fn a_table_that_does_not_fit_in_memory_is_refused_in_one_line() {
    for command in ["engine quoridor", "analyse quoridor --depth 1"] {
        let script = format!("ulimit -v 8000000; exec '{PALISADE}' {command} --hash 65536");
        let output = Command::new("sh").args(["-c", &script]).stdin(Stdio::null()).output();
        let output = output.expect("a shell");
        assert_eq!(output.status.code(), Some(2), "{command}: {output:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(said.lines().count(), 1, "{command}: {said}");
        assert!(said.contains("65536 MB does not fit in memory"), "{command}: {said}");
    }
}

/// Sends Ctrl-C to a program once `is_ready`, and waits for its end.
fn interrupt(mut command: Command, is_ready: impl Fn() -> bool) -> Output {
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    let started = Instant::now();
    while !is_ready() {
        std::thread::sleep(Duration::from_millis(5));
        if started.elapsed() > Duration::from_secs(60) {
            let _ = child.kill();
            panic!("it is not ready: {:?}", child.wait_with_output());
        }
    }
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("kill runs").success());
    child.wait_with_output().expect("it ends")
}

/// Ctrl-C prints what there is, says how to go on, and has its own exit code.
#[test]
fn ctrl_c_keeps_what_was_done() {
    let folder = Folder::new();
    let (records, archive) = (folder.join("games"), folder.join("set.npz"));
    let start = |args: &[&str]| {
        let mut command = Command::new(PALISADE);
        command.args(args).env("LC_ALL", "C");
        command
    };
    let players = ["--player", "level:1", "--player", "mcts:1", "--games", "1000000"];
    let path = records.to_str().expect("text");
    let args = [&["match", "quoridor", "--records", path][..], &players].concat();
    let stopped = interrupt(start(&args), || records.join("000001.palisade").exists());
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert_eq!(stopped.status.code(), Some(130), "{stopped:?}");
    assert!(said(&stopped.stdout).contains("level:1 after "), "{stopped:?}");
    assert!(said(&stopped.stderr).contains("The next run continues from here."), "{stopped:?}");
    assert!(!said(&stopped.stderr).contains("loses"), "nobody is to blame: {stopped:?}");

    let other = palisade(&[&args[..], &["--seed", "9"]].concat());
    assert_eq!(other.status.code(), Some(2), "{other:?}");
    let why = "000001.palisade cannot be used for this match: It is a game of another match";
    assert!(said(&other.stderr).contains(why), "{other:?}");

    let path = archive.to_str().expect("text");
    let args = ["dataset", "mini", path, "--nodes", "1", "--games", "1000000", "--threads", "1"];
    let first = folder.join("set.npz.parts/0.game");
    let stopped = interrupt(start(&args), || first.exists());
    assert_eq!(stopped.status.code(), Some(130), "{stopped:?}");
    assert!(said(&stopped.stderr).contains("The next run continues from here."), "{stopped:?}");

    // The log has a line as soon as the handler is there.
    let log = folder.join("log");
    let path = log.to_str().expect("text");
    let engine = format!("'{PALISADE}' engine quoridor");
    let hour = ["match", "quoridor", "--player", &engine, "--player", "level:8", "--log", path];
    let args = [&hour[..], &["--movetime", "3600000"]].concat();
    let searching = || std::fs::read_to_string(&log).is_ok_and(|text| text.contains("> go "));
    let stopped = interrupt(start(&[&args[..], &["--opening", "0"]].concat()), searching);
    assert_eq!(stopped.status.code(), Some(130), "{stopped:?}");
    assert!(said(&stopped.stderr).contains("With --records"), "{stopped:?}");
    assert!(!said(&stopped.stderr).contains("loses"), "nobody is to blame: {stopped:?}");
}

#[test]
fn games_at_a_time_are_at_least_one() {
    let players = ["--player", "level:1", "--player", "level:1"];
    let output = palisade(&[&["match", "quoridor", "--parallel", "0"][..], &players].concat());
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}

/// Who follows a table is told at once when the server is gone.
#[test]
fn online_play_says_when_the_server_stops() {
    use std::io::{BufRead, BufReader};

    let folder = Folder::new();
    let server = start_server(&mut serve(&folder, "127.0.0.1:0"));
    let url = server.url.clone();
    let created = palisade(&["online", "create", "quoridor", "--server", &url]);
    let link = String::from_utf8(created.stdout).expect("text").trim().to_owned();
    let mut watching = Command::new(PALISADE)
        .args(["online", "play", &link, "--watch", "--server", &url])
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut shown = String::new();
    let mut table = BufReader::new(watching.stdout.take().expect("piped"));
    table.read_line(&mut shown).expect("the table is shown");
    drop(server);
    let mut said = String::new();
    let mut told = BufReader::new(watching.stderr.take().expect("piped"));
    told.read_line(&mut said).expect("it says so");
    assert_eq!(said, "The connection to the server is lost. Trying again…\n", "{shown}");
    watching.kill().expect("it runs");
    watching.wait().expect("it ends");
}

/// Openings of a file are records or lines of moves; what is wrong with one is said with its number.
#[test]
fn openings_come_from_a_file() {
    let folder = Folder::new();
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("a file");
        path.to_str().expect("text").to_owned()
    };
    let players = ["--player", "level:1", "--player", "mcts:1", "--nodes", "50", "--games", "2"];
    let with = |openings: &str| {
        let args =
            [&["match", "quoridor", "--json", "--openings", openings][..], &players].concat();
        palisade(&args)
    };
    let record = "palisade 1\ngame quoridor\nseats 2\n\ne2 e8\n";
    for good in
        [file("moves", "# two\n\ne2 e8 e3h\ne2 # one\n"), file("records", &record.repeat(2))]
    {
        let output = with(&good);
        assert!(output.status.success(), "{good}: {output:?}");
        let result: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let pairs = result["pentanomial"].as_array().expect("two players");
        assert_eq!(pairs.iter().filter_map(serde_json::Value::as_u64).sum::<u64>(), 1, "{result}");
    }
    for (bad, why) in [
        (file("empty", "# nothing\n"), "contains no openings"),
        (file("illegal", "e2 e8\ne5\n"), "Opening 2 in "),
        (
            file("four", &record.replace("seats 2", "seats 4").replace("e2 e8", "e2")),
            "number of players",
        ),
        (file("over", &format!("{record} leave:1:resign\n")), "The game is over"),
    ] {
        let output = with(&bad);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{bad}: {said}");
        assert!(said.contains(why), "{bad}: {said}");
    }
}
