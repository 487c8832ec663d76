//! The rulebooks have the same sections, figures and rules in every language.

use std::collections::BTreeSet;

use locale::{Block, Language, RULEBOOKS, Rulebook, Section};

fn rulebook(game: &str, language: Language) -> Rulebook {
    Rulebook::of(game, language).unwrap_or_else(|| panic!("{language}/{game}.md cannot be read"))
}

/// The rules that a text cites: `C14`, `S65`.
fn cited_rules(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| {
            let (letter, number) = word.split_at(word.len().min(1));
            "CQMPS".contains(letter) && number.len() == 2 && number.parse::<u8>().is_ok()
        })
        .collect()
}

/// The structure of a section without its prose: for each block its kind, the rules and options it
/// names, or its figure.
fn structure(section: &Section) -> Vec<String> {
    let prose = |kind: &str, text: &str| {
        let quoted: BTreeSet<_> = text.split('`').skip(1).step_by(2).collect();
        format!("{kind} {:?} {quoted:?}", cited_rules(text))
    };
    let block = |block: &Block| match block {
        Block::Paragraph(text) => prose("paragraph", text),
        Block::Item(text) => prose("item", text),
        Block::Figure(figure) => {
            assert!(!figure.caption.is_empty(), "{figure:?} has no caption");
            format!("{} {} {} {:?}", figure.game, figure.seats, figure.position, figure.marks)
        }
        Block::Options(game) => format!("options of {game}"),
    };
    section.blocks.iter().map(block).collect()
}

#[test]
fn every_language_has_the_same_rules_in_the_same_order() {
    for game in RULEBOOKS {
        let english = rulebook(game, Language::English);
        for language in Language::ALL {
            let theirs = rulebook(game, language);
            assert!(!theirs.title.is_empty(), "{language}/{game}.md has no title");
            assert_eq!(theirs.sections.len(), english.sections.len(), "{language}/{game}.md");
            for (ours, section) in english.sections.iter().zip(&theirs.sections) {
                assert_eq!(section.title.is_empty(), ours.title.is_empty());
                assert_eq!(
                    structure(section),
                    structure(ours),
                    "{language}/{game}.md: {}",
                    section.title
                );
            }
        }
    }
}

#[test]
fn every_numbered_rule_is_cited() {
    let all = |game: &str| {
        let text = format!("{:?}", rulebook(game, Language::English));
        cited_rules(&text).into_iter().map(str::to_owned).collect::<BTreeSet<_>>()
    };
    let numbered = |letter: char, numbers: &[std::ops::RangeInclusive<u8>]| {
        let each = numbers.iter().cloned().flatten();
        each.map(move |n| format!("{letter}{n:02}")).collect::<BTreeSet<_>>()
    };
    let classic = &numbered('C', &[0..=27]) | &numbered('Q', &[1..=11]);
    assert_eq!(all("quoridor"), classic);
    assert_eq!(all("mini"), &classic | &numbered('M', &[1..=5]));
    assert_eq!(all("pacman"), numbered('P', &[1..=42]));
    let mspacman = [1..=8, 10..=11, 20..=36, 40..=47, 50..=65];
    assert_eq!(all("mspacman"), numbered('S', &mspacman));
}
