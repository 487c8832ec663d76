use std::cell::Cell;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::board::Confirm;
use crate::store;

/// How a person likes the page. Kept in the browser.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub name: String,
    pub theme: Theme,
    pub contrast: bool,
    pub motion: bool,
    pub sound: bool,
    pub confirm: String,
    /// The level last played against.
    pub level: u8,
    /// The favourite piece.
    pub piece: String,
    /// Whether shortest ways are shown.
    pub ways: bool,
    /// Whether the board is drawn as text too.
    pub text_board: bool,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Theme {
    /// As the device says.
    #[default]
    Auto,
    Light,
    Dark,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            name: String::new(),
            theme: Theme::Auto,
            contrast: asks("(prefers-contrast: more)"),
            motion: !asks("(prefers-reduced-motion: reduce)"),
            sound: true,
            confirm: "touch".to_owned(),
            level: 3,
            piece: "pawn".to_owned(),
            ways: false,
            text_board: false,
        }
    }
}

impl Settings {
    pub fn confirm(&self) -> Confirm {
        match self.confirm.as_str() {
            "always" => Confirm::Always,
            "never" => Confirm::Never,
            _ => Confirm::Touch,
        }
    }
}

thread_local! {
    static SETTINGS: Cell<Option<RwSignal<Settings>>> = const { Cell::new(None) };
}

/// Reads what was kept and lets the page follow it.
pub fn begin() {
    let kept = store::get("settings").and_then(|text| serde_json::from_str(&text).ok());
    let settings = RwSignal::new(kept.unwrap_or_default());
    SETTINGS.set(Some(settings));
    Effect::new(move || {
        settings.with(|settings| {
            if let Ok(text) = serde_json::to_string(settings) {
                store::set("settings", &text);
            }
            show(settings);
        });
    });
    if let Ok(Some(query)) = window().match_media("(prefers-color-scheme: dark)") {
        let follow = leptos::wasm_bindgen::closure::Closure::<dyn Fn()>::new(move || {
            settings.with_untracked(show);
        });
        let listener = leptos::wasm_bindgen::JsCast::unchecked_ref(follow.as_ref());
        let _ = query.add_event_listener_with_callback("change", listener);
        follow.forget();
    }
}

/// The settings, to read and to change.
pub fn signal() -> RwSignal<Settings> {
    SETTINGS.get().expect("the page read its settings when it opened")
}

/// Whether nothing shall move by itself.
pub fn still() -> bool {
    !signal().with_untracked(|settings| settings.motion)
}

fn show(settings: &Settings) {
    let Some(root) = document().document_element() else { return };
    let dark = match settings.theme {
        Theme::Auto => asks("(prefers-color-scheme: dark)"),
        Theme::Light => false,
        Theme::Dark => true,
    };
    let _ = root.set_attribute("data-theme", if dark { "dark" } else { "light" });
    let _ = root.set_attribute("data-contrast", if settings.contrast { "high" } else { "normal" });
    let _ = root.set_attribute("data-motion", if settings.motion { "full" } else { "none" });
}

fn asks(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}
