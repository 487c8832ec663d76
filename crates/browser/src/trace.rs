use std::collections::HashMap;
use std::path::Path;

use serde_json::Value;

/// Input latencies from Chromium's own trace: from the input event to the presentation of the frame
/// that it changed. Inputs without a visible effect are left out.
#[derive(Clone, Debug, Default)]
pub struct LatencyTrace {
    /// In milliseconds, by the kind of input: `MOUSE_MOVED`, `MOUSE_RELEASED`.
    latencies: HashMap<String, Vec<f64>>,
}

/// The trace categories that hold them.
pub(crate) const CATEGORIES: &str = "input,benchmark";

/// An asynchronous span of a trace, in microseconds, with the spans nested in it.
#[derive(Debug)]
struct Span {
    process: i64,
    kind: String,
    start: f64,
    end: f64,
    /// Name, start, end.
    nested: Vec<(String, f64, f64)>,
}

impl Span {
    fn nested(&self, name: &str) -> Option<(f64, f64)> {
        self.nested.iter().find(|(n, ..)| n == name).map(|&(_, start, end)| (start, end))
    }

    /// Whether it goes up to the presentation of a frame.
    fn is_presented(&self) -> bool {
        self.nested("SwapEndToPresentationCompositorFrame").is_some()
    }
}

impl LatencyTrace {
    /// Reads a trace file; `None` where it is not complete yet.
    pub fn read(file: &Path) -> Option<LatencyTrace> {
        let trace: Value = serde_json::from_slice(&std::fs::read(file).ok()?).ok()?;
        let events = trace["traceEvents"].as_array()?;
        let frames = spans(events, "PipelineReporter");
        let mut latencies = HashMap::<_, Vec<_>>::new();
        for input in spans(events, "EventLatency") {
            // The span of an input that is handled while the main thread produces a frame ends
            // there: the span of that frame has the time of presentation.
            let produces_answer = |frame: &&Span| {
                let main_frame = frame.nested("SendBeginMainFrameToCommit");
                frame.process == input.process
                    && main_frame.is_some_and(|(from, to)| from <= input.end && input.end <= to)
            };
            let presented = match input.is_presented() {
                true => Some(input.end),
                false => {
                    frames.iter().find(produces_answer).filter(|f| f.is_presented()).map(|f| f.end)
                }
            };
            if let Some(presented) = presented {
                let latency = (presented - input.start) / 1000.0;
                latencies.entry(input.kind).or_default().push(latency);
            }
        }
        Some(LatencyTrace { latencies })
    }

    /// The number of inputs of a kind and the 95th percentile of their latencies, in milliseconds.
    pub fn p95(&self, kind: &str) -> Option<(usize, f64)> {
        let mut all = self.latencies.get(kind)?.clone();
        all.sort_by(f64::total_cmp);
        let last = all.len().checked_sub(1)?;
        Some((all.len(), all[last * 95 / 100]))
    }
}

/// All spans of a name; spans with the same id that begin and end in between are nested in it.
fn spans(events: &[Value], name: &str) -> Vec<Span> {
    let mut open = HashMap::<(i64, String), Span>::new();
    let mut closed = Vec::new();
    for event in events.iter().filter(|event| event["id2"].is_object()) {
        let id = (event["pid"].as_i64().unwrap_or(0), event["id2"].to_string());
        let (at, event_name) = (event["ts"].as_f64().unwrap_or(0.0), &event["name"]);
        let begins = event["ph"] == "b";
        if event_name == name && begins {
            let kind = &event["args"]["event_latency"]["event_type"];
            let kind = kind.as_str().unwrap_or_default().trim_end_matches("_EVENT").to_owned();
            let span = Span { process: id.0, kind, start: at, end: at, nested: Vec::new() };
            open.insert(id, span);
        } else if event_name == name {
            closed.extend(open.remove(&id).map(|span| Span { end: at, ..span }));
        } else if let (Some(span), Some(event_name)) = (open.get_mut(&id), event_name.as_str()) {
            match span.nested.iter_mut().rfind(|(n, ..)| n == event_name) {
                Some((_, _, end)) if !begins => *end = at,
                _ => span.nested.push((event_name.to_owned(), at, f64::INFINITY)),
            }
        }
    }
    closed
}
