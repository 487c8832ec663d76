//! Chess clocks as a pure function of event times: nothing here reads the system clock.

use api::{ClockState, Millis, SeatNumber, TimeControl};

/// The clocks before the first move.
pub(super) fn initial(clock: TimeControl, seats: usize, at: Millis) -> ClockState {
    let left = clock.initial().map_or_else(Vec::new, |each| vec![each; seats]);
    ClockState { left, running: None, at }
}

/// Stops the running clock. Of the time since it started, `lag` milliseconds are not counted.
pub(super) fn stop(state: &mut ClockState, at: Millis, lag: u32) {
    let spent = at.saturating_sub(state.at).saturating_sub(u64::from(lag));
    if let Some(seat) = running(state) {
        state.left[seat] = state.left[seat].saturating_sub(spent);
    }
    state.running = None;
    state.at = at;
}

/// Stops the running clock after a move, and adds the increment.
pub(super) fn after_move(state: &mut ClockState, clock: TimeControl, at: Millis, lag: u32) {
    let seat = running(state);
    stop(state, at, lag);
    if let Some(seat) = seat {
        state.left[seat] = clock.after_move(state.left[seat]);
    }
}

/// Starts the clock of `seat` at `at`.
pub(super) fn start(state: &mut ClockState, seat: Option<SeatNumber>, at: Millis) {
    state.running = seat.filter(|_| !state.left.is_empty());
    state.at = at;
}

/// Gives back the time that ran during an outage of the server.
pub(super) fn credit_outage(state: &mut ClockState, from: Millis, to: Millis) {
    if state.running.is_some() && state.at < to {
        state.at += to.saturating_sub(from.max(state.at));
    }
}

/// The seat whose clock runs, counted from 0.
fn running(state: &ClockState) -> Option<usize> {
    usize::from(state.running?).checked_sub(1).filter(|&seat| seat < state.left.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seats 1 and 2 move in turn, each after so many milliseconds.
    fn play(clock: TimeControl, spent: &[u64]) -> ClockState {
        let mut state = initial(clock, 2, 0);
        start(&mut state, Some(1), 0);
        let mut at = 0;
        for (nth, spent) in spent.iter().enumerate() {
            at += spent;
            after_move(&mut state, clock, at, 0);
            start(&mut state, Some(2 - (nth % 2) as u8), at);
        }
        state
    }

    #[test]
    fn without_a_time_control_no_clock_runs_out() {
        let state = play(TimeControl::None, &[1000, 2000]);
        assert_eq!((state.expires_at(), state.left(1, u64::MAX)), (None, None));
    }

    #[test]
    fn m03_a_limit_per_move_starts_anew_with_each_move() {
        let state = play(TimeControl::PerMove { seconds: 10 }, &[9_000, 1_000]);
        assert_eq!(state.left, [10_000, 10_000]);
        assert_eq!(state.expires_at(), Some(20_000));
    }

    #[test]
    fn sudden_death_adds_no_time() {
        let state = play(TimeControl::SuddenDeath { seconds: 10 }, &[4_000, 1_000, 5_000]);
        assert_eq!(state.left, [1_000, 9_000]);
        assert_eq!(state.left(2, 12_000), Some(7_000));
        assert_eq!(state.left(1, 12_000), Some(1_000));
    }

    #[test]
    fn fischer_adds_the_increment_after_each_move() {
        let clock = TimeControl::Fischer { seconds: 10, increment: 3 };
        assert_eq!(play(clock, &[4_000, 1_000]).left, [9_000, 12_000]);
    }

    #[test]
    fn correspondence_gives_days_per_move() {
        let state = play(TimeControl::Correspondence { days: 2 }, &[86_400_000]);
        assert_eq!(state.left, [172_800_000, 172_800_000]);
    }

    #[test]
    fn lag_is_not_counted_as_thinking_time() {
        let clock = TimeControl::SuddenDeath { seconds: 10 };
        let mut state = initial(clock, 2, 0);
        start(&mut state, Some(1), 0);
        after_move(&mut state, clock, 1_000, 300);
        assert_eq!(state.left, [9_300, 10_000]);
        // More lag than time gives nothing extra.
        start(&mut state, Some(1), 1_000);
        after_move(&mut state, clock, 1_100, 300);
        assert_eq!(state.left, [9_300, 10_000]);
    }

    #[test]
    fn an_outage_costs_no_thinking_time() {
        let clock = TimeControl::SuddenDeath { seconds: 10 };
        let mut state = initial(clock, 2, 0);
        start(&mut state, Some(1), 1_000);
        // Last seen alive at 3 000, back at 60 000: 2 seconds were the player's own.
        credit_outage(&mut state, 3_000, 60_000);
        assert_eq!(state.left(1, 60_000), Some(8_000));
        // The turn began after the server was last seen alive: all of it is given back.
        let mut state = initial(clock, 2, 0);
        start(&mut state, Some(1), 3_500);
        credit_outage(&mut state, 3_000, 60_000);
        assert_eq!(state.left(1, 60_000), Some(10_000));
        // A stopped clock has nothing to give back.
        stop(&mut state, 60_000, 0);
        let before = state.clone();
        credit_outage(&mut state, 60_000, 70_000);
        assert_eq!(state, before);
    }
}
