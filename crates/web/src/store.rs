//! What the browser keeps for the page: settings and games at this screen.

use leptos::prelude::window;
use web_sys::Storage;

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What is kept under `key`.
pub fn get(key: &str) -> Option<String> {
    storage()?.get_item(&format!("palisade.{key}")).ok().flatten()
}

/// Keeps `value`; where the browser keeps nothing, the page goes on without.
pub fn set(key: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(&format!("palisade.{key}"), value);
    }
}

pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("palisade.{key}"));
    }
}

/// Everything kept under keys that begin with `prefix`, without the prefix.
pub fn all(prefix: &str) -> Vec<(String, String)> {
    let Some(storage) = storage() else { return Vec::new() };
    let full = format!("palisade.{prefix}");
    (0..storage.length().unwrap_or(0))
        .filter_map(|nth| storage.key(nth).ok().flatten())
        .filter_map(|key| {
            let value = storage.get_item(&key).ok().flatten()?;
            Some((key.strip_prefix(&full)?.to_owned(), value))
        })
        .collect()
}
