//! The screen in ASCII, for terminals whose locale has no Unicode.

use ratatui::buffer::Buffer;

/// Whether the character set of the POSIX environment is Unicode: of `LC_ALL`, `LC_CTYPE` and `LANG`,
/// the first one that is set and not empty decides. Elsewhere than on Unix terminals are Unicode.
pub(crate) fn is_unicode(variable: impl Fn(&str) -> Option<String>) -> bool {
    let value = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .find_map(|name| variable(name).filter(|value| !value.is_empty()));
    let value = value.unwrap_or_default().to_ascii_lowercase();
    !cfg!(unix) || value.contains("utf-8") || value.contains("utf8")
}

/// Replaces every character of a screen by one of ASCII, cell by cell, so that nothing moves.
pub(crate) fn convert(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if !cell.symbol().is_ascii() {
            let glyph = cell.symbol().chars().next().map_or(' ', glyph);
            cell.set_char(glyph);
        }
    }
}

/// A text in ASCII, character by character.
pub(crate) fn to_ascii(text: &str) -> String {
    text.chars().map(|c| if c.is_ascii() { c } else { glyph(c) }).collect()
}

/// The character of ASCII that stands for another one.
fn glyph(glyph: char) -> char {
    match glyph {
        '─' | '━' | '═' | '╴' | '╶' | '╍' | '—' | '–' => '-',
        '│' | '┃' | '╵' | '╷' | '╏' | '▏' => '|',
        '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' => '+',
        '╳' | '✗' => 'x',
        '▲' | '▴' | '↑' => '^',
        '▼' | '▾' | '↓' => 'v',
        '▶' | '▸' | '→' | '›' | '»' => '>',
        '◀' | '◂' | '←' | '‹' | '«' => '<',
        '◆' | '◉' | '●' | '♥' | '▮' => '*',
        '◇' | '○' | '♡' => 'o',
        '⊙' | '⌂' => '@',
        '◕' => '&',
        '•' => ':',
        '·' | '…' => '.',
        '⇄' => '=',
        '░' => '#',
        '⟦' => '[',
        '⟧' => ']',
        '⁺' => '+',
        '¹' => '1',
        '²' => '2',
        '³' => '3',
        '⁴' => '4',
        '⁵' => '5',
        '“' | '”' | '„' => '"',
        '’' | '‘' => '\'',
        '×' => 'x',
        '\u{a0}' | '\u{202f}' => ' ',
        letter => plain_letter(letter),
    }
}

/// A letter of the seven languages without its accent.
fn plain_letter(letter: char) -> char {
    const PLAIN: [(&str, char); 21] = [
        ("àâäáãăąæ", 'a'),
        ("çćč", 'c'),
        ("ď", 'd'),
        ("éèêëęě", 'e'),
        ("íìîï", 'i'),
        ("ł", 'l'),
        ("ñńň", 'n'),
        ("óòôöõœ", 'o'),
        ("ř", 'r'),
        ("śšșş", 's'),
        ("ťțţ", 't'),
        ("úùûüů", 'u'),
        ("ýÿ", 'y'),
        ("źżž", 'z'),
        ("ÀÂÁĂĄ", 'A'),
        ("ÇĆČ", 'C'),
        ("ÉÈÊĘĚ", 'E'),
        ("ÎÍ", 'I'),
        ("ŁĽ", 'L'),
        ("ÓÔŒ", 'O'),
        ("ŚŠȘ", 'S'),
    ];
    const MORE: [(&str, char); 7] =
        [("Ď", 'D'), ("ŇŃÑ", 'N'), ("Ř", 'R'), ("ŤȚ", 'T'), ("ÚŮÛ", 'U'), ("Ý", 'Y'), ("ŹŻŽ", 'Z')];
    let found = PLAIN.iter().chain(&MORE).find(|(letters, _)| letters.contains(letter));
    match (found, letter) {
        (Some((_, plain)), _) => *plain,
        (None, '¿') => '?',
        (None, '¡') => '!',
        (None, _) => '?',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_character_set_is_that_of_the_locale() {
        let of = |pairs: &'static [(&str, &str)]| {
            is_unicode(|name| {
                pairs.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert!(of(&[("LANG", "pl_PL.UTF-8")]) && of(&[("LC_ALL", "C.utf8"), ("LANG", "C")]));
        if cfg!(unix) {
            assert!(!of(&[("LANG", "C")]) && !of(&[]) && !of(&[("LANG", "cs_CZ.ISO-8859-2")]));
            assert!(!of(&[("LC_ALL", "C"), ("LANG", "pl_PL.UTF-8")]));
        }
    }

    #[test]
    fn every_letter_of_every_language_has_a_plain_one() {
        for language in locale::Language::ALL {
            for game in locale::RULEBOOKS {
                let book = locale::Rulebook::of(game, language).expect("a rulebook");
                let locale = locale::Locale::new(language);
                for line in crate::rulebook::lines(&book, &locale, 80) {
                    let letters = line.chars().filter(|c| c.is_alphabetic() && !c.is_ascii());
                    for letter in letters {
                        assert_ne!(glyph(letter), '?', "{language} {game}: {letter} in {line}");
                    }
                }
            }
        }
    }
}
