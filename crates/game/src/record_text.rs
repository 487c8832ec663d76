use std::fmt;
use std::time::Duration;

use crate::{Reason, strip_byte_order_mark};

/// The text form of a record, before it is checked by the rules of a game: header lines, a blank
/// line, then the moves.
///
/// ```text
/// palisade 1
/// game quoridor
/// name 1 Ada
/// result 1,0
///
/// e2 e8 {4:58} e3
/// e3h
/// ```
/// A header line is a key, a blank and a value; some keys may be repeated. Moves are words
/// separated by blanks or line ends; a comment in braces belongs to the move before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordText {
    /// Key and value of each header line, in order.
    pub headers: Vec<(String, String)>,
    /// The moves, in order.
    pub moves: Vec<RecordMove>,
}

/// A move, roll or departure in the text of a record, with its comment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordMove {
    /// The word of a move or roll, or `leave:SEAT:WHY`.
    pub word: String,
    /// The comment in braces, such as the time that the move took.
    pub comment: Option<String>,
}

/// A syntax error in the text of a record, with its location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordTextError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The message key, as in [`Reason::key`](crate::Reason::key).
    pub key: &'static str,
}

impl From<RecordTextError> for Reason {
    fn from(error: RecordTextError) -> Reason {
        Reason::new(error.key, "").number("line", error.line).number("column", error.column)
    }
}

impl RecordText {
    /// The first line of every record: the format and its version.
    pub const MAGIC: &'static str = "palisade 1";

    /// The value of the first header line with that key.
    pub fn header(&self, key: &str) -> Option<&str> {
        self.headers.iter().find(|(k, _)| k == key).map(|(_, value)| value.as_str())
    }

    /// The values of every header line with that key.
    pub fn header_values<'a>(&'a self, key: &'a str) -> impl Iterator<Item = &'a str> {
        self.headers.iter().filter(move |(k, _)| k == key).map(|(_, value)| value.as_str())
    }

    /// Adds a header line. Line ends in the value become blanks, so that any name is safe to write.
    pub fn push_header(&mut self, key: &str, value: impl ToString) {
        let value = value.to_string().replace(['\n', '\r'], " ");
        self.headers.push((key.to_owned(), value.trim().to_owned()));
    }

    /// The texts of the records in a file that may hold several, one after the other.
    pub fn split(text: &str) -> Vec<&str> {
        let text = strip_byte_order_mark(text);
        let mut begins: Vec<_> = text.match_indices(RecordText::MAGIC).map(|(at, _)| at).collect();
        begins.retain(|&at| {
            let end = text[at + RecordText::MAGIC.len()..].chars().next();
            let begins_line = at == 0 || text[..at].ends_with('\n');
            begins_line && end.is_none_or(char::is_whitespace)
        });
        match begins.as_slice() {
            [] | [_] => vec![text],
            several => {
                let ends = several[1..].iter().copied().chain([text.len()]);
                several.iter().zip(ends).map(|(&begin, end)| &text[begin..end]).collect()
            }
        }
    }

    /// Parses the text of a record.
    pub fn parse(text: &str) -> Result<RecordText, RecordTextError> {
        let mut lines = strip_byte_order_mark(text).lines().enumerate();
        match lines.next() {
            Some((_, first)) if first.trim_end() == RecordText::MAGIC => {}
            _ => return Err(RecordTextError { line: 1, column: 1, key: "record-no-magic" }),
        }
        let mut record = RecordText::default();
        for (_, line) in
            lines.by_ref().map(|(n, l)| (n, l.trim_end())).take_while(|(_, l)| !l.is_empty())
        {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            record.headers.push((key.to_owned(), value.trim().to_owned()));
        }
        for (number, line) in lines {
            record.parse_moves(line, number + 1)?;
        }
        Ok(record)
    }

    fn parse_moves(&mut self, line: &str, number: usize) -> Result<(), RecordTextError> {
        let mut rest = line;
        let error = |rest: &str, key| {
            let column = line[..line.len() - rest.len()].chars().count() + 1;
            RecordTextError { line: number, column, key }
        };
        loop {
            rest = rest.trim_start();
            if rest.is_empty() {
                return Ok(());
            }
            if let Some(comment) = rest.strip_prefix('{') {
                let end = comment.find('}').ok_or_else(|| error(rest, "record-open-note"))?;
                let last = self.moves.last_mut().filter(|last| last.comment.is_none());
                let last = last.ok_or_else(|| error(rest, "record-stray-note"))?;
                last.comment = Some(comment[..end].trim().to_owned());
                rest = &comment[end + 1..];
            } else {
                let end = rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(rest.len());
                self.moves.push(RecordMove { word: rest[..end].to_owned(), comment: None });
                rest = &rest[end..];
            }
        }
    }
}

