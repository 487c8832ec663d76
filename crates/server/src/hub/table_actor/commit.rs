//! Drafts become events: written first, then part of the table and told to its subscribers.

use std::sync::atomic::Ordering;
use std::time::Instant;

use api::{Millis, ServerMessage, Update};
use dice::Seed;
use store::{Append, AppendError};
use table::{Table, TableDraft, TableError};

use super::TableActor;
use super::timing::LateNews;
use crate::error::ServerError;
use crate::hub::Hub;
use crate::hub::send_queue::encode;
use crate::metrics::Metrics;

impl TableActor {
    /// In a box: what waits for it to be written would otherwise hold it several times over.
    pub(super) fn draft(&self, at: Millis) -> Box<TableDraft> {
        Box::new(TableDraft::new(&self.table, at, &self.seed))
    }

    /// Writes a draft to the database; only then does it become the table and is it broadcast.
    pub(super) async fn commit(
        &mut self,
        draft: Box<TableDraft>,
        nonce: Option<String>,
    ) -> Result<u32, ServerError> {
        self.commit_with(draft, nonce, Vec::new()).await
    }

    /// Like [`Self::commit`], in one transaction with `appends` to other tables.
    pub(super) async fn commit_with(
        &mut self,
        draft: Box<TableDraft>,
        nonce: Option<String>,
        appends: Vec<Append>,
    ) -> Result<u32, ServerError> {
        let received = draft.now();
        let seq = self.write(draft, nonce, appends).await?;
        self.credit_slow_commit(received).await;
        Ok(seq)
    }

    pub(super) async fn write(
        &mut self,
        draft: Box<TableDraft>,
        nonce: Option<String>,
        mut appends: Vec<Append>,
    ) -> Result<u32, ServerError> {
        let Some(first) = draft.events().first().map(|event| event.seq) else {
            return Ok(self.table.seq());
        };
        let mut append = self.hub.append(&draft, &self.seed, nonce);
        let listing = draft.table().listing(self.hub.0.lag);
        if self.listing.as_ref().is_some_and(|written| written.is_fresh_enough_for(&listing)) {
            append.row = None;
        } else {
            self.listing = Some(listing);
        }
        appends.push(append);
        let started = Instant::now();
        match self.hub.0.store.append(appends).await {
            Ok(()) => {
                self.hub.0.metrics.commit_time.observe(started.elapsed());
                self.paused_until = None;
                self.rate_if_over(&draft);
                self.publish(draft);
                Ok(first)
            }
            Err(error) => {
                Metrics::increment(&self.hub.0.metrics.write_failures);
                self.listing = None;
                if matches!(error, AppendError::Conflict) && !self.reload().await {
                    return Err(ServerError::Storage);
                }
                Err(error.into())
            }
        }
    }

    pub(super) fn publish(&mut self, draft: Box<TableDraft>) {
        let (events, table) = draft.finish();
        let count = events.len() as u64;
        self.hub.0.metrics.events.fetch_add(count, Ordering::Relaxed);
        self.searches_here = true;
        self.set_table(table, events);
    }

    fn set_table(&mut self, table: Table, events: Vec<api::Event>) {
        *self.table = table;
        self.absence.clear_claims();
        self.seq.store(self.table.seq(), Ordering::Relaxed);
        self.broadcast(events);
        self.refresh_presence();
    }

    pub(super) fn broadcast(&mut self, events: Vec<api::Event>) {
        self.subscribers.remove_closed();
        if !self.subscribers.is_empty() {
            self.subscribers.broadcast(&encode(&self.update(events)));
        }
    }

    pub(super) fn update(&self, events: Vec<api::Event>) -> ServerMessage {
        let state = self.table.state(self.hub.now());
        ServerMessage::Update(Box::new(Update { table: self.table.id().to_owned(), events, state }))
    }

    /// Applies the events that something else has written, and broadcasts them. Returns whether the
    /// table is what the database says.
    pub(super) async fn reload(&mut self) -> bool {
        let id = self.table.id().to_owned();
        let store = &self.hub.0.store;
        let missed = match store.read_with_retry(|| store.events(&id, self.table.seq())).await {
            Ok(missed) if missed.is_empty() => return true,
            Ok(missed) => missed,
            Err(error) => {
                // Whether the database is there is said elsewhere, and once.
                tracing::debug!(table = id, %error, "table cannot be reloaded");
                return false;
            }
        };
        let mut table = self.table.clone();
        if let Some(error) = missed.iter().find_map(|event| table.apply(event).err()) {
            tracing::error!(table = id, %error, "table cannot be reloaded");
            return false;
        }
        self.listing = None;
        self.late_news = LateNews::between(&self.table, &table, self.hub.now()).or(self.late_news);
        // Whoever wrote them searches for what a computer player answers.
        self.searches_here = !self.hub.is_shared();
        self.set_table(*table, missed);
        true
    }

    /// Applies what other nodes have written, where there are any; returns whether it did look.
    pub(super) async fn reload_if_shared(&mut self) -> bool {
        self.hub.is_shared() && self.reload().await
    }
}

pub(super) async fn load_table(hub: &Hub, id: &str) -> Result<(Table, Seed), ServerError> {
    let unknown = || ServerError::NoTable { table: id.to_owned() };
    let corrupt = || TableError::Corrupt { table: id.to_owned() };
    let store = &hub.0.store;
    let events = store.read_with_retry(|| store.events(id, 0)).await?;
    let seed = store.read_with_retry(|| store.seed(id)).await?.ok_or_else(unknown)?;
    let table = Table::replay(id, &events).map_err(|error| {
        tracing::error!(table = id, %error, "table cannot be replayed");
        corrupt()
    })?;
    Ok((table, Seed::parse(&seed).ok_or_else(corrupt)?))
}
