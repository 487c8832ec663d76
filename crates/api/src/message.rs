use serde::{Deserialize, Serialize};

use crate::{
    ActionRequest, Millis, Person, Phrase, PositionInsight, Refusal, SaidPhrase, SeatNumber,
    Snapshot, Update,
};

/// What a client sends on a socket, one JSON object per text frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "say", rename_all = "snake_case")]
pub enum ClientMessage {
    /// Authenticates the connection, where neither cookie nor header did.
    Hello {
        /// The token of [`Credentials`](crate::Credentials).
        token: String,
    },
    /// Subscribes to a table.
    Watch {
        /// The table's id.
        table: String,
        /// The last event already seen: only later ones are sent. Left out: a snapshot is sent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<u32>,
        /// Whether to be told what players say ([`ServerMessage::Phrases`]). Older servers know of
        /// none, and send none.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        phrases: bool,
    },
    /// Ends the subscription to a table.
    Unwatch {
        /// The table's id.
        table: String,
    },
    /// Does something at a table.
    Act {
        /// The table's id.
        table: String,
        /// The action, with its nonce.
        #[serde(flatten)]
        request: ActionRequest,
    },
    /// Says a phrase to everyone at a table where one plays. Answered by [`ServerMessage::Done`], with
    /// the number of the last event, or refused.
    Phrase {
        /// The table's id.
        table: String,
        /// The phrase.
        phrase: Phrase,
        /// Comes back with the answer.
        nonce: String,
    },
    /// Asks for the engine's analysis of a position of a table.
    Insight {
        /// The table's id.
        table: String,
        /// The position after that many words of the record; left out: the current one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ply: Option<u32>,
        /// Comes back with the answer.
        nonce: String,
    },
    /// Keeps the connection alive and measures its round-trip time.
    Ping {
        /// Comes back unchanged in [`ServerMessage::Pong`].
        id: u64,
    },
    /// Answers [`ServerMessage::Ping`].
    Pong {
        /// The id of the ping.
        id: u64,
    },
    /// Asks for a heartbeat: while this connection's person plays a live game that it follows, or
    /// waits there to be paired, the server pings it every 1.2 seconds, and tells the others
    /// ([`ServerMessage::Presence`]) when three in a row were not answered. Such a client in turn
    /// knows that its connection is lost when it hears nothing for a few seconds.
    Heartbeat,
}

/// A player who is away at their turn, in a game without a clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Away {
    /// The seat whose turn it is.
    pub seat: SeatNumber,
    /// From then on the others may claim it, if its player does not come back before.
    pub claimable_at: Millis,
    /// Who claims what: a seat of the person who does, and the level of the computer player that is to
    /// take the seat, or null where it is to depart.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<(SeatNumber, Option<u8>)>,
}

/// What the server sends on a socket, one JSON object per text frame.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "say", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message, and the answer to `hello`.
    Welcome {
        /// The person the connection is authenticated as; left out for an anonymous spectator.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        you: Option<Person>,
        /// The version of this protocol.
        version: u32,
        /// The server's clock.
        now: Millis,
    },
    /// The current state of a table.
    Snapshot(Box<Snapshot>),
    /// What happened at a table.
    Update(Box<Update>),
    /// Who is connected to a table. Presence is not part of the table's history.
    Presence {
        /// The table's id.
        table: String,
        /// Whether each seat's player is connected, from seat 1 on. One whose connection is open and
        /// has a heartbeat, but is silent, is not.
        seats: Vec<bool>,
        /// The number of spectators.
        watchers: u32,
        /// In a game without a clock, the seat whose player is away at their turn, and from when on the
        /// others may go on without them ([`Action::Claim`](crate::Action)).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        away: Option<Away>,
    },
    /// What players say at a table, for whoever asked for it ([`ClientMessage::Watch`]): first what was
    /// said lately, which may be nothing, then every phrase as it is said.
    Phrases {
        /// The table's id.
        table: String,
        /// The phrases, the oldest first. Some may be known already.
        phrases: Vec<SaidPhrase>,
    },
    /// An action was done, and is safe on disk.
    Done {
        /// The table's id.
        table: String,
        /// The nonce of the action.
        nonce: String,
        /// The number of its first event.
        seq: u32,
    },
    /// Something was not done, and nothing changed.
    Refused {
        /// The id of the table concerned, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<String>,
        /// The nonce of the action or question, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<String>,
        /// Why it was refused.
        reason: Refusal,
    },
    /// The answer to [`ClientMessage::Insight`].
    Insight {
        /// The nonce of the question.
        nonce: String,
        /// The table's id.
        table: String,
        /// The analysis.
        insight: PositionInsight,
    },
    /// Asks for a [`ClientMessage::Pong`], to measure the round-trip time.
    Ping {
        /// To be sent back unchanged.
        id: u64,
        /// When the server is going to be restarted, if that has been announced. Games go on afterwards,
        /// and clocks get the time back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        restart: Option<Millis>,
    },
    /// The answer to [`ClientMessage::Ping`].
    Pong {
        /// The id of the ping.
        id: u64,
        /// The server's clock.
        now: Millis,
    },
    /// The server is about to close the connection; the client may reconnect in a moment.
    Bye {
        /// The reason: `stopping`, `slow`, `idle`, `flood`, `banned`.
        why: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Action;

    #[test]
    fn a_move_is_one_flat_object() {
        let text = r#"{"say":"act","table":"k3","nonce":"n1","seq":4,"do":"move","word":"e2"}"#;
        let message: ClientMessage = serde_json::from_str(text).unwrap();
        let action = Action::Move { word: "e2".into() };
        let request = ActionRequest { nonce: "n1".into(), seq: Some(4), action };
        assert_eq!(message, ClientMessage::Act { table: "k3".into(), request });
        assert_eq!(serde_json::to_string(&message).unwrap(), text);
    }

    #[test]
    fn unknown_fields_are_ignored_and_unknown_words_refused() {
        let parse = |text| serde_json::from_str::<ClientMessage>(text);
        assert!(parse(r#"{"say":"ping","id":1,"later":true}"#).is_ok());
        assert!(parse(r#"{"say":"dance"}"#).is_err());
        assert!(parse(r#"{"say":"phrase","table":"k3","nonce":"n","phrase":"hm"}"#).is_err());
        assert!(parse(r#"{"say":"act","table":"k3","nonce":"n","do":"win"}"#).is_err());
    }
}
