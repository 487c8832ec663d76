//! The preferences of the person here: kept in the browser, and shown on the root element.

mod preferences;

use std::cell::{Cell, RefCell};

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;

use crate::storage;
use preferences::DeviceWishes;
pub use preferences::{BoardTheme, Settings, ThemeSetting};

/// The key of the settings.
pub const KEY: &str = "settings";

thread_local! {
    static SETTINGS: Cell<Option<RwSignal<Settings>>> = const { Cell::new(None) };
    /// What is called when the device asks for something else, as long as the page is open.
    static DEVICE_LISTENER: RefCell<Option<Closure<dyn Fn()>>> = const { RefCell::new(None) };
}

/// Reads the stored settings; every change is stored and shown at once.
pub fn init() {
    let stored = storage::get(KEY).and_then(|text| serde_json::from_str(&text).ok());
    let mut settings: Settings = stored.unwrap_or_default();
    settings.follow(device_wishes());
    let settings = RwSignal::new(settings);
    SETTINGS.set(Some(settings));
    Effect::new(move || {
        settings.with(|settings| {
            if let Ok(text) = serde_json::to_string(settings) {
                storage::set(KEY, &text);
            }
            apply_to_document(settings);
        });
    });
    listen_to_device(settings);
}

/// Follows what the device asks for while the page is open.
fn listen_to_device(settings: RwSignal<Settings>) {
    let listener = Closure::<dyn Fn()>::new(move || {
        settings.update(|settings| settings.follow(device_wishes()));
    });
    for query in [DARK, REDUCED_MOTION, MORE_CONTRAST] {
        if let Ok(Some(query)) = window().match_media(query) {
            let listener = listener.as_ref().unchecked_ref();
            let _ = query.add_event_listener_with_callback("change", listener);
        }
    }
    DEVICE_LISTENER.replace(Some(listener));
}

/// The signal of the settings, to read and to change.
pub fn signal() -> RwSignal<Settings> {
    SETTINGS.get().expect("the page read its settings when it opened")
}

/// Whether animations are off.
pub fn reduced_motion() -> bool {
    !signal().with_untracked(|settings| settings.motion)
}

/// Sets the attributes of the root element that the style sheet selects by.
fn apply_to_document(settings: &Settings) {
    let Some(root) = document().document_element() else { return };
    let _ = root.set_attribute("data-theme", if settings.is_dark() { "dark" } else { "light" });
    let _ = root.set_attribute("data-board", settings.board.word());
    let _ = root.set_attribute("data-contrast", if settings.contrast { "high" } else { "normal" });
    let _ = root.set_attribute("data-motion", if settings.motion { "full" } else { "none" });
}

/// Whether the device is dark.
const DARK: &str = "(prefers-color-scheme: dark)";
const REDUCED_MOTION: &str = "(prefers-reduced-motion: reduce)";
const MORE_CONTRAST: &str = "(prefers-contrast: more)";

impl Settings {
    /// Whether the page is dark, by choice or because the device is.
    pub fn is_dark(&self) -> bool {
        match self.theme {
            ThemeSetting::Auto => media_matches(DARK),
            ThemeSetting::Light => false,
            ThemeSetting::Dark => true,
        }
    }
}

/// What the device asks for now.
fn device_wishes() -> DeviceWishes {
    DeviceWishes {
        reduced_motion: media_matches(REDUCED_MOTION),
        more_contrast: media_matches(MORE_CONTRAST),
    }
}

fn media_matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}
