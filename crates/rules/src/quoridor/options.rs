use game::Seat;

use crate::OptionError;

/// What a table can say about the game beyond its number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// What a third pawn straight behind a jumped one means (Q08).
    pub pawn_behind: PawnBehind,
    /// Who starts (C04). A draw, where there is one, is the table's.
    pub starter: Seat,
}

/// What a third pawn straight behind a jumped one means (Q08).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PawnBehind {
    /// It stops the jump and gives nothing instead.
    #[default]
    Blocked,
    /// It counts as a fence behind: the jumper may go left or right.
    Sidestep,
}

impl Default for Options {
    fn default() -> Options {
        Options { pawn_behind: PawnBehind::default(), starter: Seat::new(0) }
    }
}

impl Options {
    /// Sets an option by its name and the word for its value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let bad = |name, allowed, rule| {
            Err(OptionError::Value { name, value: value.to_owned(), allowed, rule })
        };
        match name {
            "pawn_behind" => {
                self.pawn_behind = match value {
                    "blocked" => PawnBehind::Blocked,
                    "sidestep" => PawnBehind::Sidestep,
                    _ => return bad("pawn_behind", "blocked sidestep", "Q08"),
                }
            }
            "starter" => {
                self.starter = match value {
                    "1" => Seat::new(0),
                    "2" => Seat::new(1),
                    "3" => Seat::new(2),
                    "4" => Seat::new(3),
                    _ => return bad("starter", "1-4", "C04"),
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

    /// The options that differ from the usual ones, by name and value, as [`set`](Options::set)
    /// takes them.
    pub fn list(&self) -> Vec<(&'static str, String)> {
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
