use api::{Millis, Person};
use async_trait::async_trait;

use crate::{
    AccountQueries, Append, AppendError, Cluster, FriendQueries, GalleryQueries, Jobs,
    NoticeQueries, OpenOutage, OutageBatch, PasskeyQueries, ProfileQueries, PuzzleQueries, Queries,
    RatingQueries, SafetyQueries, Solutions, Statement, StoreError,
};

/// What keeps the events, and everything else that must not be lost. The traits of queries are answered by all databases
/// in the same SQL; here is what each does in its own way.
#[async_trait]
pub trait Database:
    Queries
    + AccountQueries
    + PasskeyQueries
    + ProfileQueries
    + PuzzleQueries
    + SafetyQueries
    + FriendQueries
    + GalleryQueries
    + RatingQueries
    + NoticeQueries
    + Cluster
    + Jobs
    + Solutions
{
    /// Appends events to games, all or nothing. When this returns `Ok`, they are on disk.
    async fn append(&self, appends: Vec<Append>) -> Result<(), AppendError>;

    /// Deletes games with all their events.
    async fn delete_games(&self, games: Vec<String>) -> Result<(), StoreError>;

    /// Runs statements that every database understands, all or none; returns how many rows the last of
    /// them has changed.
    async fn execute(&self, statements: Vec<Statement>) -> Result<u64, StoreError>;

    /// How much room the database takes, in bytes.
    async fn bytes(&self) -> Result<u64, StoreError>;

    /// The tables that wait in a pairing queue, the longest-waiting first: those with an event since
    /// `recent`, and the `attended` ones. Stale tables are none of them, however many there are.
    async fn waiting_in_queue(
        &self,
        queue: &str,
        recent: Millis,
        attended: &[String],
    ) -> Result<Vec<String>, StoreError>;

    /// Games that were aborted before then.
    async fn aborted_before(&self, before: Millis) -> Result<Vec<String>, StoreError>;

    /// The secret of that name, which is `new` if there was none.
    async fn get_or_insert_secret(&self, name: &str, new: String) -> Result<String, StoreError>;

    /// Makes all tokens of a person void that were issued before then.
    async fn revoke(&self, person: &str, before: Millis) -> Result<(), StoreError>;

    /// Keeps a device link code: a one-time code that signs its person in on another device.
    async fn insert_link_code(
        &self,
        code: String,
        person: Person,
        expires: Millis,
    ) -> Result<(), StoreError>;

    /// Redeems a device link code: deletes it and returns its person, unless it has expired.
    async fn redeem_link_code(
        &self,
        code: String,
        now: Millis,
    ) -> Result<Option<Person>, StoreError>;

    /// Has to be called before the first move is accepted: opens an outage for the time in which no node was there, and
    /// returns since when and until when that was.
    async fn start_node(
        &self,
        node: &str,
        now: Millis,
    ) -> Result<Option<(Millis, Millis)>, StoreError>;

    /// Records that a node was alive at `at`, and proves that there is room for some more events.
    /// Returns whether the other nodes had taken it for dead.
    async fn heartbeat(&self, node: &str, at: Millis) -> Result<bool, StoreError>;

    /// Opens an outage from `from` to `to` for the live games with a clock whose players this node kept from moving. If no
    /// other node was there, these are all of them, and the time does not count as inactivity for any game. The time is
    /// theirs from here on: they get it in [batches](Self::credit_next), or sooner where somebody
    /// [asks](Self::credit_games). One of them gets it at once and is returned: as long as no event can be written, an
    /// outage is not over.
    async fn open_outage(
        &self,
        node: &str,
        from: Millis,
        to: Millis,
    ) -> Result<Vec<String>, StoreError>;

    /// Gives at most so many of the games that have not had their turn yet the time of an open outage.
    async fn credit_next(
        &self,
        outage: &OpenOutage,
        most: usize,
    ) -> Result<OutageBatch, StoreError>;

    /// Gives those of these games the time of an open outage that do not have it yet, and returns them.
    async fn credit_games(
        &self,
        outage: &OpenOutage,
        games: Vec<String>,
    ) -> Result<Vec<String>, StoreError>;

    /// Something had no answer for so long that the connections may carry nothing any more, without
    /// having been closed: others are to be used from now on. A file has none.
    fn drop_connections(&self) {}

    /// Whether the database answers.
    async fn ready(&self) -> bool;

    /// Writes everything queued so far, and closes the database. Nothing can be read or written
    /// afterwards.
    async fn close(&self);
}
