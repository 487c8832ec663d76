use super::{Position, Tracker};

/// The number of ways to go on from `position` for exactly `depth` moves, as
/// [`game::perft::perft`] counts them; the last move is counted without being played.
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 { 1 } else { count(&Tracker::new(*position), depth) }
}

fn count(tracker: &Tracker, depth: u32) -> u64 {
    if tracker.position().winner().is_some() {
        return 0;
    }
    let legal = tracker.legal();
    if depth == 1 {
        return legal.len() as u64;
    }
    legal
        .iter()
        .map(|m| {
            let mut next = *tracker;
            next.play(m);
            count(&next, depth - 1)
        })
        .sum()
}
