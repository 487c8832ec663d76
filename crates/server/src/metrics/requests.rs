use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::Histogram;

/// HTTP requests by method, route and status, and how long each route takes. Routes are patterns, so that
/// there are never many.
#[derive(Debug, Default)]
pub struct RequestMetrics(Mutex<Counted>);

#[derive(Debug, Default)]
struct Counted {
    by_status: BTreeMap<(String, String, u16), u64>,
    by_route: BTreeMap<String, Histogram>,
}

impl RequestMetrics {
    /// Counts a request that was answered.
    pub(crate) fn count(&self, method: &str, route: &str, status: u16, duration: Duration) {
        let mut counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (method.to_owned(), route.to_owned(), status);
        *counted.by_status.entry(key).or_default() += 1;
        counted.by_route.entry(route.to_owned()).or_default().observe(duration);
    }

    pub(super) fn write(&self, text: &mut String) {
        let counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let name = "palisade_http_requests_total";
        let _ = write!(text, "# HELP {name} Requests answered.\n# TYPE {name} counter\n");
        for ((method, route, status), count) in &counted.by_status {
            let labels = format!("method=\"{method}\",route=\"{route}\",status=\"{status}\"");
            let _ = writeln!(text, "{name}{{{labels}}} {count}");
        }
        let name = "palisade_http_request_seconds";
        let help = "From the request to the head of the answer.";
        let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} histogram\n");
        for (route, histogram) in &counted.by_route {
            histogram.write(text, name, &format!("route=\"{route}\""));
        }
    }
}
