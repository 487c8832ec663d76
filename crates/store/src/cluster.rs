use async_trait::async_trait;

use crate::StoreError;
use crate::asset::Asset;
use crate::deadline::WithTimeout as _;

/// What the nodes on one database have to know of each other. A server that has its database to itself
/// needs none of it, which is what happens unless a database says otherwise.
#[async_trait]
pub trait Cluster: Send + Sync {
    /// Whether other nodes may write to the database at the same time.
    fn is_shared(&self) -> bool {
        false
    }

    /// The nodes that are alive, this one included.
    async fn live_nodes(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    /// The laws that all nodes know which are alive.
    async fn common_laws(&self) -> Result<u32, StoreError> {
        Ok(table::LAWS)
    }

    /// Opens an outage for the players who were connected to nodes that died, and forgets those nodes; returns whether
    /// there is one. However many nodes look, each death is found once.
    async fn expire_dead_nodes(&self, _node: &str) -> Result<bool, StoreError> {
        Ok(false)
    }

    /// A node stops in good order: nobody has to find out.
    async fn stop_node(&self, _node: &str) -> Result<(), StoreError> {
        Ok(())
    }

    /// The number of the last event of each of these games; 0 for one that was deleted.
    async fn heads(&self, _games: &[String]) -> Result<Vec<(String, u32)>, StoreError> {
        Ok(Vec::new())
    }

    /// Tells the other nodes who follows games at this one.
    async fn set_presence(
        &self,
        _node: &str,
        _games: &[(String, TablePresence)],
    ) -> Result<(), StoreError> {
        Ok(())
    }

    /// Who follows these games at other nodes that are alive.
    async fn remote_presence(
        &self,
        _node: &str,
        _games: &[String],
    ) -> Result<Vec<(String, TablePresence)>, StoreError> {
        Ok(Vec::new())
    }

    /// How many follow games at other nodes that are alive.
    async fn people_elsewhere(&self, _node: &str) -> Result<u64, StoreError> {
        Ok(0)
    }

    /// Keeps files of this node's page for pages that come to other nodes for them.
    async fn keep_asset(&self, _path: &str, _asset: &Asset) -> Result<(), StoreError> {
        Ok(())
    }

    /// A file of the page of another node.
    async fn asset(&self, _path: &str) -> Result<Option<Asset>, StoreError> {
        Ok(None)
    }

    /// Has nobody else look into a pairing queue, at any node, until the guard is released: of two
    /// people who ask at the same time, the second must find the first.
    async fn lock_queue(&self, _queue: &str) -> Result<QueueGuard, StoreError> {
        Ok(QueueGuard(None))
    }
}

/// Who follows one table, at one node or at several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TablePresence {
    /// The ids of the people seated there who are connected.
    pub players: Vec<String>,
    /// How many others watch.
    pub watchers: u32,
    /// Who of them claims the seat of a player who is gone, and for which level.
    pub claims: Vec<(String, Option<u8>)>,
}

impl TablePresence {
    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.players.is_empty() && self.watchers == 0
    }

    /// The claims as one text.
    pub(crate) fn claims_text(&self) -> String {
        let claim = |(person, level): &(String, Option<u8>)| {
            format!("{person}:{}", level.map(|level| level.to_string()).unwrap_or_default())
        };
        self.claims.iter().map(claim).collect::<Vec<_>>().join(" ")
    }

    /// Reads what [`Self::claims_text`] writes; what it does not understand is no claim.
    pub(crate) fn parse_claims(text: &str) -> impl Iterator<Item = (String, Option<u8>)> {
        text.split_whitespace().filter_map(|claim| {
            let (person, level) = claim.rsplit_once(':')?;
            let level = if level.is_empty() { None } else { Some(level.parse().ok()?) };
            Some((person.to_owned(), level))
        })
    }
}

/// Holds a pairing queue, if it has to be held in the database.
#[derive(Debug)]
pub struct QueueGuard(pub(crate) Option<sqlx::Transaction<'static, sqlx::Postgres>>);

impl QueueGuard {
    /// Lets others look into the queue.
    pub async fn release(self) {
        if let Some(transaction) = self.0 {
            // Nothing was written in it. If the connection is gone, so is the lock.
            let _ = transaction.rollback().with_timeout().await;
        }
    }
}
