//! Rule cases as data: `position | word | expected result | rules and options`.
//!
//! The word is a move; `leave:N`, a player leaving; `steps` or `legal`, the sorted list of pawn
//! moves or of all moves; `setup`, the validation of the position; or `start N`, a new game. The
//! result is a position, with ` = 1,0` if the game is over; a list; or the key of a refusal with
//! some of its arguments (`seat=2`). The refusal's own rule must be among those named.

use std::collections::BTreeSet;

use game::{Position as _, Reason, ReasonArg, Seat};
use rules::quoridor::{Options, Position};

const FILES: [(&str, &str); 4] = [
    ("classic.case", include_str!("classic.case")),
    ("four.case", include_str!("four.case")),
    ("mini.case", include_str!("mini.case")),
    ("setups.case", include_str!("setups.case")),
];

#[test]
fn every_case_has_its_expected_result() {
    let mut wrong = String::new();
    for (file, text) in FILES {
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| is_case(line)) {
            let Case { position, word, expected, rules, options } = Case::parse(line);
            let actual = match outcome_of(position, word, &options) {
                Ok(text) => text,
                Err(reason) if reason.rule.is_empty() || rules.contains(&reason.rule) => {
                    with_args(&reason, expected)
                }
                Err(reason) => format!("{} by rule {}", reason.key, reason.rule),
            };
            if actual != expected {
                wrong += &format!("\n{file}:{number}: {line}\n    actual: {actual}");
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// C00, M02 and M03 concern the set-up and are tested in `game_setup.rs`.
#[test]
fn every_rule_of_the_board_has_a_case() {
    let named: BTreeSet<_> = FILES
        .iter()
        .flat_map(|(_, text)| text.lines().filter(|line| is_case(line)))
        .flat_map(|line| Case::parse(line).rules)
        .collect();
    let numbers = |letter: char, last: usize| (1..=last).map(move |n| format!("{letter}{n:02}"));
    let missing: Vec<_> = numbers('C', 27)
        .chain(numbers('Q', 11))
        .chain(["M01", "M04", "M05"].map(str::to_owned))
        .filter(|rule| !named.contains(rule.as_str()))
        .collect();
    assert!(missing.is_empty(), "no case for {missing:?}");
}

struct Case<'a> {
    position: &'a str,
    word: &'a str,
    expected: &'a str,
    rules: Vec<&'a str>,
    options: Options,
}

impl Case<'_> {
    fn parse(line: &str) -> Case<'_> {
        let fields: Vec<_> = line.split('|').map(str::trim).collect();
        let &[position, word, expected, labels] = fields.as_slice() else {
            panic!("four fields: {line}")
        };
        let mut options = Options::default();
        let mut rules = Vec::new();
        for label in labels.split(' ') {
            match label.split_once('=') {
                Some((name, value)) => options.set(name, value).unwrap(),
                None => rules.push(label),
            }
        }
        Case { position, word, expected, rules, options }
    }
}

fn is_case(line: &str) -> bool {
    !line.is_empty() && !line.starts_with('#')
}

fn outcome_of(position: &str, word: &str, options: &Options) -> Result<String, Reason> {
    if let Some(seats) = word.strip_prefix("start ") {
        return Ok(Position::start(seats.parse().unwrap(), options)?.to_string());
    }
    let seats = position.split(' ').next().unwrap().split(',').count();
    let mut position = Position::parse(position, seats, options)?;
    match word {
        "setup" => {}
        "steps" => return Ok(sorted(position.steps(position.mover()).map(|to| to.to_string()))),
        "legal" => return Ok(sorted(position.plies().iter().map(ToString::to_string))),
        _ => match word.strip_prefix("leave:") {
            Some(seat) => {
                let outcome = position.leave(Seat::from_number(seat.parse().unwrap()).unwrap());
                assert_eq!(outcome, position.outcome(), "a departure that decides shows");
            }
            None => {
                let before = position;
                if let Err(refusal) = position.try_play(word) {
                    assert_eq!(position, before, "a refusal changes nothing");
                    return Err(refusal.into());
                }
            }
        },
    }
    Ok(match position.outcome() {
        Some(outcome) => format!("{position} = {outcome}"),
        None => position.to_string(),
    })
}

fn sorted(words: impl Iterator<Item = String>) -> String {
    let mut words: Vec<_> = words.collect();
    words.sort();
    words.join(" ")
}

/// The key with those of its arguments that are expected.
fn with_args(reason: &Reason, expected: &str) -> String {
    let mut actual = reason.key.to_owned();
    for argument in expected.split(' ').skip(1) {
        let name = argument.split('=').next().unwrap();
        let (_, arg) = reason.args.iter().find(|(n, _)| *n == name).unwrap_or_else(|| {
            panic!("{} has no argument {name}", reason.key);
        });
        actual += &match arg {
            ReasonArg::Text(text) => format!(" {name}={text}"),
            ReasonArg::Number(number) => format!(" {name}={number}"),
            other => panic!("{other:?} is not an argument of Quoridor"),
        };
    }
    actual
}
