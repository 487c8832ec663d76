use std::time::Duration;

use game::Seat;
use rules::AnyMove;

/// Search limits. Whichever is reached first ends the search; with nothing set, or with `infinite`,
/// only [`SearchControl::keep_going`](crate::SearchControl::keep_going) does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Exactly this long, unless the move is certain before.
    pub movetime: Option<Duration>,
    /// About this many nodes.
    pub nodes: Option<u64>,
    /// This many plies ahead.
    pub depth: Option<u32>,
    /// The players' clocks: the time manager shares the engine's own out over the game.
    pub clocks: Option<PlayerClocks>,
    /// Until stopped from outside.
    pub infinite: bool,
    /// Searches these moves alone (`searchmoves` of UCI); all where there are none. They are legal.
    pub root_moves: Vec<AnyMove>,
}

/// What the players' clocks show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerClocks {
    /// Time left, by seat.
    pub remaining: [Duration; Seat::MAX],
    /// What every move adds (Fischer).
    pub increment: Duration,
    /// How many moves the time left has to last for, where more is added after them (`movestogo`).
    pub moves_to_go: Option<u32>,
}

impl Limits {
    /// This long for a move.
    pub fn movetime(time: Duration) -> Limits {
        Limits { movetime: Some(time), ..Limits::default() }
    }

    /// This many nodes for a move.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// This many plies ahead.
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// Whether only a stop from outside can end the search.
    pub fn unbounded(&self) -> bool {
        self.infinite
            || (self.movetime.is_none()
                && self.nodes.is_none()
                && self.depth.is_none()
                && self.clocks.is_none())
    }

    /// The soft and the hard time limit of `seat`'s search, counted from its start: no iteration
    /// begins after the first, and the search is over by the second.
    pub(crate) fn deadlines(&self, seat: Seat) -> (Duration, Duration) {
        if self.infinite {
            return (Duration::MAX, Duration::MAX);
        }
        let by_clock = self.clocks.as_ref().map(|clocks| {
            let remaining = clocks.remaining[seat.index()];
            let usable = remaining.saturating_sub(OVERHEAD).max(remaining / 4);
            let moves = clocks.moves_to_go.map_or(MOVES_TO_GO, |moves| moves.clamp(1, MOVES_TO_GO));
            let share = usable / moves + clocks.increment * 3 / 4;
            // The last move before more time comes may take most of what is left.
            let most = if moves == 1 { usable / 4 * 3 } else { usable / 2 };
            (share.min(usable), (share * 3).min(most))
        });
        let by_movetime = self.movetime.map(|time| {
            let time = time.saturating_sub(MOVETIME_MARGIN).max(time / 2);
            (time, time)
        });
        match (by_clock, by_movetime) {
            (Some(a), Some(b)) => (a.0.min(b.0), a.1.min(b.1)),
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => (Duration::MAX, Duration::MAX),
        }
    }
}

/// Move overhead: what a move costs besides the search, in the pipe, the network, the scheduler.
const OVERHEAD: Duration = Duration::from_millis(50);
/// Kept back from an exact move time, so that the answer is out when it ends.
const MOVETIME_MARGIN: Duration = Duration::from_millis(4);
/// How many more moves the time on a clock is shared out over.
const MOVES_TO_GO: u32 = 22;

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::new(1);

    #[test]
    fn a_clock_is_never_spent_in_one_move() {
        for millis in [1u64, 10, 60, 1_000, 300_000] {
            let mut clocks = PlayerClocks::default();
            clocks.remaining[SEAT.index()] = Duration::from_millis(millis);
            clocks.increment = Duration::from_secs(5);
            let limits = Limits { clocks: Some(clocks), ..Limits::default() };
            let (soft, hard) = limits.deadlines(SEAT);
            assert!(hard <= Duration::from_millis(millis) / 2, "{millis}: {hard:?}");
            assert!(soft <= Duration::from_millis(millis), "{millis}: {soft:?}");
        }
    }

    #[test]
    fn fewer_moves_to_go_have_more_time_each_and_none_takes_it_all() {
        let remaining = [Duration::from_secs(60); Seat::MAX];
        let deadlines = |moves_to_go| {
            let clocks = PlayerClocks { remaining, moves_to_go, ..PlayerClocks::default() };
            Limits { clocks: Some(clocks), ..Limits::default() }.deadlines(SEAT)
        };
        assert_eq!(deadlines(Some(u32::MAX)), deadlines(None), "no fewer moves than a game has");
        let by_moves = [20, 10, 5, 2, 1].map(|moves| deadlines(Some(moves)));
        assert!(by_moves.is_sorted(), "{by_moves:?}");
        assert!(by_moves[4].0 > by_moves[0].0 * 10, "{by_moves:?}");
        assert!(by_moves[4].1 < remaining[0], "{by_moves:?}");
        assert_eq!(deadlines(Some(0)), deadlines(Some(1)), "nothing is divided by none");
    }

    #[test]
    fn nothing_set_means_until_stopped() {
        assert!(Limits::default().unbounded());
        assert!(!Limits::depth(3).unbounded());
        assert_eq!(Limits::depth(3).deadlines(SEAT).1, Duration::MAX);
    }
}
