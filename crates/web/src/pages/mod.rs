//! The pages other than a game.

mod demo_board;
mod device_link;
mod forget_me;
mod home;
mod lobby;
mod maze_picker;
mod new_game;
mod notice_switches;
mod notices_section;
mod piece_picker;
mod player_rows;
mod push_subscription;
mod saved_games;
mod settings;
mod time_picker;

pub use device_link::DeviceLinkPage;
pub use home::HomePage;
pub use lobby::LobbyPage;
pub use new_game::{NewGamePage, create_table, local_player, online_table};
pub use notices_section::NoticesSection;
pub use settings::SettingsPage;
