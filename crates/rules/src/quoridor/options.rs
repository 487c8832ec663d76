use game::{OptionDefault, OptionScope, OptionSpec, OptionValues, Seat, ValueMeaning};

use crate::OptionError;
use crate::option_entry::{self, OptionEntry, choice_entry, option_enum};

/// The rule options of the classic game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// The effect of a third pawn straight behind a jumped one (Q08).
    pub pawn_behind: PawnBehind,
    /// The seat that moves first, if one was chosen (C04). Otherwise the caller may draw one at
    /// random; seat 1 starts where nobody does.
    pub starter: Option<Seat>,
}

option_enum! {
    /// The effect of a third pawn straight behind a jumped one (Q08).
    PawnBehind {
        /// It blocks the jump and allows no side-step either.
        #[default]
        Blocked = "blocked",
        /// It counts as a fence: the jumping pawn may side-step left or right.
        Sidestep = "sidestep",
    }
}

pub(crate) static OPTIONS: [OptionEntry<Options>; 2] = [
    choice_entry!("pawn_behind", "Q08", pawn_behind: PawnBehind),
    OptionEntry {
        spec: OptionSpec {
            name: "starter",
            rule: "C04",
            scope: OptionScope::Start,
            values: OptionValues::Number { words: &[], least: 1, most: 4, offered: &[] },
            meaning: ValueMeaning::Seat,
            default: OptionDefault::Unset("random"),
        },
        get: |options| options.starter.map(|seat| seat.to_string()),
        set: |options, value| {
            options.starter = Some(Seat::from_number(value.parse().ok()?)?);
            Some(())
        },
    },
];

impl Options {
    /// Sets an option by its name and value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        option_entry::set(&OPTIONS, self, name, value)
    }

    /// The options that differ from their defaults, as names and values for [`set`](Options::set).
    pub fn non_default(&self) -> Vec<(&'static str, String)> {
        option_entry::non_default(&OPTIONS, self)
    }
}
