//! Controls of forms that several pages have.

mod form_controls;
mod level_slider;
mod options_form;

pub use form_controls::{NameField, ReactiveText, segmented};
pub use level_slider::LevelSlider;
pub use options_form::{OptionsFields, OptionsForm, option_fields};
