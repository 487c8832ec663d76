use game::SeatNumber;
use serde::{Deserialize, Serialize};

use crate::Millis;

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
