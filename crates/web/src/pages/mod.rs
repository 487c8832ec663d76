//! The pages other than a game.

mod demo_board;
mod device_link;
mod forget_me;
mod home;
mod lobby;
mod maze_picker;
mod new_game;
mod notice_switches;
mod piece_picker;
mod player_rows;
mod saved_games;
mod settings;
mod time_picker;

pub use device_link::DeviceLinkPage;
pub use home::HomePage;
pub use lobby::LobbyPage;
pub use new_game::NewGamePage;
pub use settings::SettingsPage;
