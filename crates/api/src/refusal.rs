use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

/// Why something was refused: the key of the message for people, the rule that forbids it, and the
/// arguments of the message. `crates/locale` has the message in every language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// The HTTP status that fits, on a socket too: 400 malformed, 401 not authenticated, 403 not
    /// allowed, 404 not found, 409 conflict, 413 too large, 422 against the rules, 429 too often,
    /// 503 not available now.
    pub status: u16,
    /// The key of the message: `refusal-fence-crosses`, `server-stale`.
    pub key: String,
    /// The number of the rule, such as `C12`; empty where no rule of a game is concerned.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rule: String,
    /// The arguments of the message, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, RefusalArg>,
}

/// An argument of a refusal's message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Arg))]
#[serde(rename_all = "snake_case")]
pub enum RefusalArg {
    /// Shown as it is.
    Text(String),
    /// A number, which selects the plural form.
    Number(i64),
    /// The key of a term that each language translates.
    Term(String),
    /// A refusal of its own, whose message becomes part of this one.
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    Reason(Box<Refusal>),
}

impl Refusal {
    /// A refusal without arguments.
    pub fn new(status: u16, key: &str) -> Refusal {
        Refusal { status, key: key.to_owned(), rule: String::new(), args: BTreeMap::new() }
    }

    /// With an argument that is shown as it is.
    #[must_use]
    pub fn text(mut self, name: &str, value: impl ToString) -> Refusal {
        self.args.insert(name.to_owned(), RefusalArg::Text(value.to_string()));
        self
    }

    /// With a number as an argument.
    #[must_use]
    pub fn number(mut self, name: &str, value: impl Into<i64>) -> Refusal {
        self.args.insert(name.to_owned(), RefusalArg::Number(value.into()));
        self
    }

    /// A reason given by the rules of a game, under the status that fits.
    pub fn from_reason(status: u16, reason: game::Reason) -> Refusal {
        let args = reason.args.into_iter().map(|(name, arg)| {
            let arg = match arg {
                game::ReasonArg::Text(text) | game::ReasonArg::Entry(text) => {
                    RefusalArg::Text(text)
                }
                game::ReasonArg::Number(number) => RefusalArg::Number(number),
                game::ReasonArg::Term(term) => RefusalArg::Term(term.to_owned()),
                game::ReasonArg::Reason(inner) => {
                    RefusalArg::Reason(Box::new(Refusal::from_reason(status, *inner)))
                }
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

/// Something against the rules of a game: status 422.
impl From<game::Reason> for Refusal {
    fn from(reason: game::Reason) -> Refusal {
        Refusal::from_reason(422, reason)
    }
}

/// For logs; people get the message from `crates/locale`.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.status, self.key)?;
        for (name, arg) in &self.args {
            match arg {
                RefusalArg::Text(text) | RefusalArg::Term(text) => write!(f, " {name}={text:?}")?,
                RefusalArg::Number(number) => write!(f, " {name}={number}")?,
                RefusalArg::Reason(inner) => write!(f, " {name}=({inner})")?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}
