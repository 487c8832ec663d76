use serde::{Deserialize, Serialize};

use crate::{Act, Insight, Millis, Person, Refusal, Snapshot, Update};

/// What a client says on a socket, one JSON object a text frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "say", rename_all = "snake_case")]
pub enum ClientMessage {
    /// Proves who one is, where neither cookie nor header did.
    Hello {
        /// The token.
        token: String,
    },
    /// Follows a table.
    Watch {
        /// Which.
        table: String,
        /// The last event already seen: only what came after is sent. Nothing: a snapshot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<u32>,
    },
    /// No longer follows it.
    Unwatch {
        /// Which.
        table: String,
    },
    /// Does something at a table.
    Act {
        /// Where.
        table: String,
        /// What.
        #[serde(flatten)]
        act: Act,
    },
    /// Asks what a machine makes of a position of a table.
    Insight {
        /// Which table.
        table: String,
        /// After how many words of its record; nothing: now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ply: Option<u32>,
        /// Comes back with the answer.
        nonce: String,
    },
    /// Keeps the connection alive and measures the way.
    Ping {
        /// Comes back as it is.
        id: u64,
    },
    /// Answers [`ServerMessage::Ping`].
    Pong {
        /// As it came.
        id: u64,
    },
}

/// What the server says on a socket, one JSON object a text frame.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "say", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message, and the answer to `hello`.
    Welcome {
        /// Who the server takes one for; nothing for a mere spectator.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        you: Option<Person>,
        /// The version of this protocol.
        version: u32,
        /// The server's clock.
        now: Millis,
    },
    /// A table as it stands.
    Snapshot(Box<Snapshot>),
    /// What happened at a table.
    Update(Update),
    /// Who is connected to a table; comes and goes without being an event.
    Presence {
        /// Which table.
        table: String,
        /// From seat 1 on.
        seats: Vec<bool>,
        /// How many others look on.
        watchers: u32,
    },
    /// An action was done, and is safe on disk.
    Done {
        /// At which table.
        table: String,
        /// Which action.
        nonce: String,
        /// The number of its first event.
        seq: u32,
    },
    /// Something was not done, and nothing changed.
    Refused {
        /// At which table, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<String>,
        /// Which action, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<String>,
        /// Why.
        reason: Refusal,
    },
    /// The answer to [`ClientMessage::Insight`].
    Insight {
        /// Which question.
        nonce: String,
        /// About which table.
        table: String,
        /// The answer.
        insight: Insight,
    },
    /// Asks for a [`ClientMessage::Pong`], to measure the way.
    Ping {
        /// Comes back as it is.
        id: u64,
    },
    /// The answer to [`ClientMessage::Ping`].
    Pong {
        /// As it came.
        id: u64,
        /// The server's clock.
        now: Millis,
    },
    /// The server is about to close the connection: come back in a moment.
    Bye {
        /// Why: `stopping`, `slow`, `idle`, `flood`.
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
        let act = Act { nonce: "n1".into(), seq: Some(4), action };
        assert_eq!(message, ClientMessage::Act { table: "k3".into(), act });
        assert_eq!(serde_json::to_string(&message).unwrap(), text);
    }

    #[test]
    fn unknown_fields_are_ignored_and_unknown_words_refused() {
        let say = |text| serde_json::from_str::<ClientMessage>(text);
        assert!(say(r#"{"say":"ping","id":1,"later":true}"#).is_ok());
        assert!(say(r#"{"say":"dance"}"#).is_err());
        assert!(say(r#"{"say":"act","table":"k3","nonce":"n","do":"win"}"#).is_err());
    }
}
