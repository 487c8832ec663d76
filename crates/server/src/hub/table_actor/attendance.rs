//! Who follows a table, and whether those who play there are present. Whoever waits to be paired and
//! goes away for longer than a reload of the page takes has left the queue.

use std::time::{Duration, Instant};

use api::ServerMessage;
use store::TablePresence;

use super::TableActor;
use crate::error::ServerError;
use crate::hub::pairing::CONNECTING;
use crate::hub::reply::refuse;
use crate::hub::subscribers::Subscriber;

/// How long a table waits in a pairing queue after its last player has gone.
const LEAVE_GRACE: Duration = Duration::from_secs(6);

impl TableActor {
    /// Adds a subscriber: it gets the events after number `after`, or else a snapshot.
    pub(super) async fn subscribe(&mut self, subscriber: Subscriber, after: Option<u32>) {
        self.reload_if_shared().await;
        let message = match after {
            // After a restart everybody comes back at once, and most of them have missed nothing.
            Some(after) if after == self.table.seq() => self.update(Vec::new()),
            Some(after) if after < self.table.seq() => {
                match self.hub.0.store.events(self.table.id(), after).await {
                    Ok(events) => self.update(events),
                    Err(error) => {
                        let error = ServerError::from(error);
                        return refuse(&subscriber.queue, self.table.id(), None, &error);
                    }
                }
            }
            _ => ServerMessage::Snapshot(Box::new(self.table.snapshot(self.hub.now()))),
        };
        subscriber.queue.send(&message);
        self.show_recent_phrases(&subscriber);
        self.subscribers.add(subscriber, &self.table);
        self.refresh_presence();
    }

    pub(super) fn unsubscribe(&mut self, socket: u64) {
        self.subscribers.remove(socket);
        if self.subscribers.is_empty() {
            self.idle_since = Instant::now();
        }
        self.refresh_presence();
    }

    pub(super) fn refresh_presence(&mut self) {
        self.refresh_absence();
        self.subscribers.refresh_presence(&self.table);
        self.update_attendance();
    }

    pub(super) fn update_attendance(&mut self) {
        if self.hub.is_shared() {
            let claims = self.absence.claims().to_vec();
            let here = TablePresence { claims, ..self.subscribers.here(&self.table) };
            self.hub.announcements().set(self.table.id(), here);
        }
        let waits = self.table.waits_in_queue();
        let attended = waits && self.subscribers.any_player_present();
        if attended != self.attended {
            self.attended = attended;
            self.hub.set_attended(self.table.id(), attended);
            self.deserted_since = (!attended).then(|| self.hub.0.store.clock().uptime());
        }
        // Whoever has found a partner has not left, wherever they are.
        if !waits {
            self.deserted_since = None;
        }
    }

    /// Whether somebody who waits to be paired here is there, or was.
    pub(super) fn was_attended(&self) -> bool {
        self.attended || self.deserted_since.is_some()
    }

    /// How long until a table that its players have gone from, or never came to, leaves the pairing queue.
    pub(super) fn until_queue_is_left(&self) -> Option<Duration> {
        let now = self.hub.0.store.clock().uptime();
        let left = |since: Duration, grace: Duration| grace.saturating_sub(now - since);
        match self.deserted_since {
            Some(since) => Some(left(since, LEAVE_GRACE)),
            None if self.attended || !self.table.waits_in_queue() => None,
            None => Some(left(self.loaded, Duration::from_millis(CONNECTING))),
        }
    }

    /// Leaves the pairing queue, if nobody has come back in time.
    pub(super) async fn leave_queue_if_deserted(&mut self) {
        if !self.until_queue_is_left().is_some_and(|left| left.is_zero()) {
            return;
        }
        let mut draft = self.draft(self.hub.now());
        if draft.abort().is_ok() && self.commit(draft, None).await.is_ok() {
            self.deserted_since = None;
        }
    }
}
