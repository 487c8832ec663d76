use std::cell::Cell;

use board::ConfirmMode;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::storage;

/// The preferences of the person here, stored in the browser as JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub name: String,
    pub theme: ThemeSetting,
    /// High contrast.
    pub contrast: bool,
    /// Animations; off means reduced motion.
    pub motion: bool,
    pub sound: bool,
    /// The word of a [`ConfirmMode`].
    pub confirm: String,
    /// The level last played against.
    pub level: u8,
    /// The favourite piece.
    pub piece: String,
    /// Whether the board shows every seat's shortest path.
    #[serde(rename = "ways")]
    pub shortest_paths: bool,
    /// Whether the board shows what every fence costs, or every square is worth.
    pub heat_map: bool,
    /// Whether the text board is open from the start.
    pub text_board: bool,
    /// Whether a move can be planned during another player's turn.
    pub premoves: bool,
    /// Whether players tap the spinner and the die for their own rolls; otherwise they roll by themselves.
    pub tap_rolls: bool,
    /// The colours of board and pieces.
    pub board: BoardTheme,
}

/// The colours of board and pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BoardTheme {
    #[default]
    Slate,
    Wood,
    Meadow,
    /// Colours that differ for colour-blind eyes.
    Distinct,
}

impl BoardTheme {
    pub const ALL: [BoardTheme; 4] =
        [BoardTheme::Slate, BoardTheme::Wood, BoardTheme::Meadow, BoardTheme::Distinct];

    /// Its word in style sheets and messages.
    pub const fn word(self) -> &'static str {
        match self {
            BoardTheme::Slate => "slate",
            BoardTheme::Wood => "wood",
            BoardTheme::Meadow => "meadow",
            BoardTheme::Distinct => "distinct",
        }
    }
}

/// The colour scheme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThemeSetting {
    /// That of the device.
    #[default]
    Auto,
    Light,
    Dark,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            name: String::new(),
            theme: ThemeSetting::Auto,
            contrast: media_matches("(prefers-contrast: more)"),
            motion: !media_matches("(prefers-reduced-motion: reduce)"),
            sound: true,
            confirm: "touch".to_owned(),
            level: 3,
            piece: "pawn".to_owned(),
            shortest_paths: false,
            heat_map: false,
            text_board: false,
            premoves: true,
            tap_rolls: true,
            board: BoardTheme::Slate,
        }
    }
}

impl Settings {
    /// Whether the page is dark, by choice or because the device is.
    pub fn is_dark(&self) -> bool {
        match self.theme {
            ThemeSetting::Auto => media_matches("(prefers-color-scheme: dark)"),
            ThemeSetting::Light => false,
            ThemeSetting::Dark => true,
        }
    }

    pub fn confirm(&self) -> ConfirmMode {
        match self.confirm.as_str() {
            "always" => ConfirmMode::Always,
            "never" => ConfirmMode::Never,
            _ => ConfirmMode::Touch,
        }
    }
}

thread_local! {
    static SETTINGS: Cell<Option<RwSignal<Settings>>> = const { Cell::new(None) };
}

/// Reads the stored settings; every change is stored and shown at once.
pub fn init() {
    let stored = storage::get("settings").and_then(|text| serde_json::from_str(&text).ok());
    let settings = RwSignal::new(stored.unwrap_or_default());
    SETTINGS.set(Some(settings));
    Effect::new(move || {
        settings.with(|settings| {
            if let Ok(text) = serde_json::to_string(settings) {
                storage::set("settings", &text);
            }
            apply_to_document(settings);
        });
    });
    if let Ok(Some(query)) = window().match_media("(prefers-color-scheme: dark)") {
        let follow = leptos::wasm_bindgen::closure::Closure::<dyn Fn()>::new(move || {
            settings.with_untracked(apply_to_document);
        });
        let listener = leptos::wasm_bindgen::JsCast::unchecked_ref(follow.as_ref());
        let _ = query.add_event_listener_with_callback("change", listener);
        follow.forget();
    }
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

fn media_matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}
