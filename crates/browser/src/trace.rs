use std::collections::HashMap;
use std::path::Path;

use serde_json::Value;

/// How long inputs took from their making to the frame that shows their answer, as the browser
/// itself wrote it down.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// In milliseconds, by the kind of input: `MOUSE_MOVED`, `MOUSE_PRESSED`.
    latencies: HashMap<String, Vec<f64>>,
}

impl Trace {
    /// Reads a trace file; nothing where it is not all there yet.
    pub fn read(file: &Path) -> Option<Trace> {
        let trace: Value = serde_json::from_slice(&std::fs::read(file).ok()?).ok()?;
        let mut trace_of = Trace::default();
        let mut open = HashMap::new();
        for event in trace["traceEvents"].as_array()?.iter().filter(|e| e["name"] == "EventLatency")
        {
            let id = (event["pid"].to_string(), event["id2"].to_string());
            let at = event["ts"].as_f64()? / 1000.0;
            if event["ph"] == "b" {
                let kind = &event["args"]["event_latency"]["event_type"];
                let kind = kind.as_str().unwrap_or_default().trim_end_matches("_EVENT");
                open.insert(id, (kind.to_owned(), at));
            } else if let Some((kind, began)) = open.remove(&id) {
                trace_of.latencies.entry(kind).or_default().push(at - began);
            }
        }
        Some(trace_of)
    }

    /// How many inputs of these kinds were answered, and within what time 95 of 100 were.
    pub fn p95(&self, kinds: &[&str]) -> Option<(usize, f64)> {
        let mut all: Vec<f64> =
            kinds.iter().flat_map(|kind| self.latencies.get(*kind)).flatten().copied().collect();
        all.sort_by(f64::total_cmp);
        let last = all.len().checked_sub(1)?;
        Some((all.len(), all[last * 95 / 100]))
    }
}
