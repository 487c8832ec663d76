//! What the program answered on the command line, it answers still.
//!
//! A transcript has a command after `$ `, what is typed after `< `, then what it printed, what it
//! complained of after `! `, and `exit *` where it refused. `*` stands for any word and `...` for any
//! lines; JSON may grow, and headings (`# …`) may appear.
//!
//! Where an old answer was wrong, the right one is in a file of the same name in `golden/amended`.

use std::io::Write;
use std::process::Stdio;

use serde_json::Value;

use super::files;
use super::json::grown;
use crate::common::Folder;

#[derive(Debug, Default)]
struct Case {
    line: String,
    input: String,
    output: Vec<String>,
    complaint: Vec<String>,
    refused: bool,
}

fn cases(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            cases.push(Case { line: command.to_owned(), ..Case::default() });
            continue;
        }
        let case = cases.last_mut().expect("a command comes first");
        if let Some(typed) = line.strip_prefix("< ") {
            case.input += &format!("{typed}\n");
        } else if let Some(complaint) = line.strip_prefix("! ") {
            case.complaint.push(complaint.to_owned());
        } else if line == "exit *" {
            case.refused = true;
        } else if !line.is_empty() {
            case.output.push(line.to_owned());
        }
    }
    cases
}

/// Words between blanks; blanks between quotation marks belong to a word.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            c => words.last_mut().expect("there is one").push(c),
        }
    }
    words
}

fn line_matches(old: &str, new: &str) -> bool {
    if old.starts_with(['{', '['])
        && let Ok(old) = serde_json::from_str::<Value>(old)
    {
        return serde_json::from_str(new).is_ok_and(|new| grown(&old, &new).is_ok());
    }
    let mut pairs = old.split(' ').zip(new.split(' '));
    old.split(' ').count() == new.split(' ').count()
        && pairs.all(|(old, new)| old == "*" || old == new)
}

fn matches(old: &[String], new: &[&str]) -> bool {
    match (old, new) {
        ([], []) => true,
        ([any, rest @ ..], _) if any == "..." => {
            (0..=new.len()).any(|skipped| matches(rest, &new[skipped..]))
        }
        ([old, rest @ ..], [new, news @ ..]) => line_matches(old, new) && matches(rest, news),
        _ => false,
    }
}

fn check(folder: &Folder, case: &Case) {
    let words = words(&case.line);
    let at = words.iter().position(|word| word == "palisade").expect("the program is named");
    let mut command = folder.alone();
    command.args(&words[at + 1..]);
    command.envs(words[..at].iter().filter_map(|word| word.split_once('=')));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let typed = child.stdin.take().expect("piped").write_all(case.input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let complained = String::from_utf8_lossy(&output.stderr).into_owned();
    let full = |text: &str| -> Vec<String> {
        text.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect()
    };
    let same = |old: &[String], new: &str| {
        let mut new = full(new);
        new.retain(|line| !line.starts_with("# ") || old.contains(line));
        matches(old, &new.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let good = typed.is_ok()
        && if case.refused {
            [Some(1), Some(2)].contains(&output.status.code())
        } else {
            output.status.success()
        }
        && same(&case.output, &said)
        && same(&case.complaint, &complained);
    assert!(good, "{case:#?}\nnow {}\n{said}\n{complained}", output.status);
}

/// All transcripts of a file in a folder of their own, one after the other.
fn replay(name: &str) {
    let folder = Folder::with_everything();
    let file = name.rsplit('/').next().expect("a name");
    let amended = super::golden().join("amended").join(file);
    let mut amended = std::fs::read_to_string(amended).map_or(Vec::new(), |text| cases(&text));
    for mut case in cases(&super::text(name)) {
        if let Some(at) = amended.iter().position(|better| better.line == case.line) {
            case = amended.remove(at);
        }
        check(&folder, &case);
    }
    assert!(amended.is_empty(), "amended, but nowhere in {name}: {amended:#?}");
}

#[test]
fn verbs_with_json() {
    replay("commands/verbs.txt");
}

#[test]
fn options_have_their_words() {
    replay("commands/options.txt");
}

#[test]
fn records_of_every_dialect() {
    replay("commands/records.txt");
}

#[test]
fn records_with_variations() {
    replay("commands/analyses.txt");
}

/// A record is rewritten as it was: as it stands, or as the file beside it says.
#[test]
fn records_are_rewritten_as_before() {
    let folder = Folder::with_everything();
    for file in files("records") {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        let converted = file.with_file_name(format!("converted-{name}"));
        let old = std::fs::read_to_string(if converted.exists() { converted } else { file });
        let new =
            folder.alone().args(["record", "convert"]).arg(format!("records/{name}")).output();
        let new = new.expect("the program starts");
        assert_eq!(String::from_utf8_lossy(&new.stdout), old.expect("a text"), "{name}: {new:?}");
    }
}

#[test]
fn dice_are_verified() {
    replay("commands/dice.txt");
}

#[test]
fn games_left_in_the_terminal() {
    replay("commands/terminal.txt");
}

#[test]
fn matches_go_on() {
    replay("commands/matches.txt");
}

#[test]
fn solutions_are_read() {
    replay("commands/solutions.txt");
}

#[test]
fn puzzles_are_read() {
    replay("commands/puzzles.txt");
}

/// The engines play as they did. Unlike all other golden files these may be written anew, when
/// engines are meant to play differently.
#[test]
fn bench_is_unchanged() {
    replay("behaviour/bench.txt");
}

#[test]
fn analysis_is_unchanged() {
    replay("behaviour/analyse.txt");
}

#[test]
fn no_transcript_is_forgotten() {
    let source = include_str!("commands.rs");
    for file in files("commands") {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        assert!(source.contains(&format!("commands/{name}")), "nobody replays {name}");
    }
}

#[test]
fn no_amendment_is_forgotten() {
    for file in files("amended") {
        let name = file.file_name().expect("a name");
        assert!(super::golden().join("commands").join(name).exists(), "{}", file.display());
    }
}

#[test]
fn a_transcript_is_compared_in_earnest() {
    let old: Vec<_> = ["a * c", "...", "{\"n\":1}"].map(str::to_owned).into();
    assert!(matches(&old, &["a b c", "x", "y", "{\"n\":1,\"m\":2}"]));
    assert!(matches(&old, &["a b c", "{\"n\":1}"]));
    assert!(!matches(&old, &["a b c", "{\"n\":2}"]));
    assert!(!matches(&old, &["a b", "{\"n\":1}"]));
    assert!(!matches(&old, &["a b c"]));
    assert!(!matches(&old, &["a b c", "{\"n\":1}", "more"]));
}
