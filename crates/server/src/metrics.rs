//! What is going on, in numbers, as Prometheus reads them.

use std::fmt::{Display, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use api::Refusal;

/// Counters of one server.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Messages that came in on sockets.
    pub messages: AtomicU64,
    /// Events written.
    pub events: AtomicU64,
    /// Things refused.
    pub refused: AtomicU64,
    /// Sockets closed because their reader was too slow.
    pub slow: AtomicU64,
    /// Moves machines made.
    pub machine_moves: AtomicU64,
    /// How long events took from the ask to the disk.
    pub commits: Histogram,
}

/// Counts durations by how long they are.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [AtomicU64; EDGES.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

/// Upper edges of the buckets, in milliseconds.
const EDGES: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 1000, 5000];

impl Metrics {
    /// One more.
    pub fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts what was refused to whoever calls from there or has that id, and logs it.
    pub(crate) fn refused(&self, refusal: &Refusal, from: &dyn Display) {
        Metrics::count(&self.refused);
        match refusal.status {
            500.. => tracing::error!(%refusal, %from, "refused"),
            // What an honest client has no reason to try.
            401 | 403 | 413 => tracing::info!(%refusal, %from, "refused"),
            _ => tracing::debug!(%refusal, %from, "refused"),
        }
    }

    /// All of them, and the `gauges`, as text.
    pub fn text(&self, gauges: &[(&str, &str, u64)]) -> String {
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: u64| {
            let _ = write!(
                text,
                "# HELP palisade_{name} {help}\n# TYPE palisade_{name} {kind}\npalisade_{name} {value}\n"
            );
        };
        let counters = [
            ("messages_total", "Messages that came in on sockets.", &self.messages),
            ("events_total", "Events written.", &self.events),
            ("refused_total", "Things refused.", &self.refused),
            ("slow_readers_total", "Sockets closed for reading too slowly.", &self.slow),
            ("machine_moves_total", "Moves machines made.", &self.machine_moves),
        ];
        for (name, help, counter) in counters {
            line(name, "counter", help, counter.load(Ordering::Relaxed));
        }
        for (name, help, value) in gauges {
            line(name, "gauge", help, *value);
        }
        self.commits.write(&mut text, "commit_seconds", "From the ask to the disk.");
        text
    }
}

impl Histogram {
    /// Counts one duration.
    pub fn observe(&self, duration: Duration) {
        let millis = duration.as_millis();
        if let Some(nth) = EDGES.iter().position(|edge| millis < u128::from(*edge)) {
            self.buckets[nth].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        let micros = u64::try_from(duration.as_micros()).unwrap_or(u64::MAX);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = write!(text, "# HELP palisade_{name} {help}\n# TYPE palisade_{name} histogram\n");
        let mut below = 0;
        for (edge, bucket) in EDGES.iter().zip(&self.buckets) {
            below += bucket.load(Ordering::Relaxed);
            let edge = *edge as f64 / 1000.0;
            let _ = writeln!(text, "palisade_{name}_bucket{{le=\"{edge}\"}} {below}");
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
    fn prometheus_can_read_it() {
        let metrics = Metrics::default();
        Metrics::count(&metrics.events);
        metrics.commits.observe(Duration::from_millis(3));
        let text = metrics.text(&[("sockets", "Open sockets.", 7)]);
        for line in [
            "palisade_events_total 1",
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
