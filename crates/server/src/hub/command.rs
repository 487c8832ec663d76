//! What a table actor is told to do.

use api::{ActionRequest, Millis, Person, Phrase, SaidPhrase};
use store::TablePresence;
use table::Table;
use tokio::sync::oneshot;

use super::reply::Reply;
use super::subscribers::{Subscriber, Subscribers};
use crate::error::ServerError;
use crate::limits::AddressKey;

/// A person who makes a request, and the address it comes from.
#[derive(Clone, Debug)]
pub struct Requester {
    /// The person.
    pub person: Person,
    /// The address.
    pub address: AddressKey,
}

/// A message to a table actor, and when the server received it: clocks go by that, however long it
/// then waits.
pub(super) struct Envelope {
    pub(super) received: Millis,
    pub(super) command: Command,
}

/// Small, since every inbox has room for dozens of them.
pub(super) enum Command {
    Subscribe {
        subscriber: Box<Subscriber>,
        after: Option<u32>,
    },
    Unsubscribe {
        socket: u64,
    },
    RefreshPresence,
    Act(Box<ActCommand>),
    /// Seats somebody who was paired with whoever waits there.
    Pair(Box<PairCommand>),
    /// A player says something.
    Say(Box<SayCommand>),
    /// A player said something at another node.
    HearPhrase(Box<SaidPhrase>),
    Read(ReadFn),
    Abort(oneshot::Sender<Result<(), ServerError>>),
    /// Deletes the table.
    Remove(oneshot::Sender<Result<(), ServerError>>),
    /// The table was deleted by another node.
    Unload,
    /// Somebody has another name.
    Rename(Box<Person>),
    /// Loads the events that something else wrote.
    Reload,
    /// Who follows the table at other nodes.
    RemotePresence(Box<TablePresence>),
    Wake,
}

pub(super) struct ActCommand {
    pub(super) who: Requester,
    pub(super) act: ActionRequest,
    pub(super) lag: u32,
    pub(super) reply: Reply,
}

pub(super) struct PairCommand {
    pub(super) who: Requester,
    /// Whether they are to make the first move.
    pub(super) begins: bool,
    pub(super) client_seed: Option<String>,
    pub(super) reply: oneshot::Sender<Result<(), ServerError>>,
}

pub(super) struct SayCommand {
    pub(super) person: String,
    pub(super) phrase: Phrase,
    pub(super) reply: Reply,
}

pub(super) type ReadFn = Box<dyn FnOnce(Result<&AttendedTable<'_>, &ServerError>) + Send>;

/// What [`Command::Read`] sees of a table.
pub(super) struct AttendedTable<'a> {
    pub(super) table: &'a Table,
    pub(super) subscribers: &'a Subscribers,
    /// Whether somebody who is seated there is present, or was, while it waits in a queue.
    pub(super) was_attended: bool,
}
