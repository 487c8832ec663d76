//! Positions with something to find or to avoid, as data: see the `*.suite` files.

use std::fs;
use std::path::Path;

use engine::{Control, Limits, Player, Settings, Stopwatch};
use rules::{Game, Table};

/// Runs every line of a suite: `position | nodes | find e2 e3h` or `position | nodes | avoid e2`.
fn suite(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name);
    let text = fs::read_to_string(&path).unwrap();
    let table = Table::new(Game::Quoridor);
    let clock = Stopwatch::default();
    let control = Control { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut lines = 0;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let fields: Vec<_> = line.split('|').map(str::trim).collect();
        let [position, nodes, task] = fields[..] else { panic!("{name}: {line}: three fields") };
        let position = table.position(position).unwrap_or_else(|why| panic!("{line}: {why:?}"));
        let limits = Limits::nodes(nodes.parse().unwrap());
        let mut player = Player::new(Settings { hash: 4, ..Settings::default() });
        let thought = player.think(&[position], &limits, &control).unwrap();
        let played = thought.best.to_string();
        let (verb, words) = task.split_once(' ').unwrap();
        let named = words.split(' ').any(|word| word == played);
        let line_of_play = &thought.insight.lines[0];
        match verb {
            "find" => assert!(named, "{name}: {line}: played {played}, {line_of_play:?}"),
            "avoid" => assert!(!named, "{name}: {line}: played {played}, {line_of_play:?}"),
            _ => panic!("{name}: {line}: find or avoid"),
        }
        lines += 1;
    }
    assert!(lines > 0, "{name} is empty");
}

#[test]
fn forced_wins_are_found() {
    suite("win.suite");
}

#[test]
fn blunders_are_avoided() {
    suite("blunder.suite");
}

#[test]
fn fences_that_save_the_day_are_found() {
    suite("save.suite");
}
