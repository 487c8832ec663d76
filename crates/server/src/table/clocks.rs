//! Clocks as a function of event times: nothing here asks what time it is.

use api::{Clock, ClockState, Millis, SeatNumber};

/// The clocks before the first move.
pub(super) fn set(clock: Clock, seats: usize, at: Millis) -> ClockState {
    let left = clock.initial().map_or_else(Vec::new, |each| vec![each; seats]);
    ClockState { left, running: None, at }
}

/// Nobody's clock runs any more; `lag` of the time since it last changed is not counted.
pub(super) fn stop(state: &mut ClockState, at: Millis, lag: u32) {
    let spent = at.saturating_sub(state.at).saturating_sub(u64::from(lag));
    if let Some(seat) = running(state) {
        state.left[seat] = state.left[seat].saturating_sub(spent);
    }
    state.running = None;
    state.at = at;
}

/// The running seat has moved: its clock stops, with what a move earns.
pub(super) fn moved(state: &mut ClockState, clock: Clock, at: Millis, lag: u32) {
    let seat = running(state);
    stop(state, at, lag);
    if let Some(seat) = seat {
        state.left[seat] = clock.after_move(state.left[seat]);
    }
}

/// From `at` on the clock of `seat` runs.
pub(super) fn run(state: &mut ClockState, seat: Option<SeatNumber>, at: Millis) {
    state.running = seat.filter(|_| !state.left.is_empty());
    state.at = at;
}

/// Gives back what ran while nobody was there.
pub(super) fn outage(state: &mut ClockState, from: Millis, to: Millis) {
    if state.running.is_some() && state.at < to {
        state.at += to - from.max(state.at);
    }
}

/// Whose clock runs, counted from 0.
fn running(state: &ClockState) -> Option<usize> {
    usize::from(state.running?).checked_sub(1).filter(|&seat| seat < state.left.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seat 1 and 2 move in turn, each after so many milliseconds.
    fn play(clock: Clock, spent: &[u64]) -> ClockState {
        let mut state = set(clock, 2, 0);
        run(&mut state, Some(1), 0);
        let mut at = 0;
        for (nth, spent) in spent.iter().enumerate() {
            at += spent;
            moved(&mut state, clock, at, 0);
            run(&mut state, Some(2 - (nth % 2) as u8), at);
        }
        state
    }

    #[test]
    fn no_clock_never_runs_out() {
        let state = play(Clock::None, &[1000, 2000]);
        assert_eq!((state.runs_out(), state.left(1, u64::MAX)), (None, None));
    }

    #[test]
    fn m03_a_limit_per_move_starts_anew_each_time() {
        let state = play(Clock::PerMove { seconds: 10 }, &[9_000, 1_000]);
        assert_eq!(state.left, [10_000, 10_000]);
        assert_eq!(state.runs_out(), Some(20_000));
    }

    #[test]
    fn sudden_death_only_runs_down() {
        let state = play(Clock::SuddenDeath { seconds: 10 }, &[4_000, 1_000, 5_000]);
        assert_eq!(state.left, [1_000, 9_000]);
        assert_eq!(state.left(2, 12_000), Some(7_000));
        assert_eq!(state.left(1, 12_000), Some(1_000));
    }

    #[test]
    fn fischer_adds_after_each_move() {
        let clock = Clock::Fischer { seconds: 10, increment: 3 };
        assert_eq!(play(clock, &[4_000, 1_000]).left, [9_000, 12_000]);
    }

    #[test]
    fn correspondence_counts_days() {
        let state = play(Clock::Correspondence { days: 2 }, &[86_400_000]);
        assert_eq!(state.left, [172_800_000, 172_800_000]);
    }

    #[test]
    fn the_networks_time_is_not_counted() {
        let clock = Clock::SuddenDeath { seconds: 10 };
        let mut state = set(clock, 2, 0);
        run(&mut state, Some(1), 0);
        moved(&mut state, clock, 1_000, 300);
        assert_eq!(state.left, [9_300, 10_000]);
        // More lag than time gives nothing extra.
        run(&mut state, Some(1), 1_000);
        moved(&mut state, clock, 1_100, 300);
        assert_eq!(state.left, [9_300, 10_000]);
    }

    #[test]
    fn an_outage_costs_nobody_anything() {
        let clock = Clock::SuddenDeath { seconds: 10 };
        let mut state = set(clock, 2, 0);
        run(&mut state, Some(1), 1_000);
        // Last seen alive at 3 000, back at 60 000: 2 seconds were the player's own.
        outage(&mut state, 3_000, 60_000);
        assert_eq!(state.left(1, 60_000), Some(8_000));
        // The turn began after the server was last seen alive: all of it is given back.
        let mut state = set(clock, 2, 0);
        run(&mut state, Some(1), 3_500);
        outage(&mut state, 3_000, 60_000);
        assert_eq!(state.left(1, 60_000), Some(10_000));
        // A stopped clock has nothing to give back.
        stop(&mut state, 60_000, 0);
        let before = state.clone();
        outage(&mut state, 60_000, 70_000);
        assert_eq!(state, before);
    }
}
