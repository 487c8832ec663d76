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
        Quota::per(Duration::from_secs(24 * 60 * 60), most)
    }

    /// So many an hour, all at once if need be.
    pub fn per_hour(most: u32) -> Quota {
        Quota::per(Duration::from_secs(60 * 60), most)
    }

    fn per(time: Duration, most: u32) -> Quota {
        let most = most.max(1);
        Quota { refill_interval: time / most, burst: most }
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

    /// Takes tokens at `now` that were used already, whether there are so many or not. A bucket comes to owe one burst at
    /// most: what cannot be, by a mistake or a lie, keeps nobody out for long.
    fn count(&self, bucket: &mut BucketState, taken: u32, now: Instant) {
        let burst = self.refill_interval * self.burst;
        let taken = self.refill_interval * taken.min(2 * self.burst);
        bucket.0 = (bucket.0.max(now) + taken).min(now + 2 * burst);
    }
}

impl Default for BucketState {
    fn default() -> BucketState {
        BucketState(Instant::now())
    }
}

/// A keyed rate limiter: one token bucket per key, all with the same quota. What is taken here can be told to limiters
/// elsewhere, and what is taken there counted here.
#[derive(Debug)]
pub struct RateLimiter<K> {
    quota: Quota,
    /// How many tokens of one key are taken before that has to be told elsewhere, if it has to be at all.
    tell_after: Option<u32>,
    buckets: Mutex<Buckets<K>>,
}

#[derive(Debug)]
struct Buckets<K> {
    by_key: HashMap<K, KeyBucket>,
    /// Full buckets are removed once there are this many.
    sweep_at: usize,
    /// How many tokens were taken that have to be told elsewhere.
    pending: HashMap<K, u32>,
}

/// The token bucket of one key.
#[derive(Debug)]
struct KeyBucket {
    state: BucketState,
    /// How many tokens were taken that nobody has to be told of yet.
    unreported: u32,
}

/// The fewest buckets that are swept.
const MIN_SWEEP: usize = 10_000;

/// What share of a burst is told elsewhere at a time: whoever uses little of their quota is told of seldom or never.
const TOLD_SHARE: u32 = 8;

impl<K: Hash + Eq + Clone> RateLimiter<K> {
    /// The same quota for every key. `is_shared` says whether what is taken has to be told elsewhere.
    pub fn new(quota: Quota, is_shared: bool) -> RateLimiter<K> {
        let tell_after = is_shared.then_some((quota.burst / TOLD_SHARE).max(1));
        let buckets =
            Buckets { by_key: HashMap::new(), sweep_at: MIN_SWEEP, pending: HashMap::new() };
        RateLimiter { quota, tell_after, buckets: Mutex::new(buckets) }
    }

    /// Takes a token of `key` now; returns whether there was one.
    pub fn allow(&self, key: K) -> bool {
        self.allow_at(key, Instant::now())
    }

    fn allow_at(&self, key: K, now: Instant) -> bool {
        let mut buckets = lock(&self.buckets);
        let bucket = buckets.bucket(key.clone(), now);
        if !self.quota.allow(&mut bucket.state, now) {
            return false;
        }
        bucket.unreported += 1;
        if self.tell_after.is_some_and(|count| bucket.unreported >= count) {
            let told = std::mem::take(&mut bucket.unreported);
            *buckets.pending.entry(key).or_default() += told;
        }
        true
    }

    /// What has to be told elsewhere of what was taken here since this was last asked.
    pub fn take_pending(&self) -> Vec<(K, u32)> {
        std::mem::take(&mut lock(&self.buckets).pending).into_iter().collect()
    }

    /// Counts tokens of `key` that were taken elsewhere.
    pub fn count(&self, key: K, taken: u32) {
        self.count_at(key, taken, Instant::now());
    }

    fn count_at(&self, key: K, taken: u32, now: Instant) {
        self.quota.count(&mut lock(&self.buckets).bucket(key, now).state, taken, now);
    }
}

impl<K: Hash + Eq> Buckets<K> {
    /// The bucket of a key, which is full if there was none.
    fn bucket(&mut self, key: K, now: Instant) -> &mut KeyBucket {
        // A full bucket is the same as none. What is left doubles before it is swept again, so that a
        // flood of keys costs each of them a constant time.
        if self.by_key.len() >= self.sweep_at {
            self.by_key.retain(|_, bucket| bucket.state.0 > now);
            self.sweep_at = (2 * self.by_key.len()).max(MIN_SWEEP);
        }
        self.by_key.entry(key).or_insert(KeyBucket { state: BucketState(now), unreported: 0 })
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
        let limiter = RateLimiter::new(Quota::new(3, 60), false);
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
        let limiter = RateLimiter::new(Quota::new(1, 1), false);
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
    fn what_is_taken_elsewhere_is_missing_here_and_nobody_owes_more_than_a_burst() {
        let [here, there] = [0, 1].map(|_| RateLimiter::new(Quota::new(16, 60), true));
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        assert!(here.allow_at("ada", start), "a little use is told to nobody");
        assert_eq!(here.take_pending(), []);
        let taken = (0..20).filter(|_| here.allow_at("ada", start)).count();
        assert_eq!(taken, 15);
        assert_eq!(here.take_pending(), [("ada", 16)]);
        assert_eq!(here.take_pending(), [], "once");
        // Meanwhile all of it was taken there as well: in the long run, it counts twice.
        assert_eq!((0..20).filter(|_| there.allow_at("ada", start)).count(), 16);
        there.count_at("ada", 16, start);
        assert!(!there.allow_at("ada", at(16)) && there.allow_at("ada", at(17)));
        there.count_at("ada", u32::MAX, at(17));
        assert!(!there.allow_at("ada", at(33)) && there.allow_at("ada", at(34)));
        assert!(there.allow_at("bob", start), "nobody else");
    }

    #[test]
    fn a_limiter_that_is_not_shared_keeps_nothing_to_tell() {
        let limiter = RateLimiter::new(Quota::new(16, 60), false);
        assert!((0..16).all(|_| limiter.allow("ada")));
        assert_eq!(limiter.take_pending(), []);
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
