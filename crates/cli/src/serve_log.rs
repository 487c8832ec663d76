use std::fmt;
use std::io;
use std::sync::{Arc, OnceLock};

use tracing::{Dispatch, Event, Level, Subscriber};
use tracing_subscriber::fmt::format::{Format, JsonFields, Writer};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields, MakeWriter};
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt as _;

/// The name of the node whose log this is, once it has one: of several nodes that log to one place,
/// every line says which.
pub(crate) type NodeName = Arc<OnceLock<String>>;

/// Logs to standard error from now on, as text or as one JSON object a line.
pub(crate) fn start(level: Level, json: bool) -> NodeName {
    let node = NodeName::default();
    subscriber(level, json, &node, io::stderr).init();
    node
}

fn subscriber<W>(level: Level, json: bool, node: &NodeName, writer: W) -> Dispatch
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let node = Arc::clone(node);
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(writer);
    if json {
        let format = WithNode { node, json, inner: Format::default().json() };
        log.fmt_fields(JsonFields::new()).event_format(format).finish().into()
    } else {
        log.event_format(WithNode { node, json, inner: Format::default() }).finish().into()
    }
}

/// A format of log lines that has the node's name added: as a field of JSON, or else in front.
struct WithNode<F> {
    node: NodeName,
    json: bool,
    inner: F,
}

impl<S, N, F> FormatEvent<S, N> for WithNode<F>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'writer> FormatFields<'writer> + 'static,
    F: FormatEvent<S, N>,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let Some(node) = self.node.get() else {
            return self.inner.format_event(context, writer, event);
        };
        if !self.json {
            write!(writer, "{node} ")?;
            return self.inner.format_event(context, writer, event);
        }
        let mut line = String::new();
        self.inner.format_event(context, Writer::new(&mut line), event)?;
        let fields = line.strip_prefix('{').ok_or(fmt::Error)?;
        write!(writer, "{{\"node\":{},{fields}", serde_json::Value::from(node.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Mutex, PoisonError};

    use super::*;

    #[derive(Clone, Default)]
    struct Written(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Written {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).extend(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// What is logged by a server without a name, and then with one.
    fn logged(json: bool) -> [String; 2] {
        let (node, written) = (NodeName::default(), Written::default());
        let writer = written.clone();
        let log = subscriber(Level::INFO, json, &node, move || writer.clone());
        let _guard = tracing::dispatcher::set_default(&log);
        let take = || {
            tracing::info!(table = "t1", "moved");
            String::from_utf8(std::mem::take(&mut *written.0.lock().unwrap())).unwrap()
        };
        let before = take();
        node.set("north".to_owned()).unwrap();
        [before, take()]
    }

    #[test]
    fn every_line_names_the_node_as_soon_as_it_has_a_name() {
        let [before, after] = logged(false);
        assert!(!before.contains("north") && before.contains("moved"), "{before}");
        assert!(after.starts_with("north ") && after.contains("moved"), "{after}");
    }

    #[test]
    fn json_stays_json() {
        let [before, after] = logged(true);
        let [before, after] = [before, after].map(|line| -> serde_json::Value {
            serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"))
        });
        assert_eq!(before.get("node"), None);
        assert_eq!(after["node"], "north");
        assert_eq!(after["fields"]["table"], "t1");
    }
}
