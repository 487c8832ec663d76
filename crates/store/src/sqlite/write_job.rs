use api::Millis;
use tokio::sync::oneshot;

use crate::{Append, AppendError, Statement};

pub(super) type Reply<T> = oneshot::Sender<Result<T, sqlx::Error>>;

/// Something to write, with a channel for the answer once it is on disk.
#[derive(Debug)]
pub(super) enum WriteJob {
    Append {
        appends: Vec<Append>,
        reply: oneshot::Sender<Result<(), AppendError>>,
    },
    InsertSecret {
        name: String,
        value: String,
        reply: Reply<()>,
    },
    Revoke {
        person: String,
        before: Millis,
        reply: Reply<()>,
    },
    Heartbeat {
        node: String,
        at: Millis,
        reply: Reply<()>,
    },
    Outage {
        from: Millis,
        to: Millis,
        reply: Reply<Vec<String>>,
    },
    InsertLinkCode {
        code: String,
        person: api::Person,
        expires: Millis,
        reply: Reply<()>,
    },
    RedeemLinkCode {
        code: String,
        now: Millis,
        reply: Reply<Option<api::Person>>,
    },
    DeleteGames {
        games: Vec<String>,
        reply: Reply<()>,
    },
    /// Runs statements, all or none; returns how many rows the last of them has changed.
    Execute {
        statements: Vec<Statement>,
        reply: Reply<u64>,
    },
    Checkpoint {
        reply: Reply<()>,
    },
    /// Checkpoints everything, closes the connection and ends the writer.
    Close {
        reply: Reply<()>,
    },
}
