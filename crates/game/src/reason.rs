/// Why something was refused, as data: the rule it breaks and what a sentence about it needs.
///
/// Rules return typed refusals; each turns into a `Reason`, which crosses borders (a socket, a
/// language) without knowing either. `crates/locale` has one message for every `key`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Names the sentence, in kebab case: `refusal-fence-crosses`.
    pub key: &'static str,
    /// The number of the rule, such as `C12`; empty where no rule of a game is concerned.
    pub rule: &'static str,
    /// What the sentence speaks of, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// One thing a sentence speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Said as it stands: a square, a fence, a word someone typed.
    Text(String),
    /// A number, which decides the plural.
    Number(i64),
    /// A word that each language has its own of: `blinky`, `pellet`.
    Term(&'static str),
    /// Another reason, said in full within this one: what is wrong with the fifth word.
    Reason(Box<Reason>),
}

impl Reason {
    /// A reason with nothing to fill in yet.
    pub fn new(key: &'static str, rule: &'static str) -> Reason {
        Reason { key, rule, args: Vec::new() }
    }

    /// With `value`, said as it stands.
    #[must_use]
    pub fn text(mut self, name: &'static str, value: impl ToString) -> Reason {
        self.args.push((name, Arg::Text(value.to_string())));
        self
    }

    /// With a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: usize) -> Reason {
        self.args.push((name, Arg::Number(value as i64)));
        self
    }

    /// With a word that each language has its own of.
    #[must_use]
    pub fn term(mut self, name: &'static str, value: &'static str) -> Reason {
        self.args.push((name, Arg::Term(value)));
        self
    }

    /// With another reason, said in full within this one.
    #[must_use]
    pub fn reason(mut self, name: &'static str, value: impl Into<Reason>) -> Reason {
        self.args.push((name, Arg::Reason(Box::new(value.into()))));
        self
    }
}
