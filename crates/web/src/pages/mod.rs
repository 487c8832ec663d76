//! The pages other than a game.

mod demo_board;
mod device_link;
mod forget_me;
mod form_controls;
mod home;
mod level_slider;
mod lobby;
mod local_players;
mod new_game;
mod options_form;
mod piece_picker;
mod rulebook;
mod saved_games;
mod settings;
mod time_picker;

pub use device_link::DeviceLinkPage;
pub use form_controls::NameField;
pub use home::HomePage;
pub use level_slider::LevelSlider;
pub use lobby::{LobbyPage, time_control_text};
pub use new_game::{NewGamePage, OpponentMode, stated_piece};
pub use options_form::option_fields;
pub use rulebook::{RulebookPage, RulebookText, show_rule};
pub use settings::SettingsPage;
