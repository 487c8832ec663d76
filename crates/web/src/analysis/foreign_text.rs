//! Texts of other programs: read where the text says which notation it is in, asked about where it fits
//! several. Nothing is guessed.

use dialects::{Dialect, Recognition};
use game::Reason;
use rules::Analysis;

/// A text that is a legal game in each of several notations, and not the same one.
#[derive(Clone)]
pub struct AmbiguousText {
    text: String,
    dialects: Vec<Dialect>,
}

impl AmbiguousText {
    /// The notations in which it can be read.
    pub fn dialects(&self) -> &[Dialect] {
        &self.dialects
    }

    /// The game that it is in one of them.
    pub fn read_as(&self, dialect: Dialect) -> Result<Analysis, Reason> {
        read_in(&self.text, dialect)
    }
}

/// What a text comes to.
pub enum TextReading {
    /// It is read.
    Game(Box<Analysis>),
    /// Whoever pasted it has to say how it is meant.
    Ambiguous(AmbiguousText),
}

/// Reads a text of another program; `None` where it is in no notation that is known. The error says what is
/// wrong with a text whose form tells its notation.
pub fn read_foreign(text: &str) -> Result<Option<TextReading>, Reason> {
    Ok(match dialects::recognise(text) {
        Recognition::Certain(dialect) => Some(TextReading::Game(Box::new(read_in(text, dialect)?))),
        Recognition::Several(dialects) => {
            Some(TextReading::Ambiguous(AmbiguousText { text: text.to_owned(), dialects }))
        }
        Recognition::Unknown => None,
    })
}

fn read_in(text: &str, dialect: Dialect) -> Result<Analysis, Reason> {
    Analysis::from_game_record(dialects::read(text, Some(dialect))?)
}
