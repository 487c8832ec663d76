//! Games played without a screen.

mod account_form;
mod account_link;
mod account_sections;
mod analysis_game;
mod kept_list;
mod local_game;
mod phrases;
mod remote_game;
mod roll_reveal;
mod same_clocks;
mod seating_plan;
mod table_notices;
mod table_overview;
