/// Games that somebody left early or without a word: what that costs before they are paired again.
#[derive(Clone, Copy, Debug)]
pub struct EarlyLeaves;

impl EarlyLeaves {
    /// For how long such a game counts, in milliseconds: a day.
    pub const COUNTED: u64 = 86_400_000;

    /// So many of a day cost nothing: a connection may break, and somebody may be called away.
    pub const FREE: usize = 2;

    /// What the next ones cost, in minutes; every further one as much as the last.
    const MINUTES: [u64; 4] = [5, 15, 45, 120];

    /// Until when somebody who left games at these moments waits before they are paired again, in milliseconds; `None`
    /// if they need not.
    pub fn wait_until(left: &[u64], now: u64) -> Option<u64> {
        let counted =
            || left.iter().filter(|at| now.saturating_sub(**at) < EarlyLeaves::COUNTED).copied();
        let nth = counted().count().checked_sub(EarlyLeaves::FREE + 1)?;
        let minutes = EarlyLeaves::MINUTES[nth.min(EarlyLeaves::MINUTES.len() - 1)];
        counted().max().map(|last| last + minutes * 60_000).filter(|until| *until > now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: u64 = 60_000;
    const NOW: u64 = 10 * EarlyLeaves::COUNTED;

    #[test]
    fn two_a_day_are_free_and_more_cost_longer_and_longer() {
        let left = |count: u64| (0..count).map(|nth| NOW - nth * MINUTE).collect::<Vec<_>>();
        assert_eq!(EarlyLeaves::wait_until(&left(2), NOW), None);
        for (count, minutes) in [(3, 5), (4, 15), (5, 45), (6, 120), (9, 120)] {
            let until = EarlyLeaves::wait_until(&left(count), NOW);
            assert_eq!(until, Some(NOW + minutes * MINUTE), "{count}");
        }
    }

    #[test]
    fn they_are_forgiven_when_the_wait_or_the_day_is_over() {
        let left = [NOW - 7 * MINUTE, NOW - 6 * MINUTE, NOW - 5 * MINUTE];
        assert_eq!(EarlyLeaves::wait_until(&left, NOW - MINUTE), Some(NOW));
        assert_eq!(EarlyLeaves::wait_until(&left, NOW), None);
        let old = [NOW - EarlyLeaves::COUNTED, NOW - MINUTE, NOW];
        assert_eq!(EarlyLeaves::wait_until(&old, NOW), None);
    }
}
