use std::time::Duration;

/// A monotonic clock. The caller supplies it, since a browser's worker has no `Instant`.
pub trait Clock {
    /// The time since some fixed moment; it never decreases.
    fn now(&self) -> Duration;

    /// How much of the time until now counts against no limit: that of pondering, which is the
    /// opponent's. It grows no faster than time does.
    fn uncounted(&self) -> Duration {
        Duration::ZERO
    }
}

impl<F: Fn() -> Duration> Clock for F {
    fn now(&self) -> Duration {
        self()
    }
}

/// The clock of a native program: the time since it was made.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(std::time::Instant);

#[cfg(not(target_family = "wasm"))]
impl Default for Stopwatch {
    fn default() -> Stopwatch {
        Stopwatch(std::time::Instant::now())
    }
}

#[cfg(not(target_family = "wasm"))]
impl Clock for Stopwatch {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
