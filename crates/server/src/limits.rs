//! Rate limits and connection limits, by which no single client can use the server up.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The size and refill rate of a token bucket.
#[derive(Clone, Copy, Debug)]
pub struct Quota {
    refill_interval: Duration,
    burst: u32,
}

/// The fill of a token bucket, kept as the time when it will be full again (the generic cell rate
/// algorithm, GCRA): so nothing has to refill it.
#[derive(Clone, Copy, Debug)]
pub struct BucketState(Instant);

impl Quota {
    /// `burst` at once, `per_minute` in the long run.
    pub fn new(burst: u32, per_minute: u32) -> Quota {
        let refill_interval = Duration::from_secs(60) / per_minute.max(1);
        Quota { refill_interval, burst: burst.max(1) }
    }

    /// Takes a token at `now`; returns whether there was one.
    pub fn allow(&self, bucket: &mut BucketState, now: Instant) -> bool {
        let full_at = bucket.0.max(now) + self.refill_interval;
        let allowed = full_at <= now + self.refill_interval * self.burst;
        if allowed {
            bucket.0 = full_at;
        }
        allowed
    }
}

impl Default for BucketState {
    fn default() -> BucketState {
        BucketState(Instant::now())
    }
}

/// A keyed rate limiter: one token bucket per key, all with the same quota.
#[derive(Debug)]
pub struct RateLimiter<K> {
    quota: Quota,
    buckets: Mutex<HashMap<K, BucketState>>,
}

impl<K: Hash + Eq> RateLimiter<K> {
    /// `burst` at once, `per_minute` in the long run.
    pub fn new(burst: u32, per_minute: u32) -> RateLimiter<K> {
        RateLimiter { quota: Quota::new(burst, per_minute), buckets: Mutex::default() }
    }

    /// Takes a token of `key` now; returns whether there was one.
    pub fn allow(&self, key: K) -> bool {
        self.allow_at(key, Instant::now())
    }

    fn allow_at(&self, key: K, now: Instant) -> bool {
        let mut buckets = lock(&self.buckets);
        // A full bucket is the same as none.
        if buckets.len() >= 10_000 {
            buckets.retain(|_, bucket| bucket.0 > now);
        }
        self.quota.allow(buckets.entry(key).or_insert(BucketState(now)), now)
    }
}

/// Limits how many connections are open at a time, in all and per key.
#[derive(Debug)]
pub struct ConnectionLimiter<K: Hash + Eq + Clone> {
    max_total: usize,
    max_per_key: usize,
    open: Arc<Mutex<HashMap<K, usize>>>,
}

/// The permit of one open connection; dropping it gives it back.
#[derive(Debug)]
pub struct ConnectionPermit<K: Hash + Eq + Clone> {
    key: K,
    open: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Hash + Eq + Clone> ConnectionLimiter<K> {
    /// At most `max_total` in all and `max_per_key` per key.
    pub fn new(max_total: usize, max_per_key: usize) -> ConnectionLimiter<K> {
        ConnectionLimiter { max_total, max_per_key, open: Arc::default() }
    }

    /// A permit for one more connection of `key`, if neither limit is reached.
    pub fn try_acquire(&self, key: K) -> Option<ConnectionPermit<K>> {
        let mut open = lock(&self.open);
        if open.values().sum::<usize>() >= self.max_total {
            return None;
        }
        let count = open.entry(key.clone()).or_default();
        if *count >= self.max_per_key {
            return None;
        }
        *count += 1;
        Some(ConnectionPermit { key, open: Arc::clone(&self.open) })
    }

    /// How many connections are open.
    pub fn count(&self) -> usize {
        lock(&self.open).values().sum()
    }
}

impl<K: Hash + Eq + Clone> Drop for ConnectionPermit<K> {
    fn drop(&mut self) {
        let mut open = lock(&self.open);
        if let Some(count) = open.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.key);
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_then_the_rate_holds() {
        let limiter = RateLimiter::new(3, 60);
        let start = Instant::now();
        let at = |ms| start + Duration::from_millis(ms);
        let answers = [0, 0, 0, 0, 999, 1000, 1001].map(|ms| limiter.allow_at("ada", at(ms)));
        assert_eq!(answers, [true, true, true, false, false, true, false]);
        assert!(limiter.allow_at("bob", at(0)), "keys are independent");
        let refilled: Vec<_> = (0..4).map(|_| limiter.allow_at("ada", at(60_000))).collect();
        assert_eq!(refilled, [true, true, true, false], "a bucket holds no more than the burst");
    }

    #[test]
    fn dropped_permits_can_be_acquired_again() {
        let limiter = ConnectionLimiter::new(3, 2);
        let first = limiter.try_acquire("ada");
        let second = limiter.try_acquire("ada");
        assert!(first.is_some() && second.is_some());
        assert!(limiter.try_acquire("ada").is_none(), "two per key");
        let bob = limiter.try_acquire("bob");
        assert!(limiter.try_acquire("eve").is_none(), "three in all");
        drop((first, bob));
        assert!(limiter.try_acquire("eve").is_some());
        assert_eq!(limiter.count(), 1);
    }
}
