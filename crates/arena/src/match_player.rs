use std::time::Duration;

use engine::Limits;
use game::Record;
use rules::AnyPosition;

use crate::ContestantFault;

/// What a player is asked for: a move within these limits.
#[derive(Clone, Debug)]
pub struct MatchMoveRequest {
    /// The limits of the search.
    pub limits: Limits,
    /// When the move comes too late, counted from now, grace included; `None` without a time limit.
    pub deadline: Option<Duration>,
    /// The number of seats of the game.
    pub seats: usize,
}

/// A contestant in one seat, for one game.
pub trait MatchPlayer: Send {
    /// The move to play in the last position of `record`; it is this player's turn.
    fn choose_move(
        &mut self,
        record: &Record<AnyPosition>,
        request: &MatchMoveRequest,
    ) -> Result<String, ContestantFault>;

    /// The last lines it printed on stderr.
    fn stderr(&mut self) -> Vec<String> {
        Vec::new()
    }
}
