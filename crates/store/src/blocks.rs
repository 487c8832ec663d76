//! Who wants nothing to do with whom. A block is one person's; what follows from it holds for both: they are never
//! paired, and neither reaches the other.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use api::Millis;

use crate::bus::Hint;
use crate::queries::sql_time;
use crate::{Statement, Store, StoreError};

/// How long a node may believe what it has read of somebody's blocks, if the hint that they changed is lost.
const MAX_AGE: Duration = Duration::from_secs(10);

/// How many people's blocks are kept in memory.
const MAX_PEOPLE: usize = 10_000;

/// From whom people are kept apart, as this node has read it.
#[derive(Debug, Default)]
pub(crate) struct BlockCache(Mutex<CachedBlocks>);

#[derive(Debug, Default)]
struct CachedBlocks {
    /// Grows whenever something is forgotten: what was read before is not taken in after.
    generation: u64,
    people: HashMap<String, (Arc<HashSet<String>>, Instant)>,
}

impl BlockCache {
    fn read<T>(&self, read: impl FnOnce(&mut CachedBlocks) -> T) -> T {
        read(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// What is known of a person, or else in which generation to read it.
    fn get(&self, person: &str, now: Instant) -> Result<Arc<HashSet<String>>, u64> {
        self.read(|cached| match cached.people.get(person) {
            Some((apart, read)) if now.duration_since(*read) < MAX_AGE => Ok(Arc::clone(apart)),
            _ => Err(cached.generation),
        })
    }

    fn put(&self, person: &str, apart: &Arc<HashSet<String>>, generation: u64, now: Instant) {
        self.read(|cached| {
            if cached.generation == generation {
                if cached.people.len() >= MAX_PEOPLE {
                    cached.people.clear();
                }
                cached.people.insert(person.to_owned(), (Arc::clone(apart), now));
            }
        });
    }

    fn forget(&self, person: &str) {
        self.read(|cached| {
            cached.generation += 1;
            cached.people.remove(person);
        });
    }

    pub(crate) fn clear(&self) {
        self.read(|cached| {
            cached.generation += 1;
            cached.people.clear();
        });
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_before_a_change_is_not_believed_after_it() {
        let cache = BlockCache::default();
        let now = Instant::now();
        let apart = Arc::new(HashSet::from(["bob".to_owned()]));
        let generation = cache.get("ada", now).unwrap_err();
        cache.forget("bob");
        cache.put("ada", &apart, generation, now);
        let generation = cache.get("ada", now).unwrap_err();
        cache.put("ada", &apart, generation, now);
        assert_eq!(cache.get("ada", now).unwrap(), apart);
        assert!(cache.get("ada", now + MAX_AGE).is_err(), "a hint may be lost");
        cache.forget("ada");
        assert!(cache.get("ada", now).is_err());
    }
}
