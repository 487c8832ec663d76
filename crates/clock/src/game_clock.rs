use game::SeatNumber;

use crate::{ClockState, Millis, TimeBudget};

/// The clocks of one game, a function of the times it is told. The laws it keeps (T1 to T7) are in
/// `docs/table.md`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameClock {
    budget: TimeBudget,
    state: ClockState,
    /// When the running clock was started, and the outages since then.
    started_at: Millis,
    outages: Vec<(Millis, Millis)>,
    /// By seat: how long its clock has run.
    used: Vec<Millis>,
    /// By seat: for how many moves it has earned the increment.
    earned: Vec<u32>,
    /// Whether these are the clocks of a table from before its laws were numbered.
    has_older_laws: bool,
}

impl GameClock {
    /// The clocks before the first move: all full, none running.
    pub fn new(budget: impl Into<TimeBudget>, seats: usize, at: Millis) -> GameClock {
        let budget = budget.into();
        let left = budget.initial().map_or_else(Vec::new, |each| vec![each; seats]);
        GameClock {
            budget,
            state: ClockState { left, running: None, at },
            started_at: at,
            outages: Vec::new(),
            used: vec![0; seats],
            earned: vec![0; seats],
            has_older_laws: false,
        }
    }

    /// The clocks of a game that was kept with so much time left; full where that does not fit. `moves`
    /// says how many moves each seat has made.
    pub fn resume(
        budget: impl Into<TimeBudget>,
        moves: &[u32],
        left: &[Millis],
        at: Millis,
    ) -> GameClock {
        let mut clock = GameClock::new(budget, moves.len(), at);
        clock.earned.copy_from_slice(moves);
        if left.len() == clock.state.left.len() {
            clock.state.left.copy_from_slice(left);
        }
        clock
    }

    /// The same clocks by the laws of tables made before those were numbered: time per move is filled
    /// after one's own move only, and every timed move earns the increment.
    pub fn with_older_laws(self) -> GameClock {
        GameClock { has_older_laws: true, ..self }
    }

    /// What they show.
    pub fn state(&self) -> &ClockState {
        &self.state
    }

    /// How long the clock of `seat` has run by the time it was last stopped.
    pub fn used(&self, seat: SeatNumber) -> Millis {
        usize::from(seat).checked_sub(1).and_then(|seat| self.used.get(seat)).copied().unwrap_or(0)
    }

    /// A turn begins, of `seat` if its clock runs: time per move is full again.
    pub fn begin_turn(&mut self, seat: Option<SeatNumber>, at: Millis) {
        if let (TimeBudget::PerMove { limit }, false) = (self.budget, self.has_older_laws) {
            self.state.left.fill(limit);
        }
        self.go_on(seat, at);
    }

    /// The clock of `seat`, or nobody's, runs from now on with what it has: the turn is the same as
    /// before.
    pub fn go_on(&mut self, seat: Option<SeatNumber>, at: Millis) {
        self.state.running = seat.filter(|_| !self.state.left.is_empty());
        self.state.at = at;
        self.started_at = at;
        self.outages.clear();
    }

    /// Stops the running clock. Of the time since it started, `lag` milliseconds are not counted.
    pub fn stop(&mut self, at: Millis, lag: u32) {
        let spent = at.saturating_sub(self.state.at).saturating_sub(u64::from(lag));
        if let Some(seat) = self.running_index() {
            self.state.left[seat] = self.state.left[seat].saturating_sub(spent);
            self.used[seat] += spent;
        }
        self.state.running = None;
        self.state.at = at;
    }

    /// Stops the running clock after the `nth` move of its seat, and adds what that earns. A move without
    /// a running clock earns nothing.
    pub fn press(&mut self, nth: u32, at: Millis, lag: u32) {
        let running = self.running_index();
        self.stop(at, lag);
        let Some(seat) = running else { return };
        let is_earned = nth <= self.earned[seat] && !self.has_older_laws;
        let left = &mut self.state.left[seat];
        match self.budget {
            TimeBudget::PerMove { limit } => *left = limit,
            TimeBudget::WholeGame { increment, .. } if !is_earned => *left += increment,
            TimeBudget::WholeGame { .. } | TimeBudget::Unlimited => {}
        }
        self.earned[seat] = self.earned[seat].max(nth);
    }

