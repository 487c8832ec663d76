use std::fmt;
use std::time::Duration;

/// How long something took, by what share of all.
pub(crate) struct Percentiles(Vec<Duration>);

impl Percentiles {
    pub(crate) fn of(mut times: Vec<Duration>) -> Percentiles {
        times.sort_unstable();
        Percentiles(times)
    }

    /// In milliseconds.
    fn permille(&self, permille: usize) -> f64 {
        let nth = (self.0.len() * permille / 1000).min(self.0.len().saturating_sub(1));
        self.0.get(nth).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    }
}

impl fmt::Display for Percentiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "p50 {:.1} ms  p90 {:.1} ms  p99 {:.1} ms  p99.9 {:.1} ms  max {:.1} ms",
            self.permille(500),
            self.permille(900),
            self.permille(990),
            self.permille(999),
            self.permille(1000)
        )
    }
}
