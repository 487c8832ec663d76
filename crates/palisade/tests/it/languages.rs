//! What a command says about bad input is in the language of whoever gave it: no English sentence hides in
//! another language's. Paths, words and what other programs say stay as they are.

use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use testbed::TestFolder;

const ILLEGAL: &str = "palisade 1\ngame quoridor\n\ne2 e8 e9\n";
/// Every kind of line that the engine refuses.
const UGI: &str = "castle\nposition\nposition fen\nposition startpos e2\nposition startpos moves e5\n\
    position fen nonsense\nsetoption\nsetoption name Level value 9\nsetoption name Ponder value perhaps\n\
    setoption name Colour value red\nsetoption name Seats value 3\nquery weather\ngo depth 1\n\
    position fen e8,a5 0,0 1 - moves e9\ngo depth 1\nposition startpos\ngo mate 3 nodes 1\n\
    go sideways\nstop\ngo searchmoves e5 e2 nodes 1\n";

/// Commands that refuse something, and what they read from stdin. `;` separates the words.
const CASES: &[(&str, &str)] = &[
    ("dataset;mini;damaged.npz;--games;1;--nodes;20", ""),
    ("dataset;mini;damaged.npz;--games;1;--nodes;21", ""),
    ("dataset;mini;folder.npz;--games;1;--nodes;20", ""),
    ("dataset;mini;no-toml.toml/out.npz;--games;1;--nodes;20", ""),
    ("dataset;mini;out.npz;--games;none", ""),
    ("dataset;quoridor;out.npz;--records;-", ILLEGAL),
    ("dataset;pacman;out.npz;--records;-", "palisade 1\ngame quoridor\n\ne2 e8\n"),
    ("dataset;quoridor;out.npz;--records;empty", ""),
    ("dataset;quoridor;out.npz;--records;no-such-file", ""),
    ("dataset;quoridor;empty", ""),
    ("record;check;-", ILLEGAL),
    ("record;check;-", ""),
    ("record;check;-", "palisade 2\ngame quoridor\n\ne2\n"),
    ("record;check;-", "palisade 1\ngame chess\n\ne2\n"),
    ("record;check;-", "palisade 1\n\ne2\n"),
    ("record;check;empty", ""),
    ("record;show;no-such-file", ""),
    ("record;convert;-", "something else altogether"),
    ("record;convert;-;--from;qgn", "something else altogether"),
    ("record;convert;-;--to;chess", ""),
    ("record;convert;-;--to;qgn", "palisade 1\ngame mini\n\nd2\n"),
    ("match;quoridor;--player;level:1", ""),
    ("match;quoridor;--player;level:1;--player;level:9", ""),
    ("match;quoridor;--player;level:1;--player;no-such-program", ""),
    ("match;quoridor;--player;level:1;--player;sh -c 'exit 3'", ""),
    ("match;quoridor;--player;level:1;--player;sh -c 'kill -9 $$'", ""),
    ("match;quoridor;--player;level:1;--player;sh -c 'exec >&- && read line && sleep 9'", ""),
    ("match;quoridor;--player;level:1;--player;./no-program.toml", ""),
    ("match;quoridor;--player;level:1;--player;sh 'not closed", ""),
    ("match;quoridor;--player;level:1;--engine;cmd=http://127.0.0.1:1/;proto=http", ""),
    ("match;quoridor;--player;level:1;--engine;cmd=x;proto=chess", ""),
    ("match;quoridor;--player;level:1;--engine;cmd=x;colour=red", ""),
    ("match;quoridor;--engines;no-toml.toml", ""),
    ("match;quoridor;--engines;other-key.toml", ""),
    ("match;quoridor;--engines;list.toml", ""),
    ("match;quoridor;--engines;no-such-file", ""),
    ("match;quoridor;--player;level:1;--player;level:2;--openings;empty", ""),
    ("match;quoridor;--player;level:1;--player;level:2;--openings;-", "e2 e5\n"),
    ("match;quoridor;--player;level:1;--player;level:2;--openings;-", "# none\n"),
    ("match;quoridor;--player;level:1;--player;level:2;--clock;soon", ""),
    ("match;quoridor;--player;level:1;--player;level:2;--sprt;5", ""),
    ("match;quoridor;--player;level:1;--player;level:2;--draw;score=1", ""),
    ("match;quoridor;--player;level:1;--player;level:2;--records;other", ""),
    ("match;quoridor;--player;level:1;--player;level:2;--records;no-toml.toml", ""),
    ("match;quoridor;--player;level:1;--player;level:2;--log;empty", ""),
    ("engine;quoridor;--level;9", ""),
    ("engine;pacman;--maze;-", ""),
    ("engine;quoridor", UGI),
    ("engine;mspacman", "go depth 1\n"),
];

