use game::SeatNumber;

use crate::{ClockState, Millis, TimeBudget};

/// The clocks of one game, a function of the times it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameClock {
    budget: TimeBudget,
    state: ClockState,
}

impl GameClock {
    /// The clocks before the first move: all full, none running.
    pub fn new(budget: impl Into<TimeBudget>, seats: usize, at: Millis) -> GameClock {
        let budget = budget.into();
        let left = budget.initial().map_or_else(Vec::new, |each| vec![each; seats]);
        GameClock { budget, state: ClockState { left, running: None, at } }
    }

    /// The clocks of a game that was kept with so much time left; full where that does not fit.
    pub fn resume(
        budget: impl Into<TimeBudget>,
        seats: usize,
        left: &[Millis],
        at: Millis,
    ) -> GameClock {
        let mut clock = GameClock::new(budget, seats, at);
        if left.len() == clock.state.left.len() {
            clock.state.left.copy_from_slice(left);
        }
        clock
    }

    /// What they show.
    pub fn state(&self) -> &ClockState {
        &self.state
    }

    /// Starts the clock of `seat`, or of nobody.
    pub fn start(&mut self, seat: Option<SeatNumber>, at: Millis) {
        self.state.running = seat.filter(|_| !self.state.left.is_empty());
        self.state.at = at;
    }

    /// Stops the running clock. Of the time since it started, `lag` milliseconds are not counted.
    pub fn stop(&mut self, at: Millis, lag: u32) {
        let spent = at.saturating_sub(self.state.at).saturating_sub(u64::from(lag));
        if let Some(left) = self.running_mut() {
            *left = left.saturating_sub(spent);
        }
        self.state.running = None;
        self.state.at = at;
    }

    /// Stops the running clock after a move, and adds what a move earns. A move without a running clock
    /// earns nothing.
    pub fn press(&mut self, at: Millis, lag: u32) {
        let running = self.state.running;
        self.stop(at, lag);
        self.state.running = running;
        let budget = self.budget;
        if let Some(left) = self.running_mut() {
            *left = budget.after_move(*left);
        }
        self.state.running = None;
    }

    /// Gives back the time that ran while players were kept from moving.
    pub fn credit(&mut self, from: Millis, to: Millis) {
        if self.state.running.is_some() && self.state.at < to {
            self.state.at += to.saturating_sub(from.max(self.state.at));
        }
    }

    /// The time of the seat whose clock runs.
    fn running_mut(&mut self) -> Option<&mut Millis> {
        let seat = usize::from(self.state.running?).checked_sub(1)?;
        self.state.left.get_mut(seat)
    }
}

#[cfg(test)]
mod tests {
    use game::TimeControl;

    use super::*;

    /// Seats 1 and 2 move in turn, each after so many milliseconds.
    fn play(control: TimeControl, spent: &[u64]) -> GameClock {
        let mut clock = GameClock::new(control, 2, 0);
        clock.start(Some(1), 0);
        let mut at = 0;
        for (nth, spent) in spent.iter().enumerate() {
            at += spent;
            clock.press(at, 0);
            clock.start(Some(2 - (nth % 2) as u8), at);
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
        clock.press(5_000, 0);
        assert_eq!(clock.state().left, [10_000, 10_000]);
    }

    #[test]
    fn a_kept_game_goes_on_with_the_time_it_was_kept_with() {
        let control = TimeControl::SuddenDeath { seconds: 10 };
        let clock = GameClock::resume(control, 2, &[3_000, 4_000], 500);
        assert_eq!(
            (clock.state().left.as_slice(), clock.state().running),
            (&[3_000, 4_000][..], None)
        );
        // What another number of seats, or another version, has kept says nothing.
        assert_eq!(GameClock::resume(control, 2, &[3_000], 0).state().left, [10_000, 10_000]);
        assert!(
            GameClock::resume(TimeControl::None, 2, &[3_000, 4_000], 0).state().left.is_empty()
        );
    }

    #[test]
    fn lag_is_not_counted_as_thinking_time() {
        let mut clock = GameClock::new(TimeControl::SuddenDeath { seconds: 10 }, 2, 0);
        clock.start(Some(1), 0);
        clock.press(1_000, 300);
        assert_eq!(clock.state().left, [9_300, 10_000]);
        // More lag than time gives nothing extra.
        clock.start(Some(1), 1_000);
        clock.press(1_100, 300);
        assert_eq!(clock.state().left, [9_300, 10_000]);
    }

    #[test]
    fn an_outage_costs_no_thinking_time() {
        let new = || GameClock::new(TimeControl::SuddenDeath { seconds: 10 }, 2, 0);
        let mut clock = new();
        clock.start(Some(1), 1_000);
        // Last seen alive at 3 000, back at 60 000: 2 seconds were the player's own.
        clock.credit(3_000, 60_000);
        assert_eq!(clock.state().left(1, 60_000), Some(8_000));
        // The turn began after the server was last seen alive: all of it is given back.
        let mut clock = new();
        clock.start(Some(1), 3_500);
        clock.credit(3_000, 60_000);
        assert_eq!(clock.state().left(1, 60_000), Some(10_000));
        // A stopped clock has nothing to give back.
        clock.stop(60_000, 0);
        let before = clock.clone();
        clock.credit(60_000, 70_000);
        assert_eq!(clock, before);
    }
}
