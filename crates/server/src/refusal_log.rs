use std::collections::HashMap;
use std::fmt::Display;
use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tracing::Level;

use crate::error::ServerError;

/// What is logged of refusals. However many there are, one line of each kind an interval: the first one, and how many more
/// there were.
#[derive(Debug, Default)]
pub(crate) struct RefusalLog(Mutex<HashMap<String, RepeatedRefusal>>);

/// Refusals of one kind within an interval.
#[derive(Debug)]
struct RepeatedRefusal {
    since: Instant,
    level: Level,
    /// How many came after the first.
    more: u64,
}

/// How long an interval is.
const INTERVAL: Duration = Duration::from_secs(10);

/// The longest text of a refusal in a log, in characters: clients write part of it.
const MAX_LOGGED_CHARS: usize = 200;

impl RefusalLog {
    /// Logs a refusal, or counts it; `from` is the client's address or the person's id.
    pub(crate) fn add(&self, refusal: &ServerError, from: &dyn Display) {
        let level = refusal.level();
        // Whoever has these shown wants every one.
        if level == Level::DEBUG {
            tracing::debug!(refusal = cut(refusal), %from, "refused");
        } else if self.is_first(refusal.refusal().key, level, Instant::now()) {
            log(level, &format!("{} from {from}", cut(refusal)));
        }
    }

    /// Logs that a socket was closed for what its client did, or counts it.
    pub(crate) fn add_closed(&self, why: &str, from: &dyn Display) {
        if self.is_first(format!("socket closed: {why}"), Level::INFO, Instant::now()) {
            log(Level::INFO, &format!("socket closed: {why}, of {from}"));
        }
    }

    /// Logs that a connection could not be accepted, or counts it. Most likely there are no file descriptors left, and the
    /// next try fails as well.
    pub(crate) fn add_unaccepted(&self, error: &io::Error) {
        if self.is_first(unaccepted(error), Level::WARN, Instant::now()) {
            log(Level::WARN, &unaccepted(error));
        }
    }

    /// Says how many more there were in intervals that are over.
    pub(crate) fn flush(&self) {
        for (level, line) in self.end_intervals(Instant::now()) {
            log(level, &line);
        }
    }

    fn is_first(&self, kind: String, level: Level, now: Instant) -> bool {
        let mut kinds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match kinds.get_mut(&kind) {
            Some(repeated) => {
                repeated.more += 1;
                false
            }
            None => {
                kinds.insert(kind, RepeatedRefusal { since: now, level, more: 0 });
                true
            }
        }
    }

    fn end_intervals(&self, now: Instant) -> Vec<(Level, String)> {
        let mut kinds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let ended = |_: &String, kind: &mut RepeatedRefusal| now - kind.since >= INTERVAL;
        let ended: Vec<_> = kinds.extract_if(ended).filter(|(_, kind)| kind.more > 0).collect();
        let line = |(kind, repeated): (String, RepeatedRefusal)| {
            (repeated.level, format!("{kind}: {} more", repeated.more))
        };
        ended.into_iter().map(line).collect()
    }
}

fn unaccepted(error: &io::Error) -> String {
    format!("connection could not be accepted: {error}")
}

fn log(level: Level, refusal: &str) {
    match level {
        Level::ERROR => tracing::error!(refusal, "refused"),
        Level::WARN => tracing::warn!(refusal, "refused"),
        _ => tracing::info!(refusal, "refused"),
    }
}

fn cut(refusal: &ServerError) -> String {
    refusal.to_string().chars().take(MAX_LOGGED_CHARS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_of_refusals_is_two_lines() {
        let log = RefusalLog::default();
        let start = Instant::now();
        let is_first =
            |refusal: &ServerError, now| log.is_first(refusal.refusal().key, refusal.level(), now);
        let origin = |n: u32| ServerError::Origin { origin: format!("https://{n}.example.org") };
        let first = (0..10_000).filter(|n| is_first(&origin(*n), start)).count();
        assert_eq!(first, 1);
        assert!(is_first(&ServerError::Token, start), "each kind has its own");
        assert!(log.end_intervals(start).is_empty());
        let lines = log.end_intervals(start + INTERVAL);
        assert_eq!(lines, [(Level::INFO, "server-origin: 9999 more".to_owned())]);
        assert!(is_first(&origin(0), start + INTERVAL), "a new interval");
    }

    #[test]
    fn sockets_that_are_closed_are_counted_as_refusals_are() {
        let log = RefusalLog::default();
        for nth in 0..100 {
            log.add_closed("flood", &nth);
            log.add_closed("too big", &nth);
        }
        let mut lines = log.end_intervals(Instant::now() + INTERVAL);
        lines.sort_by(|one, other| one.1.cmp(&other.1));
        let more = |why| (Level::INFO, format!("socket closed: {why}: 99 more"));
        assert_eq!(lines, [more("flood"), more("too big")]);
    }

    #[test]
    fn connections_that_cannot_be_accepted_are_counted_as_refusals_are() {
        let log = RefusalLog::default();
        for _ in 0..100 {
            log.add_unaccepted(&io::ErrorKind::QuotaExceeded.into());
        }
        let lines = log.end_intervals(Instant::now() + INTERVAL);
        let line = "connection could not be accepted: quota exceeded: 99 more".to_owned();
        assert_eq!(lines, [(Level::WARN, line)]);
    }

    #[test]
    fn what_clients_write_is_cut() {
        let long = ServerError::Origin { origin: "x".repeat(14_000) };
        assert_eq!(cut(&long).chars().count(), MAX_LOGGED_CHARS);
    }
}
