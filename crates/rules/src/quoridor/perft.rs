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
    let (steps, fences) = (tracker.steps(), tracker.legal_fences());
    let moves = (steps.len() + fences.len()) as u64;
    if depth == 1 {
        return moves.max(1);
    }
    let after = |play: &dyn Fn(&mut Tracker)| {
        let mut next = *tracker;
        play(&mut next);
        count(&next, depth - 1)
    };
    if moves == 0 {
        return after(&|next| next.pass());
    }
    steps.map(|square| after(&|next| next.play_step(square))).sum::<u64>()
        + fences.map(|fence| after(&|next| next.play_fence(fence))).sum::<u64>()
}
