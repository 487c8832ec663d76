//! Notifications between the nodes on one database. They are hints: whoever gets one reads the
//! database, and whoever gets none looks there by itself a second later. To lose
//! all of them costs latency and nothing else, except that limits are counted at each node alone then, phrases
//! are heard at the node where they are said, and each node knows only where it has seen people itself.

#[cfg(feature = "nats")]
mod nats;
#[cfg(not(feature = "nats"))]
#[path = "no_nats.rs"]
mod nats;
mod postgres;

use std::fmt::Debug;

use api::{Phrase, SaidPhrase};
use async_trait::async_trait;
use tokio::sync::mpsc;

#[cfg(not(feature = "nats"))]
pub(crate) use nats::MissingNats as NatsBus;
#[cfg(feature = "nats")]
pub(crate) use nats::NatsBus;
pub(crate) use postgres::{PostgresBus, payloads};

/// That there is something to read in the database, or to count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Of a game.
    Game {
        /// Its id.
        game: String,
        /// The number of its last event; 0 if it is something else that has changed, such as who is
        /// there.
        seq: u32,
    },
    /// A job waits for a worker.
    JobQueued,
    /// A worker has ended a job, one way or the other.
    JobEnded {
        /// Its id.
        id: String,
    },
    /// There was an outage, whose time games get back now.
    OutageOpened,
    /// Whom somebody is kept apart from has changed.
    Blocks {
        /// The id of the person.
        person: String,
    },
    /// Something was used that is limited at all nodes together. This is written down nowhere.
    Used {
        /// The name of the limit.
        limit: String,
        /// A hash of whose limit it is.
        key: String,
        /// How often it was used since that was last told.
        count: u32,
    },
    /// Somebody with an account was seen. This is written down nowhere.
    Seen {
        /// The id of the person.
        person: String,
        /// A hash of the address.
        origin: String,
    },
    /// A player said something at a table. This is written down nowhere either.
    Phrase {
        /// The table's id.
        game: String,
        /// What was said.
        said: SaidPhrase,
    },
}

impl Hint {
    /// A line of text. Versions that know of games only take all else for games that nobody plays.
    fn line(&self) -> String {
        match self {
            Hint::Game { game, seq } => format!("{game} {seq}"),
            Hint::JobQueued => "+job 0".to_owned(),
            Hint::OutageOpened => "+outage 0".to_owned(),
            Hint::JobEnded { id } => format!("-{id} 0"),
            Hint::Blocks { person } => format!("!{person} 0"),
            Hint::Seen { person, origin } => format!("@{person}:{origin} 0"),
            Hint::Used { limit, key, count } => format!("*{limit}:{key} {count}"),
            Hint::Phrase { game, said: SaidPhrase { seat, by, phrase, at } } => {
                format!("~{game}:{by}:{at}:{} {seat}", phrase.word())
            }
        }
    }

    fn parse(line: &str) -> Option<Hint> {
        let (subject, number) = line.split_once(' ')?;
        let number: u32 = number.parse().ok()?;
        let rest = || subject.get(1..).unwrap_or("");
        Some(match subject.chars().next() {
            Some('-') => Hint::JobEnded { id: rest().to_owned() },
            Some('!') => Hint::Blocks { person: rest().to_owned() },
            Some('*') => {
                let (limit, key) = rest().split_once(':')?;
                Hint::Used { limit: limit.to_owned(), key: key.to_owned(), count: number }
            }
            Some('@') => {
                let (person, origin) = rest().split_once(':')?;
                Hint::Seen { person: person.to_owned(), origin: origin.to_owned() }
            }
            Some('~') => {
                let mut parts = rest().split(':');
                let (game, by) = (parts.next()?.to_owned(), parts.next()?.to_owned());
                let (at, phrase) = (parts.next()?.parse().ok()?, Phrase::parse(parts.next()?)?);
                let seat = u8::try_from(number).ok()?;
                Hint::Phrase { game, said: SaidPhrase { seat, by, phrase, at } }
            }
            _ if subject == "+job" => Hint::JobQueued,
            _ if subject == "+outage" => Hint::OutageOpened,
            _ => Hint::Game { game: subject.to_owned(), seq: number },
        })
    }
}

/// Where the hints of other nodes come in.
pub type HintReceiver = mpsc::Receiver<Vec<Hint>>;

/// How many messages wait for a node that is slow to read them. More are dropped, which is what hints
/// are for.
const CAPACITY: usize = 1_024;

/// A carrier of hints.
#[async_trait]
pub(crate) trait Bus: Debug + Send + Sync {
    /// The channel of PostgreSQL that hints are sent through within the transaction they tell of;
    /// `None` if [`Self::publish`] carries them, after it.
    fn channel(&self) -> Option<&str> {
        None
    }

    /// Tells the other nodes.
    async fn publish(&self, hints: &[Hint]);
}

/// The carrier of a server that has its database to itself: there is nobody to tell.
#[derive(Debug)]
pub(crate) struct ProcessBus;

#[async_trait]
impl Bus for ProcessBus {
    async fn publish(&self, _: &[Hint]) {}
}

/// Hints as text: who sends them, then a line for each.
pub(crate) fn encode(node: &str, hints: &[Hint]) -> String {
    let mut text = node.to_owned();
    for hint in hints {
        text.push('\n');
        text.push_str(&hint.line());
    }
    text
}

/// The hints in a text that another node than `node` has sent. What cannot be read is no hint.
pub(crate) fn decode(node: &str, text: &str) -> Vec<Hint> {
    let mut lines = text.lines();
    if lines.next() == Some(node) {
        return Vec::new();
    }
    lines.filter_map(Hint::parse).collect()
}

/// An address as messages name it.
pub fn without_password(url: &str) -> String {
    match url.split_once("://") {
        Some((scheme, rest)) => {
            format!("{scheme}://{}", rest.rsplit_once('@').map_or(rest, |(_, host)| host))
        }
        None => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_are_text_and_nobody_s_own() {
        let hint = |game: &str, seq| Hint::Game { game: game.to_owned(), seq };
        let ended = Hint::JobEnded { id: "5e5e".to_owned() };
        let (limit, key) = ("guests".to_owned(), "Zm9v_b-r".to_owned());
        let used = Hint::Used { limit, key, count: 12 };
        let by = "b7".to_owned();
        let said = SaidPhrase { seat: 2, by, phrase: Phrase::GoodLuck, at: 1_700_000_000_000 };
        let phrase = Hint::Phrase { game: "k3f9".to_owned(), said };
        let blocks = Hint::Blocks { person: "ada2".to_owned() };
        let seen = Hint::Seen { person: "ada2".to_owned(), origin: "Zm9v_b-r".to_owned() };
        let hints = vec![
            hint("k3f9", 7),
            Hint::JobQueued,
            Hint::OutageOpened,
            hint("ab", 0),
            ended,
            blocks,
            used,
            seen,
            phrase,
        ];
        let text = encode("here:1", &hints);
        assert_eq!(decode("there:1", &text), hints);
        assert_eq!(decode("here:1", &text), []);
        let other =
            "x\nno number\na b c\n*limit 7\n@ada 0\n~k3f9:b7:1:of_another_version 2\nk3f9 8";
        assert_eq!(decode("there:1", other), [hint("k3f9", 8)]);
    }

    #[test]
    fn messages_name_no_password() {
        assert_eq!(without_password("nats://ada:s@ecret@host:4222"), "nats://host:4222");
        assert_eq!(without_password("nats://host:4222"), "nats://host:4222");
    }
}
