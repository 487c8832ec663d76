use api::ServerMessage;

use super::Outbox;
use super::keeper::Keeper;
use super::outbox::encode;

/// Whoever waits for news without a socket; there may be several.
pub(super) const ANYONE: u64 = 0;

/// A socket that follows a table.
pub(super) struct Watcher {
    pub(super) socket: u64,
    pub(super) person: Option<String>,
    pub(super) outbox: Outbox,
}

impl Keeper {
    /// A socket follows from now on; the same one twice counts once.
    pub(super) fn add_watcher(&mut self, watcher: Watcher) {
        self.watchers.retain(|other| {
            (other.socket != watcher.socket || other.socket == ANYONE) && other.outbox.is_open()
        });
        let outbox = watcher.outbox.clone();
        self.watchers.push(watcher);
        if !self.refresh_presence() {
            outbox.send(encode(&self.presence()));
        }
    }

    /// Says who is there, if that changed.
    pub(super) fn refresh_presence(&mut self) -> bool {
        let there = |holder: &Option<&str>| {
            holder.is_some() && self.watchers.iter().any(|w| w.person.as_deref() == *holder)
        };
        let present: Vec<_> = self.table().holders().iter().map(there).collect();
        if present == self.present {
            return false;
        }
        self.present = present;
        let text = encode(&self.presence());
        for watcher in &self.watchers {
            watcher.outbox.send(text.clone());
        }
        true
    }

    fn presence(&self) -> ServerMessage {
        let holders = self.table().holders();
        let looks_on = |person: &Option<String>| !holders.contains(&person.as_deref());
        let watchers = self.watchers.iter().filter(|w| w.person.is_none() || looks_on(&w.person));
        ServerMessage::Presence {
            table: self.table().id().to_owned(),
            seats: self.present.clone(),
            watchers: u32::try_from(watchers.count()).unwrap_or(u32::MAX),
        }
    }
}
