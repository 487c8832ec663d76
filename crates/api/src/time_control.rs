use serde::{Deserialize, Serialize};

use crate::{Millis, SeatNumber};

/// The time control of a table: how much time players have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Clock))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TimeControl {
    /// Untimed: players take as long as they like.
    #[default]
    None,
    /// A fixed time for every move; what is not used is lost.
    PerMove {
        /// Seconds for each move.
        seconds: u32,
    },
    /// A fixed time for the whole game.
    SuddenDeath {
        /// Seconds for all moves together.
        seconds: u32,
    },
    /// A time for the whole game, and an increment after every move.
    Fischer {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds added after each move.
        increment: u32,
    },
    /// Days for every move.
    Correspondence {
        /// Days for each move.
        days: u32,
    },
}

impl TimeControl {
    /// What every seat has before its first move; `None` where the game is untimed.
    pub fn initial(self) -> Option<Millis> {
        match self {
            TimeControl::None => None,
            TimeControl::PerMove { seconds }
            | TimeControl::SuddenDeath { seconds }
            | TimeControl::Fischer { seconds, .. } => Some(u64::from(seconds) * 1000),
            TimeControl::Correspondence { days } => Some(u64::from(days) * 24 * 60 * 60 * 1000),
        }
    }

    /// What a seat has for its next move when it made one with `left` on its clock.
    pub fn after_move(self, left: Millis) -> Millis {
        match self {
            TimeControl::None | TimeControl::SuddenDeath { .. } => left,
            TimeControl::Fischer { increment, .. } => left + u64::from(increment) * 1000,
            TimeControl::PerMove { .. } | TimeControl::Correspondence { .. } => {
                self.initial().expect("both give every move the same time")
            }
        }
    }
}

/// All clocks of a table at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockState {
    /// The time each seat had left at the moment `at`, from seat 1 on; empty where the game is
    /// untimed.
    pub left: Vec<Millis>,
    /// The seat whose clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<SeatNumber>,
    /// The moment at which `left` was true.
    pub at: Millis,
}

impl ClockState {
    /// The time `seat` has left at `now`; `None` where the game is untimed.
    pub fn left(&self, seat: SeatNumber, now: Millis) -> Option<Millis> {
        let left = *self.left.get(usize::from(seat).checked_sub(1)?)?;
        let runs = self.running == Some(seat);
        Some(if runs { left.saturating_sub(now.saturating_sub(self.at)) } else { left })
    }

    /// The moment at which the running clock runs out (its flag falls).
    pub fn expires_at(&self) -> Option<Millis> {
        let seat = self.running?;
        Some(self.at + self.left(seat, self.at)?)
    }
}
