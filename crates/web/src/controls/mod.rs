//! Controls that several pages have: of forms, and of settings.

mod form_controls;
mod game_tile;
mod level_slider;
mod name_link;
mod not_kept;
mod options_form;
mod portrait;
mod seat_label;
mod setting_button;
mod steady_label;

pub use form_controls::{NameField, segmented};
pub use game_tile::{GameTile, TurnLabel, tile_clock};
pub use level_slider::LevelSlider;
pub use name_link::{holder_links, name_link, named_sentence, person_link, sentence_with_name};
pub use not_kept::NotKept;
pub use options_form::{OptionsFields, OptionsForm, option_fields};
pub use portrait::{portrait, portraits};
pub use seat_label::seat_label;
pub use setting_button::{HeatMapButton, PathsButton};
pub use steady_label::SteadyLabel;
