//! Whether the server runs and its database takes writes, which is what flags and `/ready` go by.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use api::Millis;

use crate::DatabaseClock;

/// How old the last written heartbeat may be, in milliseconds, for the server to know that players
/// could have moved: nobody is flagged without. A longer gap is an outage, and its time is given back.
pub const FRESH_HEARTBEAT: Millis = 2_500;

/// How old the last pulse may be, in milliseconds: a process that was stopped for longer, or had no
/// processor, kept players from moving.
pub const FRESH_PULSE: Millis = 500;

/// What is known of the database as a writer, from what became of the last writes.
#[derive(Debug, Default)]
pub struct WriteHealth {
    known: Mutex<Known>,
    clock: Arc<DatabaseClock>,
}

#[derive(Debug, Default)]
struct Known {
    /// Up to when everybody is known to have been able to move.
    healthy_until: Millis,
    /// Up to when whatever trouble there was has been made up for.
    made_up_until: Millis,
    /// When the first and the last write were asked for of those that failed since.
    failed: Option<(Millis, Millis)>,
    /// When the oldest write was asked for that goes on beside the heartbeats, if any does.
    writing: Option<Millis>,
    /// When the process was last seen running; 0 where nobody looks.
    pulse: Millis,
    /// By how much a test has moved the clock forward: that is no time that the process lost.
    advanced: Millis,
    /// Whether new games would take the room that games in play need.
    nearly_full: bool,
}

impl Known {
    /// The clock went back: what was known of the time after `now` is of no use. Otherwise nothing
    /// that happens until then would be made up for when the clock is right again.
    fn turn_back(&mut self, now: Millis) {
        self.healthy_until = self.healthy_until.min(now);
        self.made_up_until = self.made_up_until.min(now);
        self.failed = self.failed.map(|(from, to)| (from.min(now), to.min(now)));
    }

    fn stalled_since(&self, now: Millis) -> Option<Millis> {
        let stalled = self.pulse > 0 && now.saturating_sub(self.pulse) >= FRESH_PULSE;
        stalled.then_some(self.pulse)
    }

    /// The clock was moved forward by so much in all, and the process ran meanwhile.
    fn ran(&mut self, advanced: Millis) {
        if self.pulse > 0 {
            self.pulse += advanced - self.advanced;
        }
        self.advanced = advanced;
    }
}

impl WriteHealth {
    pub(crate) fn new(clock: Arc<DatabaseClock>) -> WriteHealth {
        WriteHealth { known: Mutex::default(), clock }
    }

    /// A write failed that was asked for at `asked`; returns whether it is the first.
    pub(crate) fn failed(&self, asked: Millis) -> bool {
        let mut known = self.lock();
        let first = known.failed.is_none();
        let (from, to) = known.failed.unwrap_or((asked, asked));
        known.failed = Some((from.min(asked), to.max(asked)));
        first
    }

    /// What was asked for at `asked` is being written, beside the heartbeats, which say nothing of it.
    pub(crate) fn writing(&self, asked: Millis) {
        self.lock().writing = Some(asked);
    }

    /// It is written, or [`Self::failed`].
    pub(crate) fn written(&self) {
        self.lock().writing = None;
    }

    /// The process runs. Called many times a second; if it was not for a while, that was an outage.
    pub fn pulse(&self, now: Millis) {
        let mut known = self.lock();
        if now < known.pulse {
            known.turn_back(now);
        }
        if let Some(stalled) = known.stalled_since(now) {
            let from = known.failed.map_or(stalled, |(from, _)| from.min(stalled));
            known.failed = Some((from, now));
        }
        known.pulse = now;
    }

    /// Since when players may have been unable to move, if they were, now that a heartbeat is on
    /// disk again.
    pub fn unhealthy_since(&self, now: Millis) -> Option<Millis> {
        let known = self.lock();
        let gap = now.saturating_sub(known.healthy_until) >= FRESH_HEARTBEAT;
        let gap = gap.then_some(known.healthy_until);
        let failed = known.failed.map(|(from, _)| from);
        let troubles = gap.into_iter().chain(failed).chain(known.stalled_since(now));
        // Whatever happened before was given back already.
        let since = known.healthy_until.max(known.made_up_until);
        troubles.min().map(|from| from.max(since).min(now))
    }

    /// The time until then is given back, though what was wrong may go on.
    pub fn made_up(&self, until: Millis) {
        let mut known = self.lock();
        known.made_up_until = known.made_up_until.max(until);
    }

    /// A heartbeat asked for at `asked` was on disk at `written`, and whatever trouble there was
    /// before has been made up for.
    pub fn mark_healthy(&self, asked: Millis, written: Millis) {
        let mut known = self.lock();
        // Whoever waits for a write cannot move meanwhile.
        let waiting = known.writing.map(|asked| asked.max(known.healthy_until));
        known.healthy_until = waiting.map_or(written, |since| since.min(written));
        known.failed = known.failed.filter(|(_, last)| *last > asked);
        if let Some((from, _)) = &mut known.failed {
            *from = (*from).max(written);
        }
    }

    /// Whether players could move just now.
    pub fn is_healthy(&self, now: Millis) -> bool {
        let known = self.lock();
        known.failed.is_none()
            && known.stalled_since(now).is_none()
            && now.saturating_sub(known.healthy_until) < FRESH_HEARTBEAT
    }

    /// Whether there is no room for new games, though games in play can go on.
    pub fn is_nearly_full(&self) -> bool {
        self.lock().nearly_full
    }

