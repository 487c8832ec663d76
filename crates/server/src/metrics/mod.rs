//! Metrics in the text format of Prometheus.

mod histogram;
mod process;
mod requests;

use std::fmt::{Display, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::SystemTime;

use api::Millis;
use store::{JobClass, JobCount};

use crate::error::ServerError;
use crate::refusal_log::RefusalLog;
pub use histogram::Histogram;
pub use requests::RequestMetrics;

/// The counters of one server.
#[derive(Debug, Default)]
pub struct Metrics {
    started: StartTime,
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
    /// How often jobs left to workers were tried again, by class.
    pub job_retries: [AtomicU64; JobClass::ALL.len()],
    /// Jobs that no worker could do.
    pub jobs_given_up: AtomicU64,
    /// How often clocks were given time back, game by game.
    pub clock_credits: AtomicU64,
    /// How many milliseconds the server was away or slow when they were.
    pub credited_millis: AtomicU64,
    /// How long commits took, the sync to disk included.
    pub commit_time: Histogram,
    /// What was used of limits at other nodes, as they have told.
    pub remote_uses: AtomicU64,
    /// HTTP requests.
    pub requests: RequestMetrics,
    /// What is logged of refusals.
    pub(crate) refusal_log: RefusalLog,
}

/// When the server started.
#[derive(Debug)]
struct StartTime(SystemTime);

impl Default for StartTime {
    fn default() -> StartTime {
        StartTime(SystemTime::now())
    }
}

/// A value at the moment: its name, what it is, and how much.
pub type Gauge = (&'static str, &'static str, f64);

impl Metrics {
    /// Adds one to a counter.
    pub fn increment(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts and logs a refusal; `from` is the client's address or the person's id.
    pub(crate) fn refused(&self, refusal: &ServerError, from: &dyn Display) {
        Metrics::increment(&self.refused);
        self.refusal_log.add(refusal, from);
    }

    /// Clocks of so many games were given back a time in which nobody could move.
    pub(crate) fn credited(&self, games: usize) {
        self.clock_credits.fetch_add(games as u64, Ordering::Relaxed);
    }

    /// There was a time in which nobody could move.
    pub(crate) fn outage(&self, from: Millis, to: Millis) {
        self.credited_millis.fetch_add(to.saturating_sub(from), Ordering::Relaxed);
    }

    /// The jobs left to workers, as text: of the whole database, and how often this node's were tried
    /// again.
    pub(crate) fn jobs_text(&self, counts: &[JobCount]) -> String {
        let mut text = String::new();
        let heading = |text: &mut String, name: &str, kind: &str, help: &str| {
            let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n");
        };
        let name = "palisade_jobs";
        heading(&mut text, name, "gauge", "Jobs left to workers.");
        for class in JobClass::ALL {
            let count = counts.iter().find(|count| count.class == class);
            let (waiting, running) = count.map_or((0, 0), |count| (count.waiting, count.running));
            let class = class.name();
            for (state, number) in [("waiting", waiting), ("running", running)] {
                let _ = writeln!(text, "{name}{{class=\"{class}\",state=\"{state}\"}} {number}");
            }
        }
        let name = "palisade_job_retries_total";
        heading(&mut text, name, "counter", "Jobs of this node that were tried again.");
        for (class, retries) in JobClass::ALL.into_iter().zip(&self.job_retries) {
            let (class, retries) = (class.name(), retries.load(Ordering::Relaxed));
            let _ = writeln!(text, "{name}{{class=\"{class}\"}} {retries}");
        }
        text
    }

    /// All counters, and the `gauges`, as text, with the name of the node.
    pub fn text(&self, node: &str, gauges: &[Gauge]) -> String {
        let node = node.replace(['\\', '"'], "_");
        let version = env!("CARGO_PKG_VERSION");
        let mut text = String::new();
        for (name, help, label) in [
            ("node_info", "Which node this is.", format!("node=\"{node}\"")),
            ("build_info", "Which version this is.", format!("version=\"{version}\"")),
        ] {
            let name = format!("palisade_{name}");
            let _ =
                write!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name}{{{label}}} 1\n");
        }
        let mut line = |name: &str, kind: &str, help: &str, value: f64| {
            let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
        };
        let counters = [
            ("messages_total", "Messages that came in on sockets.", &self.messages),
            ("events_total", "Events written.", &self.events),
            ("refused_total", "Things refused.", &self.refused),
            ("remote_uses_total", "Uses of limits that other nodes told of.", &self.remote_uses),
            ("slow_readers_total", "Sockets closed for reading too slowly.", &self.slow_readers),
            ("write_failures_total", "Writes that failed.", &self.write_failures),
            ("table_panics_total", "Tables whose task panicked.", &self.table_panics),
            ("computer_moves_total", "Moves that computer players made.", &self.computer_moves),
            ("jobs_given_up_total", "Jobs that no worker could do.", &self.jobs_given_up),
            ("clock_credits_total", "Clocks given time back, by game.", &self.clock_credits),
        ];
        for (name, help, counter) in counters {
            let value = counter.load(Ordering::Relaxed) as f64;
            line(&format!("palisade_{name}"), "counter", help, value);
        }
        let seconds = self.credited_millis.load(Ordering::Relaxed) as f64 / 1000.0;
        let help = "Time in which nobody could move, given back.";
        line("palisade_clock_credit_seconds_total", "counter", help, seconds);
        for (name, help, value) in gauges {
            line(&format!("palisade_{name}"), "gauge", help, *value);
        }
        let started = self.started.0.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let started = started.as_secs_f64();
        line("process_start_time_seconds", "gauge", "When this server started.", started);
        for (name, kind, help, value) in process::process_metrics() {
            line(name, kind, help, value);
        }
        let name = "palisade_commit_seconds";
        let help = "From the ask to the disk.";
        let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} histogram\n");
        self.commit_time.write(&mut text, name, "");
        self.requests.write(&mut text);
        text
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_text_has_counters_gauges_and_cumulative_buckets() {
        let metrics = Metrics::default();
        Metrics::increment(&metrics.events);
        metrics.commit_time.observe(Duration::from_millis(3));
        metrics.credited(2);
        metrics.outage(1_000, 4_500);
        metrics.requests.count("GET", "/health", 200, Duration::from_millis(3));
        let text = metrics.text("here:1", &[("sockets", "Open sockets.", 7.0)]);
        for line in [
            "palisade_events_total 1",
            "palisade_node_info{node=\"here:1\"} 1",
            "palisade_sockets 7",
            "palisade_commit_seconds_bucket{le=\"0.002\"} 0",
            "palisade_commit_seconds_bucket{le=\"0.005\"} 1",
            "palisade_commit_seconds_bucket{le=\"+Inf\"} 1",
            "palisade_commit_seconds_count 1",
            "palisade_clock_credits_total 2",
            "palisade_clock_credit_seconds_total 3.5",
            "palisade_http_requests_total{method=\"GET\",route=\"/health\",status=\"200\"} 1",
            "palisade_http_request_seconds_bucket{route=\"/health\",le=\"0.005\"} 1",
            "palisade_http_request_seconds_count{route=\"/health\"} 1",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} not in\n{text}");
        }
    }
}
