use board::ConfirmMode;
use serde::{Deserialize, Serialize};

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
pub struct DeviceWishes {
    pub reduced_motion: bool,
    pub more_contrast: bool,
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
    pub fn follow(&mut self, wishes: DeviceWishes) {
        let before = std::mem::replace(&mut self.device, wishes);
        if before.reduced_motion != wishes.reduced_motion {
            self.motion = !wishes.reduced_motion;
        }
        if before.more_contrast != wishes.more_contrast {
            self.contrast = wishes.more_contrast;
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
