//! The pages other than a game.

mod demo_board;
mod device_link;
mod form_controls;
mod home;
mod level_slider;
mod lobby;
mod new_game;
mod options_form;
mod piece_picker;
mod rulebook;
mod settings;

pub use device_link::DeviceLinkPage;
pub use home::HomePage;
pub use lobby::LobbyPage;
pub use new_game::{NewGamePage, stated_piece};
pub use rulebook::{RulebookPage, RulebookText};
pub use settings::SettingsPage;
