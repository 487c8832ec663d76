use game::Reason;

/// What a contestant did that loses it the game on the spot.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// The program could not be started, or ended by itself.
    Crashed(String),
    /// No answer in time.
    Hung,
    /// An answer that is no legal move.
    Illegal {
        /// What it said.
        word: String,
        /// Why that cannot be played.
        why: Reason,
    },
}

impl From<&Fault> for Reason {
    fn from(fault: &Fault) -> Reason {
        match fault {
            Fault::Crashed(how) => Reason::new("fault-crashed", "").text("how", how),
            Fault::Hung => Reason::new("fault-hung", ""),
            Fault::Illegal { word, why } => {
                Reason::new("fault-illegal", "").text("word", word).reason("why", why.clone())
            }
        }
    }
}
