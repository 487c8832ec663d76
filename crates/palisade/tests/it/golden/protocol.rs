//! Version 1 of the protocol only grows: what clients and servers of the first version say is
//! understood, said again word for word, and described.

use api::{
    ActionRequest, AuditEntry, ClientMessage, Credentials, Event, LinkCode, Lobby, ModeratorReason,
    NewGuest, NewSanction, NewTable, PairingPlace, PairingRequest, Person, PersonReport,
    PositionInsight, ProbeAnswer, ProbeRequest, Refusal, RestartNotice, Sanction, ServerMessage,
    Snapshot, TableCreated, TableSummary,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::json::{grown, lines};
use super::text;

type Said = Result<Value, serde_json::Error>;
type Again = fn(&Value) -> Said;

/// What a value is after it was understood and said again.
fn again<T: Serialize + DeserializeOwned>(value: &Value) -> Said {
    serde_json::to_value(T::deserialize(value)?)
}

fn must_return(value: &Value, again: Again) {
    let new = again(value).unwrap_or_else(|error| panic!("{value} is not understood: {error}"));
    grown(value, &new).unwrap_or_else(|why| panic!("{why}\n{value}\n{new}"));
}

#[test]
fn every_message_of_a_socket() {
    let files =
        ["socket", "socket-2", "socket-3"].map(|name| text(&format!("protocol/{name}.jsonl")));
    for line in lines(&files.concat()) {
        let kind = match line["from"].as_str() {
            Some("client") => again::<ClientMessage>,
            Some("server") => again::<ServerMessage>,
            _ => panic!("who says {line}?"),
        };
        must_return(&line["message"], kind);
    }
}

/// Left alone: what only the server reads, or a list of words.
fn plain(value: &Value) -> Said {
    Ok(value.clone())
}

#[test]
fn every_body_of_every_call() {
    let files = ["http", "http-2", "http-3", "probe", "probe-2"];
    let files = files.map(|name| text(&format!("protocol/{name}.jsonl")));
    for call in lines(&files.concat()) {
        let path = call["path"].as_str().expect("a path").split('?').next().expect("a path");
        let parts: Vec<_> = path.split('/').skip(1).collect();
        let (asked, answered): (Again, Again) =
            match (call["method"].as_str().expect("a method"), parts.as_slice()) {
                ("POST", ["guests"]) | ("PATCH", ["me"]) => {
                    (again::<NewGuest>, again::<Credentials>)
                }
                ("GET" | "DELETE", ["me"]) => (plain, again::<Person>),
                ("GET", ["admin", "tables"]) => (plain, again::<Vec<TableSummary>>),
                ("DELETE", ["admin", ..]) => (plain, again::<AuditEntry>),
                ("POST", ["admin", "tables", _, "end"]) => {
                    (again::<ModeratorReason>, again::<AuditEntry>)
                }
                ("GET", ["admin", "people", _]) => (plain, again::<PersonReport>),
                ("PATCH", ["admin", "people", _]) => (again::<NewGuest>, again::<Person>),
                ("GET", ["admin", "sanctions"]) => (plain, again::<Vec<Sanction>>),
                ("POST", ["admin", "sanctions"]) => (again::<NewSanction>, again::<Sanction>),
                (_, ["admin", "restart"]) => (plain, again::<RestartNotice>),
                ("GET", ["admin", "audit"]) => (plain, again::<Vec<AuditEntry>>),
                ("GET", ["me", "tables"]) => (plain, again::<Vec<TableSummary>>),
                ("POST", ["me", "link"]) => (plain, again::<LinkCode>),
                ("POST", ["link"]) => (plain, again::<Credentials>),
                ("GET", ["tables"]) => (plain, again::<Lobby>),
                ("POST", ["tables"]) => (again::<NewTable>, again::<TableCreated>),
                // The first version answered with less.
                ("POST", ["pairings"]) if call["answer"].get("waiting").is_none() => {
                    (again::<PairingRequest>, again::<TableCreated>)
                }
                ("POST", ["pairings"]) => (again::<PairingRequest>, again::<PairingPlace>),
                ("GET" | "DELETE", ["pairings"]) => (plain, again::<Vec<PairingPlace>>),
                ("GET", ["tables", _]) => (plain, again::<Snapshot>),
                ("GET", ["tables", _, "events"]) => (plain, again::<Vec<Event>>),
                ("GET", ["tables", _, "legal" | "record"]) => (plain, plain),
                ("POST", ["tables", _, "actions"]) => (again::<ActionRequest>, plain),
                ("POST", ["tables", _, "insight"]) => (plain, again::<PositionInsight>),
                ("POST", ["probe"]) => (again::<ProbeRequest>, again::<ProbeAnswer>),
                ("GET", ["nothing"]) => (plain, plain),
                (method, parts) => panic!("nobody knows {method} {parts:?}"),
            };
        if let Some(body) = call.get("body") {
            must_return(body, asked);
        }
        let answered = if call["status"] == 200 { answered } else { again::<Refusal> };
        must_return(&call["answer"], answered);
    }
}

/// Follows references, and drops what only explains.
fn shape(document: &Value, schema: &Value, depth: u32) -> Value {
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        let path = name.strip_prefix('#').expect("within the document");
        let target = document.pointer(path).unwrap_or_else(|| panic!("{name} leads nowhere"));
        // Types that contain themselves have said all they can by then.
        return if depth == 0 { json!({}) } else { shape(document, target, depth - 1) };
    }
    match schema {
        Value::Object(fields) => {
            let explains = |(key, value): &(&String, &Value)| match key.as_str() {
                "summary" | "title" | "description" => value.is_string(),
                // Whether a field must be there is a matter of the messages above.
                "required" => value.is_array(),
                _ => false,
            };
            let kept = fields.iter().filter(|field| !explains(field));
            kept.map(|(key, value)| (key.clone(), shape(document, value, depth))).collect()
        }
        Value::Array(list) => list.iter().map(|value| shape(document, value, depth)).collect(),
        other => other.clone(),
    }
}

