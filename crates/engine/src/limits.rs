use std::time::Duration;

use game::Seat;

/// How much thought a move may take. Whatever is reached first ends it; with nothing set, or with
/// `infinite`, only `keep_going` does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Exactly this long, unless the answer is certain before.
    pub movetime: Option<Duration>,
    /// About this many positions.
    pub nodes: Option<u64>,
    /// This many plies ahead.
    pub depth: Option<u32>,
    /// What the players' clocks show: the engine shares its own out over the game.
    pub clocks: Option<Clocks>,
    /// Until told to stop.
    pub infinite: bool,
}

/// What the clocks of a game show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    /// Time left, by seat.
    pub left: [Duration; Seat::MAX],
    /// What every move adds.
    pub increment: Duration,
}

impl Limits {
    /// This long for a move.
    pub fn movetime(time: Duration) -> Limits {
        Limits { movetime: Some(time), ..Limits::default() }
    }

    /// This many positions for a move.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// This many plies ahead.
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// Whether only a stop from outside can end the thought.
    pub fn unbounded(&self) -> bool {
        self.infinite
            || (self.movetime.is_none()
                && self.nodes.is_none()
                && self.depth.is_none()
                && self.clocks.is_none())
    }

    /// When `seat` should stop thinking, as two times since it began: it starts nothing long after
    /// the first, and is done by the second.
    pub(crate) fn deadlines(&self, seat: Seat) -> (Duration, Duration) {
        if self.infinite {
            return (Duration::MAX, Duration::MAX);
        }
        let clock = self.clocks.as_ref().map(|clocks| {
            let left = clocks.left[seat.index()];
            let usable = left.saturating_sub(OVERHEAD).max(left / 4);
            let share = usable / MOVES_AHEAD + clocks.increment * 3 / 4;
            (share.min(usable), (share * 3).min(usable / 2).max(share.min(usable / 2)))
        });
        let exact = self.movetime.map(|time| {
            let time = time.saturating_sub(MARGIN).max(time / 2);
            (time, time)
        });
        match (clock, exact) {
            (Some(a), Some(b)) => (a.0.min(b.0), a.1.min(b.1)),
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => (Duration::MAX, Duration::MAX),
        }
    }
}

/// What a move costs besides thought: the pipe, the wire, the scheduler.
const OVERHEAD: Duration = Duration::from_millis(50);
/// Kept back from an exact move time, so that the answer is out when it ends.
const MARGIN: Duration = Duration::from_millis(4);
/// How many more moves a clock is shared out over.
const MOVES_AHEAD: u32 = 22;

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::new(1);

    #[test]
    fn a_clock_is_never_spent_in_one_move() {
        for millis in [1u64, 10, 60, 1_000, 300_000] {
            let mut clocks = Clocks::default();
            clocks.left[SEAT.index()] = Duration::from_millis(millis);
            clocks.increment = Duration::from_secs(5);
            let limits = Limits { clocks: Some(clocks), ..Limits::default() };
            let (soft, hard) = limits.deadlines(SEAT);
            assert!(hard <= Duration::from_millis(millis) / 2, "{millis}: {hard:?}");
            assert!(soft <= Duration::from_millis(millis), "{millis}: {soft:?}");
        }
    }

    #[test]
    fn nothing_set_means_until_stopped() {
        assert!(Limits::default().unbounded());
        assert!(!Limits::depth(3).unbounded());
        assert_eq!(Limits::depth(3).deadlines(SEAT).1, Duration::MAX);
    }
}
