use api::Millis;
use tokio::sync::oneshot;

use crate::{Append, AppendError, OpenOutage, OutageBatch, Statement};

pub(super) type WriteReply<T> = oneshot::Sender<Result<T, sqlx::Error>>;

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
        reply: WriteReply<()>,
    },
    Revoke {
        person: String,
        before: Millis,
        reply: WriteReply<()>,
    },
    Heartbeat {
        node: String,
        at: Millis,
        reply: WriteReply<()>,
    },
    OpenOutage {
        outage: OpenOutage,
        reply: WriteReply<Vec<String>>,
    },
    /// Gives at most so many games their time.
    CreditNext {
        outage: OpenOutage,
        most: usize,
        reply: WriteReply<OutageBatch>,
    },
    CreditGames {
        outage: OpenOutage,
        games: Vec<String>,
        reply: WriteReply<Vec<String>>,
    },
    InsertLinkCode {
        code: String,
        person: api::Person,
        expires: Millis,
        reply: WriteReply<()>,
    },
    RedeemLinkCode {
        code: String,
        now: Millis,
        reply: WriteReply<Option<api::Person>>,
    },
    DeleteGames {
        games: Vec<String>,
        reply: WriteReply<()>,
    },
    /// Runs statements, all or none; returns how many rows the last of them has changed.
    Execute {
        statements: Vec<Statement>,
        reply: WriteReply<u64>,
    },
    Checkpoint {
        reply: WriteReply<()>,
    },
    /// Checkpoints everything, closes the connection and ends the writer.
    Close {
        reply: WriteReply<()>,
    },
}
