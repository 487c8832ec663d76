use game::Seat;
use rules::mspacman::{Move, Position};

use super::LEARNED;
use super::evaluation::values;
use crate::mcts::Values;

/// A move with what everyone may expect after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub(super) m: Move,
    pub(super) values: Values,
}

/// The moves of `seat` that lead to different positions, judged at a glance, the best first.
pub(super) fn outlooks(position: &Position, seat: Seat, sight: u32) -> Vec<(Outlook, Position)> {
    let mut futures = Vec::new();
    position.futures(&mut futures);
    let mut outlooks: Vec<_> = futures
        .into_iter()
        .map(|(m, after)| (Outlook { m, values: values(&LEARNED, &after, sight) }, after))
        .collect();
    let own = |(outlook, _): &(Outlook, Position)| outlook.values[seat.index()];
    outlooks.sort_by(|a, b| own(b).total_cmp(&own(a)));
    outlooks
}
