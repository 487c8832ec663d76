//! The rulebooks say the same in every language: the same sections, figures and rules.

use std::collections::BTreeSet;

use locale::{BOOKS, Block, Language, Rulebook, Section};

fn book(game: &str, language: Language) -> Rulebook {
    Rulebook::of(game, language).unwrap_or_else(|| panic!("{language}/{game}.md cannot be read"))
}

/// The rules that a text names: `C14`, `S65`.
fn rules(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| {
            let (letter, number) = word.split_at(word.len().min(1));
            "CQMPS".contains(letter) && number.len() == 2 && number.parse::<u8>().is_ok()
        })
        .collect()
}

/// A section without its prose: what kind of block, which rules, which options, which figure.
fn bones(section: &Section) -> Vec<String> {
    let prose = |kind: &str, text: &str| {
        let quoted: BTreeSet<_> = text.split('`').skip(1).step_by(2).collect();
        format!("{kind} {:?} {quoted:?}", rules(text))
    };
    let block = |block: &Block| match block {
        Block::Paragraph(text) => prose("paragraph", text),
        Block::Item(text) => prose("item", text),
        Block::Figure(figure) => {
            assert!(!figure.caption.is_empty(), "{figure:?} has no caption");
            format!("{} {} {} {:?}", figure.game, figure.seats, figure.position, figure.marks)
        }
    };
    section.blocks.iter().map(block).collect()
}

#[test]
fn every_language_tells_the_same_rules_in_the_same_order() {
    for game in BOOKS {
        let english = book(game, Language::English);
        for language in Language::ALL {
            let theirs = book(game, language);
            assert!(!theirs.title.is_empty(), "{language}/{game}.md has no title");
            assert_eq!(theirs.sections.len(), english.sections.len(), "{language}/{game}.md");
            for (ours, section) in english.sections.iter().zip(&theirs.sections) {
                assert_eq!(section.title.is_empty(), ours.title.is_empty());
                assert_eq!(bones(section), bones(ours), "{language}/{game}.md: {}", section.title);
            }
        }
    }
}

#[test]
fn every_numbered_rule_is_told() {
    let all = |game: &str| {
        let text = format!("{:?}", book(game, Language::English));
        rules(&text).into_iter().map(str::to_owned).collect::<BTreeSet<_>>()
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
