use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

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
    pub(crate) fn get(&self, person: &str, now: Instant) -> Result<Arc<HashSet<String>>, u64> {
        self.read(|cached| match cached.people.get(person) {
            Some((apart, read)) if now.duration_since(*read) < MAX_AGE => Ok(Arc::clone(apart)),
            _ => Err(cached.generation),
        })
    }

    pub(crate) fn put(
        &self,
        person: &str,
        apart: &Arc<HashSet<String>>,
        generation: u64,
        now: Instant,
    ) {
        self.read(|cached| {
            if cached.generation == generation {
                if cached.people.len() >= MAX_PEOPLE {
                    cached.people.clear();
                }
                cached.people.insert(person.to_owned(), (Arc::clone(apart), now));
            }
        });
    }

    pub(crate) fn forget(&self, person: &str) {
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
