//! What the sentences of the courses say can be checked: every number in them, in digits and in words, is a fact
//! that the rules confirm, and every language names the same squares and fences.

mod counted;

use std::collections::{BTreeMap, BTreeSet};

use counted::COUNTED;
use game::Position as _;
use lessons::{Course, CourseId, LessonStep, MoveCondition, MovePattern};
use locale::{Language, Locale};
use rules::{Fence, Square};

/// The words for numbers: a language, a number, its words.
const NUMBER_WORDS: &str = include_str!("number_words.txt");

/// Its own steps, each once.
fn steps() -> impl Iterator<Item = LessonStep> {
    CourseId::ALL
        .into_iter()
        .flat_map(|id| Course::of(id).steps.into_iter().filter(move |step| step.course == id))
}

/// The keys of all messages of a step.
fn keys(step: &LessonStep) -> Vec<String> {
    let wrong = step.wrong.iter().map(|wrong| wrong.why.as_str());
    ["title", "task", "done", "hint"].into_iter().chain(wrong).map(|part| step.key(part)).collect()
}

/// The words of a sentence, without what surrounds them.
fn words(sentence: &str) -> impl Iterator<Item = &str> {
    sentence.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

fn numbers(sentence: &str) -> BTreeSet<usize> {
    words(sentence).filter_map(|word| word.parse().ok()).collect()
}

/// The numbers that a language has words for. One is an article in most languages, and so in none of them.
fn number_words(language: Language) -> BTreeMap<&'static str, usize> {
    let lines = NUMBER_WORDS.lines().filter(|line| !line.starts_with('#'));
    let words = lines.flat_map(|line| {
        let mut words = line.split_whitespace();
        let (code, number) = (words.next().unwrap(), words.next().unwrap());
        let number = number.parse().expect("a number after the language");
        words.filter(move |_| code == language.tag()).map(move |word| (word, number))
    });
    words.collect()
}

/// The squares and fences that a sentence names.
fn places(sentence: &str) -> BTreeSet<&str> {
    let is_place = |word: &&str| Square::parse(word).is_some() || Fence::parse(word).is_some();
    words(sentence).filter(is_place).collect()
}

/// The numbers that a step may name: those of its facts, and how many steps its patterns ask for.
fn stated(step: &LessonStep) -> BTreeSet<usize> {
    let patterns = step.answers.iter().chain(step.wrong.iter().map(|wrong| &wrong.pattern));
    let conditions = patterns.flat_map(|pattern| match pattern {
        MovePattern::Any(conditions) => conditions.as_slice(),
        MovePattern::Words(_) => &[],
    });
    let asked = conditions.filter_map(|condition| match condition {
        MoveCondition::Longer(_, by) => Some(*by),
        MoveCondition::Eats(count) | MoveCondition::OwnDots(count) => Some(*count),
        _ => None,
    });
    step.facts.iter().filter_map(|fact| fact.number()).chain(asked).collect()
}

/// The players that an English sentence names: "player 2".
fn players(sentence: &str) -> BTreeSet<usize> {
    let words: Vec<_> = words(sentence).collect();
    let named = words.windows(2).filter(|pair| pair[0].eq_ignore_ascii_case("player"));
    named.filter_map(|pair| pair[1].parse().ok()).collect()
}

#[test]
fn every_number_in_a_lesson_is_a_fact() {
    let (english, locales) = (Locale::default(), Language::ALL.map(Locale::new));
    let mut checked = 0;
    for step in steps() {
        let stated = stated(&step);
        for key in keys(&step) {
            let players = players(&english.text(&key));
            for locale in &locales {
                let (language, text) = (locale.language(), locale.text(&key));
                for number in numbers(&text) {
                    let is_known = stated.contains(&number) || players.contains(&number);
                    assert!(is_known, "{language} {key}: nothing says {number}: {text}");
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 500, "{checked} numbers were compared");
}

#[test]
fn every_number_word_in_a_lesson_is_a_fact() {
    let mut said = BTreeSet::new();
    for language in Language::ALL {
        let (locale, number_words) = (Locale::new(language), number_words(language));
        for step in steps() {
            let name = format!("{} {}", step.course, step.id);
            let counted: BTreeSet<_> = COUNTED
                .iter()
                .filter(|(of, _)| *of == name)
                .map(|(_, count)| count(&step))
                .collect();
            let stated = stated(&step);
            for key in keys(&step) {
                let text = locale.text(&key);
                let lower = text.to_lowercase();
                for number in words(&lower).filter_map(|word| number_words.get(word)) {
                    let is_known = stated.contains(number) || counted.contains(number);
                    assert!(is_known, "{language} {key}: nothing says {number}: {text}");
                    said.insert((name.clone(), *number));
                }
            }
        }
    }
    assert!(said.len() > 50, "{} numbers were compared", said.len());
    // Whatever is counted is also said somewhere.
    for step in steps() {
        let name = format!("{} {}", step.course, step.id);
        for (_, count) in COUNTED.iter().filter(|(of, _)| *of == name) {
            assert!(said.contains(&(name.clone(), count(&step))), "{name}: {}", count(&step));
        }
    }
}

#[test]
fn every_language_names_the_same_squares_and_fences() {
    let (english, locales) = (Locale::default(), Language::ALL.map(Locale::new));
    for step in steps() {
        for key in keys(&step) {
            let source = english.text(&key);
            for locale in &locales {
                let (language, text) = (locale.language(), locale.text(&key));
                assert_eq!(places(&text), places(&source), "{language} {key}");
            }
        }
    }
}

/// S42: a power dot weakens a ghost through its next turn; it is strong when the one after begins.
#[test]
fn s42_the_weak_ghost_is_still_weak_after_its_turn() {
    let course = Course::of(CourseId::Rules(rules::Game::Mspacman));
    let step = &course.steps[course.find("weak").expect("a step")];
    for word in step.accepted() {
        let mut position = step.position.clone();
        position.try_play(&word).expect("an answer is legal");
        let rules::AnyPosition::Mspacman(after) = &position else { panic!("another game") };
        let ghost = after.ghost(game::Seat::new(1)).expect("it was not sent home");
        assert!(ghost.side.is_weak(), "{word}");
    }
}
