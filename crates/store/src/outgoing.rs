//! What waits to be handed to another server. A node takes a row up for a while, hands it over at most once whoever dies
//! meanwhile, and deletes it then.

use api::Millis;

use crate::queries::sql_time;
use crate::{Statement, Store, StoreError};

/// What is sent, by where it waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outgoing {
    /// Mails, for the mail server.
    Mails,
    /// Messages to browsers, for their push services.
    Pushes,
}

/// A statement about the rows of that kind, with their table between the two parts.
macro_rules! statement {
    ($kind:expr, $before:literal, $after:literal) => {
        Statement::new(match $kind {
            Outgoing::Mails => concat!($before, " mails ", $after),
            Outgoing::Pushes => concat!($before, " push_deliveries ", $after),
        })
    };
}

impl Store {
    /// Takes up what is to be sent until then; returns whether it is this node's to send.
    pub async fn lease_outgoing(
        &self,
        kind: Outgoing,
        id: &str,
        now: Millis,
        until: Millis,
    ) -> Result<bool, StoreError> {
        let lease = statement!(
            kind,
            "UPDATE",
            "SET lease = $1, attempts = attempts + 1
             WHERE id = $2 AND lease <= $3 AND due <= $3 AND handed = 0"
        );
        let lease = lease.number(sql_time(until)).text(id).number(sql_time(now));
        Ok(self.execute(vec![lease]).await? > 0)
    }

    /// It is about to be handed over, by whoever has the lease until then; returns whether that is still so. From now on it
    /// is not sent again.
    pub async fn hand_over_outgoing(
        &self,
        kind: Outgoing,
        id: &str,
        lease: Millis,
    ) -> Result<bool, StoreError> {
        let hand_over = statement!(kind, "UPDATE", "SET handed = 1 WHERE id = $1 AND lease = $2");
        Ok(self.execute(vec![hand_over.text(id).number(sql_time(lease))]).await? > 0)
    }

    /// It was not accepted: it is to be sent again at `due`, unless the lease until then is lost to another node.
    pub async fn delay_outgoing(
        &self,
        kind: Outgoing,
        id: &str,
        lease: Millis,
        due: Millis,
    ) -> Result<(), StoreError> {
        let delay = statement!(
            kind,
            "UPDATE",
            "SET due = $1, handed = 0, lease = 0 WHERE id = $2 AND lease = $3"
        );
        let delay = delay.number(sql_time(due)).text(id).number(sql_time(lease));
        self.execute(vec![delay]).await.map(drop)
    }

    /// It was accepted, or nobody wants it any more.
    pub async fn delete_outgoing(&self, kind: Outgoing, id: &str) -> Result<(), StoreError> {
        let delete = statement!(kind, "DELETE FROM", "WHERE id = $1").text(id);
        self.execute(vec![delete]).await.map(drop)
    }

    /// Deletes what a node that is gone had begun to hand over; returns how many. Nobody knows whether they were accepted.
    pub async fn delete_handed(&self, kind: Outgoing, now: Millis) -> Result<u64, StoreError> {
        let delete = statement!(kind, "DELETE FROM", "WHERE handed = 1 AND lease <= $1");
        self.execute(vec![delete.number(sql_time(now))]).await
    }

    /// Whoever held a lease is gone: for a database that has one server.
    pub async fn release_outgoing(&self, kind: Outgoing) -> Result<(), StoreError> {
        self.execute(vec![statement!(kind, "UPDATE", "SET lease = 0")]).await.map(drop)
    }
}
