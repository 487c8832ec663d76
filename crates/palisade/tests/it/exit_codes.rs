//! Exit codes: 0 done, 1 a check that ran and failed, 2 bad usage or input. 70, a fault of ours, is
//! tested where panics are caught (`cli::error`).

use std::io::Write;
use std::process::{Command, Stdio};

const GOOD: &str = "palisade 1\ngame quoridor\n\ne2 e8\n";
const ILLEGAL: &str = "palisade 1\ngame quoridor\n\ne2 e8 e9\n";
const MAZE: &str = "size 4x4\npac a1\nblinky d4\npellets a4 d1\n";
const BAD_MAZE: &str = "size 4x4\npac a1\nblinky e5\npellets a4 d1\n";
/// A step onto the goal line, and one away from it.
const GOOD_PUZZLE: &str = "q1 | quoridor | only-move | 700 | e8,d2 5,5 1 - | e9 | by hand\n";
const BAD_PUZZLE: &str = "q1 | quoridor | only-move | 700 | e8,d2 5,5 1 - | e7 | by hand\n";

/// Every command with arguments, what it reads from stdin, its exit code, and a part of what it says on
/// stderr (nothing where it is done).
const CASES: &[(i32, &str, &str, &str)] = &[
    (0, "--help", "", ""),
    (0, "--version", "", ""),
    (0, "legal quoridor", "", ""),
    (0, "legal quoridor --batch", "e2\nnonsense\n", ""),
    (0, "legal pacman --maze -", MAZE, ""),
    (2, "legal pacman --maze -", BAD_MAZE, "P02"),
    (2, "legal pacman --batch --maze -", MAZE, "--maze -"),
    (2, "legal chess", "", "chess"),
    (2, "legal quoridor --moves e9", "", "e9"),
    (2, "legal quoridor --position nonsense", "", "four fields"),
    (2, "legal quoridor --with position", "", "--batch"),
    (2, "legal quoridor --batch --with weather", "", "weather"),
    (2, "juggle", "", "juggle"),
    (0, "show mini", "", ""),
    (2, "show mini --seats 5", "", "5"),
    (0, "perft quoridor --depth 0", "", ""),
    (2, "perft quoridor --depth 0 --divide", "", "1"),
    (0, "playouts mini --seconds 0", "", ""),
    (0, "rules mini", "", ""),
    (0, "rules --game mini", "", ""),
    (2, "rules chess", "", "chess"),
    (2, "rules mini --game mini", "", "--game"),
    (2, "dataset chess out.npz", "", "chess"),
    (2, "dataset quoridor", "", "FILE"),
    (2, "dataset quoridor out.npz --games 0", "", "0"),
    (2, "dataset quoridor out.npz --records - --games 3", "", "--games"),
    (2, "dataset quoridor out.npz --records -", ILLEGAL, "e9"),
    (2, "dataset pacman out.npz --records -", GOOD, "different"),
    (2, "dataset quoridor out.npz --records no-such-file", "", "no-such-file"),
    (2, "dataset quoridor .", "", "already exists"),
    (0, "puzzle --list", "", ""),
    (0, "puzzle --daily --plain", "quit\n", ""),
    (0, "puzzle --date 2026-11-17 --plain", "", ""),
    (2, "puzzle nothing", "", "nothing"),
    (2, "puzzle --theme fork", "", "last-gap"),
    (2, "puzzle --game chess", "", "chess"),
    (2, "puzzle --date today", "", "today"),
    (2, "puzzle --file -", "one | two\n", "Line 1"),
    (2, "puzzle --file no-such-file", "", "no-such-file"),
    (0, "puzzles check - --sample 1", GOOD_PUZZLE, ""),
    (1, "puzzles check - --sample 1", BAD_PUZZLE, "1 of 1"),
    (2, "puzzles check no-such-file", "", "no-such-file"),
    (2, "puzzles make --game chess --out -", "", "chess"),
    (2, "puzzles make", "", "--out"),
    (0, "analyse quoridor --depth 1", "", ""),
    (0, "analyse - --depth 1", GOOD, ""),
    (2, "analyse - --depth 1", ILLEGAL, "e9"),
    (2, "analyse no-such-file", "", "no-such-file"),
    (2, "analyse mspacman", "", ""),
    (0, "record check -", GOOD, ""),
    (1, "record check -", ILLEGAL, "e9"),
    (1, "record check -", "no record", ""),
    (2, "record check no-such-file", "", "no-such-file"),
    (0, "record show -", GOOD, ""),
    (2, "record show -", ILLEGAL, "e9"),
    (0, "record convert -", GOOD, ""),
    (2, "record convert -", ILLEGAL, "e9"),
    (1, "verify -", GOOD, ""),
    (2, "verify -", ILLEGAL, "e9"),
    (2, "verify no-such-file", "", "no-such-file"),
    (0, "solve --quick --maze -", MAZE, ""),
    (2, "solve --quick --maze no-such-maze", "", "no-such-maze"),
    (2, "solve --fair --size 20x20", "", "20x20"),
    (2, "bench chess", "", "chess"),
    (0, "engine quoridor", "quit\n", ""),
    (2, "engine pacman --maze -", MAZE, "--maze -"),
    (2, "engine quoridor --level 9", "", "9"),
    (0, "match quoridor --player level:1 --player mcts:1 --games 0", "", ""),
    (1, "match quoridor --player no-such-engine --player level:1", "", "no-such-engine"),
    (2, "match quoridor --player level:9 --player level:1", "", "level:9"),
    (0, "match pacman --maze - --player mcts:1 --player mcts:1 --games 0", MAZE, ""),
    (2, "match quoridor --player level:1", "", "named"),
    (0, "match quoridor --engine cmd=level:1 name=A --engine cmd=mcts:1 --games 0", "", ""),
    (2, "match quoridor --engine cmd=level:1 colour=red --player mcts:1", "", "colour=red"),
    (2, "match quoridor --player level:1 --player mcts:1 --draw movecount=8", "", "movenumber=40"),
    (2, "match quoridor --player level:1 --player mcts:1 --resign score=x", "", "score=x"),
    (
        2,
        "match quoridor --seats 4 --player level:1 --player mcts:1 --resign movecount=2 score=9",
        "",
        "two players",
    ),
    (2, "match mini --engine cmd=a proto=qtp --player mcts:1", "", "classic Quoridor"),
    (2, "match quoridor --engine cmd=a proto=xboard --player mcts:1", "", "xboard"),
    (2, "match quoridor --engines no-such-file.toml", "", "no-such-file.toml"),
    (
        2,
        "match quoridor --seats 4 --tournament gauntlet --player level:1 --player mcts:1",
        "",
        "two players",
    ),
    (2, "match quoridor --player level:1 --player mcts:1 --player mcts:2 --sprt 0,5", "", "--sprt"),
    (2, "match quoridor --player level:1 --player mcts:1 --player mcts:2 --mirror", "", "--mirror"),
    (2, "match quoridor --player level:1 --player level:1 --clock 0", "", "60+1"),
    (2, "play quoridor --plain --players human,human,3", "", "3"),
    (2, "play quoridor --plain --players human,someone", "", "someone"),
    (2, "online list --server http://127.0.0.1:1", "", "127.0.0.1"),
    (2, "online create quoridor --seats 0 --level 1 --server http://127.0.0.1:1", "", "0"),
    (2, "online create quoridor --level 1 --server http://127.0.0.1:1", "", "--token"),
    (2, "online create quoridor --option boost --server http://127.0.0.1:1", "", "name=value"),
    (2, "serve --log loud", "", "loud"),
    (2, "serve --log error --listen 127.0.0.1:0 --database mysql://ada@host/club", "", "mysql://"),
    (
        2,
        "serve --log error --listen 127.0.0.1:0 --database postgres://127.0.0.1:1/club",
        "",
        "127.0.0.1:1/club",
    ),
    (
        2,
        "serve --log error --listen 127.0.0.1:0 --database x.sqlite --bus nats://127.0.0.1:1",
        "",
        "postgres://",
    ),
    (
        2,
        "serve --log error --listen 127.0.0.1:0 --database postgres://127.0.0.1:1/club --bus http://x",
        "",
        "nats://",
    ),
    (
        2,
        "serve --log error --listen 127.0.0.1:0 --database postgres://127.0.0.1:1/x --bus nats://127.0.0.1:1",
        "",
        "nats://127.0.0.1:1",
    ),
    (2, "backup copy.sqlite --database postgres://127.0.0.1:1/club", "", "pg_dump"),
    (2, "migrate no-such-file --database postgres://127.0.0.1:1/club", "", "no-such-file"),
    (2, "migrate no-such-file --database other.sqlite", "", "postgres://"),
    (2, "rebuild --database no-such-file", "", "no-such-file"),
];

#[test]
fn every_command_ends_with_its_exit_code() {
    let folder = testbed::TestFolder::new("exit");
    let mut wrong = Vec::new();
    for (code, line, input, part) in CASES {
        let mut command = Command::new(env!("CARGO_BIN_EXE_palisade"));
        command.args(line.split(' ')).current_dir(&folder).env("LC_ALL", "C");
        for name in ["PALISADE_CACHE", "PALISADE_STATE"] {
            command.env(name, folder.join("nothing"));
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the binary starts");
        // A command that fails before it reads may have closed its input.
        let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
        let output = child.wait_with_output().expect("it ends");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        let said = match code {
            0 => error.is_empty(),
            _ => error.lines().count() == 1 && error.contains(part) && output.stdout.is_empty(),
        };
        if output.status.code() != Some(*code) || !said {
            wrong.push(format!("{line}: {} instead of {code}, {error:?}", output.status));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
