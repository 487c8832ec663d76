//! What others than its players do to a table: it is cancelled or deleted, and people are given another name.

use api::{Person, SeatNumber, ServerMessage};
use table::TableError;

use super::{MAX_TRIES, TableActor};
use crate::error::ServerError;
use crate::hub::Requester;
use crate::hub::send_queue::encode;

impl TableActor {
    /// Cancels the game, unless it is over: an event like any other.
    pub(super) async fn abort(&mut self) -> Result<(), ServerError> {
        self.reload_if_shared().await;
        for _ in 1..MAX_TRIES {
            let mut draft = self.draft(self.hub.now());
            draft.abort()?;
            match self.commit(draft, None).await {
                // Something else came first, which is known now.
                Err(ServerError::Taken) => {}
                other => return other.map(drop),
            }
        }
        Err(ServerError::Taken)
    }

    /// Deletes the table with all its events. Those who follow it are told that there is none.
    pub(super) async fn remove(&mut self) -> Result<(), ServerError> {
        self.hub.0.store.delete_games(vec![self.table.id().to_owned()]).await?;
        self.removed = true;
        Ok(())
    }

    /// Refuses a place at a public table, where strangers meet, to whoever has blocked somebody there, or is blocked by
    /// them. Why is not told. Whoever comes by the link to a table of their own was invited.
    pub(super) async fn check_kept_apart(
        &self,
        who: &Requester,
        seat: Option<SeatNumber>,
    ) -> Result<(), ServerError> {
        if !self.table.spec().public {
            return Ok(());
        }
        let apart = self.hub.0.store.kept_apart(&who.person.id).await?;
        if self.table.person_ids().into_iter().any(|person| apart.contains(person)) {
            return Err(TableError::SeatReserved { seat: seat.unwrap_or(1) }.into());
        }
        Ok(())
    }

    /// Shows somebody under another name.
    pub(super) fn rename(&mut self, person: &Person) {
        if self.table.rename(person) {
            self.listing = None;
            let snapshot = self.table.snapshot(self.hub.now());
            self.subscribers.broadcast(&encode(&ServerMessage::Snapshot(Box::new(snapshot))));
        }
    }
}
