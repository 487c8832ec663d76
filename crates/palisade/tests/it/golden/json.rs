use serde_json::Value;

/// Whether `new` says all that `old` says: it may have more fields, and nothing else may differ.
/// `"*"` in `old` stands for any value, where times and speeds are concerned.
pub(crate) fn grown(old: &Value, new: &Value) -> Result<(), String> {
    match (old, new) {
        (Value::String(any), _) if any == "*" => Ok(()),
        (Value::Object(old), Value::Object(new)) => {
            for (key, old) in old {
                let new = new.get(key).ok_or_else(|| format!("{key} is missing"))?;
                if key == "known" && is_longer_list(&old["text"], &new["text"]) {
                    continue;
                }
                grown(old, new).map_err(|why| format!("{key}: {why}"))?;
            }
            Ok(())
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (nth, (old, new)) in old.iter().zip(new).enumerate() {
                grown(old, new).map_err(|why| format!("[{nth}]: {why}"))?;
            }
            Ok(())
        }
        _ if old == new => Ok(()),
        _ => Err(format!("was {old}, is {new}")),
    }
}

/// Whether what a refusal lists as known, words one after another, has grown at its end.
fn is_longer_list(old: &Value, new: &Value) -> bool {
    let (Some(old), Some(new)) = (old.as_str(), new.as_str()) else { return false };
    new.strip_prefix(old).is_some_and(|more| more.starts_with(' '))
}

/// One JSON value a line.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}")))
}

#[test]
fn only_growth_is_growth() {
    let value = |text| serde_json::from_str::<Value>(text).unwrap();
    let known = |old: &str, new: &str| {
        let list = |text: &str| serde_json::json!({"known": {"text": text}});
        grown(&list(old), &list(new)).is_ok()
    };
    assert!(known("a b", "a b c") && known("a b", "a b"));
    assert!(!known("a b", "a c b") && !known("a b", "a bc") && !known("a b", "a"));
    let old = value(r#"{"a": [{"b": 1}], "at": "*"}"#);
    let grows = |new| grown(&old, &value(new)).is_ok();
    assert!(grows(r#"{"a": [{"b": 1, "c": 2}], "at": 7, "d": null}"#));
    for new in [
        r#"{"a": [{"b": 2}], "at": 7}"#,
        r#"{"a": [{"c": 1}], "at": 7}"#,
        r#"{"a": [{"b": 1}, {"b": 1}], "at": 7}"#,
        r#"{"a": [{"b": 1}]}"#,
    ] {
        assert!(!grows(new), "{new}");
    }
}
