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
    /// A nested reason, such as why the fifth move of a record is illegal.
    Reason(Box<Reason>),
}

impl Reason {
    /// A reason without arguments.
    pub fn new(key: &'static str, rule: &'static str) -> Reason {
        Reason { key, rule, args: Vec::new() }
    }

    /// Adds an argument that is shown verbatim.
    #[must_use]
    pub fn text(mut self, name: &'static str, value: impl ToString) -> Reason {
        self.args.push((name, ReasonArg::Text(value.to_string())));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: usize) -> Reason {
        self.args.push((name, ReasonArg::Number(value as i64)));
        self
    }

    /// Adds a term that is translated on its own.
    #[must_use]
    pub fn term(mut self, name: &'static str, value: &'static str) -> Reason {
        self.args.push((name, ReasonArg::Term(value)));
        self
    }

    /// Adds a nested reason.
    #[must_use]
    pub fn reason(mut self, name: &'static str, value: impl Into<Reason>) -> Reason {
        self.args.push((name, ReasonArg::Reason(Box::new(value.into()))));
        self
    }
}
