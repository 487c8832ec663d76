use serde::{Deserialize, Serialize};

use crate::{
    Cause, Departure, Millis, NewTable, Offer, Person, Piece, SeatAssignment, SeatHolder,
    SeatNumber,
};

/// One event of a table's history. The list of them, numbered from 1 without gaps, is the table:
/// everything else about it follows from them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Event {
    /// Its sequence number, from 1.
    pub seq: u32,
    /// When the server accepted it.
    pub at: Millis,
    /// What happened.
    #[serde(flatten)]
    pub kind: EventKind,
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = What))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum EventKind {
    /// The table was created. Always the first event, never a later one.
    Created {
        /// The creator.
        by: Person,
        /// The settings it was created with.
        table: Box<NewTable>,
        /// SHA-256 of the seed of its dice, in hexadecimal.
        commitment: String,
        /// The id of the table whose rematch this is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rematch_of: Option<String>,
        /// The pairing queue in which it waits for an opponent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        queue: Option<String>,
        /// Whether no clock runs before the first move. Tables made before this was so leave it out.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        first_move_untimed: bool,
        /// How many seconds the first move may take before the game is cancelled, where others wait
        /// for it. Tables made before this was so leave it out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first_move_seconds: Option<u32>,
        /// By which laws clocks, offers and departures go: 1, or left out for those before; 2 at rated tables. They are in
        /// `docs/table.md`.
        #[serde(default, skip_serializing_if = "is_zero")]
        laws: u32,
        /// In a game without a clock, how many minutes of their turn a player may be away before the
        /// others may go on without them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        absence_minutes: Option<u32>,
    },
    /// A person took a seat.
    Joined {
        /// The seat taken.
        seat: SeatNumber,
        /// The person who took it.
        who: Person,
        /// The favourite piece they play with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        piece: Option<Piece>,
        /// The player's own seed for the dice; left out where they have yet to send one.
        #[serde(rename = "luck", default, skip_serializing_if = "Option::is_none")]
        client_seed: Option<String>,
    },
    /// A player added their seed to the dice.
    #[serde(rename = "lucked")]
    ClientSeedAdded {
        /// The player's seat.
        seat: SeatNumber,
        /// The player's seed.
        #[serde(rename = "luck")]
        client_seed: String,
    },
    /// A person gave a seat back before the start.
    Left {
        /// The seat that is open again.
        seat: SeatNumber,
    },
    /// A computer player took a seat.
    Filled {
        /// The seat taken.
        seat: SeatNumber,
        /// The level of the computer player, 1 to 8.
        level: u8,
    },
    /// The game began.
    Started {
        /// The starting position.
        position: String,
        /// Whether the first roll of the dice decided who starts.
        #[serde(rename = "drawn", default, skip_serializing_if = "std::ops::Not::not")]
        starter_rolled: bool,
    },
    /// A player moved.
    Moved {
        /// The seat that moved.
        seat: SeatNumber,
        /// The move as a record word.
        word: String,
        /// Milliseconds of network lag within the time the move took; they are not counted.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u32,
    },
    /// The dice were rolled or the spinner spun.
    Rolled {
        /// The result as a record word.
        word: String,
    },
    /// A player left for good. Where more than two play, the others go on.
    Departed {
        /// The seat that left.
        seat: SeatNumber,
        /// `resign`, `time` or `fault`, as in records.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        why: Departure,
    },
    /// A player proposed something, or agreed to what another has proposed.
    Offered {
        /// The seat that offers or agrees.
        seat: SeatNumber,
        /// The proposal.
        offer: Offer,
    },
    /// A player declined an offer, or withdrew their own.
    Declined {
        /// The seat that declines or withdraws.
        seat: SeatNumber,
        /// The proposal.
        offer: Offer,
    },
    /// Moves were taken back by agreement.
    TakenBack {
        /// How many words of the record remain.
        keep: u32,
    },
    /// All clocks stopped by agreement.
    Paused,
    /// The clocks run again.
    Resumed,
    /// The server was down. The time that clocks ran meanwhile is given back.
    Outage {
        /// When the server was last known to run.
        from: Millis,
        /// When it ran again.
        to: Millis,
    },
    /// The game is over.
    Ended {
        /// The result of each seat, as in records: `1,0`, `1/2,1/2`; empty for a cancelled game.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        outcome: String,
        /// `rules`, `repetition`, `agreement`, `resign`, `time`, `fault` or `aborted`.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        cause: Cause,
        /// The seed of the dice, in hexadecimal; its SHA-256 is the commitment.
        seed: String,
    },
    /// A rematch was agreed, and its table created.
    Rematched {
        /// The id of the new table.
        table: String,
        /// Who is seated there already, from seat 1 on; null where a seat is reserved for someone
        /// who has yet to join.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        seats: Vec<Option<SeatHolder>>,
    },
}

impl EventKind {
    /// Everybody that the event names, in a fixed order.
    pub fn people_mut(&mut self) -> Vec<&mut Person> {
        match self {
            EventKind::Created { by, table, .. } => {
                let reserved =
                    table.seat_specs.iter_mut().filter_map(|spec| match &mut spec.assignment {
                        SeatAssignment::Reserved { person } => Some(person),
                        _ => None,
                    });
                std::iter::once(by).chain(reserved).collect()
            }
            EventKind::Joined { who, .. } => vec![who],
            EventKind::Rematched { seats, .. } => {
                let person = |holder| match holder {
                    &mut SeatHolder::Person(ref mut person) => Some(person),
                    SeatHolder::Level { .. } => None,
                };
                seats.iter_mut().flatten().filter_map(person).collect()
            }
            _ => Vec::new(),
        }
    }
}

fn is_zero(n: &u32) -> bool {
    *n == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_one_flat_object() {
        let kind = EventKind::Moved { seat: 2, word: "e3h".into(), lag: 0 };
        let event = Event { seq: 7, at: 1000, kind };
        let text = serde_json::to_string(&event).unwrap();
        assert_eq!(text, r#"{"seq":7,"at":1000,"event":"moved","seat":2,"word":"e3h"}"#);
        assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), event);
    }
}
