use std::fmt;
use std::time::Duration;

/// How long something took, by what share of all.
pub(crate) struct Percentiles(Vec<Duration>);

impl Percentiles {
    pub(crate) fn of(mut times: Vec<Duration>) -> Percentiles {
        times.sort_unstable();
        Percentiles(times)
    }

    fn permille(&self, permille: usize) -> Duration {
        self.0.get(self.0.len() * permille / 1000).copied().unwrap_or_default()
    }
}

impl fmt::Display for Percentiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "p50 {:.1?}  p90 {:.1?}  p99 {:.1?}  p99.9 {:.1?}  max {:.1?}",
            self.permille(500),
            self.permille(900),
            self.permille(990),
            self.permille(999),
            self.0.last().copied().unwrap_or_default()
        )
    }
}
