use game::playout::Playout;

use super::{Position, Tracker};

/// Plays `position` on with uniformly random moves until it is over or `limit` moves were played,
/// as [`game::playout::playout`] does, but without listing them. `below(n)` draws a number below
/// `n`.
pub fn playout(position: Position, limit: u64, below: &mut impl FnMut(u32) -> u32) -> Playout {
    let mut tracker = Tracker::new(position);
    let mut plies = 0;
    while plies < limit && tracker.position().winner().is_none() {
        let legal = tracker.legal();
        tracker.play(legal.nth(below(legal.len() as u32) as usize));
        plies += 1;
    }
    Playout { outcome: game::Position::outcome(tracker.position()), plies }
}
