//! Rate limits and connection limits, by which no single client can use the server up.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// An address as limits count it. Whoever has one IPv6 address has its whole /64 network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AddressKey(IpAddr);

impl From<IpAddr> for AddressKey {
    fn from(address: IpAddr) -> AddressKey {
        AddressKey(match address.to_canonical() {
            IpAddr::V4(v4) => IpAddr::V4(v4),
            IpAddr::V6(v6) => {
                let [a, b, c, d, ..] = v6.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        })
    }
}

impl AddressKey {
    /// The address, or the first of the network.
    pub fn address(self) -> IpAddr {
        self.0
    }
}

impl std::fmt::Display for AddressKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

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

    /// So many a day, all at once if need be.
    pub fn per_day(most: u32) -> Quota {
        let most = most.max(1);
        Quota { refill_interval: Duration::from_secs(24 * 60 * 60) / most, burst: most }
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
    buckets: Mutex<Buckets<K>>,
}

#[derive(Debug)]
struct Buckets<K> {
    by_key: HashMap<K, BucketState>,
    /// Full buckets are removed once there are this many.
    sweep_at: usize,
}

/// The fewest buckets that are swept.
const MIN_SWEEP: usize = 10_000;

impl<K: Hash + Eq> RateLimiter<K> {
    /// `burst` at once, `per_minute` in the long run.
    pub fn new(burst: u32, per_minute: u32) -> RateLimiter<K> {
        RateLimiter::with_quota(Quota::new(burst, per_minute))
    }

    /// The same quota for every key.
    pub fn with_quota(quota: Quota) -> RateLimiter<K> {
        let buckets = Buckets { by_key: HashMap::new(), sweep_at: MIN_SWEEP };
        RateLimiter { quota, buckets: Mutex::new(buckets) }
    }

    /// Takes a token of `key` now; returns whether there was one.
    pub fn allow(&self, key: K) -> bool {
        self.allow_at(key, Instant::now())
    }

    fn allow_at(&self, key: K, now: Instant) -> bool {
        let mut buckets = lock(&self.buckets);
        // A full bucket is the same as none. What is left doubles before it is swept again, so that a
        // flood of keys costs each of them a constant time.
        if buckets.by_key.len() >= buckets.sweep_at {
            buckets.by_key.retain(|_, bucket| bucket.0 > now);
            buckets.sweep_at = (2 * buckets.by_key.len()).max(MIN_SWEEP);
        }
        self.quota.allow(buckets.by_key.entry(key).or_insert(BucketState(now)), now)
    }
}

/// Limits how many connections are open at a time, in all and per key.
#[derive(Debug)]
pub struct ConnectionLimiter<K: Hash + Eq + Clone> {
    max_total: usize,
    max_per_key: usize,
    open: Arc<Mutex<OpenConnections<K>>>,
}

/// How many connections are open, by key and in all.
#[derive(Debug)]
struct OpenConnections<K> {
    by_key: HashMap<K, usize>,
    total: usize,
}

/// The permit of one open connection; dropping it gives it back.
#[derive(Debug)]
pub struct ConnectionPermit<K: Hash + Eq + Clone> {
    key: K,
    open: Arc<Mutex<OpenConnections<K>>>,
}

impl<K: Hash + Eq + Clone> ConnectionLimiter<K> {
    /// At most `max_total` in all and `max_per_key` per key.
    pub fn new(max_total: usize, max_per_key: usize) -> ConnectionLimiter<K> {
        let open = OpenConnections { by_key: HashMap::new(), total: 0 };
        ConnectionLimiter { max_total, max_per_key, open: Arc::new(Mutex::new(open)) }
    }

    /// A permit for one more connection of `key`, if neither limit is reached.
    pub fn try_acquire(&self, key: K) -> Option<ConnectionPermit<K>> {
        let mut open = lock(&self.open);
        if open.total >= self.max_total {
            return None;
        }
        let count = open.by_key.entry(key.clone()).or_default();
        if *count >= self.max_per_key {
            return None;
        }
        *count += 1;
        open.total += 1;
        Some(ConnectionPermit { key, open: Arc::clone(&self.open) })
    }

    /// How many connections are open.
    pub fn count(&self) -> usize {
        lock(&self.open).total
    }
}

impl<K: Hash + Eq + Clone> Drop for ConnectionPermit<K> {
    fn drop(&mut self) {
        let mut open = lock(&self.open);
        open.total -= 1;
        if let Some(count) = open.by_key.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                open.by_key.remove(&self.key);
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
    fn an_ipv6_network_counts_as_one_address() {
        let key = |text: &str| AddressKey::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(key("2001:db8:1:2::1"), key("2001:db8:1:2:ffff::9"));
        assert_ne!(key("2001:db8:1:2::1"), key("2001:db8:1:3::1"));
        assert_eq!(key("::ffff:192.0.2.1"), key("192.0.2.1"));
        assert_ne!(key("192.0.2.1"), key("192.0.2.2"));
    }

    #[test]
    fn a_flood_of_keys_is_swept_seldom_and_forgets_nobody_who_owes() {
        let limiter = RateLimiter::new(1, 1);
        let now = Instant::now();
        for key in 0..3 * MIN_SWEEP {
            assert!(limiter.allow_at(key, now));
        }
        assert!(!limiter.allow_at(0, now));
        assert!(lock(&limiter.buckets).sweep_at > 2 * MIN_SWEEP, "not swept at every request");
        let later = now + Duration::from_secs(61);
        for key in 0..4 * MIN_SWEEP {
            limiter.allow_at(3 * MIN_SWEEP + key, later);
        }
        assert!(lock(&limiter.buckets).by_key.len() <= 4 * MIN_SWEEP, "the paid ones are gone");
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
