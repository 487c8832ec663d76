use std::time::Duration;

use api::{ActionRequest, Event, Refusal, Snapshot, TableState};

/// All that one person at one table sent and was told, in order.
#[derive(Clone, Debug, Default)]
pub struct PlayerHistory {
    /// The person's id.
    pub person: String,
    /// What happened.
    pub entries: Vec<HistoryEntry>,
}

/// Something that happened to a player, and when.
#[derive(Clone, Debug)]
pub struct HistoryEntry {
    /// The time since the run began, on the monotonic clock of all clients.
    pub at: Duration,
    /// What happened.
    pub what: ClientEvent,
}

/// What happened to a player.
#[derive(Clone, Debug)]
pub enum ClientEvent {
    /// The player tries to connect to this node.
    Connecting {
        /// The node's number.
        node: usize,
    },
    /// The connection is open.
    Connected,
    /// The connection was lost, or the player gave it up.
    Disconnected,
    /// The player sent an action, for the first time or again.
    Sent(ActionRequest),
    /// An action was acknowledged.
    Done {
        /// Its nonce.
        nonce: String,
        /// The number of its first event.
        seq: u32,
    },
    /// An action was refused.
    Refused {
        /// Its nonce.
        nonce: String,
        /// Why.
        reason: Refusal,
    },
    /// The table was shown as a whole.
    Snapshot(Box<Snapshot>),
    /// Events were shown, and the state after them.
    Update {
        /// The new events.
        events: Vec<Event>,
        /// The state after the last one.
        state: Box<TableState>,
    },
}

impl ClientEvent {
    /// The state that was shown.
    pub fn state(&self) -> Option<&TableState> {
        match self {
            ClientEvent::Snapshot(snapshot) => Some(&snapshot.state),
            ClientEvent::Update { state, .. } => Some(state),
            _ => None,
        }
    }
}

impl PlayerHistory {
    /// Every action that was sent, once, in the order of first sending.
    pub fn requests(&self) -> Vec<&ActionRequest> {
        let mut requests: Vec<&ActionRequest> = Vec::new();
        for entry in &self.entries {
            if let ClientEvent::Sent(request) = &entry.what
                && requests.iter().all(|earlier| earlier.nonce != request.nonce)
            {
                requests.push(request);
            }
        }
        requests
    }

    /// The last answer to an action.
    pub fn answer(&self, asked: &str) -> Option<&ClientEvent> {
        self.entries.iter().rev().map(|entry| &entry.what).find(|what| match what {
            ClientEvent::Done { nonce, .. } | ClientEvent::Refused { nonce, .. } => nonce == asked,
            _ => false,
        })
    }
}

/// Whether a refused action may still be done if it is sent again: nobody knows what became of it, or
/// something else came first.
pub(crate) fn may_be_repeated(reason: &Refusal) -> bool {
    matches!(reason.status, 429 | 503) || reason.key == "server-stale"
}
