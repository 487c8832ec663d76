//! Names of people: what may be in them, wherever they come in.

use api::Person;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::{MixedScript, RestrictionLevel, RestrictionLevelDetection};

use crate::TableError;

const MAX_NAME_CHARS: usize = 32;

/// The most accents and other marks on one letter.
const MAX_MARKS: usize = 2;

/// A name as it will be shown: one short line of visible characters. Look-alikes of other characters
/// are replaced by those, and what is invisible or turns the text around is left out.
pub fn clean_name(name: &str) -> Result<String, TableError> {
    let composed: String = name.nfkc().collect();
    let mut clean = String::new();
    let mut marks = 0;
    for word in composed.split_whitespace() {
        let mut text = String::new();
        for c in word.chars().filter(|c| is_visible(*c)) {
            marks = if is_mark(c) { marks + 1 } else { 0 };
            // A mark needs something to stand on.
            if marks <= MAX_MARKS && !(is_mark(c) && text.is_empty()) {
                text.push(c);
            }
        }
        if !text.is_empty() {
            clean.extend((!clean.is_empty()).then_some(' '));
            clean.push_str(&text);
        }
    }
    let clean: String = clean.chars().take(MAX_NAME_CHARS).collect();
    let clean = clean.trim_end();
    if clean.is_empty() {
        return Err(TableError::Name);
    }
    if clean.split(' ').any(mixes_alphabets) {
        return Err(TableError::NameMixed);
    }
    Ok(clean.to_owned())
}

/// Somebody as others see them: under a clean name, or else as a guest without one.
pub fn shown_person(id: &str, name: &str) -> Person {
    match clean_name(name) {
        Ok(name) => Person::new(id, name),
        Err(_) => Person::guest(id),
    }
}

fn is_mark(c: char) -> bool {
    let category = c.general_category();
    matches!(category, GeneralCategory::NonspacingMark | GeneralCategory::SpacingMark)
}

/// Whether a character shows, and shows where it stands.
fn is_visible(c: char) -> bool {
    // Letters, marks and symbols that are drawn as nothing: fillers, joiners, variation selectors.
    let is_blank = matches!(c,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{1d159}'
        | '\u{e0000}'..='\u{e0fff}');
    !is_blank
        && !matches!(
            c.general_category(),
            GeneralCategory::Control
                | GeneralCategory::Format
                | GeneralCategory::Surrogate
                | GeneralCategory::PrivateUse
                | GeneralCategory::Unassigned
                | GeneralCategory::EnclosingMark
                | GeneralCategory::LineSeparator
                | GeneralCategory::ParagraphSeparator
                | GeneralCategory::SpaceSeparator
        )
}

/// Whether a word is written in several alphabets, as when some letters of a Latin name are Cyrillic
/// ones that look the same. Those that are written together, such as Kanji and Kana, are fine.
fn mixes_alphabets(word: &str) -> bool {
    let letters: String = word.chars().filter(|c| c.is_alphabetic()).collect();
    !letters.as_str().is_single_script()
        && !letters.as_str().check_restriction_level(RestrictionLevel::HighlyRestrictive)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(clean_name("  Ada \n L. "), Ok("Ada L.".to_owned()));
        assert_eq!(clean_name("\u{7}\t"), Err(TableError::Name));
        assert_eq!(clean_name(&"é".repeat(99)).unwrap().chars().count(), MAX_NAME_CHARS);
        for fine in
            ["Éve 7", "O'Brien-Łoś", "Борис", "太郎", "アダ太郎", "Ada 👻", "'); DROP --", "ادا"]
        {
            assert_eq!(clean_name(fine).as_deref(), Ok(fine));
        }
    }

    #[test]
    fn nothing_in_a_name_is_invisible_or_turns_it_around() {
        for nothing in [
            "\u{200b}\u{200d}",
            "\u{3164}",
            "\u{ffa0}\u{115f}",
            "\u{2800}",
            "\u{2066}\u{2069}",
            "\u{e0041}",
            "\u{fe0f}",
            "\u{301}",
        ] {
            assert_eq!(clean_name(nothing), Err(TableError::Name), "{nothing:?}");
        }
        for hidden in ["Ada\u{202e}", "A\u{200b}da", "\u{2068}Ada", "Ada\u{e0100}", "Ada\u{f8ff}"] {
            assert_eq!(clean_name(hidden).as_deref(), Ok("Ada"), "{hidden:?}");
        }
        let stacked = format!("A{}da", "\u{316}".repeat(20));
        assert_eq!(clean_name(&stacked).unwrap().chars().count(), 3 + MAX_MARKS);
    }

    #[test]
    fn look_alikes_are_replaced_or_refused() {
        assert_eq!(clean_name("Ａｄａ").as_deref(), Ok("Ada"));
        assert_eq!(clean_name("𝐀𝐝𝐚").as_deref(), Ok("Ada"));
        assert_eq!(clean_name("Аda"), Err(TableError::NameMixed), "a Cyrillic А");
        assert_eq!(clean_name("Bob Αda"), Err(TableError::NameMixed), "a Greek Α");
        assert_eq!(shown_person("k3f9k3f9", "Аda"), Person::guest("k3f9k3f9"));
    }
}