    pub(crate) fn set_nearly_full(&self, nearly_full: bool) {
        self.lock().nearly_full = nearly_full;
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.ran(self.clock.advanced());
        known
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_between_heartbeats_is_trouble_until_it_is_made_up_for() {
        let health = WriteHealth::default();
        health.mark_healthy(9_000, 10_000);
        assert!(health.is_healthy(12_000));
        assert_eq!(health.unhealthy_since(12_000), None);
        assert!(!health.is_healthy(12_500));
        assert_eq!(health.unhealthy_since(20_000), Some(10_000));
        health.mark_healthy(19_999, 20_000);
        assert!(health.is_healthy(20_000));
        assert_eq!(health.unhealthy_since(20_000), None);
    }

    #[test]
    fn heartbeats_beside_a_write_that_does_not_end_prove_nothing() {
        let health = WriteHealth::default();
        health.mark_healthy(9_900, 10_000);
        health.writing(10_200);
        health.mark_healthy(10_900, 11_000);
        assert!(health.is_healthy(12_000));
        health.mark_healthy(12_400, 12_500);
        assert!(!health.is_healthy(12_700));
        assert_eq!(health.unhealthy_since(13_500), Some(10_200));
        // It fails: whatever time it took is given back, though heartbeats were written all along.
        health.failed(10_200);
        health.written();
        assert_eq!(health.unhealthy_since(14_500), Some(10_200));
        health.mark_healthy(14_400, 14_500);
        assert_eq!(health.unhealthy_since(15_000), None);
    }

    #[test]
    fn each_moment_of_a_trouble_that_goes_on_is_made_up_for_once() {
        let health = WriteHealth::default();
        health.mark_healthy(9_900, 10_000);
        health.writing(10_200);
        let mut given_back = 0;
        for beat in (11_000..=20_000).step_by(1_000) {
            if let Some(from) = health.unhealthy_since(beat) {
                given_back += beat - from;
                health.made_up(beat);
            }
            health.mark_healthy(beat - 100, beat);
            assert_eq!(health.is_healthy(beat + 100), beat < 12_600, "{beat}");
        }
        health.failed(10_200);
        health.written();
        assert_eq!(health.unhealthy_since(20_500), Some(20_000));
        health.made_up(20_500);
        health.mark_healthy(20_400, 20_500);
        assert_eq!(given_back + 500, 20_500 - 10_200, "since the write was asked for");
        assert_eq!(health.unhealthy_since(21_000), None);
    }

    #[test]
    fn a_process_that_was_stopped_flags_nobody() {
        let health = WriteHealth::default();
        health.mark_healthy(9_900, 10_000);
        health.pulse(10_100);
        assert!(health.is_healthy(10_200));
        // It goes on at 12 000, before a heartbeat is missed, and whoever looks first finds out.
        assert!(!health.is_healthy(12_000));
        assert_eq!(health.unhealthy_since(12_000), Some(10_100));
        health.pulse(12_000);
        assert!(!health.is_healthy(12_001));
        assert_eq!(health.unhealthy_since(12_001), Some(10_100));
        health.mark_healthy(12_001, 12_002);
        assert!(health.is_healthy(12_003));
    }

    #[test]
    fn time_that_a_test_lets_pass_is_time_in_which_the_process_ran() {
        let clock = Arc::new(DatabaseClock::default());
        let health = WriteHealth::new(Arc::clone(&clock));
        health.mark_healthy(9_900, 10_000);
        health.pulse(10_100);
        clock.advance(2_000);
        assert!(health.is_healthy(12_200));
        clock.advance(2_000);
        health.pulse(14_200);
        // But no heartbeat was written.
        assert_eq!(health.unhealthy_since(14_300), Some(10_000));
    }

    #[test]
    fn a_clock_that_jumps_and_comes_back_costs_nobody_time() {
        // Back and forth, with no heartbeat in between: a turn may have begun at 2 000.
        let health = WriteHealth::default();
        health.mark_healthy(9_900, 10_000);
        health.pulse(10_000);
        health.pulse(2_000);
        assert_eq!(health.unhealthy_since(10_300), Some(2_000));
        // Ahead and back: an hour ahead is no trouble for an hour.
        let health = WriteHealth::default();
        health.mark_healthy(9_900, 10_000);
        health.pulse(10_000);
        health.pulse(3_610_000);
        assert!(!health.is_healthy(3_610_000));
        health.pulse(10_200);
        assert_eq!(health.unhealthy_since(10_300), Some(10_000));
        health.mark_healthy(10_300, 10_310);
        assert!(health.is_healthy(10_320));
        assert_eq!(health.unhealthy_since(10_320), None);
    }

    #[test]
    fn a_failed_write_is_trouble_from_when_it_was_asked_for() {
        let health = WriteHealth::default();
        health.mark_healthy(9_000, 10_000);
        assert!(health.failed(10_500));
        assert!(!health.failed(10_700), "said once");
        assert!(!health.is_healthy(10_800));
        assert_eq!(health.unhealthy_since(11_000), Some(10_500));
        // A write that fails while the heartbeat is on its way keeps the trouble going.
        assert!(!health.failed(10_950));
        health.mark_healthy(10_900, 11_000);
        assert!(!health.is_healthy(11_000));
        health.mark_healthy(12_000, 12_010);
        assert!(health.is_healthy(12_010));
    }
}
