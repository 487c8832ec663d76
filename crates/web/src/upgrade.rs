//! Upgrades of the server while a page is open: the page's files have a hash in their paths, and
//! those of an old version are gone. A page that misses one of its files reloads, once, and keeps
//! what has been entered and not yet sent.

use std::cell::RefCell;

use leptos::prelude::*;

use crate::asset_base::asset_url;
use crate::{http, storage};

/// Reloads the page where the server has another version of it, but not again soon after: servers
/// of two versions side by side would make it reload for ever. Returns whether it reloads.
pub async fn reload_if_outdated() -> bool {
    let Ok(index) = http::fresh_text("/index.html").await else { return false };
    let names_own_files = index.contains(&asset_url(""));
    // A tab that stores nothing would not know that it has reloaded, and would lose its games.
    if names_own_files
        || reloaded_recently()
        || !storage::set_for_tab(RELOADED_AT, &now().to_string())
    {
        return false;
    }
    let kept = KEPT_VALUES.with_borrow(|kept_values| {
        kept_values.iter().filter_map(|(_, name, keep)| Some((*name, keep()?))).collect::<Vec<_>>()
    });
    for (name, value) in kept {
        storage::set_for_tab(&kept_key(name), &value);
    }
    location().reload().is_ok()
}

const RELOADED_AT: &str = "reloaded-at";
const MILLIS_BETWEEN_RELOADS: u64 = 60_000;

fn reloaded_recently() -> bool {
    let last = storage::get_for_tab(RELOADED_AT).and_then(|text| text.parse::<u64>().ok());
    last.is_some_and(|last| now().abs_diff(last) < MILLIS_BETWEEN_RELOADS)
}

fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// A value that is kept across a reload: its number, its name, and how to read it.
type KeptValue = (u32, &'static str, Box<dyn Fn() -> Option<String>>);

thread_local! {
    static KEPT_VALUES: RefCell<Vec<KeptValue>> = const { RefCell::new(Vec::new()) };
    static NEXT_KEPT: RefCell<u32> = const { RefCell::new(0) };
}

/// Keeps a value across a reload by [`reload_if_outdated`] as long as the present owner lives, and
/// returns the one kept by the page before, at the same address.
pub fn keep(name: &'static str, value: impl Fn() -> Option<String> + 'static) -> Option<String> {
    let number = NEXT_KEPT.with_borrow_mut(|next| {
        *next += 1;
        *next
    });
    KEPT_VALUES.with_borrow_mut(|kept_values| kept_values.push((number, name, Box::new(value))));
    on_cleanup(move || {
        KEPT_VALUES
            .with_borrow_mut(|kept_values| kept_values.retain(|(other, ..)| *other != number));
    });
    let key = kept_key(name);
    let kept = storage::get_for_tab(&key);
    storage::remove_for_tab(&key);
    kept
}

fn kept_key(name: &str) -> String {
    format!("kept.{name}.{}", location().pathname().unwrap_or_default())
}
