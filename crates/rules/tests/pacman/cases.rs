//! Rule cases as data: a position, what is played, and the expected result.

use std::collections::{BTreeMap, BTreeSet};

use game::{Position as _, Reason, Seat};
use rules::pacman::{Options, Position};

const CASES: &str = include_str!("rules.case");

struct Case<'a> {
    rules: &'a str,
    seats: usize,
    options: Options,
    position: String,
    words: &'a str,
    expected: String,
}

/// All cases of the file, with the names of mazes replaced by their words.
fn cases() -> Vec<Case<'static>> {
    let mut mazes = BTreeMap::new();
    let mut cases = Vec::new();
    for line in CASES.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(maze) = line.strip_prefix('@') {
            let (name, word) = maze.split_once(' ').expect(line);
            mazes.insert(format!("@{name}"), word.trim());
            continue;
        }
        let columns: Vec<_> = line.split('|').map(str::trim).collect();
        let [rules, option_list, position, words, expected] = columns[..] else {
            panic!("{line}: five columns")
        };
        let (mut seats, mut options) = (2, Options::default());
        for option in option_list.split_whitespace().filter(|&word| word != "-") {
            match option.split_once('=').expect(line) {
                ("seats", number) => seats = number.parse().expect(line),
                (name, value) => options.set(name, value).expect(line),
            }
        }
        let fill = |text: &str| {
            let words = text.split(' ').map(|word| mazes.get(word).copied().unwrap_or(word));
            words.collect::<Vec<_>>().join(" ")
        };
        let (position, expected) = (fill(position), fill(expected));
        cases.push(Case { rules, seats, options, position, words, expected });
    }
    cases
}

/// The actual result of a case, in the notation of the file.
fn result(case: &Case<'_>) -> String {
    let describe = |reason: Reason| format!("{} {}", reason.key, reason.rule).trim_end().to_owned();
    let mut position = match Position::parse(&case.position, case.options, case.seats) {
        Ok(position) => position,
        Err(error) => return describe(error.into()),
    };
    for word in case.words.split(' ') {
        if word == "?" {
            let mut moves: Vec<_> = position.plies().iter().map(ToString::to_string).collect();
            moves.sort();
            return moves.join(" ");
        } else if let Some(seat) = word.strip_prefix("leave:") {
            let seat = seat.parse().ok().and_then(Seat::from_number).expect(word);
            if let Some(outcome) = position.leave(seat) {
                return format!("= {outcome}");
            }
        } else if let Err(refusal) = position.try_play(word) {
            return describe(refusal.into());
        }
    }
    let end = position.outcome().map(|outcome| format!(" = {outcome}"));
    position.to_string() + &end.unwrap_or_default()
}

#[test]
fn every_case_has_its_expected_result() {
    let mut wrong = Vec::new();
    for case in cases() {
        let found = result(&case);
        if found != case.expected {
            let Case { rules, position, words, expected, .. } = case;
            wrong.push(format!("{rules} | {position} | {words}\n  {expected}\n  {found}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_rule_is_named_by_a_test() {
    let sources = [include_str!("setup.rs"), include_str!("maze.rs")];
    let named = |rule: &str| {
        let test = format!("fn {}_", rule.to_lowercase());
        sources.iter().any(|source| source.contains(&test))
    };
    let cases: BTreeSet<_> = cases().iter().flat_map(|case| case.rules.split(' ')).collect();
    let missing: Vec<_> = (1..=42)
        .map(|number| format!("P{number:02}"))
        .filter(|rule| !cases.contains(rule.as_str()) && !named(rule))
        .collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
}
