//! The options of all games, which their specs describe: properties of every one of them.

use std::collections::BTreeSet;

use game::{OptionDefault, OptionSpec, OptionValues, ReasonArg};
use rules::{Game, GameSetup};

/// Every value that a spec allows.
fn all_values(spec: &OptionSpec) -> Vec<String> {
    let words = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
    match spec.values {
        OptionValues::Words(list) => words(list),
        OptionValues::Bool => words(&["true", "false"]),
        OptionValues::Number { words: list, least, most, .. } => {
            words(list).into_iter().chain((least..=most).map(|number| number.to_string())).collect()
        }
        OptionValues::List { subjects, items, .. } => {
            let mut lists = words(items);
            let mut longest = lists.clone();
            for _ in 1..subjects.len() {
                longest = longest
                    .iter()
                    .flat_map(|list| items.iter().map(move |item| format!("{list},{item}")))
                    .collect();
                lists.extend(longest.iter().cloned());
            }
            lists.retain(|list| spec.accepts(list));
            lists
        }
    }
}

fn every_option() -> impl Iterator<Item = (Game, &'static OptionSpec)> {
    Game::ALL.into_iter().flat_map(|game| game.options().into_iter().map(move |spec| (game, spec)))
}

fn set(game: Game, name: &str, value: &str) -> GameSetup {
    let mut setup = GameSetup::new(game);
    setup.set_option(name, value).unwrap_or_else(|why| panic!("{game} {name}={value}: {why:?}"));
    setup
}

#[test]
fn every_allowed_value_is_set_and_listed() {
    for (game, spec) in every_option() {
        let values = all_values(spec);
        assert!(values.len() >= 2, "{game} {}: there is something to choose", spec.name);
        for value in values {
            let setup = set(game, spec.name, &value);
            let listed = setup.non_default_options();
            let is_default = setup == GameSetup::new(game);
            assert_eq!(listed.is_empty(), is_default, "{game} {}={value}", spec.name);
            let mut again = GameSetup::new(game);
            for (name, value) in listed {
                assert_eq!(name, spec.name, "one option changes one option");
                again.set_option(name, &value).unwrap();
            }
            assert_eq!(again, setup, "{game} {}={value}", spec.name);
        }
    }
}

#[test]
fn every_default_is_what_a_new_set_up_has() {
    for (game, spec) in every_option() {
        let plain = GameSetup::new(game);
        match spec.default {
            OptionDefault::Value(value) => {
                assert!(spec.accepts(value), "{game} {}={value}", spec.name);
                assert_eq!(set(game, spec.name, value), plain, "{game} {}", spec.name);
                assert_eq!(plain.option_value(spec.name).as_deref(), Some(value));
            }
            OptionDefault::Unset(word) => {
                assert!(!spec.accepts(word), "{game} {}: {word} is no value", spec.name);
                let value = plain.option_value(spec.name).expect("what the start position has");
                let start = set(game, spec.name, &value).start();
                assert_eq!(start.unwrap().to_string(), plain.start().unwrap().to_string());
            }
        }
    }
}

#[test]
fn menus_offer_allowed_values_and_the_default_first() {
    for (game, spec) in every_option() {
        let choices = spec.choices();
        let unique: BTreeSet<_> = choices.iter().collect();
        assert_eq!(unique.len(), choices.len(), "{game} {}: {choices:?}", spec.name);
        assert!(choices.first().is_none_or(|first| first == spec.default.word()));
        for value in choices.iter().filter_map(|word| spec.chosen(word)) {
            assert!(spec.accepts(value), "{game} {}={value}", spec.name);
        }
    }
}

#[test]
fn bad_values_are_refused_with_the_allowed_ones_and_change_nothing() {
    for (game, spec) in every_option() {
        let mut setup = GameSetup::new(game);
        for bad in ["", "?", "nonsense", " ", "0", "-1", "99999", "a,a", "1,1", "pawn,", "TRUE"] {
            assert!(!spec.accepts(bad), "{game} {}={bad}", spec.name);
            let reason = setup.set_option(spec.name, bad).unwrap_err();
            assert_eq!((reason.key, reason.rule), ("option-value", spec.rule));
            let text = |text: &str| ReasonArg::Text(text.to_owned());
            let args = [
                ("name", text(spec.name)),
                ("value", text(bad)),
                ("allowed", text(&spec.allowed())),
            ];
            assert_eq!(reason.args, args);
            assert_eq!(setup, GameSetup::new(game));
        }
        if let OptionValues::List { items, shown, .. } = spec.values {
            let names_all = items.iter().all(|item| shown.split(' ').any(|word| word == *item));
            assert!(names_all || spec.accepts(shown), "{shown} lists the items or is an example");
        }
    }
}

#[test]
fn unknown_options_are_refused_with_the_known_ones() {
    for game in Game::ALL {
        let known: Vec<_> = game.options().iter().map(|spec| spec.name).collect();
        assert_eq!(known.iter().collect::<BTreeSet<_>>().len(), known.len(), "{game}");
        let theirs = every_option().map(|(_, spec)| spec.name);
        for name in theirs.filter(|name| !known.contains(name)).chain(["colour", "", "Boost"]) {
            let reason = GameSetup::new(game).set_option(name, "1").unwrap_err();
            assert_eq!(reason.key, "option-unknown");
            assert_eq!(reason.args[1], ("known", ReasonArg::Text(known.join(" "))), "{game}");
            assert_eq!(GameSetup::new(game).option_value(name), None);
        }
    }
}

#[test]
fn several_options_round_trip_together() {
    let mut setup = GameSetup::new(Game::Mini).with_seats(4).unwrap();
    for (name, value) in [
        ("pieces", "pawn,inky"),
        ("repetition", "off"),
        ("move_seconds", "20"),
        ("pawn_behind", "sidestep"),
        ("starter", "3"),
    ] {
        setup.set_option(name, value).unwrap();
        assert_eq!(setup.option_value(name).as_deref(), Some(value));
    }
    let mut again = GameSetup::new(Game::Mini).with_seats(4).unwrap();
    for (name, value) in setup.non_default_options() {
        again.set_option(name, &value).unwrap();
    }
    assert_eq!(again, setup);
}
