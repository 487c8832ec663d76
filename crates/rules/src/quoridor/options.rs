use game::Seat;

use crate::OptionError;

/// The rule options of the classic game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The effect of a third pawn straight behind a jumped one (Q08).
    pub pawn_behind: PawnBehind,
    /// The seat that moves first (C04). Choosing it at random is up to the caller.
    pub starter: Seat,
}

/// The effect of a third pawn straight behind a jumped one (Q08).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PawnBehind {
    /// It blocks the jump and allows no side-step either.
    #[default]
    Blocked,
    /// It counts as a fence: the jumping pawn may side-step left or right.
    Sidestep,
}

impl Default for Options {
    fn default() -> Options {
        Options { pawn_behind: PawnBehind::default(), starter: Seat::new(0) }
    }
}

impl Options {
    /// Sets an option by its name and value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let invalid = |name, allowed, rule| {
            Err(OptionError::Value { name, value: value.to_owned(), allowed, rule })
        };
        match name {
            "pawn_behind" => {
                self.pawn_behind = match value {
                    "blocked" => PawnBehind::Blocked,
                    "sidestep" => PawnBehind::Sidestep,
                    _ => return invalid("pawn_behind", "blocked sidestep", "Q08"),
                }
            }
            "starter" => {
                self.starter = match value {
                    "1" => Seat::new(0),
                    "2" => Seat::new(1),
                    "3" => Seat::new(2),
                    "4" => Seat::new(3),
                    _ => return invalid("starter", "1-4", "C04"),
                }
            }
            _ => {
                return Err(OptionError::Unknown {
                    name: name.to_owned(),
                    known: "pawn_behind starter".to_owned(),
                });
            }
        }
        Ok(())
    }

    /// The options that differ from their defaults, as names and values for [`set`](Options::set).
    pub fn non_default(&self) -> Vec<(&'static str, String)> {
        let mut list = Vec::new();
        if self.pawn_behind == PawnBehind::Sidestep {
            list.push(("pawn_behind", "sidestep".to_owned()));
        }
        if self.starter != Options::default().starter {
            list.push(("starter", self.starter.to_string()));
        }
        list
    }
}
