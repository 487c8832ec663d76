use game::{Reason, RecordText, strip_byte_order_mark};
use rules::{GameRecord, Square};

use crate::dialect::Dialect;
use crate::forms::{numbers, positions, qf, qgn, sgf};
use crate::place::NamedPlace;
use crate::reading::read_as;

/// Which dialect a text is in, as far as the text says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recognition {
    /// This one, or one that would be read the same.
    Certain(Dialect),
    /// Any of these, in which it is a legal game, but not the same. Whoever has the text must be asked.
    Several(Vec<Dialect>),
    /// None of them.
    Unknown,
}

/// Says which dialect a text is in. Lists of moves are told apart by what is legal: often that leaves
/// several, and nothing is guessed.
///
/// ```
/// use dialects::{Dialect, Recognition, recognise};
/// assert_eq!(recognise("playmove black e8"), Recognition::Certain(Dialect::Qtp));
/// assert_eq!(recognise("1. e2 e8 2. e3h d9h"), Recognition::Certain(Dialect::MovesB));
/// let several = vec![Dialect::MovesA, Dialect::MovesB];
/// assert_eq!(recognise("e2 e8 d5v"), Recognition::Several(several));
/// ```
pub fn recognise(text: &str) -> Recognition {
    let text = strip_byte_order_mark(text).trim();
    if text.is_empty() {
        return Recognition::Unknown;
    }
    let candidates = candidates(text);
    if let [dialect] = candidates.as_slice() {
        return Recognition::Certain(*dialect);
    }
    let mut readings: Vec<(Dialect, String)> = Vec::new();
    for dialect in candidates {
        let Ok(game) = read_as(text, dialect) else { continue };
        let record = game.to_record_text().to_string();
        if readings.iter().all(|(_, other)| *other != record) {
            readings.push((dialect, record));
        }
    }
    match readings.as_slice() {
        [] => Recognition::Unknown,
        [(dialect, _)] => Recognition::Certain(*dialect),
        several => Recognition::Several(several.iter().map(|(dialect, _)| *dialect).collect()),
    }
}

/// Reads a text in a dialect, or in the one that it is recognised to be in. Every move is checked by the
/// rules; the error says which word is wrong and why, or between which dialects one has to choose.
pub fn read(text: &str, dialect: Option<Dialect>) -> Result<GameRecord, Reason> {
    let text = strip_byte_order_mark(text);
    match dialect.map_or_else(|| recognise(text), Recognition::Certain) {
        Recognition::Certain(dialect) => read_as(text, dialect),
        Recognition::Several(dialects) => {
            let names: Vec<_> = dialects.iter().map(|dialect| dialect.name()).collect();
            Err(Reason::new("dialect-which", "").text("dialects", names.join(", ")))
        }
        Recognition::Unknown if text.trim().is_empty() => Err(Reason::new("dialect-empty", "")),
        Recognition::Unknown => {
            let likeliest = candidates(text.trim())[0];
            let why = read_as(text, likeliest).expect_err("what can be read is recognised");
            let reason = Reason::new("dialect-unknown", "").text("dialect", likeliest);
            Err(reason.reason("why", why))
        }
    }
}

/// The dialects of which a text has the form, the likeliest first.
fn candidates(text: &str) -> Vec<Dialect> {
    match by_form(text) {
        Some(Dialect::Tsukushibito) => Dialect::IDS.to_vec(),
        Some(dialect) => vec![dialect],
        None => Dialect::LISTS.to_vec(),
    }
}

/// What a text of commands may begin with.
const COMMANDS: [&str; 6] = ["play", "playmove", "playwall", "boardsize", "clear_board", "walls"];

/// The first word that is not in a comment.
fn first_command(text: &str) -> &str {
    let mut lines = text.lines().map(str::trim);
    let line = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
    line.and_then(|line| line.split_whitespace().next()).unwrap_or_default()
}

/// The dialect that the form of a text tells.
fn by_form(text: &str) -> Option<Dialect> {
    let words: Vec<_> = text.split_whitespace().collect();
    let is_number = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_digit());
    let is_pawn = |word: &str| Square::parse(&word.to_ascii_lowercase()).is_some();
    let is_digit = |c: char| c.is_ascii_digit();
    let first_line = text.lines().next()?.trim_end();
    let json_moves = numbers::json_moves(text);
    Some(match words.as_slice() {
        _ if first_line == RecordText::MAGIC => Dialect::Palisade,
        _ if text.contains(qgn::LINK) => Dialect::QgnLink,
        _ if text.contains(positions::LINK) => Dialect::Qfen,
        _ if json_moves.is_some_and(|list| list.trim_start().starts_with(is_digit)) => {
            Dialect::LllAlpha
        }
        _ if json_moves.is_some() => Dialect::Book,
        _ if text.starts_with(sgf::GAME) => Dialect::KataSgf,
        [first, ..] if first.starts_with("p0=") => Dialect::Qbp,
        _ if COMMANDS.contains(&first_command(text)) => by_commands(text),
        [one] if is_key(one) => Dialect::TsukushibitoKey,
        _ if text.starts_with("[[") => Dialect::Gorisanson,
        _ if text.starts_with(|c: char| c == '[' || is_digit(c))
            && text
                .split(['[', ']', ',', ' ', '\n', '\r'])
                .all(|part| part.is_empty() || is_number(part)) =>
        {
            Dialect::Tsukushibito
        }
        _ if text.starts_with('[') => Dialect::Qgn,
        [first, second, hand, other, turn, ..]
            if is_pawn(first) && is_pawn(second) && is_number(hand) && is_number(other) =>
        {
            if ["0", "1"].contains(turn) { Dialect::OldQfen } else { Dialect::Qfen }
        }
        [one] if NamedPlace::parse(one, false).is_none() => match qf::read(one)? {
            code if code.moves.is_some() => Dialect::Qf,
            _ => Dialect::QfPosition,
        },
        _ => return None,
    })
}

fn is_key(word: &str) -> bool {
    word.len() == positions::KEY_DIGITS && word.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Which protocol the commands are of: they differ in how a fence is written.
fn by_commands(text: &str) -> Dialect {
    let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    let commands: Vec<_> = lines.filter(|words| words.len() > 2).collect();
    if commands.iter().any(|words| words[0] == "play") {
        return Dialect::Kata;
    }
    let mut fences = commands.iter().filter(|words| words[0] == "playwall").peekable();
    let is_one_word = fences.peek().is_some() && fences.all(|words| words.len() == 3);
    if is_one_word { Dialect::QtpZquoridor } else { Dialect::Qtp }
}
