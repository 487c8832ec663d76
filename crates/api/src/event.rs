use serde::{Deserialize, Serialize};

use crate::{Holder, Millis, NewTable, Offer, Person, Piece, SeatNumber};

/// One line of a table's history. The list of them, without gaps from 1, is the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Event {
    /// Its number, from 1.
    pub seq: u32,
    /// When it was accepted.
    pub at: Millis,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum What {
    /// The table was laid. Always the first event, never another.
    Created {
        /// By whom.
        by: Person,
        /// How.
        table: NewTable,
        /// SHA-256 of the seed of its dice, in hexadecimal.
        commitment: String,
        /// The table whose rematch this is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rematch_of: Option<String>,
        /// The queue in which it waits for anyone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        queue: Option<String>,
    },
    /// Someone took a seat.
    Joined {
        /// Which.
        seat: SeatNumber,
        /// Who.
        who: Person,
        /// With which piece.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        piece: Option<Piece>,
        /// What they gave to the dice; nothing where they have yet to be asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        luck: Option<String>,
    },
    /// A player added to the dice.
    Lucked {
        /// For which seat.
        seat: SeatNumber,
        /// What.
        luck: String,
    },
    /// Someone gave a seat back before the start.
    Left {
        /// Which.
        seat: SeatNumber,
    },
    /// A machine took a seat.
    Filled {
        /// Which.
        seat: SeatNumber,
        /// Its level.
        level: u8,
    },
    /// The game began.
    Started {
        /// From here.
        position: String,
        /// Whether the first roll of the dice said who starts.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        drawn: bool,
    },
    /// A player moved.
    Moved {
        /// Who.
        seat: SeatNumber,
        /// The move as a record word.
        word: String,
        /// How much of the time it took was the network's, and is not counted.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u32,
    },
    /// Chance fell.
    Rolled {
        /// What it showed.
        word: String,
    },
    /// A player left for good; bigger tables go on.
    Departed {
        /// Who.
        seat: SeatNumber,
        /// `resign`, `time` or `fault`, as in records.
        why: String,
    },
    /// A player proposed something, or agreed to what another has proposed.
    Offered {
        /// Who.
        seat: SeatNumber,
        /// What.
        offer: Offer,
    },
    /// A player said no, or took an offer back.
    Declined {
        /// Who.
        seat: SeatNumber,
        /// What.
        offer: Offer,
    },
    /// Moves were taken back by agreement.
    TakenBack {
        /// How many words of the record remain.
        keep: u32,
    },
    /// All clocks stopped.
    Paused,
    /// They run again.
    Resumed,
    /// The server was away. What clocks ran in that time is given back.
    Outage {
        /// From then.
        from: Millis,
        /// Until then.
        to: Millis,
    },
    /// The game is over.
    Ended {
        /// Seat by seat, as in records: `1,0`, `1/2,1/2`; empty for a game called off.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        outcome: String,
        /// `rules`, `repetition`, `agreement`, `resign`, `time`, `fault` or `aborted`.
        cause: String,
        /// The seed of the dice, in hexadecimal; its SHA-256 is the commitment.
        seed: String,
    },
    /// The table was laid again.
    Rematched {
        /// The new table.
        table: String,
        /// Who sits there already, from seat 1 on; nothing where a place is kept for someone who
        /// has yet to come.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        seats: Vec<Option<Holder>>,
    },
}

fn is_zero(n: &u32) -> bool {
    *n == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_one_flat_object() {
        let what = What::Moved { seat: 2, word: "e3h".into(), lag: 0 };
        let event = Event { seq: 7, at: 1000, what };
        let text = serde_json::to_string(&event).unwrap();
        assert_eq!(text, r#"{"seq":7,"at":1000,"event":"moved","seat":2,"word":"e3h"}"#);
        assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), event);
    }
}
