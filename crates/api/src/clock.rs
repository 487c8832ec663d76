use serde::{Deserialize, Serialize};

use crate::{Millis, SeatNumber};

/// How much time players have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Clock {
    /// As much as they like.
    #[default]
    None,
    /// This long for every move.
    PerMove {
        /// For each move.
        seconds: u32,
    },
    /// This long for the whole game.
    SuddenDeath {
        /// For all moves together.
        seconds: u32,
    },
    /// This long, and some more after every move.
    Fischer {
        /// At the start.
        seconds: u32,
        /// Added after each move.
        increment: u32,
    },
    /// Days for every move.
    Correspondence {
        /// For each move.
        days: u32,
    },
}

impl Clock {
    /// What every seat has before its first move, or nothing where time does not count.
    pub fn initial(self) -> Option<Millis> {
        match self {
            Clock::None => None,
            Clock::PerMove { seconds }
            | Clock::SuddenDeath { seconds }
            | Clock::Fischer { seconds, .. } => Some(u64::from(seconds) * 1000),
            Clock::Correspondence { days } => Some(u64::from(days) * 24 * 60 * 60 * 1000),
        }
    }

    /// What a seat has for its next move when it made one with `left` on its clock.
    pub fn after_move(self, left: Millis) -> Millis {
        match self {
            Clock::None | Clock::SuddenDeath { .. } => left,
            Clock::Fischer { increment, .. } => left + u64::from(increment) * 1000,
            Clock::PerMove { .. } | Clock::Correspondence { .. } => {
                self.initial().expect("both give every move the same time")
            }
        }
    }
}

/// The clocks at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockState {
    /// What each seat had left at `at`, from seat 1 on; empty where time does not count.
    pub left: Vec<Millis>,
    /// Whose clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<SeatNumber>,
    /// When that was.
    pub at: Millis,
}

impl ClockState {
    /// What `seat` has left at `now`, or nothing where time does not count.
    pub fn left(&self, seat: SeatNumber, now: Millis) -> Option<Millis> {
        let left = *self.left.get(usize::from(seat).checked_sub(1)?)?;
        let runs = self.running == Some(seat);
        Some(if runs { left.saturating_sub(now.saturating_sub(self.at)) } else { left })
    }

    /// When the running clock will have run out.
    pub fn runs_out(&self) -> Option<Millis> {
        let seat = self.running?;
        Some(self.at + self.left(seat, self.at)?)
    }
}
