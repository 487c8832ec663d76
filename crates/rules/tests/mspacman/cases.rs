//! Rule cases as data: `*.case` files with rules, a position, what is played and expected results.
//!
//! A case starts with `== RULE…, title`; then, line by line:
//! `board NAME` uses a board from `*.board` here (written `$` in positions) · `option NAME=VALUE` ·
//! `start SEATS` · `at POSITION` · `play WORD…` (and `leave:SEAT`) · `then POSITION` ·
//! `legal WORD…` exactly these · `count N` · `has WORD…` · `lacks WORD…` ·
//! `refused WORD KEY RULE` · `over SEAT` · `no-start SEATS KEY RULE` · `no-position KEY RULE POSITION`.

use std::collections::BTreeSet;
use std::sync::Arc;

use game::{Outcome, Position as _, Reason, Seat};
use rules::mspacman::{Board, Options, Position};

const FILES: [(&str, &str); 6] = [
    ("opening", include_str!("opening.case")),
    ("movement", include_str!("movement.case")),
    ("ghosts", include_str!("ghosts.case")),
    ("power", include_str!("power.case")),
    ("captures", include_str!("captures.case")),
    ("ends", include_str!("ends.case")),
];

/// Every numbered rule of the game.
fn rules() -> BTreeSet<String> {
    let numbers = (1..=8).chain(10..=11).chain(20..=36).chain(40..=47).chain(50..=65);
    numbers.map(|number| format!("S{number:02}")).collect()
}

#[test]
fn every_case_holds() {
    for (file, text) in FILES {
        for block in text.split("\n== ").skip(1) {
            let (title, lines) = block.split_once('\n').expect("a case has lines");
            let mut case = Case::new(format!("{file}.case: {title}"));
            for line in lines.lines().map(str::trim).filter(|l| !l.is_empty()) {
                if !line.starts_with('#') {
                    case.line(line);
                }
            }
            assert!(case.checks > 0, "{}: checks nothing", case.title);
        }
    }
}

#[test]
fn every_rule_has_a_case() {
    let mut named = BTreeSet::new();
    for (_, text) in FILES {
        for block in text.split("\n== ").skip(1) {
            let (rules, _) = block.split_once(", ").expect("rules, then a sentence");
            named.extend(rules.split(' ').map(str::to_owned));
        }
    }
    named.remove("-");
    assert_eq!(named, rules());
}

struct Case {
    title: String,
    board: Arc<Board>,
    options: Options,
    position: Option<Position>,
    checks: usize,
}

impl Case {
    fn new(title: String) -> Case {
        let board = Board::named("quarters").unwrap();
        Case { title, board, options: Options::default(), position: None, checks: 0 }
    }

    fn line(&mut self, line: &str) {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        let words = || rest.split_whitespace();
        match verb {
            "board" => {
                let file = match rest {
                    "alley" => include_str!("alley.board"),
                    _ => panic!("{}: no board {rest}", self.title),
                };
                self.board = Arc::new(Board::parse(file).unwrap());
                return;
            }
            "option" => {
                let (name, value) = rest.split_once('=').expect("NAME=VALUE");
                return self.options.set(name, value).unwrap();
            }
            "start" => {
                let seats = rest.parse().unwrap();
                let start = Position::start(Arc::clone(&self.board), self.options, seats);
                self.position = Some(start.unwrap());
                return;
            }
            "at" => {
                let seats = rest.split(' ').next().unwrap().split(',').count();
                let position = Position::parse(&self.expand(rest), self.options, seats);
                return self.position =
                    Some(position.unwrap_or_else(|e| panic!("{}: {rest}: {e:?}", self.title)));
            }
            "play" => return words().for_each(|word| self.play(word)),
            _ => {}
        }
        self.checks += 1;
        let title = self.title.clone();
        match verb {
            "then" => assert_eq!(self.position().to_string(), self.expand(rest), "{title}"),
            "legal" => {
                let expected: BTreeSet<_> = words().map(str::to_owned).collect();
                assert_eq!(self.legal(), expected, "{title}");
            }
            "count" => assert_eq!(self.legal().len().to_string(), rest, "{title}"),
            "has" => words().for_each(|w| assert!(self.legal().contains(w), "{title}: no {w}")),
            "lacks" => words().for_each(|w| assert!(!self.legal().contains(w), "{title}: {w}")),
            "over" => {
                let winner = Seat::from_number(rest.parse().unwrap()).unwrap();
                let seats = self.position().seats();
                assert_eq!(
                    self.position().outcome(),
                    Some(Outcome::winner(seats, winner)),
                    "{title}"
                );
            }
            "refused" => {
                let &[word, key, rule] = words().collect::<Vec<_>>().as_slice() else {
                    panic!("{title}: WORD KEY RULE")
                };
                let refusal = self.position().clone().try_play(word).expect_err(&title);
                self.expect_reason(refusal, key, rule);
            }
            "no-start" => {
                let &[seats, key, rule] = words().collect::<Vec<_>>().as_slice() else {
                    panic!("{title}: SEATS KEY RULE")
                };
                let seats = seats.parse().unwrap();
                let start = Position::start(Arc::clone(&self.board), self.options, seats);
                self.expect_reason(start.expect_err(&title), key, rule);
            }
            "no-position" => {
                let (key, rest) = rest.split_once(' ').expect("KEY RULE POSITION");
                let (rule, text) = rest.split_once(' ').expect("KEY RULE POSITION");
                let seats = text.split(' ').next().unwrap().split(',').count();
                let position = Position::parse(&self.expand(text), self.options, seats);
                self.expect_reason(position.expect_err(&title), key, rule);
            }
            _ => panic!("{title}: unknown verb {verb}"),
        }
    }

    fn expect_reason(&self, reason: impl Into<Reason>, key: &str, rule: &str) {
        let reason = reason.into();
        let rule = if rule == "-" { "" } else { rule };
        assert_eq!((reason.key, reason.rule), (key, rule), "{}", self.title);
    }

    fn expand(&self, text: &str) -> String {
        text.replace('$', self.board.reference())
    }

    fn position(&self) -> &Position {
        self.position.as_ref().expect("`start` or `at` comes first")
    }

    fn legal(&self) -> BTreeSet<String> {
        let plies = self.position().plies();
        let words: BTreeSet<_> = plies.iter().map(ToString::to_string).collect();
        assert_eq!(words.len(), plies.len(), "{}: a word is listed twice", self.title);
        words
    }

    fn play(&mut self, word: &str) {
        let title = &self.title;
        let position = self.position.as_mut().expect("`start` or `at` comes first");
        if let Some(seat) = word.strip_prefix("leave:") {
            position.leave(Seat::from_number(seat.parse().unwrap()).unwrap());
        } else {
            position.try_play(word).unwrap_or_else(|e| panic!("{title}: {word}: {e:?}"));
        }
    }
}
