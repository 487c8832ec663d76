use game::{Departure, Reason};

/// What a contestant did that loses it the game at once. Records keep its `Debug` form.
#[derive(Clone, Debug, PartialEq)]
pub enum ContestantFault {
    /// The program could not be started, or exited by itself.
    Crashed(String),
    /// No answer in time, grace included.
    Hung,
    /// Its clock ran out, grace included.
    Flagged,
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

impl From<&ContestantFault> for Reason {
    fn from(fault: &ContestantFault) -> Reason {
        match fault {
            ContestantFault::Crashed(how) => Reason::new("fault-crashed", "").text("how", how),
            ContestantFault::Hung => Reason::new("fault-hung", ""),
            ContestantFault::Flagged => Reason::new("fault-flagged", ""),
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
