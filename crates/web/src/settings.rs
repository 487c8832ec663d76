use std::cell::{Cell, RefCell};

use board::ConfirmMode;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
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
    /// What the device asked for when the page last looked.
    device: DeviceWishes,
}

/// What the owner of a device asks every page for. Whatever changes there holds here too, until the person
/// chooses otherwise here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct DeviceWishes {
    reduced_motion: bool,
    more_contrast: bool,
}

impl DeviceWishes {
    const REDUCED_MOTION: &str = "(prefers-reduced-motion: reduce)";
    const MORE_CONTRAST: &str = "(prefers-contrast: more)";

    /// As they are now.
    fn now() -> DeviceWishes {
        DeviceWishes {
            reduced_motion: media_matches(DeviceWishes::REDUCED_MOTION),
            more_contrast: media_matches(DeviceWishes::MORE_CONTRAST),
        }
    }
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
            contrast: false,
            motion: true,
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
            device: DeviceWishes::default(),
        }
    }
}

impl Settings {
    /// Does what the device has come to ask for since the page last looked.
    fn follow(&mut self, wishes: DeviceWishes) {
        let before = std::mem::replace(&mut self.device, wishes);
        if before.reduced_motion != wishes.reduced_motion {
            self.motion = !wishes.reduced_motion;
        }
        if before.more_contrast != wishes.more_contrast {
            self.contrast = wishes.more_contrast;
        }
    }

    /// Whether the page is dark, by choice or because the device is.
    pub fn is_dark(&self) -> bool {
        match self.theme {
            ThemeSetting::Auto => media_matches(DARK),
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
    settings.follow(DeviceWishes::now());
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
        settings.update(|settings| settings.follow(DeviceWishes::now()));
    });
    for query in [DARK, DeviceWishes::REDUCED_MOTION, DeviceWishes::MORE_CONTRAST] {
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

fn media_matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

#[cfg(test)]
mod tests {
    use super::*;

    const CALM: DeviceWishes = DeviceWishes { reduced_motion: true, more_contrast: false };

    #[test]
    fn what_the_device_comes_to_ask_for_holds_until_the_person_chooses_otherwise() {
        let mut settings = Settings::default();
        settings.follow(DeviceWishes::default());
        assert!(settings.motion && !settings.contrast);
        settings.follow(CALM);
        assert!(!settings.motion, "the device has changed");
        settings.motion = true;
        settings.follow(CALM);
        assert!(settings.motion, "the person wants it, and the device is as it was");
        settings.follow(DeviceWishes { more_contrast: true, ..CALM });
        assert!(settings.motion && settings.contrast);
        settings.follow(DeviceWishes::default());
        assert!(settings.motion && !settings.contrast);
    }

    #[test]
    fn settings_from_before_follow_a_device_that_asks_for_something() {
        let stored = r#"{"name":"Ada","motion":true,"contrast":true}"#;
        let mut settings: Settings = serde_json::from_str(stored).unwrap();
        settings.follow(CALM);
        assert!(!settings.motion && settings.contrast);
    }
}
