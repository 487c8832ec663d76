use serde::{Deserialize, Serialize};

use crate::{Piece, SeatNumber};

/// What somebody does at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// Takes a seat before the game has started.
    Join {
        /// The seat to take; the first open one where left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<SeatNumber>,
        /// The favourite piece to play with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        piece: Option<Piece>,
        /// The player's own seed for the dice (the client seed of provably fair dice), mixed with
        /// the server's so that the server alone cannot choose the rolls: a word of at most 64
        /// bytes.
        #[serde(rename = "luck", default, skip_serializing_if = "Option::is_none")]
        client_seed: Option<String>,
        /// The name to play under at this table; the person's own where left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Adds the player's seed to the dice before the start. A game with rolls starts only when
    /// everyone seated by the table's creation has sent this, if only with an empty text; joining
    /// does it too.
    #[serde(rename = "luck")]
    ClientSeed {
        /// The player's seed: a word of at most 64 bytes.
        #[serde(rename = "luck")]
        client_seed: String,
    },
    /// Gives a seat back before the game has started.
    Leave {
        /// The seat to give back; all of one's own where left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<SeatNumber>,
    },
    /// The creator lets computer players take the open seats, and the game starts.
    Fill {
        /// The level of the computer players, 1 to 8.
        level: u8,
    },
    /// Plays a move for the seat whose turn it is.
    Move {
        /// The move as a record word.
        word: String,
    },
    /// Resigns the game.
    Resign {
        /// The seat that resigns; needed only by someone who holds several.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<SeatNumber>,
    },
    /// Proposes something to the other players. Offering what another has offered agrees to it.
    Offer {
        /// The proposal.
        offer: Offer,
        /// The seat that offers; needed only by someone who holds several.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<SeatNumber>,
        /// The number of the event that opened the offer which this agrees to: if that is gone, nothing
        /// is offered instead. Where left out, whatever offer of this kind is open, or a new one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        answers: Option<u32>,
    },
    /// Declines an offer, or withdraws one's own.
    Decline {
        /// The proposal that is declined or withdrawn.
        offer: Offer,
        /// The number of the event that opened it. Where left out, whatever offer of this kind is open.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        answers: Option<u32>,
    },
    /// In a game without a clock, goes on without a player who has been away at their turn for too
    /// long, once all others who are connected claim the same.
    Claim {
        /// The seat whose turn it is.
        seat: SeatNumber,
        /// The level of the computer player that takes the seat; where left out, the seat departs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<u8>,
    },
    /// Ends a pause.
    Resume,
    /// Cancels the game: the creator before it has started, any player while fewer moves were made
    /// than there are seats.
    Abort,
    /// Asks for a rematch once the game is over, or agrees to one. When everyone who played to the
    /// end has, a new table is created with everyone one seat further on; whoever asked is seated
    /// there already.
    Rematch,
}

impl Action {
    /// Proposes something, or agrees to it where it is proposed already.
    pub fn offer(offer: Offer) -> Action {
        Action::Offer { offer, seat: None, answers: None }
    }

    /// Declines an offer, or withdraws one's own.
    pub fn decline(offer: Offer) -> Action {
        Action::Decline { offer, answers: None }
    }
}

/// Something players agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// The game ends as a draw.
    Draw,
    /// The offering seat takes its last move back, and what came after it.
    Takeback,
    /// All clocks stop.
    Pause,
    /// The game is cancelled and has no result.
    Abort,
    /// A rematch, which is [`Action::Rematch`]; once the game is over.
    Rematch,
}

/// An action with its idempotency key, so that it is safe to send twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Act))]
pub struct ActionRequest {
    /// The idempotency key, chosen by the client and never used for another action: at most 64
    /// characters. The same one again gives the same answer and does nothing more.
    pub nonce: String,
    /// The number the action's first event should get: one more than the last the client has seen.
    /// Needed for a move; where left out, whatever number comes next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seq: Option<u32>,
    /// What to do.
    #[serde(flatten)]
    pub action: Action,
}
