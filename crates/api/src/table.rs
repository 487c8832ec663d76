use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use game::SetupText;

use crate::{Person, Piece, TimeControl};

/// The settings of a new table: what a person fills in to create one.
///
/// Everything but the game has a default, so `{"game":"quoridor"}` is a table for two where the
/// creator sits at seat 1 and waits for an opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// `quoridor`, `mini`, `pacman` or `mspacman`.
    pub game: String,
    /// The number of seats.
    #[serde(default = "two")]
    pub seats: u8,
    /// Rule options that differ from their default, as on the command line.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// A shipped maze by name, or a whole maze file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub maze: Option<String>,
    /// A position to start from instead of the game's own start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// How much time players have.
    #[serde(rename = "clock", default)]
    pub time_control: TimeControl,
    /// Who each seat is for, from seat 1 on. Seats not listed are open; an empty list seats the
    /// creator at seat 1.
    #[serde(rename = "places", default, skip_serializing_if = "Vec::is_empty")]
    pub seat_specs: Vec<SeatSpec>,
    /// Who has the first move, in games whose rules leave that open.
    #[serde(rename = "starts", default)]
    pub first_move: FirstMove,
    /// Whether the lobby lists it. A table that is not public is reached by its link alone.
    #[serde(default)]
    pub public: bool,
    /// Whether the third occurrence of a position is a draw, where the game has that rule.
    #[serde(default = "yes")]
    pub repetition: bool,
    /// Whether the game changes ratings. Such a table is for people with accounts, with a clock, from the game's own
    /// start and without takebacks. Left out if it is casual.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// The answer to creating a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Laid))]
pub struct TableCreated {
    /// The table's id.
    pub table: String,
    /// The link by which others join or watch it.
    pub url: String,
}

/// The settings of one seat of a new table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Place))]
pub struct SeatSpec {
    /// Who may sit here.
    #[serde(flatten)]
    pub assignment: SeatAssignment,
    /// The favourite piece; it changes nothing about the play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<Piece>,
}

/// Who a seat of a new table is for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Who))]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum SeatAssignment {
    /// Whoever comes first.
    #[default]
    Open,
    /// The person who creates the table. Several of these make a hot-seat table.
    Me,
    /// One person and nobody else.
    Reserved {
        /// The person it is reserved for.
        person: Person,
    },
    /// A computer player.
    Level {
        /// Its level, 1 to 8.
        level: u8,
    },
}

/// The player in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Holder))]
#[serde(tag = "holder", rename_all = "snake_case")]
pub enum SeatHolder {
    /// A person.
    Person(Person),
    /// A computer player.
    Level {
        /// Its level, 1 to 8.
        level: u8,
    },
}

/// Who has the first move, where the rules leave it open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Starts))]
#[serde(rename_all = "snake_case")]
pub enum FirstMove {
    /// A random seat, decided by the same provably fair dice as every roll.
    #[default]
    Random,
    /// This seat.
    Seat(u8),
}

impl NewTable {
    /// A table for two with the default settings.
    pub fn new(game: &str) -> NewTable {
        NewTable {
            game: game.to_owned(),
            seats: two(),
            options: BTreeMap::new(),
            maze: None,
            start: None,
            time_control: TimeControl::None,
            seat_specs: Vec::new(),
            first_move: FirstMove::Random,
            public: false,
            repetition: true,
            rated: false,
        }
    }

    /// What its settings say of the game, in the words that the rules read.
    pub fn setup_text(&self) -> SetupText<'_> {
        let options = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        SetupText {
            game: &self.game,
            seats: Some(self.seats.into()),
            maze: self.maze.as_deref(),
            options: options.collect(),
            repetition: self.repetition,
        }
    }

    /// The settings of `seat`, counted from 1, with the defaults for seats not listed.
    pub fn seat_spec(&self, seat: u8) -> SeatSpec {
        match self.seat_specs.get(usize::from(seat).wrapping_sub(1)) {
            Some(spec) => spec.clone(),
            None if self.seat_specs.is_empty() && seat == 1 => {
                SeatSpec { assignment: SeatAssignment::Me, piece: None }
            }
            None => SeatSpec::default(),
        }
    }
}

fn two() -> u8 {
    2
}

fn yes() -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_needs_only_its_game() {
        let table: NewTable = serde_json::from_str(r#"{"game":"quoridor"}"#).unwrap();
        assert_eq!(table, NewTable::new("quoridor"));
        assert_eq!(table.seat_spec(1).assignment, SeatAssignment::Me);
        assert_eq!(table.seat_spec(2).assignment, SeatAssignment::Open);
    }

    #[test]
    fn seats_are_written_as_in_the_protocol() {
        let text = r#"{"game":"pacman","seats":3,"places":[{"who":"me","piece":"pacman"},{"who":"level","level":4}],"starts":{"seat":1}}"#;
        let table: NewTable = serde_json::from_str(text).unwrap();
        assert_eq!(
            table.seat_spec(1),
            SeatSpec { assignment: SeatAssignment::Me, piece: Some(Piece::Pacman) }
        );
        assert_eq!(table.seat_spec(2).assignment, SeatAssignment::Level { level: 4 });
        assert_eq!(table.seat_spec(3).assignment, SeatAssignment::Open);
        let again: NewTable =
            serde_json::from_str(&serde_json::to_string(&table).unwrap()).unwrap();
        assert_eq!(again, table);
    }
}