    /// Gives back the time that ran while players were kept from moving; of outages that overlap, each
    /// moment once.
    pub fn credit(&mut self, from: Millis, to: Millis) {
        if self.state.running.is_none() {
            return;
        }
        if self.has_older_laws {
            self.state.at += to.saturating_sub(from.max(self.state.at));
            return;
        }
        self.outages.push((from.max(self.started_at), to));
        self.outages.sort_unstable();
        let (mut given_back, mut covered_until) = (0, 0);
        for &(from, to) in &self.outages {
            given_back += to.saturating_sub(from.max(covered_until));
            covered_until = covered_until.max(to);
        }
        self.state.at = self.started_at + given_back;
    }

    /// The index of the seat whose clock runs.
    fn running_index(&self) -> Option<usize> {
        let seat = usize::from(self.state.running?).checked_sub(1)?;
        (seat < self.state.left.len()).then_some(seat)
    }
}

#[cfg(test)]
mod tests {
    use game::TimeControl;

    use super::*;

    /// Seats 1 and 2 move in turn, each after so many milliseconds.
    fn play(control: TimeControl, spent: &[u64]) -> GameClock {
        let mut clock = GameClock::new(control, 2, 0);
        clock.begin_turn(Some(1), 0);
        let mut at = 0;
        for (nth, spent) in spent.iter().enumerate() {
            at += spent;
            clock.press(nth as u32 / 2 + 1, at, 0);
            clock.begin_turn(Some(2 - (nth % 2) as u8), at);
        }
        clock
    }

    #[test]
    fn without_a_time_control_no_clock_runs_out() {
        let clock = play(TimeControl::None, &[1000, 2000]);
        assert_eq!((clock.state().expires_at(), clock.state().left(1, u64::MAX)), (None, None));
    }

    #[test]
    fn m03_a_limit_per_move_starts_anew_with_each_move() {
        let clock = play(TimeControl::PerMove { seconds: 10 }, &[9_000, 1_000]);
        assert_eq!(clock.state().left, [10_000, 10_000]);
        assert_eq!(clock.state().expires_at(), Some(20_000));
    }

    #[test]
    fn sudden_death_adds_no_time() {
        let clock = play(TimeControl::SuddenDeath { seconds: 10 }, &[4_000, 1_000, 5_000]);
        assert_eq!(clock.state().left, [1_000, 9_000]);
        assert_eq!(clock.state().left(2, 12_000), Some(7_000));
        assert_eq!(clock.state().left(1, 12_000), Some(1_000));
    }

    #[test]
    fn fischer_adds_the_increment_after_each_move() {
        let control = TimeControl::Fischer { seconds: 10, increment: 3 };
        assert_eq!(play(control, &[4_000, 1_000]).state().left, [9_000, 12_000]);
    }

    #[test]
    fn correspondence_gives_days_per_move() {
        let clock = play(TimeControl::Correspondence { days: 2 }, &[86_400_000]);
        assert_eq!(clock.state().left, [172_800_000, 172_800_000]);
    }

    #[test]
    fn a_move_without_a_running_clock_earns_nothing() {
        let mut clock = GameClock::new(TimeControl::Fischer { seconds: 10, increment: 3 }, 2, 0);
        clock.press(1, 5_000, 0);
        assert_eq!(clock.state().left, [10_000, 10_000]);
    }

    #[test]
    fn a_kept_game_goes_on_with_the_time_it_was_kept_with() {
        let control = TimeControl::SuddenDeath { seconds: 10 };
        let clock = GameClock::resume(control, &[1, 1], &[3_000, 4_000], 500);
        assert_eq!(
            (clock.state().left.as_slice(), clock.state().running),
            (&[3_000, 4_000][..], None)
        );
        // What another number of seats, or another version, has kept says nothing.
        assert_eq!(GameClock::resume(control, &[1, 1], &[3_000], 0).state().left, [10_000, 10_000]);
        let untimed = GameClock::resume(TimeControl::None, &[1, 1], &[3_000, 4_000], 0);
        assert!(untimed.state().left.is_empty());
    }

