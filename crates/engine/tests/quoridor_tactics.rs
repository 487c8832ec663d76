//! Tactical test suites of Quoridor: positions with a move to find or to avoid (`quoridor-*.suite`).

use std::fs;
use std::path::Path;

use engine::{Limits, Player, SearchControl, Settings, Stopwatch};
use rules::{Game, GameSetup};

/// Runs every line of a suite: `position | nodes | find e2 e3h` or `position | nodes | avoid e2`.
fn suite(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name);
    let text = fs::read_to_string(&path).unwrap();
    let setup = GameSetup::new(Game::Quoridor);
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut lines = 0;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let fields: Vec<_> = line.split('|').map(str::trim).collect();
        let [position, nodes, check] = fields[..] else { panic!("{name}: {line}: three fields") };
        let position =
            setup.parse_position(position).unwrap_or_else(|why| panic!("{line}: {why:?}"));
        let limits = Limits::nodes(nodes.parse().unwrap());
        let mut player = Player::new(Settings { hash: 4, ..Settings::default() });
        let report = player.search(&[position], &limits, &control).unwrap();
        let played = report.best_move.to_string();
        let (verb, words) = check.split_once(' ').unwrap();
        let named = words.split(' ').any(|word| word == played);
        let pv = &report.insight.lines[0];
        match verb {
            "find" => assert!(named, "{name}: {line}: played {played}, {pv:?}"),
            "avoid" => assert!(!named, "{name}: {line}: played {played}, {pv:?}"),
            _ => panic!("{name}: {line}: find or avoid"),
        }
        lines += 1;
    }
    assert!(lines > 0, "{name} is empty");
}

#[test]
fn forced_wins_are_found() {
    suite("quoridor-win.suite");
}

#[test]
fn blunders_are_avoided() {
    suite("quoridor-blunder.suite");
}

#[test]
fn saving_fences_are_found() {
    suite("quoridor-save.suite");
}
