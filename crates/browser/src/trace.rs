use std::collections::HashMap;
use std::path::Path;

use serde_json::Value;

/// How long inputs took from their making to the showing of the frame that answers them, as the
/// browser itself wrote it down. Inputs that changed nothing to be seen are left out.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// In milliseconds, by the kind of input: `MOUSE_MOVED`, `MOUSE_RELEASED`.
    latencies: HashMap<String, Vec<f64>>,
}

/// What the browser has to write down for that.
pub(crate) const CATEGORIES: &str = "input,benchmark";

/// A span of a trace, in microseconds, with the spans inside it by name.
#[derive(Debug)]
struct Span {
    process: i64,
    kind: String,
    began: f64,
    ended: f64,
    inside: Vec<(String, f64, f64)>,
}

impl Span {
    fn part(&self, name: &str) -> Option<(f64, f64)> {
        self.inside.iter().find(|(n, ..)| n == name).map(|&(_, began, ended)| (began, ended))
    }

    fn shown(&self) -> bool {
        self.part("SwapEndToPresentationCompositorFrame").is_some()
    }
}

impl Trace {
    /// Reads a trace file; nothing where it is not all there yet.
    pub fn read(file: &Path) -> Option<Trace> {
        let trace: Value = serde_json::from_slice(&std::fs::read(file).ok()?).ok()?;
        let events = trace["traceEvents"].as_array()?;
        let frames = spans(events, "PipelineReporter");
        let mut latencies = HashMap::<_, Vec<_>>::new();
        for input in spans(events, "EventLatency") {
            // An input that is handled while a frame is being made is written down only up to
            // there: the frame says when it was shown.
            let making = |frame: &&Span| {
                let part = frame.part("SendBeginMainFrameToCommit");
                frame.process == input.process
                    && part.is_some_and(|(from, to)| from <= input.ended && input.ended <= to)
            };
            let shown = match input.shown() {
                true => Some(input.ended),
                false => frames.iter().find(making).filter(|f| f.shown()).map(|f| f.ended),
            };
            if let Some(shown) = shown {
                let took = (shown - input.began) / 1000.0;
                latencies.entry(input.kind).or_default().push(took);
            }
        }
        Some(Trace { latencies })
    }

    /// How many inputs of a kind were answered, and within what time 95 of 100 were.
    pub fn p95(&self, kind: &str) -> Option<(usize, f64)> {
        let mut all = self.latencies.get(kind)?.clone();
        all.sort_by(f64::total_cmp);
        let last = all.len().checked_sub(1)?;
        Some((all.len(), all[last * 95 / 100]))
    }
}

/// All spans of a name; what begins and ends under the same number in between belongs to it.
fn spans(events: &[Value], name: &str) -> Vec<Span> {
    let mut open = HashMap::<(i64, String), Span>::new();
    let mut done = Vec::new();
    for event in events.iter().filter(|event| event["id2"].is_object()) {
        let id = (event["pid"].as_i64().unwrap_or(0), event["id2"].to_string());
        let (at, called) = (event["ts"].as_f64().unwrap_or(0.0), &event["name"]);
        let begins = event["ph"] == "b";
        if called == name && begins {
            let kind = &event["args"]["event_latency"]["event_type"];
            let kind = kind.as_str().unwrap_or_default().trim_end_matches("_EVENT").to_owned();
            let span = Span { process: id.0, kind, began: at, ended: at, inside: Vec::new() };
            open.insert(id, span);
        } else if called == name {
            done.extend(open.remove(&id).map(|span| Span { ended: at, ..span }));
        } else if let (Some(span), Some(called)) = (open.get_mut(&id), called.as_str()) {
            match span.inside.iter_mut().rfind(|(n, ..)| n == called) {
                Some((_, _, ended)) if !begins => *ended = at,
                _ => span.inside.push((called.to_owned(), at, f64::INFINITY)),
            }
        }
    }
    done
}
