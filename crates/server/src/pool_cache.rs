//! The ratings of each pool, read again when they are a few seconds old, however many ask.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ratings::RatingPool;
use store::{RatedPerson, Store, StoreError};
use tokio::sync::Mutex;

/// How long a reading of a pool is good for.
const FRESH: Duration = Duration::from_secs(5);

/// The people of a pool, as they were when they were last read, and when that was.
type PoolReading = (Instant, Arc<Vec<RatedPerson>>);

/// The last reading of each pool.
#[derive(Debug, Default)]
pub(crate) struct PoolCache(Mutex<HashMap<RatingPool, PoolReading>>);

impl PoolCache {
    /// Everybody whose rating in a pool was no guess when they last played.
    pub(crate) async fn read(
        &self,
        store: &Store,
        pool: RatingPool,
    ) -> Result<Arc<Vec<RatedPerson>>, StoreError> {
        let mut pools = self.0.lock().await;
        if let Some((at, people)) = pools.get(&pool)
            && at.elapsed() < FRESH
        {
            return Ok(Arc::clone(people));
        }
        let people = Arc::new(store.rated_people(pool).await?);
        pools.insert(pool, (Instant::now(), Arc::clone(&people)));
        Ok(people)
    }
}
