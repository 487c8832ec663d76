//! Storms of every action at random tables, after each of which the table is held against the second
//! reading of its laws (`chaos::reference`): what is taken and refused, the events that follow, and the
//! state that is shown. A difference is shown with the seed that repeats it.

mod plan;
mod step;
mod storm;

use std::collections::BTreeSet;

use api::Event;

use storm::Storm;

/// How many tables of each game there are, and how much happens at each.
const TABLES: u64 = 60;
const STEPS: usize = 250;

/// How many differences are shown in full.
const MAX_SHOWN: usize = 5;

/// What has to happen somewhere in the storms of every game, so that they are storms.
const HAPPENS: [&str; 10] = [
    "moved",
    "departed",
    "offered",
    "declined",
    "paused",
    "resumed",
    "outage",
    "filled",
    "ended",
    "rematched",
];

fn storms_of(game: &str, happens: &[&str]) {
    let (mut different, mut happened) = (Vec::new(), BTreeSet::new());
    for seed in 0..TABLES {
        match Storm::new(game, seed).run(STEPS) {
            Ok(events) => happened.extend(events.iter().map(kind)),
            Err(difference) => different.push((seed, format!("seed {seed}: {difference}"))),
        }
    }
    let seeds: Vec<_> = different.iter().map(|(seed, _)| seed).collect();
    let shown: Vec<_> =
        different.iter().take(MAX_SHOWN).map(|(_, difference)| &**difference).collect();
    let shown = shown.join("\n\n");
    assert!(seeds.is_empty(), "{game}: the laws are read in two ways at seeds {seeds:?}\n{shown}");
    for kind in HAPPENS.iter().chain(happens) {
        assert!(happened.contains(*kind), "{game}: nothing {kind} in any storm");
    }
}

/// The kind of an event, as it is stored.
fn kind(event: &Event) -> String {
    let event = serde_json::to_value(event).expect("our own types are JSON");
    event["event"].as_str().expect("the name of a kind").to_owned()
}

#[test]
fn storms_of_quoridor() {
    storms_of("quoridor", &["taken_back"]);
}

#[test]
fn storms_of_pacman() {
    storms_of("pacman", &["taken_back"]);
}

#[test]
fn storms_of_mspacman() {
    storms_of("mspacman", &["rolled"]);
}

#[test]
fn t24_too_much_happens_at_a_table() {
    Storm::of_joining_and_leaving().unwrap_or_else(|difference| panic!("{difference}"));
}
