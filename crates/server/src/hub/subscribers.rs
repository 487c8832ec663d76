use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use api::{Away, ServerMessage};
use axum::extract::ws::Utf8Bytes;
use store::TablePresence;
use table::Table;

use super::liveness::{CloseWatch, Liveness};
use super::reply::refuse;
use super::send_queue::{SendQueue, encode};
use crate::error::ServerError;

/// The sockets that follow one table, and which of its seats have their player connected. That somebody comes or
/// goes costs as much with ten thousand others as with none.
#[derive(Default)]
pub(super) struct Subscribers {
    /// By their id.
    sockets: HashMap<u64, Subscriber>,
    /// The sockets of each person.
    of_person: HashMap<String, Vec<u64>>,
    /// Of sockets about which the table has to know within seconds whether the client is gone.
    close_watches: HashMap<u64, CloseWatch>,
    /// Who follows it at other nodes.
    remote_presence: TablePresence,
    /// Seated players who have been connected since they sat down, to this node or another.
    have_come: Box<[String]>,
    /// By seat, and the player who is away at their turn, as last broadcast.
    present: Vec<bool>,
    shown_away: Option<Away>,
    /// The player who is away now.
    away: Option<Away>,
}

/// An id for a socket, or for a request that waits as one would.
pub(crate) fn next_socket_id() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// A socket that follows a table.
pub(crate) struct Subscriber {
    socket: u64,
    person: Option<String>,
    pub(super) queue: SendQueue,
    liveness: Arc<Liveness>,
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
        Subscriber { socket, person, queue, liveness, wants_phrases: false }
    }

    /// One that is told what players say, if it asked for that.
    pub(crate) fn with_phrases(self, wants_phrases: bool) -> Subscriber {
        Subscriber { wants_phrases, ..self }
    }

    /// A request that waits for the next message.
    pub(super) fn long_poll(queue: SendQueue) -> Subscriber {
        Subscriber::new(next_socket_id(), None, queue, Arc::default())
    }

    /// The id of its socket.
    pub(super) fn socket(&self) -> u64 {
        self.socket
    }

    /// The id of the person it belongs to.
    pub(super) fn person(&self) -> Option<&str> {
        self.person.as_deref()
    }
}

impl Subscribers {
    pub(super) fn new(seats: usize) -> Subscribers {
        Subscribers { present: vec![false; seats], ..Subscribers::default() }
    }

    /// Adds a socket and tells it who is present. A socket that subscribes twice counts once.
    pub(super) fn add(&mut self, subscriber: Subscriber, table: &Table) {
        self.remove(subscriber.socket);
        if let Some(person) = &subscriber.person {
            self.of_person.entry(person.clone()).or_default().push(subscriber.socket);
        }
        let queue = subscriber.queue.clone();
        self.sockets.insert(subscriber.socket, subscriber);
        if !self.refresh_presence(table) {
            queue.send_encoded(encode(&self.presence(table)));
        }
    }

    /// Removes a socket.
    pub(super) fn remove(&mut self, socket: u64) {
        self.close_watches.remove(&socket);
        let Some(Subscriber { person: Some(person), .. }) = self.sockets.remove(&socket) else {
            return;
        };
        if let Some(others) = self.of_person.get_mut(&person) {
            others.retain(|&other| other != socket);
            if others.is_empty() {
                self.of_person.remove(&person);
            }
        }
    }

    /// Removes what was closed meanwhile.
    pub(super) fn remove_closed(&mut self) {
        let closed = self.sockets.values().filter(|subscriber| !subscriber.queue.is_open());
        for socket in closed.map(|subscriber| subscriber.socket).collect::<Vec<_>>() {
            self.remove(socket);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.sockets.is_empty()
    }

    /// Whether at least one subscriber still reads.
    pub(super) fn any_open(&self) -> bool {
        self.queues().any(SendQueue::is_open)
    }

    fn queues(&self) -> impl Iterator<Item = &SendQueue> {
        self.sockets.values().map(|subscriber| &subscriber.queue)
    }

    /// The sockets of a person.
    fn of(&self, person: Option<&str>) -> impl Iterator<Item = &Subscriber> {
        let sockets = person.and_then(|person| self.of_person.get(person));
        sockets.into_iter().flatten().filter_map(|socket| self.sockets.get(socket))
    }

    /// The sockets of seated players, each once.
    fn of_players(&self, table: &Table) -> impl Iterator<Item = &Subscriber> {
        let mut holders = table.holder_ids();
        holders.sort_unstable();
        holders.dedup();
        holders.into_iter().flat_map(|holder| self.of(holder).collect::<Vec<_>>())
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
        self.of(person).any(|subscriber| !subscriber.liveness.is_silent())
    }

    /// The seated players who are present at this node: the id of each, with every connection of theirs.
    pub(super) fn present_players(&self, table: &Table) -> Vec<(String, Arc<Liveness>)> {
        let present = self.of_players(table).filter(|subscriber| !subscriber.liveness.is_silent());
        let player = |subscriber: &Subscriber| {
            Some((subscriber.person.clone()?, Arc::clone(&subscriber.liveness)))
        };
        present.filter_map(player).collect()
    }

    /// Sends one message, encoded once, to everyone.
    pub(super) fn broadcast(&self, text: &Utf8Bytes) {
        for queue in self.queues() {
            queue.send_encoded(text.clone());
        }
    }

    /// Those who asked for phrases: the ids of their people, if they are known, and their queues.
    pub(super) fn hearers(&self) -> Vec<(Option<String>, SendQueue)> {
        let hearers = self.sockets.values().filter(|one| one.wants_phrases);
        hearers.map(|one| (one.person.clone(), one.queue.clone())).collect()
    }

    /// Tells everyone that there is nothing more to follow, and why.
    pub(super) fn refuse(&self, table: &str, error: &ServerError) {
        for queue in self.queues() {
            refuse(queue, table, None, error);
        }
    }

    /// Broadcasts who is present if that changed since the last time; returns whether it did.
    pub(super) fn refresh_presence(&mut self, table: &Table) -> bool {
        self.watch_players(table);
        let holders = table.holder_ids();
        let present: Vec<_> = holders.iter().map(|holder| self.is_present(*holder)).collect();
        let has_come = |(holder, present): (&Option<&str>, &bool)| {
            let person = (*holder)?;
            (*present || self.have_come.iter().any(|one| one == person)).then(|| person.to_owned())
        };
        self.have_come = holders.iter().zip(&present).filter_map(has_come).collect();
        if present == self.present && self.away == self.shown_away {
            return false;
        }
        self.present = present;
        self.shown_away.clone_from(&self.away);
        self.broadcast(&encode(&self.presence(table)));
        true
    }

    /// Watches the sockets of seated players closely while the table needs them to be present, and no others.
    fn watch_players(&mut self, table: &Table) {
        let mut before = std::mem::take(&mut self.close_watches);
        if table.needs_players_present() {
            let watch = |subscriber: &Subscriber| {
                let socket = subscriber.socket;
                let watch = before.remove(&socket);
                (socket, watch.unwrap_or_else(|| subscriber.liveness.watch_closely()))
            };
            self.close_watches = self.of_players(table).map(watch).collect();
        }
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

    /// The seated players who have been connected since they sat down.
    pub(super) fn people_who_came(&self) -> Vec<String> {
        self.have_come.to_vec()
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
        let spectators = self.sockets.len() - self.of_players(table).count();
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
