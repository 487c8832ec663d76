use serde::{Deserialize, Serialize};

use crate::{Piece, SeatNumber};

/// What somebody does at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// Takes a seat, or the first open one.
    Join {
        /// Which.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<SeatNumber>,
        /// With which piece.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        piece: Option<Piece>,
        /// Mixed into the dice, so that the server alone cannot choose them: a word of at most 64
        /// bytes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        luck: Option<String>,
    },
    /// Adds to the dice before the start. A game with rolls starts only when everyone seated by
    /// the table's creation has said this, if only with an empty text; joining says it too.
    Luck {
        /// A word of at most 64 bytes.
        luck: String,
    },
    /// Gives a seat back before the game has started.
    Leave {
        /// Which; all of one's own where left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<SeatNumber>,
    },
    /// The creator lets machines of this level take the open seats, and the game starts.
    Fill {
        /// The level, 1 to 8.
        level: u8,
    },
    /// Plays a move for the seat whose turn it is.
    Move {
        /// The move as a record word.
        word: String,
    },
    /// Gives up.
    Resign {
        /// Which seat; needed only by someone who holds several.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<SeatNumber>,
    },
    /// Proposes something to the other players. Offering what another has offered agrees to it.
    Offer {
        /// What.
        offer: Offer,
        /// For which seat; needed only by someone who holds several.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<SeatNumber>,
    },
    /// Says no to an offer, or takes one's own back.
    Decline {
        /// What.
        offer: Offer,
    },
    /// Ends a pause.
    Resume,
    /// Calls the game off: the creator before it has started, any player before every seat has
    /// moved.
    Abort,
    /// Asks for the same game again once it is over, or agrees to that. When everyone who played to
    /// the end has, the table is laid again with everyone one seat further on; who asked is seated
    /// there already.
    Rematch,
}

/// Something players agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// Nobody wins.
    Draw,
    /// The offering seat takes its last move back, and what came after it.
    Takeback,
    /// All clocks stop.
    Pause,
    /// The game is called off.
    Abort,
    /// The same again, which is [`Action::Rematch`]; once the game is over.
    Rematch,
}

/// An action with what makes it safe to send twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Act {
    /// Chosen by the client, never used for anything else: at most 64 characters. The same one
    /// again gives the same answer and does nothing more.
    pub nonce: String,
    /// The number this event should get: one more than the last the client has seen. Needed for a
    /// move; where left out, whatever comes next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seq: Option<u32>,
    /// What to do.
    #[serde(flatten)]
    pub action: Action,
}