/// Whether all that `old` describes is described in `new`. Lists, such as the alternatives of a
/// `oneOf`, may have more, in any order.
fn described(old: &Value, new: &Value) -> Result<(), String> {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, old) in old {
                // A call may get a better name, if it says what it was called: clients are generated from these.
                if key == "operationId" && new.get("x-former-operation-id") == Some(old) {
                    continue;
                }
                let new = new.get(key).ok_or_else(|| format!("{key} is missing"))?;
                described(old, new).map_err(|why| format!("{key}: {why}"))?;
            }
            Ok(())
        }
        (Value::Array(old), Value::Array(new)) => {
            for old in old {
                let found = new.iter().any(|new| described(old, new).is_ok());
                if !found {
                    return Err(format!("{old} is missing"));
                }
            }
            Ok(())
        }
        _ if old == new => Ok(()),
        _ => Err(format!("was {old}, is {new}")),
    }
}

/// The description of the calls says all it said: every path, every schema by its name, every
/// property with its type.
pub(crate) fn check_description(new: &Value) {
    let old: Value = serde_json::from_str(&text("protocol/openapi.json")).expect("JSON");
    let parts = |document: &Value, part: &str| {
        let list = document.pointer(part).and_then(Value::as_object).expect("it has parts").clone();
        list.into_iter().map(|(name, value)| (name, shape(document, &value, 3))).collect()
    };
    for part in ["/paths", "/components/schemas"] {
        let (old, new): (serde_json::Map<_, _>, serde_json::Map<_, _>) =
            (parts(&old, part), parts(new, part));
        for (name, old) in &old {
            let new = new.get(name).unwrap_or_else(|| panic!("{part}: {name} is missing"));
            described(old, new).unwrap_or_else(|why| panic!("{part} {name}: {why}"));
        }
    }
}

/// Refusals are keys, which clients know and seven languages put into words.
#[test]
fn every_key_is_still_there() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../locale/text/en");
    let mut now = String::new();
    for entry in std::fs::read_dir(folder).expect("the English texts") {
        now += &std::fs::read_to_string(entry.expect("a file").path()).expect("a text");
    }
    let now: std::collections::HashSet<_> =
        now.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect();
    for key in text("protocol/keys.txt").lines() {
        assert!(now.contains(key), "{key} is said no more");
    }
}
