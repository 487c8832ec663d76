use std::fmt;

use game::{Departure, Reason, shorten};

use crate::crash_cause::CrashCause;

/// What a contestant did that loses it the game at once. Records have it as it is displayed, in English
/// like all their words.
#[derive(Clone, Debug, PartialEq)]
pub enum ContestantFault {
    /// The program could not be started, or exited by itself.
    Crashed(CrashCause),
    /// No answer in time, grace included.
    Hung,
    /// Its clock ran out, grace included.
    Flagged,
    /// A `bestmove` without a move.
    NoMove,
    /// An answer that is not a legal move.
    Illegal {
        /// The answer.
        word: String,
        /// Why that cannot be played.
        why: Reason,
    },
}

impl ContestantFault {
    /// Why the contestant leaves the game.
    pub fn departure(&self) -> Departure {
        match self {
            ContestantFault::Flagged => Departure::OutOfTime,
            _ => Departure::Fault,
        }
    }
}

impl fmt::Display for ContestantFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContestantFault::Crashed(cause) => write!(f, "crashed: {cause}"),
            ContestantFault::Hung => f.write_str("no answer in time"),
            ContestantFault::Flagged => f.write_str("out of time"),
            ContestantFault::NoMove => f.write_str("bestmove without a move"),
            ContestantFault::Illegal { word, why } => {
                write!(f, "illegal move {}", shorten(word.clone()))?;
                if why.rule.is_empty() { Ok(()) } else { write!(f, " ({})", why.rule) }
            }
        }
    }
}

impl From<&ContestantFault> for Reason {
    fn from(fault: &ContestantFault) -> Reason {
        match fault {
            ContestantFault::Crashed(cause) => cause.into(),
            ContestantFault::Hung => Reason::new("fault-hung", ""),
            ContestantFault::Flagged => Reason::new("fault-flagged", ""),
            ContestantFault::NoMove => Reason::new("fault-no-move", ""),
            ContestantFault::Illegal { word, why } => {
                Reason::new("fault-illegal", "").text("word", word).reason("why", why.clone())
            }
        }
    }
}

/// A fault with what helps to find its cause.
#[derive(Clone, Debug, PartialEq)]
pub struct FaultReport {
    /// The index of the contestant whose fault it is.
    pub contestant: usize,
    /// What it did.
    pub fault: ContestantFault,
    /// The last lines that the program printed on stderr.
    pub stderr: Vec<String>,
}
