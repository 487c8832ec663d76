//! The places of the page that are not a game.

mod choice;
pub mod claim;
pub mod home;
mod house;
pub mod level;
pub mod living;
pub mod lobby;
pub mod new;
mod piece;
pub mod rules;
pub mod settings;
