//! `localStorage`: the settings, the games of this browser, who the person is; and
//! `sessionStorage`: what one tab keeps across a reload. All keys begin with `palisade.`. Where the
//! browser stores nothing, the page works without.

use leptos::prelude::window;
use web_sys::Storage;

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

pub fn get(key: &str) -> Option<String> {
    storage()?.get_item(&format!("palisade.{key}")).ok().flatten()
}

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

fn tab_storage() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

/// As [`get`], of this tab alone.
pub fn get_for_tab(key: &str) -> Option<String> {
    tab_storage()?.get_item(&format!("palisade.{key}")).ok().flatten()
}

/// As [`set`], for this tab alone.
pub fn set_for_tab(key: &str, value: &str) {
    if let Some(storage) = tab_storage() {
        let _ = storage.set_item(&format!("palisade.{key}"), value);
    }
}

/// As [`remove`], for this tab alone.
pub fn remove_for_tab(key: &str) {
    if let Some(storage) = tab_storage() {
        let _ = storage.remove_item(&format!("palisade.{key}"));
    }
}

/// All items whose keys begin with `prefix`, by key without the prefix.
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
