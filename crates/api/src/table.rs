use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Clock, Person};

/// How a table is laid: what a person fills in to create one.
///
/// Everything but the game has a default, so `{"game":"quoridor"}` is a table for two where the
/// creator sits at seat 1 and waits for someone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// `quoridor`, `mini`, `pacman` or `mspacman`.
    pub game: String,
    /// How many seats.
    #[serde(default = "two")]
    pub seats: u8,
    /// Rule options that differ from their default, as on the command line.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// A shipped maze by name, or a whole maze file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub maze: Option<String>,
    /// A position to begin from instead of the game's own start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// How much time players have.
    #[serde(default)]
    pub clock: Clock,
    /// Who sits where, from seat 1 on. Places not listed are open; an empty list seats the creator
    /// at seat 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<Place>,
    /// Who has the first move, in games whose rules leave that open.
    #[serde(default)]
    pub starts: Starts,
    /// Whether the lobby shows it. A table that is not public is reached by its link alone.
    #[serde(default)]
    pub public: bool,
    /// Whether the third occurrence of a position is a draw, where the game has that rule.
    #[serde(default = "yes")]
    pub repetition: bool,
}

/// A table that was laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Laid {
    /// Its id.
    pub table: String,
    /// The link that brings others there.
    pub url: String,
}

/// Who a place is meant for, and with which piece.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Place {
    /// Who may sit here.
    #[serde(flatten)]
    pub who: Who,
    /// The favourite piece; in play it changes nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<Piece>,
}

/// Who a place is meant for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum Who {
    /// Whoever comes first.
    #[default]
    Open,
    /// The person who creates the table. Several of these make a hot-seat table.
    Me,
    /// This person alone.
    Reserved {
        /// Who.
        person: Person,
    },
    /// A machine of this level, 1 to 8.
    Level {
        /// The level.
        level: u8,
    },
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "holder", rename_all = "snake_case")]
pub enum Holder {
    /// A person.
    Person(Person),
    /// A machine.
    Level {
        /// Its level, 1 to 8.
        level: u8,
    },
}

/// Who has the first move, where the rules leave it open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Starts {
    /// Drawn by the same fair dice as every roll.
    #[default]
    Random,
    /// This seat.
    Seat(u8),
}

/// A favourite piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Piece {
    Pacman,
    Blinky,
    Inky,
    Pinky,
    Clyde,
    Pawn,
}

impl NewTable {
    /// A table for two with nothing out of the ordinary.
    pub fn new(game: &str) -> NewTable {
        NewTable {
            game: game.to_owned(),
            seats: two(),
            options: BTreeMap::new(),
            maze: None,
            start: None,
            clock: Clock::None,
            places: Vec::new(),
            starts: Starts::Random,
            public: false,
            repetition: true,
        }
    }

    /// Who is meant to sit at `seat`, counted from 1.
    pub fn place(&self, seat: u8) -> Place {
        match self.places.get(usize::from(seat).wrapping_sub(1)) {
            Some(place) => place.clone(),
            None if self.places.is_empty() && seat == 1 => Place { who: Who::Me, piece: None },
            None => Place::default(),
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
        assert_eq!(table.place(1).who, Who::Me);
        assert_eq!(table.place(2).who, Who::Open);
    }

    #[test]
    fn places_read_as_one_would_write_them() {
        let text = r#"{"game":"pacman","seats":3,"places":[{"who":"me","piece":"pacman"},{"who":"level","level":4}],"starts":{"seat":1}}"#;
        let table: NewTable = serde_json::from_str(text).unwrap();
        assert_eq!(table.place(1), Place { who: Who::Me, piece: Some(Piece::Pacman) });
        assert_eq!(table.place(2).who, Who::Level { level: 4 });
        assert_eq!(table.place(3).who, Who::Open);
        let again: NewTable =
            serde_json::from_str(&serde_json::to_string(&table).unwrap()).unwrap();
        assert_eq!(again, table);
    }
}
