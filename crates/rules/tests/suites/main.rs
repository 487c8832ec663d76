//! The conformance suite for other programs, `suites/*.jsonl` (`suites/README.md` has the format): positions
//! and games from random play with fixed seeds, and every case of this crate's tests. The files are what
//! this writes; `cargo xtask suites` (or `BLESS=1`) writes them anew.

mod cases;
mod games;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use game::perft::perft;
use game::{Position as _, Random, Reason, Turn};
use rules::{AnyPosition, Game, GameSetup, quoridor};

/// Longer lists of moves are told by their number alone.
const MOST_MOVES: usize = 300;
/// A perft is told as deep as it has no more leaves than this.
const MOST_LEAVES: u64 = 20_000;

#[test]
fn the_suites_are_what_this_writes() {
    for game in Game::ALL {
        let text = Suite::new(game).text;
        let file = folder().join(format!("{game}.jsonl"));
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&file, &text).unwrap();
        }
        let found = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(found == text, "{}: cargo xtask suites writes it anew", file.display());
    }
}

#[test]
fn every_rule_that_refuses_a_move_is_in_a_suite() {
    let refused = |game: Game| -> BTreeSet<String> {
        let text = Suite::new(game).text;
        let rule = |line: &str| {
            line.split_once("\"rule\":\"")?.1.split_once('"').map(|it| it.0.to_owned())
        };
        text.lines().filter_map(rule).filter(|rule| !rule.is_empty()).collect()
    };
    for (game, least) in
        [(Game::Quoridor, 10), (Game::Mini, 8), (Game::Pacman, 6), (Game::Mspacman, 6)]
    {
        let rules = refused(game);
        assert!(rules.len() >= least, "{game}: {rules:?}");
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suites")
}

/// The lines of one game.
struct Suite {
    game: Game,
    text: String,
    /// How many there are of each kind, for their ids.
    counts: BTreeMap<&'static str, usize>,
    told: BTreeSet<String>,
    random: Random,
}

impl Suite {
    fn new(game: Game) -> Suite {
        let random = Random::new(2);
        let (text, counts, told) = (String::new(), BTreeMap::new(), BTreeSet::new());
        let mut suite = Suite { game, text, counts, told, random };
        suite.add_cases();
        for &seats in game.seats() {
            let plain = GameSetup::new(game).with_seats(seats).expect("a number it lists");
            suite.add_random_games(&plain, 3, 8);
            suite.add_perfts(&plain);
            for setup in varied(&plain) {
                suite.add_random_games(&setup, 1, 3);
            }
        }
        // Behind all others, whose ids stay what they are.
        for &seats in game.seats() {
            let plain = GameSetup::new(game).with_seats(seats).expect("a number it lists");
            if matches!(game, Game::Quoridor | Game::Mini) {
                suite.add_races(&plain, 6);
            }
            suite.add_departures(&plain);
        }
        suite
    }

    /// A line, unless the same was told before.
    fn line(&mut self, kind: &'static str, setup: &GameSetup, fields: &[(&str, String)]) {
        let mut body =
            format!("\"kind\":\"{kind}\",\"game\":\"{}\",\"seats\":{}", self.game, setup.seats());
        if let Some(maze) = setup.maze() {
            write!(body, ",\"maze\":{}", quoted(&maze)).unwrap();
        }
        let options: Vec<_> = setup
            .non_default_options()
            .into_iter()
            .map(|(n, v)| format!("\"{n}\":{}", quoted(&v)))
            .collect();
        write!(body, ",\"options\":{{{}}}", options.join(",")).unwrap();
        for (name, value) in fields {
            write!(body, ",\"{name}\":{value}").unwrap();
        }
        if self.told.insert(body.clone()) {
            let count = self.counts.entry(kind).or_default();
            *count += 1;
            writeln!(self.text, "{{\"id\":\"{}-{kind}-{count}\",{body}}}", self.game).unwrap();
        }
    }

    /// Who is to move in a position, what is legal, how it ended; and the moves that lead there from the
    /// start, where it comes from a game.
    fn add_position(
        &mut self,
        setup: &GameSetup,
        position: &AnyPosition,
        moves: Option<&[String]>,
        rules: &[String],
    ) {
        let mut legal: Vec<_> = position.plies().iter().map(ToString::to_string).collect();
        legal.sort();
        let mut fields = vec![("position", quoted(&position.to_string()))];
        fields.extend(moves.map(|words| ("moves", list(words))));
        fields.push(("turn", quoted(&turn(position))));
        fields.push(("count", legal.len().to_string()));
        if legal.len() <= MOST_MOVES {
            fields.push(("legal", list(&legal)));
        }
        fields.push((
            "result",
            position.outcome().map_or("null".to_owned(), |it| quoted(&it.to_string())),
        ));
        if !rules.is_empty() {
            fields.push(("rules", list(rules)));
        }
        self.line("position", setup, &fields);
    }

    /// What a word comes to: the next position, or why it is refused.
    fn add_word(
        &mut self,
        setup: &GameSetup,
        position: &AnyPosition,
        word: &str,
        rules: &[String],
    ) {
        let mut fields = vec![("position", quoted(&position.to_string())), ("word", quoted(word))];
        let mut next = position.clone();
        let kind = match next.try_play(word) {
            Ok(_) => {
                fields.push(("next", quoted(&next.to_string())));
                fields.push(("turn", quoted(&turn(&next))));
                fields.push((
                    "result",
                    next.outcome().map_or("null".to_owned(), |it| quoted(&it.to_string())),
                ));
                if !rules.is_empty() {
                    fields.push(("rules", list(rules)));
                }
                "play"
            }
            Err(refusal) => {
                let reason: Reason = refusal.into();
                fields.push(("rule", quoted(reason.rule)));
                fields.push(("reason", quoted(reason.key)));
                "refusal"
            }
        };
        self.line(kind, setup, &fields);
    }

    /// Words that are legal elsewhere and not here.
    fn add_refusals(&mut self, setup: &GameSetup, position: &AnyPosition) {
        if position.turn() == Turn::Chance {
            return self.add_word(setup, position, "e2", &[]);
        }
        let mut reasons = BTreeSet::new();
        for word in candidates(position) {
            if let Err(refusal) = position.read(&word) {
                let reason: Reason = refusal.into();
                if reasons.insert(reason.key) {
                    self.add_word(setup, position, &word, &[]);
                }
            }
        }
    }

    fn add_perfts(&mut self, setup: &GameSetup) {
        let mut position = setup.start().expect("a set-up with a start");
        for _ in 0..4 {
            let mut leaves = Vec::new();
            for depth in 1.. {
                let widest =
                    leaves.last().copied().unwrap_or(1) * position.plies().len().max(1) as u64;
                if depth > 1 && widest > MOST_LEAVES || depth > 5 {
                    break;
                }
                leaves.push(match &position {
                    AnyPosition::Quoridor(inner) => quoridor::perft(inner, depth),
                    other => perft(other, depth),
                });
            }
            let numbers: Vec<_> = leaves.iter().map(ToString::to_string).collect();
            let fields = [
                ("position", quoted(&position.to_string())),
                ("leaves", format!("[{}]", numbers.join(","))),
            ];
            self.line("perft", setup, &fields);
            for _ in 0..7 {
                let plies = position.plies();
                if plies.is_empty() {
                    break;
                }
                let ply = self.choose(&plies);
                position.apply(ply);
            }
            if position.turn() == Turn::Over {
                break;
            }
        }
    }

    fn setup(&self, seats: usize, maze: Option<&str>, options: &[&str]) -> Option<GameSetup> {
        let mut setup = GameSetup::new(self.game).with_seats(seats).ok()?;
        if let Some(maze) = maze {
            setup.set_maze(maze).ok()?;
        }
        for option in options {
            let (name, value) = option.split_once('=')?;
            setup.set_option(name, value).ok()?;
        }
        setup.start().ok().map(|_| setup)
    }
}

/// The same with every maze, and with every value of every option.
fn varied(plain: &GameSetup) -> Vec<GameSetup> {
    let mut list = Vec::new();
    // The mazes that came later have no lines: the ids of all that follow stay what they are.
    for maze in plain.game().shipped_mazes().into_iter().take(11).skip(1) {
        let mut setup = plain.clone();
        setup.set_maze(&maze).expect("shipped");
        list.push(setup);
    }
    for spec in plain.game().options() {
        // What pieces look like is no rule.
        for value in spec
            .choices()
            .iter()
            .filter_map(|value| spec.chosen(value))
            .filter(|_| spec.name != "pieces")
        {
            let mut setup = plain.clone();
            setup.set_option(spec.name, value).expect("a value it lists");
            list.push(setup);
        }
    }
    // Some need other numbers of seats. Where nothing differs it is the plain one.
    list.retain(|setup| setup != plain && setup.start().is_ok());
    list
}

/// Words to try: squares and fences, steps to and through neighbours, and nonsense.
fn candidates(position: &AnyPosition) -> Vec<String> {
    let squares = || ('a'..='j').flat_map(|file| (1..=10).map(move |rank| format!("{file}{rank}")));
    let mut words: Vec<_> = squares().collect();
    if matches!(position, AnyPosition::Quoridor(_)) {
        words.extend(squares().flat_map(|at| ["h", "v"].map(|way| format!("{at}{way}"))));
        words.push("pass".to_owned());
    } else {
        words.extend(squares().zip(squares().skip(1)).map(|(from, to)| format!("{from}-{to}")));
        words.push("--".to_owned());
        let legal = position.plies();
        words.extend(
            legal.iter().take(20).flat_map(|ply| [format!("{ply}-e5"), format!("e5-{ply}")]),
        );
    }
    words.push("nonsense".to_owned());
    words
}

fn turn(position: &AnyPosition) -> String {
    match position.turn() {
        Turn::Seat(seat) => seat.number().to_string(),
        Turn::Chance => "chance".to_owned(),
        Turn::Over => "over".to_owned(),
    }
}

/// Everything here is printable ASCII, so a string of Rust is one of JSON.
fn quoted(text: &str) -> String {
    assert!(text.bytes().all(|byte| (0x20..0x7f).contains(&byte)), "{text}");
    format!("{text:?}")
}

fn list(words: &[String]) -> String {
    let words: Vec<_> = words.iter().map(|word| quoted(word)).collect();
    format!("[{}]", words.join(","))
}
