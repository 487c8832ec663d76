//! What the hub of one node has to do with others on the same database.

use std::sync::atomic::Ordering;

use api::Millis;
use dice::Seed;
use store::{Append, TablePresence};
use table::TableDraft;

use super::{Announcements, Command, Hub, TableHandle, lock};
use crate::error::ServerError;

/// How much longer than its time to think a computer player's move may take, in milliseconds, before
/// another node searches for it.
const SEARCH_GRACE: Millis = 2_000;

impl Hub {
    /// Whether a table is in use.
    pub(crate) fn is_loaded(&self, table: &str) -> bool {
        lock(&self.0.tables).contains_key(table)
    }

    /// The tables in use, each with the number of the last event that is known of it.
    pub(crate) fn loaded(&self) -> Vec<(String, u32)> {
        let seq = |handle: &TableHandle| handle.seq.load(Ordering::Relaxed);
        lock(&self.0.tables).iter().map(|(id, handle)| (id.clone(), seq(handle))).collect()
    }

    /// Has a table in use read what another node wrote up to event `seq`, or whatever it was if that
    /// is 0, unless it knows that already.
    pub(crate) fn catch_up(&self, table: &str, seq: u32) {
        if let Some(handle) = lock(&self.0.tables).get(table)
            && (seq == 0 || handle.seq.load(Ordering::Relaxed) < seq)
        {
            let _ = handle.inbox.try_send(self.envelope(Command::Reload));
        }
    }

    /// Tells a table in use who follows it at other nodes, unless it was told so before.
    pub(crate) fn set_remote_presence(&self, table: &str, presence: TablePresence) {
        if let Some(handle) = lock(&self.0.tables).get_mut(table)
            && handle.remote_presence.as_ref() != Some(&presence)
        {
            let command = Command::RemotePresence(Box::new(presence.clone()));
            let told = handle.inbox.try_send(self.envelope(command)).is_ok();
            handle.remote_presence = told.then_some(presence);
        }
    }

    /// A table is about to be loaded, and reads by itself who follows it at other nodes: it is told again what that is next
    /// found to be, whatever it was told before. So it does not matter which of two readings was the earlier.
    pub(super) fn forget_told_presence(&self, table: &str) {
        if let Some(handle) = lock(&self.0.tables).get_mut(table) {
            handle.remote_presence = None;
        }
    }

    /// What the other nodes have to be told.
    pub(crate) fn announcements(&self) -> &Announcements {
        &self.0.announcements
    }

    /// Who follows a table at other nodes.
    pub(super) async fn remote_presence(&self, table: &str) -> Result<TablePresence, ServerError> {
        let games = [table.to_owned()];
        let found = self.0.store.remote_presence(&self.0.node, &games).await?;
        Ok(found.into_iter().next().map(|(_, presence)| presence).unwrap_or_default())
    }

    /// Whether other nodes may write to the tables too.
    pub(super) fn is_shared(&self) -> bool {
        self.0.store.is_shared()
    }

    /// The time that events are dated by.
    pub(super) fn now(&self) -> Millis {
        self.0.store.now()
    }

    /// A draft as an append to the store. Where several nodes are, a computer player's move is due at
    /// another one only if the node that is about to search for it has had the time.
    pub(super) fn append(&self, draft: &TableDraft, seed: &Seed, nonce: Option<String>) -> Append {
        let mut append = Append::of_draft(draft, seed, nonce, self.0.lag);
        if let Some(row) = append.row.as_mut()
            && self.is_shared()
            && draft.table().computer_to_move().is_some()
        {
            row.wake = Some(row.at + self.0.engine_ms + SEARCH_GRACE);
        }
        append
    }
}
