use std::io::{self, BufRead, BufReader, Read, Write};

use game::{Reason, Record, Turn};
use rules::{AnyPosition, GameSetup};

use super::legal_words;
use crate::usage_error::ValueError;

/// `legal --batch`: every line of input is answered by one line of output, in order. Answers are
/// flushed whenever no whole line of input is waiting, so that a program may send a line and wait for
/// its answer, and one that sends a file still gets large writes.
pub(super) struct Batch {
    setup: GameSetup,
    fields: Vec<BatchField>,
    start: Record<AnyPosition>,
    /// The last list of moves that could be played, and the game it led to: a line that goes on from
    /// it plays only what is new.
    words: Vec<String>,
    record: Record<AnyPosition>,
}

/// What `--with` adds to an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BatchField {
    /// The text of the position.
    Position,
    /// The seat to move, `chance` or `over`.
    Turn,
    /// The result seat by seat, as in records.
    Result,
}

/// Which word of a line cannot be played, counted from 1; 0 is the position of a `fen` line.
struct IllegalWord(usize);

impl Batch {
    pub(super) fn new(
        setup: GameSetup,
        start: Record<AnyPosition>,
        fields: Vec<BatchField>,
    ) -> Batch {
        Batch { setup, fields, record: start.clone(), start, words: Vec::new() }
    }

    pub(super) fn run(
        mut self,
        mut input: BufReader<impl Read>,
        mut output: impl Write,
    ) -> io::Result<()> {
        let mut line = Vec::new();
        loop {
            if !input.buffer().contains(&b'\n') {
                output.flush()?;
            }
            line.clear();
            if input.read_until(b'\n', &mut line)? == 0 {
                return output.flush();
            }
            // Bytes that are not UTF-8 become a character that no move contains.
            let answer = self.answer(&String::from_utf8_lossy(&line));
            writeln!(output, "{answer}")?;
        }
    }

    fn answer(&mut self, line: &str) -> String {
        let words: Vec<_> = line.split_whitespace().collect();
        match words.split_first() {
            Some((&"fen", rest)) => {
                let played = self.play_from_position(rest);
                self.format(played.as_ref())
            }
            _ => {
                let played = self.play_from_start(&words);
                self.format(played.as_ref().map(|()| &self.record))
            }
        }
    }

    /// The legal words, `over` or `illegal N`, then the fields asked for.
    fn format(&self, played: Result<&Record<AnyPosition>, &IllegalWord>) -> String {
        let mut answer = match played {
            Ok(record) => {
                legal_words(record).map_or_else(|| "over".to_owned(), |words| words.join(" "))
            }
            Err(IllegalWord(nth)) => format!("illegal {nth}"),
        };
        for field in &self.fields {
            answer.push('\t');
            answer += &played.map_or_else(|_| "-".to_owned(), |record| field.of(record));
        }
        answer
    }

    /// Plays a bare list of moves from where the command line starts.
    fn play_from_start(&mut self, words: &[&str]) -> Result<(), IllegalWord> {
        let goes_on = words.len() >= self.words.len()
            && self.words.iter().zip(words).all(|(old, new)| old == new);
        if !goes_on {
            self.record = self.start.clone();
            self.words.clear();
        }
        for word in &words[self.words.len()..] {
            if self.record.play(word).is_err() {
                return Err(IllegalWord(self.words.len() + 1));
            }
            self.words.push((*word).to_owned());
        }
        Ok(())
    }

    /// Plays `POSITION [moves …]`, as UGI's `position fen` has it.
    fn play_from_position(&self, words: &[&str]) -> Result<Record<AnyPosition>, IllegalWord> {
        let end = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
        let start = self.setup.parse_position(&words[..end].join(" "));
        let mut record = Record::new(start.map_err(|_| IllegalWord(0))?).without_repetition_draw();
        for (nth, word) in words.iter().skip(end + 1).enumerate() {
            record.play(word).map_err(|_| IllegalWord(nth + 1))?;
        }
        Ok(record)
    }
}

impl BatchField {
    pub(super) fn parse(word: &str) -> Result<BatchField, ValueError> {
        match word {
            "position" => Ok(BatchField::Position),
            "turn" => Ok(BatchField::Turn),
            "result" => Ok(BatchField::Result),
            _ => Err(ValueError(Reason::new("usage-want-field", ""))),
        }
    }

    fn of(self, record: &Record<AnyPosition>) -> String {
        match self {
            BatchField::Position => record.position().to_string(),
            BatchField::Turn => match record.turn() {
                Turn::Seat(seat) => seat.to_string(),
                Turn::Chance => "chance".to_owned(),
                Turn::Over => "over".to_owned(),
            },
            BatchField::Result => {
                record.ending().map_or_else(|| "-".to_owned(), |ending| ending.outcome.to_string())
            }
        }
    }
}
