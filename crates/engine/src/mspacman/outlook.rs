use std::collections::HashSet;

use game::{Position as _, Seat};
use rules::mspacman::{Move, Position};

use super::evaluation::values;
use crate::mcts::Values;

/// A move with what everyone may expect after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub(super) m: Move,
    pub(super) values: Values,
}

/// The moves of `seat` that lead to different positions, judged at a glance, the best first.
pub(super) fn outlooks(position: &Position, seat: Seat) -> Vec<(Outlook, Position)> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    // Paths that come to the same are one move; the first word of them, in order, stands for it.
    moves.sort_unstable();
    let mut seen = HashSet::with_capacity(moves.len());
    let mut outlooks = Vec::new();
    for m in moves {
        let mut after = position.clone();
        after.play(m);
        if seen.insert(after.clone()) {
            outlooks.push((Outlook { m, values: values(&after) }, after));
        }
    }
    let own = |(outlook, _): &(Outlook, Position)| outlook.values[seat.index()];
    outlooks.sort_by(|a, b| own(b).total_cmp(&own(a)));
    outlooks
}