fn folder() -> TestFolder {
    let folder = TestFolder::new("languages");
    for name in ["empty", "folder.npz.tmp", "damaged.npz.tmp", "other"] {
        fs::create_dir(folder.join(name)).expect("a folder");
    }
    for (name, text) in [
        ("no-toml.toml", "[[engine]]\ncmd = level"),
        ("other-key.toml", "[[engines]]\ncmd = \"level:1\""),
        ("list.toml", "[[engine]]\ncmd = [1]"),
        ("no-program.toml", ""),
        ("other/000001.palisade", ILLEGAL),
    ] {
        fs::write(folder.join(name), text).expect("a file");
    }
    // An archive that cannot be written leaves its games, which then are damaged.
    said(&folder, "C", CASES[0]);
    fs::write(folder.join("damaged.npz.parts/0.game"), "half a line\n").expect("a file");
    folder
}

/// What a command says about the input: a line on stderr, or several of the protocol.
fn said(folder: &TestFolder, language: &str, (line, input): (&str, &str)) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_palisade"));
    command.args(line.split(';')).current_dir(folder).env("LC_ALL", language);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary starts");
    // A command that fails before it reads may have closed its input.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let lines = String::from_utf8_lossy(&output.stdout).into_owned();
    let told: String = lines.lines().filter_map(|line| line.strip_prefix("info string ")).collect();
    told + &String::from_utf8_lossy(&output.stderr)
}

/// Names that stand in lists, the same in every language.
const NAMES: [&str; 6] = ["palisade", "threads", "hash", "level", "starter", "pieces"];

/// Every three words of a sentence in a row: no list of names, and nothing with a sign in it.
fn word_runs(text: &str) -> HashSet<Vec<String>> {
    let words: Vec<_> = text.split_whitespace().map(str::to_lowercase).collect();
    let is_word =
        |word: &String| word.chars().all(char::is_alphabetic) && !NAMES.contains(&word.as_str());
    // The last word of a sentence has its full stop.
    let is_last = |word: &String| is_word(&word.trim_end_matches(['.', ':']).to_owned());
    let runs = words.windows(3).filter(|run| run[..2].iter().all(is_word) && is_last(&run[2]));
    runs.map(<[String]>::to_vec).collect()
}

#[test]
fn no_english_sentence_hides_in_another_language() {
    let folder = folder();
    let mut wrong = Vec::new();
    for (nth, &case) in CASES.iter().enumerate() {
        let english = said(&folder, "C", case);
        assert!(!english.trim().is_empty(), "{case:?}: nothing is refused");
        assert!(!english.contains("panicked"), "{case:?}: {english}");
        let given = word_runs(&format!("{} {}", case.0.replace(';', " "), case.1));
        let english_runs = word_runs(&english);
        // That every message is there in every language, the tests of the texts see.
        let language = ["fr", "es", "nl", "pl", "cs", "ro"][nth % 6];
        let text = said(&folder, language, case);
        let mut hidden = word_runs(&text);
        hidden.retain(|run| english_runs.contains(run) && !given.contains(run));
        if !hidden.is_empty() || text.trim() == english.trim() {
            wrong.push(format!("{language} {}: {}", case.0, text.trim()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
