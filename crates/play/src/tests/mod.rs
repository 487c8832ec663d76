//! Games played without a screen.

mod analysis_game;
mod local_game;
mod remote_game;
mod same_clocks;
