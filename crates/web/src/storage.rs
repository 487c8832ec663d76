//! `localStorage`: the settings, the games of this browser, who the person is; and
//! `sessionStorage`: what one tab keeps across a reload. All keys begin with `palisade.`. What the
//! browser does not store, because it may not or has no room, is kept in memory while the page is open.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use leptos::prelude::*;
use web_sys::Storage;

thread_local! {
    /// What the browser did not store, by key.
    static IN_MEMORY: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
    /// Whether the browser stores anything.
    static STORES: Cell<bool> = const { Cell::new(true) };
    /// Tells that something else than before is in memory only.
    static MEMORY_CHANGED: Cell<Option<Trigger>> = const { Cell::new(None) };
}

/// The first part of the keys of games.
pub const GAMES: &str = "game.";

/// Under this key the device remembers that its owner plays rated games.
pub const RATED: &str = "rated";

/// Finds out whether the browser stores anything.
pub fn init() {
    let probe = full_key("probe");
    let stores = storage().is_some_and(|storage| {
        let stored = storage.set_item(&probe, "1").is_ok();
        let _ = storage.remove_item(&probe);
        stored
    });
    STORES.set(stores);
    MEMORY_CHANGED.set(Some(Trigger::new()));
}

/// Whether everything whose key begins with `prefix` outlasts the page, tracked.
pub fn keeps(prefix: &str) -> bool {
    if let Some(changed) = MEMORY_CHANGED.get() {
        changed.track();
    }
    let prefix = full_key(prefix);
    let is_in_memory =
        |memory: &BTreeMap<String, String>| memory.keys().any(|key| key.starts_with(&prefix));
    STORES.get() && !IN_MEMORY.with_borrow(is_in_memory)
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

fn tab_storage() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

fn full_key(key: &str) -> String {
    format!("palisade.{key}")
}

/// The key of what is in memory for a tab: a page's memory is its tab's alone.
fn tab_key(key: &str) -> String {
    format!("tab.{}", full_key(key))
}

pub fn get(key: &str) -> Option<String> {
    let key = full_key(key);
    in_memory(&key).or_else(|| storage()?.get_item(&key).ok().flatten())
}

/// Keeps a value; returns whether the browser stores it.
pub fn set(key: &str, value: &str) -> bool {
    let key = full_key(key);
    let is_stored = storage().is_some_and(|storage| storage.set_item(&key, value).is_ok());
    remember(key, value, is_stored);
    is_stored
}

pub fn remove(key: &str) {
    let key = full_key(key);
    forget(&key);
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&key);
    }
}

/// As [`get`], of this tab alone.
pub fn get_for_tab(key: &str) -> Option<String> {
    in_memory(&tab_key(key)).or_else(|| tab_storage()?.get_item(&full_key(key)).ok().flatten())
}

/// As [`set`], for this tab alone.
pub fn set_for_tab(key: &str, value: &str) -> bool {
    let is_stored =
        tab_storage().is_some_and(|storage| storage.set_item(&full_key(key), value).is_ok());
    remember(tab_key(key), value, is_stored);
    is_stored
}

/// As [`remove`], for this tab alone.
pub fn remove_for_tab(key: &str) {
    forget(&tab_key(key));
    if let Some(storage) = tab_storage() {
        let _ = storage.remove_item(&full_key(key));
    }
}

/// All items whose keys begin with `prefix`, by key without the prefix.
pub fn all(prefix: &str) -> Vec<(String, String)> {
    let prefix = full_key(prefix);
    let mut items: BTreeMap<String, String> = BTreeMap::new();
    if let Some(storage) = storage() {
        let keys = (0..storage.length().unwrap_or(0))
            .filter_map(|nth| storage.key(nth).ok().flatten())
            .filter(|key| key.starts_with(&prefix));
        items.extend(keys.filter_map(|key| {
            let value = storage.get_item(&key).ok().flatten()?;
            Some((key, value))
        }));
    }
    IN_MEMORY.with_borrow(|memory| {
        let ours = memory.iter().filter(|(key, _)| key.starts_with(&prefix));
        items.extend(ours.map(|(key, value)| (key.clone(), value.clone())));
    });
    items.into_iter().map(|(key, value)| (key[prefix.len()..].to_owned(), value)).collect()
}

fn in_memory(key: &str) -> Option<String> {
    IN_MEMORY.with_borrow(|memory| memory.get(key).cloned())
}

/// Keeps a value in memory unless it is stored.
fn remember(key: String, value: &str, is_stored: bool) {
    if is_stored {
        return forget(&key);
    }
    let before = IN_MEMORY.with_borrow_mut(|memory| memory.insert(key, value.to_owned()));
    if before.is_none() {
        tell_of_memory();
    }
}

fn forget(key: &str) {
    if IN_MEMORY.with_borrow_mut(|memory| memory.remove(key)).is_some() {
        tell_of_memory();
    }
}

fn tell_of_memory() {
    if let Some(changed) = MEMORY_CHANGED.get() {
        changed.notify();
    }
}
