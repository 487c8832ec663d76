//! The exact rules of four maze board games: classic Quoridor and Quoridor Mini ([`quoridor`]),
//! the PAC-MAN variant ([`pacman`]) and Ms. Pac-Man ([`mspacman`]). [`GameSetup`]
//! holds what is chosen before any of them starts ([`Game::options`] lists the options as data,
//! [`SetupText`] is its description in words), [`AnyPosition`] is a position of any of them,
//! [`GameRecord`] a complete game with everything its file says, [`Analysis`] the same with all that
//! was tried besides.
//!
//! The rules know no clock, network, file, language, randomness or thread. Refusals are typed
//! reasons with a rule number; rolls come from the caller and are never drawn here.

pub mod mspacman;
pub mod pacman;
pub mod quoridor;

mod analysis;
mod any;
mod any_setup;
mod fence;
mod game_record;
mod game_setup;
mod option_choices;
mod option_entry;
mod option_error;
mod path;
mod setup_text;
mod square;

pub use analysis::Analysis;
pub use any::{AnyMove, AnyPosition, Refusal};
pub use any_setup::AnySetup;
pub use fence::{Fence, Orientation};
pub use game::{Piece, SetupText};
pub use game_record::GameRecord;
pub use game_setup::{Game, GameSetup};
pub use option_choices::{ChoiceRow, OptionChoices};
pub use option_error::OptionError;
pub use path::Path;
pub use setup_text::SetupTextError;
pub use square::{Direction, Square};

/// The examples of the README are run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
