use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A histogram of durations.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [AtomicU64; BUCKET_BOUNDS_MS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

/// The upper bounds of the buckets, in milliseconds.
const BUCKET_BOUNDS_MS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 1000, 5000];

impl Histogram {
    /// Counts one duration.
    pub fn observe(&self, duration: Duration) {
        let millis = duration.as_millis();
        if let Some(nth) = BUCKET_BOUNDS_MS.iter().position(|bound| millis < u128::from(*bound)) {
            self.buckets[nth].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        let micros = u64::try_from(duration.as_micros()).unwrap_or(u64::MAX);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// Writes the lines of the histogram `name`; `labels` are `name="value"`, or empty.
    pub(super) fn write(&self, text: &mut String, name: &str, labels: &str) {
        let comma = if labels.is_empty() { "" } else { "," };
        let braces = if labels.is_empty() { String::new() } else { format!("{{{labels}}}") };
        let mut cumulative = 0;
        for (bound, bucket) in BUCKET_BOUNDS_MS.iter().zip(&self.buckets) {
            cumulative += bucket.load(Ordering::Relaxed);
            let bound = *bound as f64 / 1000.0;
            let _ = writeln!(text, "{name}_bucket{{{labels}{comma}le=\"{bound}\"}} {cumulative}");
        }
        let count = self.count.load(Ordering::Relaxed);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = write!(
            text,
            "{name}_bucket{{{labels}{comma}le=\"+Inf\"}} {count}\n\
             {name}_sum{braces} {seconds}\n{name}_count{braces} {count}\n"
        );
    }
}
