use std::sync::Arc;

use api::{Away, ServerMessage};
use axum::extract::ws::Utf8Bytes;
use store::TablePresence;
use table::Table;

use super::liveness::{CloseWatch, Liveness};
use super::reply::refuse;
use super::send_queue::{SendQueue, encode};
use crate::error::ServerError;

/// The socket id that all long-polling requests share: unlike a real socket, there may be several.
const LONG_POLL: u64 = 0;

/// The sockets that follow one table, and which of its seats have their player connected.
#[derive(Default)]
pub(super) struct Subscribers {
    list: Vec<Subscriber>,
    /// Who follows it at other nodes.
    remote_presence: TablePresence,
    /// By seat, and the player who is away at their turn, as last broadcast.
    present: Vec<bool>,
    shown_away: Option<Away>,
    /// The player who is away now.
    away: Option<Away>,
}

/// A socket that follows a table.
pub(crate) struct Subscriber {
    socket: u64,
    person: Option<String>,
    pub(super) queue: SendQueue,
    liveness: Arc<Liveness>,
    /// Held while the table has to know within seconds whether this socket's client is gone.
    close_watch: Option<CloseWatch>,
    /// Whether it is told what players say.
    pub(super) wants_phrases: bool,
}

impl Subscriber {
    /// A socket, and the id of the person it belongs to, if they are known.
    pub(crate) fn new(
        socket: u64,
        person: Option<String>,
        queue: SendQueue,
        liveness: Arc<Liveness>,
    ) -> Subscriber {
        Subscriber { socket, person, queue, liveness, close_watch: None, wants_phrases: false }
    }

    /// One that is told what players say, if it asked for that.
    pub(crate) fn with_phrases(self, wants_phrases: bool) -> Subscriber {
        Subscriber { wants_phrases, ..self }
    }

    /// The id of the person it belongs to.
    pub(super) fn person(&self) -> Option<&str> {
        self.person.as_deref()
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
        Subscribers { present: vec![false; seats], ..Subscribers::default() }
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

    /// Sets who follows the table at other nodes.
    pub(super) fn set_remote_presence(&mut self, remote_presence: TablePresence) {
        self.remote_presence = remote_presence;
    }

    /// Whether a seated player is connected to another node.
    pub(super) fn any_remote_player(&self) -> bool {
        !self.remote_presence.players.is_empty()
    }

    /// Whether that person is connected to this node and there.
    pub(super) fn shows(&self, person: Option<&str>) -> bool {
        self.list.iter().any(|subscriber| subscriber.shows(person))
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

    /// Those who asked for phrases: the ids of their people, if they are known, and their queues.
    pub(super) fn hearers(&self) -> Vec<(Option<String>, SendQueue)> {
        let hearers = self.list.iter().filter(|one| one.wants_phrases);
        hearers.map(|one| (one.person.clone(), one.queue.clone())).collect()
    }

    /// Tells everyone that there is nothing more to follow, and why.
    pub(super) fn refuse(&self, table: &str, error: &ServerError) {
        for subscriber in &self.list {
            refuse(&subscriber.queue, table, None, error);
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
        let present: Vec<_> = holders.iter().map(|holder| self.is_present(*holder)).collect();
        if present == self.present && self.away == self.shown_away {
            return false;
        }
        self.present = present;
        self.shown_away.clone_from(&self.away);
        self.broadcast(&encode(&self.presence(table)));
        true
    }

    /// Whether that person is connected to this node or another.
    fn is_present(&self, person: Option<&str>) -> bool {
        let is_remote = |id| self.remote_presence.players.iter().any(|other| other == id);
        self.shows(person) || person.is_some_and(is_remote)
    }

    /// The ids of the seated players who are connected to this node or another.
    pub(super) fn present_people(&self, table: &Table) -> Vec<String> {
        let holders = table.holder_ids().into_iter();
        let present = holders.filter(|holder| self.is_present(*holder)).flatten();
        present.map(str::to_owned).collect()
    }

    /// Sets who is away at their turn; broadcast with the presence.
    pub(super) fn set_away(&mut self, away: Option<Away>) {
        self.away = away;
    }

    /// What players claim at other nodes.
    pub(super) fn remote_claims(&self) -> &[(String, Option<u8>)] {
        &self.remote_presence.claims
    }

    /// Who follows the table at this node.
    pub(super) fn here(&self, table: &Table) -> TablePresence {
        let holders = table.holder_ids();
        let is_spectator = |subscriber: &&Subscriber| {
            subscriber.person.is_none() || !holders.contains(&subscriber.person.as_deref())
        };
        let spectators = self.list.iter().filter(is_spectator).count();
        let players = holders.iter().flatten().filter(|holder| self.shows(Some(holder)));
        TablePresence {
            players: players.map(|&id| id.to_owned()).collect(),
            watchers: u32::try_from(spectators).unwrap_or(u32::MAX),
            claims: Vec::new(),
        }
    }

    fn presence(&self, table: &Table) -> ServerMessage {
        ServerMessage::Presence {
            table: table.id().to_owned(),
            seats: self.present.clone(),
            watchers: self.here(table).watchers.saturating_add(self.remote_presence.watchers),
            away: self.away.clone(),
        }
    }
}
