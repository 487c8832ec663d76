//! Input in the form that WebDriver and WebDriver BiDi share.

use serde_json::{Value, json};

/// What a pointer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PointerKind {
    Mouse,
    Touch,
}

/// A mouse that moves there.
pub(crate) fn hover(x: f64, y: f64) -> Value {
    pointer(PointerKind::Mouse, json!([move_to(x, y)]))
}

/// A pointer that is pressed and lifted there.
pub(crate) fn press(kind: PointerKind, x: f64, y: f64) -> Value {
    let (down, up) =
        (json!({"type": "pointerDown", "button": 0}), json!({"type": "pointerUp", "button": 0}));
    pointer(kind, json!([move_to(x, y), down, up]))
}

/// Keys that are pressed one after the other.
pub(crate) fn keys(text: &str) -> Value {
    let key = |kind: &str, c: char| json!({"type": kind, "value": c});
    let actions: Vec<_> = text.chars().flat_map(|c| [key("keyDown", c), key("keyUp", c)]).collect();
    json!([{"type": "key", "id": "keys", "actions": actions}])
}

fn pointer(kind: PointerKind, actions: Value) -> Value {
    let name = match kind {
        PointerKind::Mouse => "mouse",
        PointerKind::Touch => "touch",
    };
    json!([{"type": "pointer", "id": name, "parameters": {"pointerType": name}, "actions": actions}])
}

/// Points are whole numbers of pixels in WebDriver.
fn move_to(x: f64, y: f64) -> Value {
    json!({"type": "pointerMove", "duration": 0, "x": x.round() as i64, "y": y.round() as i64})
}
