use std::time::Duration;

/// Where the time comes from. The engine asks whoever runs it, since a browser's worker has no
/// other clock than the one it is handed.
pub trait Clock {
    /// The time since some fixed moment; it never goes back.
    fn now(&self) -> Duration;
}

impl<F: Fn() -> Duration> Clock for F {
    fn now(&self) -> Duration {
        self()
    }
}

/// The clock of a native program.
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
