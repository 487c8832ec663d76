use game::TimeControl;

use crate::Millis;

/// What a time control gives each seat, to the millisecond.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeBudget {
    /// As much time as anybody likes.
    Unlimited,
    /// A limit for each move by itself.
    PerMove {
        /// What each move may take.
        limit: Millis,
    },
    /// Time for the whole game, and what each move adds to it.
    WholeGame {
        /// What the game begins with.
        base: Millis,
        /// What each move adds.
        increment: Millis,
    },
}

impl TimeBudget {
    /// What every seat has before its first move; `None` where time is unlimited.
    pub fn initial(self) -> Option<Millis> {
        match self {
            TimeBudget::Unlimited => None,
            TimeBudget::PerMove { limit } => Some(limit),
            TimeBudget::WholeGame { base, .. } => Some(base),
        }
    }
}

impl From<TimeControl> for TimeBudget {
    fn from(control: TimeControl) -> TimeBudget {
        let millis = |seconds: u32| Millis::from(seconds) * 1000;
        match control {
            TimeControl::None => TimeBudget::Unlimited,
            TimeControl::PerMove { seconds } => TimeBudget::PerMove { limit: millis(seconds) },
            TimeControl::SuddenDeath { seconds } => {
                TimeBudget::WholeGame { base: millis(seconds), increment: 0 }
            }
            TimeControl::Fischer { seconds, increment } => {
                TimeBudget::WholeGame { base: millis(seconds), increment: millis(increment) }
            }
            TimeControl::Correspondence { days } => {
                TimeBudget::PerMove { limit: Millis::from(days) * 86_400_000 }
            }
        }
    }
}
