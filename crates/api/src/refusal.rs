use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

/// Why something was refused: the sentence's key, the rule it breaks, and what the sentence speaks
/// of. `crates/locale` has the sentence in every language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// The HTTP status that fits, on a socket too: 400 malformed, 401 who are you, 403 not yours,
    /// 404 no such thing, 409 too late, 413 too big, 422 against the rules, 429 too often,
    /// 503 not now.
    pub status: u16,
    /// Names the sentence: `refusal-fence-crosses`, `server-stale`.
    pub key: String,
    /// The number of the rule, such as `C12`; empty where no rule of a game is concerned.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rule: String,
    /// What the sentence speaks of, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, Arg>,
}

/// One thing a sentence speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// Said as it stands.
    Text(String),
    /// Decides the plural.
    Number(i64),
    /// A word that each language has its own of.
    Term(String),
    /// A sentence of its own, within this one.
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    Reason(Box<Refusal>),
}

impl Refusal {
    /// A refusal with nothing to fill in yet.
    pub fn new(status: u16, key: &str) -> Refusal {
        Refusal { status, key: key.to_owned(), rule: String::new(), args: BTreeMap::new() }
    }

    /// With `value`, said as it stands.
    #[must_use]
    pub fn text(mut self, name: &str, value: impl ToString) -> Refusal {
        self.args.insert(name.to_owned(), Arg::Text(value.to_string()));
        self
    }

    /// With a number.
    #[must_use]
    pub fn number(mut self, name: &str, value: impl Into<i64>) -> Refusal {
        self.args.insert(name.to_owned(), Arg::Number(value.into()));
        self
    }

    /// A game's own reason, under the status that fits.
    pub fn of(status: u16, reason: game::Reason) -> Refusal {
        let args = reason.args.into_iter().map(|(name, arg)| {
            let arg = match arg {
                game::Arg::Text(text) => Arg::Text(text),
                game::Arg::Number(number) => Arg::Number(number),
                game::Arg::Term(term) => Arg::Term(term.to_owned()),
                game::Arg::Reason(inner) => Arg::Reason(Box::new(Refusal::of(status, *inner))),
            };
            (name.to_owned(), arg)
        });
        Refusal {
            status,
            key: reason.key.to_owned(),
            rule: reason.rule.to_owned(),
            args: args.collect(),
        }
    }
}

/// A rule of the game stands against it.
impl From<game::Reason> for Refusal {
    fn from(reason: game::Reason) -> Refusal {
        Refusal::of(422, reason)
    }
}

/// For logs; people get the sentence from `crates/locale`.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.status, self.key)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Text(text) | Arg::Term(text) => write!(f, " {name}={text:?}")?,
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Reason(inner) => write!(f, " {name}=({inner})")?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}
