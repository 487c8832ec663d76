//! Metrics in the text format of Prometheus.

use crate::error::ServerError;
use std::fmt::{Display, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The counters of one server.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Messages received on sockets.
    pub messages: AtomicU64,
    /// Events written.
    pub events: AtomicU64,
    /// Requests and actions refused.
    pub refused: AtomicU64,
    /// Sockets closed because the client read too slowly.
    pub slow_readers: AtomicU64,
    /// Writes to the database that failed.
    pub write_failures: AtomicU64,
    /// Tables whose task panicked.
    pub table_panics: AtomicU64,
    /// Moves of computer players.
    pub computer_moves: AtomicU64,
    /// How long commits took, the sync to disk included.
    pub commit_time: Histogram,
}

/// A histogram of durations.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [AtomicU64; BUCKET_BOUNDS_MS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

/// The upper bounds of the buckets, in milliseconds.
const BUCKET_BOUNDS_MS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 1000, 5000];

impl Metrics {
    /// Adds one to a counter.
    pub fn increment(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts and logs a refusal; `from` is the client's address or the person's id.
    pub(crate) fn refused(&self, refusal: &ServerError, from: &dyn Display) {
        Metrics::increment(&self.refused);
        refusal.log(from);
    }

    /// All counters, and the `gauges` (name, help, value), as text, with the name of the node.
    pub fn text(&self, node: &str, gauges: &[(&str, &str, i64)]) -> String {
        let node = node.replace(['\\', '"'], "_");
        let mut text = format!(
            "# HELP palisade_node_info Which node this is.\n# TYPE palisade_node_info gauge\npalisade_node_info{{node=\"{node}\"}} 1\n"
        );
        let mut line = |name: &str, kind: &str, help: &str, value: i64| {
            let _ = write!(
                text,
                "# HELP palisade_{name} {help}\n# TYPE palisade_{name} {kind}\npalisade_{name} {value}\n"
            );
        };
        let counters = [
            ("messages_total", "Messages that came in on sockets.", &self.messages),
            ("events_total", "Events written.", &self.events),
            ("refused_total", "Things refused.", &self.refused),
            ("slow_readers_total", "Sockets closed for reading too slowly.", &self.slow_readers),
            ("write_failures_total", "Writes that failed.", &self.write_failures),
            ("table_panics_total", "Tables whose task panicked.", &self.table_panics),
            ("machine_moves_total", "Moves machines made.", &self.computer_moves),
        ];
        for (name, help, counter) in counters {
            let value = i64::try_from(counter.load(Ordering::Relaxed)).unwrap_or(i64::MAX);
            line(name, "counter", help, value);
        }
        for (name, help, value) in gauges {
            line(name, "gauge", help, *value);
        }
        self.commit_time.write(&mut text, "commit_seconds", "From the ask to the disk.");
        text
    }
}

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

    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = write!(text, "# HELP palisade_{name} {help}\n# TYPE palisade_{name} histogram\n");
        let mut cumulative = 0;
        for (bound, bucket) in BUCKET_BOUNDS_MS.iter().zip(&self.buckets) {
            cumulative += bucket.load(Ordering::Relaxed);
            let bound = *bound as f64 / 1000.0;
            let _ = writeln!(text, "palisade_{name}_bucket{{le=\"{bound}\"}} {cumulative}");
        }
        let count = self.count.load(Ordering::Relaxed);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = write!(
            text,
            "palisade_{name}_bucket{{le=\"+Inf\"}} {count}\npalisade_{name}_sum {seconds}\npalisade_{name}_count {count}\n"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_has_counters_gauges_and_cumulative_buckets() {
        let metrics = Metrics::default();
        Metrics::increment(&metrics.events);
        metrics.commit_time.observe(Duration::from_millis(3));
        let text = metrics.text("here:1", &[("sockets", "Open sockets.", 7)]);
        for line in [
            "palisade_events_total 1",
            "palisade_node_info{node=\"here:1\"} 1",
            "palisade_sockets 7",
            "palisade_commit_seconds_bucket{le=\"0.002\"} 0",
            "palisade_commit_seconds_bucket{le=\"0.005\"} 1",
            "palisade_commit_seconds_bucket{le=\"+Inf\"} 1",
            "palisade_commit_seconds_count 1",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} not in\n{text}");
        }
    }
}
