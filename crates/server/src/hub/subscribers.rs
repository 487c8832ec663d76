use std::sync::Arc;

use api::ServerMessage;
use axum::extract::ws::Utf8Bytes;

use super::liveness::{CloseWatch, Liveness};
use super::send_queue::{SendQueue, encode};
use crate::table::Table;

/// The socket id that all long-polling requests share: unlike a real socket, there may be several.
const LONG_POLL: u64 = 0;

/// The sockets that follow one table, and which of its seats have their player connected.
#[derive(Default)]
pub(super) struct Subscribers {
    list: Vec<Subscriber>,
    /// By seat, as last broadcast.
    present: Vec<bool>,
}

/// A socket that follows a table.
pub(crate) struct Subscriber {
    socket: u64,
    person: Option<String>,
    pub(super) queue: SendQueue,
    liveness: Arc<Liveness>,
    /// Held while the table has to know within seconds whether this socket's client is gone.
    close_watch: Option<CloseWatch>,
}

impl Subscriber {
    /// A socket, and the id of the person it belongs to, if they are known.
    pub(crate) fn new(
        socket: u64,
        person: Option<String>,
        queue: SendQueue,
        liveness: Arc<Liveness>,
    ) -> Subscriber {
        Subscriber { socket, person, queue, liveness, close_watch: None }
    }

    /// A request that waits for the next message.
    pub(super) fn long_poll(queue: SendQueue) -> Subscriber {
        Subscriber::new(LONG_POLL, None, queue, Arc::default())
    }

    /// Whether it is a connection of that person's, who is there.
    fn shows(&self, person: Option<&str>) -> bool {
        person.is_some() && self.person.as_deref() == person && !self.liveness.is_silent()
    }
}

impl Subscribers {
    pub(super) fn new(seats: usize) -> Subscribers {
        Subscribers { list: Vec::new(), present: vec![false; seats] }
    }

    /// Adds a socket and tells it who is present. A socket that subscribes twice counts once.
    pub(super) fn add(&mut self, subscriber: Subscriber, table: &Table) {
        self.list.retain(|other| {
            (other.socket != subscriber.socket || other.socket == LONG_POLL)
                && other.queue.is_open()
        });
        let queue = subscriber.queue.clone();
        self.list.push(subscriber);
        if !self.refresh_presence(table) {
            queue.send_encoded(encode(&self.presence(table)));
        }
    }

    /// Removes a socket, and whatever was closed meanwhile.
    pub(super) fn remove(&mut self, socket: u64) {
        self.list.retain(|other| other.socket != socket && other.queue.is_open());
    }

    /// Removes what was closed meanwhile.
    pub(super) fn remove_closed(&mut self) {
        self.list.retain(|subscriber| subscriber.queue.is_open());
    }

    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether at least one subscriber still reads.
    pub(super) fn any_open(&self) -> bool {
        self.list.iter().any(|subscriber| subscriber.queue.is_open())
    }

    /// Whether at least one seated player was connected when presence was last broadcast.
    pub(super) fn any_player_present(&self) -> bool {
        self.present.contains(&true)
    }

    /// The connections of seated players who are present.
    pub(super) fn present_players(&self, table: &Table) -> Vec<Arc<Liveness>> {
        let holders = table.holder_ids();
        let plays = |subscriber: &&Subscriber| holders.iter().any(|who| subscriber.shows(*who));
        self.list.iter().filter(plays).map(|one| Arc::clone(&one.liveness)).collect()
    }

    /// Sends one message, encoded once, to everyone.
    pub(super) fn broadcast(&self, text: &Utf8Bytes) {
        for subscriber in &self.list {
            subscriber.queue.send_encoded(text.clone());
        }
    }

    /// Broadcasts who is present if that changed since the last time; returns whether it did.
    pub(super) fn refresh_presence(&mut self, table: &Table) -> bool {
        let holders = table.holder_ids();
        let needs_players = table.needs_players_present();
        for subscriber in &mut self.list {
            let plays =
                subscriber.person.is_some() && holders.contains(&subscriber.person.as_deref());
            if !(needs_players && plays) {
                subscriber.close_watch = None;
            } else if subscriber.close_watch.is_none() {
                subscriber.close_watch = Some(subscriber.liveness.watch_closely());
            }
        }
        let is_present = |holder: &Option<&str>| self.list.iter().any(|s| s.shows(*holder));
        let present: Vec<_> = holders.iter().map(is_present).collect();
        if present == self.present {
            return false;
        }
        self.present = present;
        self.broadcast(&encode(&self.presence(table)));
        true
    }

    fn presence(&self, table: &Table) -> ServerMessage {
        let holders = table.holder_ids();
        let is_spectator = |subscriber: &&Subscriber| {
            subscriber.person.is_none() || !holders.contains(&subscriber.person.as_deref())
        };
        let spectators = self.list.iter().filter(is_spectator).count();
        ServerMessage::Presence {
            table: table.id().to_owned(),
            seats: self.present.clone(),
            watchers: u32::try_from(spectators).unwrap_or(u32::MAX),
        }
    }
}
