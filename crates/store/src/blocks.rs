//! Who wants nothing to do with whom. A block is one person's; what follows from it holds for both: they are never
//! paired, and neither reaches the other.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Instant;

use api::Millis;

use crate::bus::Hint;
use crate::queries::sql_time;
use crate::{Statement, Store, StoreError};

impl Store {
    /// Keeps two people apart from each other, by the wish of the first.
    pub async fn block(&self, person: &str, blocked: &str, now: Millis) -> Result<(), StoreError> {
        let insert =
            Statement::new("INSERT INTO blocks VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
        self.execute(vec![insert.text(person).text(blocked).number(sql_time(now))]).await?;
        self.blocks_changed([person, blocked]).await;
        Ok(())
    }

    /// Takes that back. They stay apart if the other wishes so too.
    pub async fn unblock(&self, person: &str, blocked: &str) -> Result<(), StoreError> {
        let delete = Statement::new("DELETE FROM blocks WHERE person = $1 AND blocked = $2");
        self.execute(vec![delete.text(person).text(blocked)]).await?;
        self.blocks_changed([person, blocked]).await;
        Ok(())
    }

    async fn blocks_changed(&self, people: [&str; 2]) {
        let hint = |person: &str| Hint::Blocks { person: person.to_owned() };
        for person in people {
            self.forget_blocks(person);
        }
        self.publish(&people.map(hint)).await;
    }

    /// What was read of somebody's blocks is no longer true.
    pub fn forget_blocks(&self, person: &str) {
        self.block_cache().forget(person);
    }

    /// The people whom somebody has blocked, and those who have blocked them.
    pub async fn kept_apart(&self, person: &str) -> Result<Arc<HashSet<String>>, StoreError> {
        let now = Instant::now();
        let generation = match self.block_cache().get(person, now) {
            Ok(known) => return Ok(known),
            Err(generation) => generation,
        };
        let apart = self.read_with_retry(|| self.people_apart(person)).await?;
        let apart = Arc::new(apart.into_iter().collect::<HashSet<_>>());
        self.block_cache().put(person, &apart, generation, now);
        Ok(apart)
    }

    /// Whether one of two people has blocked the other.
    pub async fn blocks_between(&self, one: &str, other: &str) -> Result<bool, StoreError> {
        Ok(self.kept_apart(one).await?.contains(other))
    }
}

/// Deletes every block of a person, and of others against them.
pub(crate) fn delete_blocks(person: &str) -> Statement {
    Statement::new("DELETE FROM blocks WHERE person = $1 OR blocked = $1").text(person)
}
