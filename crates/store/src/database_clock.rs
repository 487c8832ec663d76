use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use api::Millis;
use tokio::sync::watch;

/// The time that events are dated by: the database's, as this node has measured it, so that all nodes
/// agree on it. It runs on the monotonic clock in between, so that it does not matter what becomes of
/// the system's. A database in a file has no time of its own, and the system's is as good.
///
/// A test can move it forward, so that hours pass at once: see [`Self::advance`].
#[derive(Debug)]
pub struct DatabaseClock {
    started: Instant,
    /// What the time was at `started`, in milliseconds; `UNMEASURED` where it is the system's.
    origin: AtomicI64,
    /// By how many milliseconds it was moved forward.
    advanced: watch::Sender<Millis>,
}

const UNMEASURED: i64 = i64::MIN;

impl Default for DatabaseClock {
    fn default() -> DatabaseClock {
        DatabaseClock {
            started: Instant::now(),
            origin: AtomicI64::new(UNMEASURED),
            advanced: watch::Sender::new(0),
        }
    }
}

impl DatabaseClock {
    /// The time now.
    pub fn now(&self) -> Millis {
        self.measured_now() + self.advanced()
    }

    fn measured_now(&self) -> Millis {
        match self.origin.load(Ordering::Relaxed) {
            UNMEASURED => system_time(),
            origin => time_at(origin, self.started.elapsed()),
        }
    }

    /// How long this clock has run: the time for what has nothing to do with events, which never
    /// goes back.
    pub fn uptime(&self) -> Duration {
        self.started.elapsed() + Duration::from_millis(self.advanced())
    }

    /// Moves the time forward, for tests. To the server that much time has passed in which its process
    /// ran, but wrote no heartbeat: more than [`crate::FRESH_HEARTBEAT`] at once is an outage.
    pub fn advance(&self, by: Millis) {
        self.advanced.send_modify(|advanced| *advanced += by);
    }

    /// By how much the time was moved forward.
    pub(crate) fn advanced(&self) -> Millis {
        *self.advanced.borrow()
    }

    /// Tells whoever waits for a time that it was moved.
    pub fn moves(&self) -> watch::Receiver<Millis> {
        self.advanced.subscribe()
    }

    /// The database said that it was `said` at some moment between `asked` and now. What is known
    /// already is kept if it may be true, which is better than following every delay of the network.
    pub(crate) fn measure(&self, asked: Instant, said: Millis) {
        self.measured(asked, Instant::now(), said);
    }

    fn measured(&self, asked: Instant, answered: Instant, said: Millis) {
        let at = |moment: Instant| moment.saturating_duration_since(self.started);
        let origin = self.origin.load(Ordering::Relaxed);
        let known = origin != UNMEASURED
            && time_at(origin, at(asked)) <= said
            && said <= time_at(origin, at(answered));
        if !known {
            let halfway = at(asked) + (answered - asked) / 2;
            let said = i64::try_from(said).unwrap_or(i64::MAX);
            self.origin.store(said - millis(halfway), Ordering::Relaxed);
        }
    }

    /// By how many milliseconds the system's clock is ahead of the database's.
    pub fn skew(&self) -> i64 {
        let signed = |at: Millis| i64::try_from(at).unwrap_or(i64::MAX);
        signed(system_time()) - signed(self.measured_now())
    }
}

/// The time of this machine: milliseconds since the Unix epoch.
pub fn system_time() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

fn time_at(origin: i64, since: Duration) -> Millis {
    u64::try_from(origin.saturating_add(millis(since))).unwrap_or(0)
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_is_the_database_s_whatever_the_system_s_is() {
        let clock = DatabaseClock::default();
        let (before, now) = (system_time(), clock.now());
        assert!(before <= now && now <= system_time());
        let after = |ms| clock.started + Duration::from_millis(ms);
        clock.measured(after(100), after(120), 5_000);
        assert_eq!(clock.origin.load(Ordering::Relaxed), 5_000 - 110);
        // A slow answer that does not contradict it changes nothing.
        clock.measured(after(1_000), after(1_400), 5_950);
        assert_eq!(clock.origin.load(Ordering::Relaxed), 5_000 - 110);
        clock.measured(after(2_000), after(2_010), 9_000);
        assert_eq!(clock.origin.load(Ordering::Relaxed), 9_000 - 2_005);
        assert!(clock.skew() > 1_000_000, "told, since the test's database lives in 1970");
    }

    #[test]
    fn a_clock_that_is_moved_forward_keeps_its_measure() {
        let clock = DatabaseClock::default();
        let after = |ms| clock.started + Duration::from_millis(ms);
        clock.measured(after(0), after(0), 5_000);
        let moves = clock.moves();
        clock.advance(3_600_000);
        assert!(moves.has_changed().unwrap());
        assert!(clock.now() >= 3_605_000 && clock.uptime() >= Duration::from_secs(3_600));
        assert_eq!(clock.origin.load(Ordering::Relaxed), 5_000);
        assert!(clock.skew() > 1_000_000, "how wrong the system's is has nothing to do with it");
    }
}
