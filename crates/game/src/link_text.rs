//! A text as part of a link: everything a record may contain in characters that no browser, chat or
//! mail changes, readable in the main, and with a checksum, since links get cut.

use crate::{Reason, fingerprint};

/// Why a text from a link cannot be read: it was cut or changed on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkTextError;

impl From<LinkTextError> for Reason {
    fn from(_: LinkTextError) -> Reason {
        Reason::new("link-broken", "")
    }
}

/// What is written as another character.
const REPLACED: [(char, char); 2] = [(' ', '.'), ('\n', '_')];
/// What is written as `~` and a letter.
const ESCAPED: [(char, char); 8] = [
    ('(', 'l'),
    (')', 'r'),
    ('{', 'o'),
    ('}', 'c'),
    ('!', 'x'),
    ('?', 'q'),
    ('.', 'd'),
    ('_', 'u'),
];
/// The length of the checksum.
const CHECKSUM: usize = 6;

/// The text as it stands in a link.
///
/// ```
/// let link = game::to_link_text("e2 e8\ncomment Why not?");
/// assert_eq!(&link[..link.len() - 6], "e2.e8_comment.Why.not~q");
/// assert_eq!(game::from_link_text(&link).as_deref(), Ok("e2 e8\ncomment Why not?"));
/// assert!(game::from_link_text(&link[1..]).is_err());
/// ```
pub fn to_link_text(text: &str) -> String {
    let mut link = String::with_capacity(text.len() + CHECKSUM);
    for c in text.chars() {
        let replaced = REPLACED.iter().find(|&&(plain, _)| plain == c);
        let escaped = ESCAPED.iter().find(|&&(plain, _)| plain == c);
        match (replaced, escaped) {
            (Some(&(_, written)), _) => link.push(written),
            (_, Some(&(_, letter))) => link.extend(['~', letter]),
            _ if c.is_ascii_alphanumeric() || matches!(c, '-' | ':' | ',' | '=' | '@') => {
                link.push(c);
            }
            _ => {
                let mut bytes = [0; 4];
                for byte in c.encode_utf8(&mut bytes).bytes() {
                    link += &format!("~{byte:02X}");
                }
            }
        }
    }
    link + &checksum(text)
}

/// The text that stands in a link.
pub fn from_link_text(link: &str) -> Result<String, LinkTextError> {
    let split = link.len().checked_sub(CHECKSUM).and_then(|at| link.split_at_checked(at));
    let (written, sum) = split.ok_or(LinkTextError)?;
    let mut bytes = Vec::with_capacity(written.len());
    let mut rest = written.chars();
    while let Some(c) = rest.next() {
        if c != '~' {
            let replaced = REPLACED.iter().find(|&&(_, written)| written == c);
            let plain = replaced.map_or(c, |&(plain, _)| plain);
            bytes.extend(plain.encode_utf8(&mut [0; 4]).bytes());
            continue;
        }
        let first = rest.next().ok_or(LinkTextError)?;
        match ESCAPED.iter().find(|&&(_, letter)| letter == first) {
            Some(&(plain, _)) => bytes.push(plain as u8),
            None => {
                let digit = |c: char| c.to_digit(16).filter(|_| !c.is_ascii_lowercase());
                let second = rest.next().and_then(digit);
                let byte = digit(first).zip(second).map(|(high, low)| high << 4 | low);
                bytes.push(byte.ok_or(LinkTextError)? as u8);
            }
        }
    }
    let text = String::from_utf8(bytes).map_err(|_| LinkTextError)?;
    if checksum(&text) == sum { Ok(text) } else { Err(LinkTextError) }
}

fn checksum(text: &str) -> String {
    let hash = fingerprint(text);
    format!("{:06x}", (hash ^ hash >> 32) & 0xff_ffff)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_round_trips_in_safe_characters() {
        for text in ["", "a", "~", "e2.e3_e4", "č 😀\n\t{(!?)}\"'%&<>#/\\+", "\u{0}\u{7f}ÿ"] {
            let link = to_link_text(text);
            assert_eq!(from_link_text(&link).as_deref(), Ok(text));
            let safe = |c: char| c.is_ascii_alphanumeric() || "-:,=@._~".contains(c);
            assert!(link.chars().all(safe), "{link}");
            assert!(link.ends_with(|c: char| c.is_ascii_alphanumeric()), "{link}");
        }
    }

    #[test]
    fn a_link_that_was_cut_or_changed_is_refused() {
        let link = to_link_text("palisade 1\ngame quoridor\n\ne2 e8 {why?}");
        for end in 0..link.len() {
            assert_eq!(from_link_text(&link[..end]), Err(LinkTextError), "{end}");
        }
        for bad in ["ä", "~", "~zzzzzzz", "~F", "~ff000000", &link.replace("e2", "e3")] {
            assert_eq!(from_link_text(bad), Err(LinkTextError), "{bad}");
        }
    }
}
