//! Who follows a table, and whether those who play there are present.

use std::time::Instant;

use api::ServerMessage;

use super::TableActor;
use crate::error::ServerError;
use crate::hub::reply::refuse;
use crate::hub::subscribers::Subscriber;

impl TableActor {
    /// Adds a subscriber: it gets the events after number `after`, or else a snapshot.
    pub(super) async fn subscribe(&mut self, subscriber: Subscriber, after: Option<u32>) {
        let message = match after {
            Some(after) if after <= self.table.seq() => {
                match self.hub.0.store.events(self.table.id(), after).await {
                    Ok(events) => self.update(events),
                    Err(error) => {
                        let error = ServerError::from(error);
                        return refuse(&subscriber.queue, self.table.id(), None, &error);
                    }
                }
            }
            _ => ServerMessage::Snapshot(Box::new(self.table.snapshot(crate::now()))),
        };
        subscriber.queue.send(&message);
        self.subscribers.add(subscriber, &self.table);
        self.update_attendance();
    }

    pub(super) fn unsubscribe(&mut self, socket: u64) {
        self.subscribers.remove(socket);
        if self.subscribers.is_empty() {
            self.idle_since = Instant::now();
        }
        self.refresh_presence();
    }

    pub(super) fn refresh_presence(&mut self) {
        self.subscribers.refresh_presence(&self.table);
        self.update_attendance();
    }

    pub(super) fn update_attendance(&mut self) {
        let attended = self.table.waits_in_queue() && self.subscribers.any_player_present();
        if attended != self.attended {
            self.attended = attended;
            self.hub.set_attended(self.table.id(), attended);
        }
    }
}