/// The time that a move took, if its comment begins with it as `m:ss` or, to a thousandth of a second,
/// `m:ss.mmm`; and the rest of the comment.
pub fn time_in_comment(comment: &str) -> Option<(Duration, &str)> {
    let (time, rest) = comment.split_once(' ').unwrap_or((comment, ""));
    let (minutes, seconds) = time.split_once(':')?;
    let (seconds, millis) = seconds.split_once('.').unwrap_or((seconds, "000"));
    let number = |digits: &str| digits.parse::<u32>().ok();
    let (minutes, seconds, millis) = (number(minutes)?, number(seconds)?, number(millis)?);
    let millis = 1000 * (60 * u64::from(minutes) + u64::from(seconds)) + u64::from(millis);
    let written = Duration::from_millis(millis);
    // Nothing but what is written below: `4:5` or `0:07.3` are words of whoever wrote them.
    (comment_time(written) == time).then_some((written, rest.trim_start()))
}

/// The time that a move took, as a comment begins with it.
pub fn comment_time(time: Duration) -> String {
    let (minutes, seconds) = (time.as_secs() / 60, time.as_secs() % 60);
    match time.subsec_millis() {
        0 => format!("{minutes}:{seconds:02}"),
        millis => format!("{minutes}:{seconds:02}.{millis:03}"),
    }
}

/// The width at which lines of moves are wrapped, in characters.
const WIDTH: usize = 80;

impl fmt::Display for RecordText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", RecordText::MAGIC)?;
        for (key, value) in &self.headers {
            writeln!(f, "{}", format!("{key} {value}").trim_end())?;
        }
        let mut column = 0;
        if !self.moves.is_empty() {
            writeln!(f)?;
        }
        for (nth, played) in self.moves.iter().enumerate() {
            let comment = played.comment.as_ref();
            let comment = comment.map(|comment| format!(" {{{comment}}}")).unwrap_or_default();
            let text = format!("{}{comment}", played.word);
            let fits = column > 0 && column + 1 + text.chars().count() <= WIDTH;
            f.write_str(if nth == 0 {
                ""
            } else if fits {
                " "
            } else {
                "\n"
            })?;
            f.write_str(&text)?;
            column = if fits { column + 1 } else { 0 } + text.chars().count();
        }
        if !self.moves.is_empty() {
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(word: &str, comment: Option<&str>) -> RecordMove {
        RecordMove { word: word.to_owned(), comment: comment.map(str::to_owned) }
    }

    #[test]
    fn record_text_round_trips() {
        let mut record = RecordText::default();
        record.push_header("game", "quoridor");
        record.push_header("name", "1 Ada\nL.");
        record.moves =
            vec![played("e2", None), played("e8", Some("4:58")), played("leave:1:time", None)];
        record.moves.extend((0..60).map(|_| played("e3h", Some("0:01"))));
        let text = record.to_string();
        assert_eq!(RecordText::parse(&text), Ok(record.clone()));
        assert_eq!(record.header("name"), Some("1 Ada L."));
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH));
        // The blank line after the headers is there even though the moves start a line of their
        // own.
        assert!(text.starts_with("palisade 1\ngame quoridor\nname 1 Ada L.\n\ne2 e8 {4:58} "));
    }

    #[test]
    fn the_time_of_a_move_is_told_from_what_is_said_about_it() {
        let seconds = Duration::from_secs;
        assert_eq!(time_in_comment("4:58"), Some((seconds(298), "")));
        assert_eq!(time_in_comment("0:07 too fast"), Some((seconds(7), "too fast")));
        assert_eq!(time_in_comment("120:00"), Some((seconds(7200), "")));
        assert_eq!(time_in_comment("0:01.250 +0.42/8"), Some((seconds(5) / 4, "+0.42/8")));
        for other in ["", "4", "4:5", "04:58", "4:60", "4:+8", ":58", "4:58s", "too fast 0:07"] {
            assert_eq!(time_in_comment(other), None, "{other}");
        }
        // What an earlier version noted there is the time left.
        for other in ["0:07.3", "0:08.0", "0:07.000", "0:07.", "0:07.1234"] {
            assert_eq!(time_in_comment(other), None, "{other}");
        }
    }

    #[test]
    fn a_file_may_hold_several_records() {
        let one = "palisade 1\ngame quoridor\nname 1 palisade 1\n\ne2 e8\n";
        let other = "palisade 1\ngame mini\n";
        assert_eq!(RecordText::split(one), [one]);
        assert_eq!(RecordText::split(&format!("{one}{other}{one}")), [one, other, one]);
        assert_eq!(RecordText::split(&format!("\u{feff}{one}{other}")), [one, other]);
        assert_eq!(RecordText::parse(&format!("\u{feff}{one}")), RecordText::parse(one));
        assert_eq!(RecordText::split("a shopping list"), ["a shopping list"]);
    }

    #[test]
    fn errors_have_a_location() {
        let at = |text: &str| {
            RecordText::parse(text).map_err(|e| (e.line, e.column, e.key)).unwrap_err()
        };
        assert_eq!(at(""), (1, 1, "record-no-magic"));
        assert_eq!(at("palisade 2\n"), (1, 1, "record-no-magic"));
        assert_eq!(at("palisade 1\n\ne2 {4:58"), (3, 4, "record-open-note"));
        assert_eq!(at("palisade 1\ngame x\n\n{4:58} e2"), (4, 1, "record-stray-note"));
        assert_eq!(at("palisade 1\n\né2 {a} {b}"), (3, 8, "record-stray-note"));
    }
}
