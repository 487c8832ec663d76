use std::fmt;

use crate::Reason;

/// The text of a game record, before any game's rules have looked at it: header lines, a blank
/// line, then the words of the game.
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
/// A header line is a key, a blank and a value; some keys may stand several times. Words are
/// separated by blanks or line ends; a note in braces belongs to the word before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Key and value of each header line, in order.
    pub headers: Vec<(String, String)>,
    /// What happened, in order.
    pub words: Vec<Word>,
}

/// One word of a game, with what was noted beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Word {
    /// A move, a roll, or `leave:SEAT:WHY`.
    pub text: String,
    /// The note in braces, such as the time left.
    pub note: Option<String>,
}

/// What is wrong with the text of a record, and where. Lines and columns count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetError {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
    /// Names the sentence about it, as [`Reason::key`](crate::Reason::key) does.
    pub key: &'static str,
}

impl From<SheetError> for Reason {
    fn from(error: SheetError) -> Reason {
        Reason::new(error.key, "").number("line", error.line).number("column", error.column)
    }
}

impl Sheet {
    /// The first line of every record: the format and its version.
    pub const MAGIC: &'static str = "palisade 1";

    /// The value of the first header line with that key.
    pub fn header(&self, key: &str) -> Option<&str> {
        self.headers.iter().find(|(k, _)| k == key).map(|(_, value)| value.as_str())
    }

    /// The values of every header line with that key.
    pub fn all<'a>(&'a self, key: &'a str) -> impl Iterator<Item = &'a str> {
        self.headers.iter().filter(move |(k, _)| k == key).map(|(_, value)| value.as_str())
    }

    /// Adds a header line. Line ends in the value become blanks, so that any name can stand there.
    pub fn push(&mut self, key: &str, value: impl ToString) {
        let value = value.to_string().replace(['\n', '\r'], " ");
        self.headers.push((key.to_owned(), value.trim().to_owned()));
    }

    /// Reads the text of a record.
    pub fn parse(text: &str) -> Result<Sheet, SheetError> {
        let mut lines = text.lines().enumerate();
        match lines.next() {
            Some((_, first)) if first.trim_end() == Sheet::MAGIC => {}
            _ => return Err(SheetError { line: 1, column: 1, key: "record-no-magic" }),
        }
        let mut sheet = Sheet::default();
        for (_, line) in
            lines.by_ref().map(|(n, l)| (n, l.trim_end())).take_while(|(_, l)| !l.is_empty())
        {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            sheet.headers.push((key.to_owned(), value.trim().to_owned()));
        }
        for (number, line) in lines {
            sheet.words_of(line, number + 1)?;
        }
        Ok(sheet)
    }

    fn words_of(&mut self, line: &str, number: usize) -> Result<(), SheetError> {
        let mut rest = line;
        let error = |rest: &str, key| {
            let column = line[..line.len() - rest.len()].chars().count() + 1;
            SheetError { line: number, column, key }
        };
        loop {
            rest = rest.trim_start();
            if rest.is_empty() {
                return Ok(());
            }
            if let Some(note) = rest.strip_prefix('{') {
                let end = note.find('}').ok_or_else(|| error(rest, "record-open-note"))?;
                let word = self.words.last_mut().filter(|word| word.note.is_none());
                let word = word.ok_or_else(|| error(rest, "record-stray-note"))?;
                word.note = Some(note[..end].trim().to_owned());
                rest = &note[end + 1..];
            } else {
                let end = rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(rest.len());
                self.words.push(Word { text: rest[..end].to_owned(), note: None });
                rest = &rest[end..];
            }
        }
    }
}

/// Lines of moves are kept to this many characters where words allow.
const WIDTH: usize = 80;

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", Sheet::MAGIC)?;
        for (key, value) in &self.headers {
            writeln!(f, "{}", format!("{key} {value}").trim_end())?;
        }
        let mut column = 0;
        if !self.words.is_empty() {
            writeln!(f)?;
        }
        for (nth, word) in self.words.iter().enumerate() {
            let note = word.note.as_ref().map(|note| format!(" {{{note}}}")).unwrap_or_default();
            let text = format!("{}{note}", word.text);
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
        if !self.words.is_empty() {
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(text: &str, note: Option<&str>) -> Word {
        Word { text: text.to_owned(), note: note.map(str::to_owned) }
    }

    #[test]
    fn a_sheet_round_trips() {
        let mut sheet = Sheet::default();
        sheet.push("game", "quoridor");
        sheet.push("name", "1 Ada\nL.");
        sheet.words = vec![word("e2", None), word("e8", Some("4:58")), word("leave:1:time", None)];
        sheet.words.extend((0..60).map(|_| word("e3h", Some("0:01"))));
        let text = sheet.to_string();
        assert_eq!(Sheet::parse(&text), Ok(sheet.clone()));
        assert_eq!(sheet.header("name"), Some("1 Ada L."));
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH));
        // The blank line after the headers is there even though the moves start a line of their own.
        assert!(text.starts_with("palisade 1\ngame quoridor\nname 1 Ada L.\n\ne2 e8 {4:58} "));
    }

    #[test]
    fn errors_say_where() {
        let at =
            |text: &str| Sheet::parse(text).map_err(|e| (e.line, e.column, e.key)).unwrap_err();
        assert_eq!(at(""), (1, 1, "record-no-magic"));
        assert_eq!(at("palisade 2\n"), (1, 1, "record-no-magic"));
        assert_eq!(at("palisade 1\n\ne2 {4:58"), (3, 4, "record-open-note"));
        assert_eq!(at("palisade 1\ngame x\n\n{4:58} e2"), (4, 1, "record-stray-note"));
        assert_eq!(at("palisade 1\n\né2 {a} {b}"), (3, 8, "record-stray-note"));
    }
}
