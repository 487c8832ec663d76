//! Games played without a screen.

mod local_game;
mod remote_game;
