use game::Reason;

/// What a contestant did that loses it the game at once. Records keep its `Debug` form.
#[derive(Clone, Debug, PartialEq)]
pub enum ContestantFault {
    /// The program could not be started, or exited by itself.
    Crashed(String),
    /// No answer in time.
    Hung,
    /// An answer that is not a legal move.
    Illegal {
        /// The answer.
        word: String,
        /// Why that cannot be played.
        why: Reason,
    },
}

impl From<&ContestantFault> for Reason {
    fn from(fault: &ContestantFault) -> Reason {
        match fault {
            ContestantFault::Crashed(how) => Reason::new("fault-crashed", "").text("how", how),
            ContestantFault::Hung => Reason::new("fault-hung", ""),
            ContestantFault::Illegal { word, why } => {
                Reason::new("fault-illegal", "").text("word", word).reason("why", why.clone())
            }
        }
    }
}
