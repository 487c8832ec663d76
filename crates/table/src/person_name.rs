//! Names of people: what may be in them, wherever they come in.

use api::Person;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::{MixedScript, RestrictionLevel, RestrictionLevelDetection, skeleton};

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
    if is_reserved(clean) {
        return Err(TableError::NameReserved);
    }
    Ok(clean.to_owned())
}

/// What nobody may call themselves, since others would take them for somebody else.
const RESERVED: [&str; 9] = [
    "admin",
    "administrator",
    "mod",
    "moderator",
    "palisade",
    "server",
    "system",
    "support",
    "root",
];

/// What somebody without a name is called, before the beginning of their id.
const GUEST: &str = "guest";

/// How much of their id.
const GUEST_ID_CHARS: usize = 4;

/// Whether a name looks like one that is reserved, in whatever letters, or like that of a guest without one.
fn is_reserved(name: &str) -> bool {
    let letters: String = name.chars().filter(|c| c.is_alphabetic()).collect();
    let words: Vec<_> = name.split(' ').collect();
    let is_guest = match words.as_slice() {
        [guest] => looks_like(guest, GUEST),
        [guest, id] => looks_like(guest, GUEST) && id.chars().count() == GUEST_ID_CHARS,
        _ => false,
    };
    is_guest || RESERVED.iter().any(|reserved| looks_like(&letters, reserved))
}

fn looks_like(one: &str, other: &str) -> bool {
    let (one, other) = (one.to_lowercase(), other.to_lowercase());
    skeleton(&one).eq(skeleton(&other))
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
pub(crate) fn is_visible(c: char) -> bool {
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
    fn nobody_is_called_as_a_moderator_or_a_guest_is() {
        for reserved in [
            "admin",
            "Moderator",
            "A d m i n",
            "Admin 7",
            "аdmin",
            "Guest ab12",
            "GUEST",
            "Palisade",
        ] {
            let refused = clean_name(reserved);
            let is_refused =
                matches!(refused, Err(TableError::NameReserved | TableError::NameMixed));
            assert!(is_refused, "{reserved}: {refused:?}");
        }
        for fine in ["Adminka", "Modesta", "Guest of honour", "Guestavo", "Roots"] {
            assert_eq!(clean_name(fine).as_deref(), Ok(fine));
        }
        assert_eq!(shown_person("ab12ab12", "Guest ab12"), Person::guest("ab12ab12"));
        assert_eq!(shown_person("k3f9k3f9", "admin"), Person::guest("k3f9k3f9"));
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
