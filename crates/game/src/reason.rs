use std::io;

/// Why something was refused, as data: a message key, the rule concerned and the message arguments.
///
/// Rules return typed refusals; each converts into a `Reason`, which can be sent over a socket and
/// translated into any language. `crates/locale` has one message for every `key`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The message key, in kebab case: `refusal-quoridor-fence-crosses`.
    pub key: &'static str,
    /// The number of the rule, such as `C12`; empty where no rule of a game is concerned.
    pub rule: &'static str,
    /// The arguments of the message, by name.
    pub args: Vec<(&'static str, ReasonArg)>,
}

/// An argument of the message of a [`Reason`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReasonArg {
    /// Shown verbatim: a square, a fence, a word someone typed.
    Text(String),
    /// A number, which selects the plural form.
    Number(i64),
    /// A term that is translated on its own: `blinky`, `pellet`.
    Term(&'static str),
    /// An entry of a record, which is written in words where it is no move: `spin:5`.
    Entry(String),
    /// A nested reason, such as why the fifth move of a record is illegal.
    Reason(Box<Reason>),
}

impl Reason {
    /// A reason without arguments.
    pub fn new(key: &'static str, rule: &'static str) -> Reason {
        Reason { key, rule, args: Vec::new() }
    }

    /// Adds an argument that is shown verbatim, or its start where it is very long.
    #[must_use]
    pub fn text(mut self, name: &'static str, value: impl ToString) -> Reason {
        self.args.push((name, ReasonArg::Text(shorten(value.to_string()))));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: usize) -> Reason {
        self.args.push((name, ReasonArg::Number(value as i64)));
        self
    }

    /// Adds a gain or a loss.
    #[must_use]
    pub fn change(mut self, name: &'static str, value: i32) -> Reason {
        self.args.push((name, ReasonArg::Number(value.into())));
        self
    }

    /// Adds an entry of a record.
    #[must_use]
    pub fn entry(mut self, name: &'static str, word: impl ToString) -> Reason {
        self.args.push((name, ReasonArg::Entry(word.to_string())));
        self
    }

    /// Adds a term that is translated on its own.
    #[must_use]
    pub fn term(mut self, name: &'static str, value: &'static str) -> Reason {
        self.args.push((name, ReasonArg::Term(value)));
        self
    }

    /// Adds what the system says is wrong: one of the usual errors as a nested reason, which has a sentence
    /// in every language; any other in the system's words.
    #[must_use]
    pub fn system_error(self, name: &'static str, error: &io::Error) -> Reason {
        let key = match error.kind() {
            io::ErrorKind::NotFound => "system-not-found",
            io::ErrorKind::PermissionDenied => "system-denied",
            io::ErrorKind::IsADirectory => "system-folder",
            io::ErrorKind::NotADirectory => "system-no-folder",
            io::ErrorKind::StorageFull => "system-full",
            io::ErrorKind::InvalidData => "system-no-text",
            io::ErrorKind::ReadOnlyFilesystem => "system-read-only",
            io::ErrorKind::AlreadyExists => "system-exists",
            _ => return self.text(name, error),
        };
        self.reason(name, Reason::new(key, ""))
    }

    /// Adds a nested reason.
    #[must_use]
    pub fn reason(mut self, name: &'static str, value: impl Into<Reason>) -> Reason {
        self.args.push((name, ReasonArg::Reason(Box::new(value.into()))));
        self
    }
}

/// What somebody typed, to be repeated in a message: the start of it and `…` where it is longer than any
/// line that people read. A file may have been given where a word was meant.
///
/// ```
/// assert_eq!(game::shorten("e2".to_owned()), "e2");
/// assert_eq!(game::shorten("e2 ".repeat(1000)).chars().count(), 301);
/// ```
pub fn shorten(mut text: String) -> String {
    const LONGEST: usize = 300;
    if let Some((end, _)) = text.char_indices().nth(LONGEST) {
        text.truncate(end);
        text.push('…');
    }
    text
}