    #[test]
    fn lag_is_not_counted_as_thinking_time() {
        let mut clock = GameClock::new(TimeControl::SuddenDeath { seconds: 10 }, 2, 0);
        clock.begin_turn(Some(1), 0);
        clock.press(1, 1_000, 300);
        assert_eq!(clock.state().left, [9_300, 10_000]);
        // More lag than time gives nothing extra.
        clock.begin_turn(Some(1), 1_000);
        clock.press(2, 1_100, 300);
        assert_eq!(clock.state().left, [9_300, 10_000]);
    }

    #[test]
    fn an_outage_costs_no_thinking_time() {
        let new = || GameClock::new(TimeControl::SuddenDeath { seconds: 10 }, 2, 0);
        let mut clock = new();
        clock.begin_turn(Some(1), 1_000);
        // Last seen alive at 3 000, back at 60 000: 2 seconds were the player's own.
        clock.credit(3_000, 60_000);
        assert_eq!(clock.state().left(1, 60_000), Some(8_000));
        // The turn began after the server was last seen alive: all of it is given back.
        let mut clock = new();
        clock.begin_turn(Some(1), 3_500);
        clock.credit(3_000, 60_000);
        assert_eq!(clock.state().left(1, 60_000), Some(10_000));
        // A stopped clock has nothing to give back.
        clock.stop(60_000, 0);
        let before = clock.clone();
        clock.credit(60_000, 70_000);
        assert_eq!(clock, before);
    }

    #[test]
    fn t03_time_per_move_is_full_when_a_turn_begins_and_only_then() {
        let mut clock = GameClock::new(TimeControl::PerMove { seconds: 8 }, 2, 0);
        clock.begin_turn(Some(2), 0);
        // Seat 2 agrees to a takeback after five seconds.
        clock.stop(5_000, 0);
        clock.begin_turn(Some(1), 5_000);
        assert_eq!(clock.state().left, [8_000, 8_000]);
        // A pause holds what is left of a turn.
        clock.stop(7_000, 0);
        clock.go_on(Some(1), 60_000);
        assert_eq!(clock.state().left, [6_000, 8_000]);
    }

    #[test]
    fn t05_an_increment_is_earned_once_however_often_a_move_is_replayed() {
        let control = TimeControl::Fischer { seconds: 10, increment: 3 };
        let mut clock = GameClock::new(control, 2, 0);
        for (nth, left) in [(1, 12_000), (1, 11_000), (2, 13_000), (1, 12_000), (2, 11_000)] {
            clock.begin_turn(Some(1), 0);
            clock.press(nth, 1_000, 0);
            assert_eq!(clock.state().left[0], left, "move {nth}");
        }
        // A game that was kept has earned what it has earned.
        let mut clock = GameClock::resume(control, &[2, 2], &[5_000, 5_000], 0);
        clock.begin_turn(Some(1), 0);
        clock.press(2, 1_000, 0);
        assert_eq!(clock.state().left, [4_000, 5_000]);
    }

    #[test]
    fn t07_time_used_counts_what_ran_and_not_what_was_given_back() {
        let mut clock = GameClock::new(TimeControl::SuddenDeath { seconds: 60 }, 2, 0);
        clock.begin_turn(Some(1), 0);
        clock.credit(1_000, 3_000);
        clock.press(1, 10_000, 500);
        clock.begin_turn(Some(2), 10_000);
        clock.stop(14_000, 0);
        assert_eq!((clock.used(1), clock.used(2), clock.used(9)), (7_500, 4_000, 0));
    }

    #[test]
    fn older_laws_fill_after_the_own_move_and_pay_every_increment() {
        let mut clock = GameClock::new(TimeControl::PerMove { seconds: 8 }, 2, 0).with_older_laws();
        clock.begin_turn(Some(2), 0);
        clock.stop(5_000, 0);
        clock.begin_turn(Some(1), 5_000);
        assert_eq!(clock.state().left, [8_000, 3_000]);
        let control = TimeControl::Fischer { seconds: 10, increment: 3 };
        let mut clock = GameClock::new(control, 2, 0).with_older_laws();
        for _ in 0..2 {
            clock.begin_turn(Some(1), 0);
            clock.press(1, 1_000, 0);
        }
        assert_eq!(clock.state().left, [14_000, 10_000]);
    }
}
