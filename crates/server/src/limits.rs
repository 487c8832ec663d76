//! How often, how many: what keeps one visitor from being everybody's problem.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// So many things at once, and so many a minute from then on.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    each: Duration,
    burst: u32,
}

/// When all that was done so far will be paid for.
#[derive(Clone, Copy, Debug)]
pub struct Debt(Instant);

impl Pace {
    /// `burst` at once, `per_minute` in the long run.
    pub fn new(burst: u32, per_minute: u32) -> Pace {
        Pace { each: Duration::from_secs(60) / per_minute.max(1), burst: burst.max(1) }
    }

    /// Whether one more thing may be done at `now`; if so, it is counted.
    pub fn allow(&self, debt: &mut Debt, now: Instant) -> bool {
        let end = debt.0.max(now) + self.each;
        let allowed = end <= now + self.each * self.burst;
        if allowed {
            debt.0 = end;
        }
        allowed
    }
}

impl Default for Debt {
    fn default() -> Debt {
        Debt(Instant::now())
    }
}

/// The same pace for each key.
#[derive(Debug)]
pub struct Rate<K> {
    pace: Pace,
    debts: Mutex<HashMap<K, Debt>>,
}

impl<K: Hash + Eq> Rate<K> {
    /// `burst` at once, `per_minute` in the long run.
    pub fn new(burst: u32, per_minute: u32) -> Rate<K> {
        Rate { pace: Pace::new(burst, per_minute), debts: Mutex::default() }
    }

    /// Whether `key` may do one more thing now; if so, it is counted.
    pub fn allow(&self, key: K) -> bool {
        self.allow_at(key, Instant::now())
    }

    fn allow_at(&self, key: K, now: Instant) -> bool {
        let mut debts = lock(&self.debts);
        // Whoever owes nothing is as good as never seen.
        if debts.len() >= 10_000 {
            debts.retain(|_, debt| debt.0 > now);
        }
        self.pace.allow(debts.entry(key).or_insert(Debt(now)), now)
    }
}

/// Counts what each key has open at a time.
#[derive(Debug)]
pub struct Open<K: Hash + Eq + Clone> {
    most: usize,
    most_each: usize,
    open: Arc<Mutex<HashMap<K, usize>>>,
}

/// One open thing; dropping it closes it.
#[derive(Debug)]
pub struct Ticket<K: Hash + Eq + Clone> {
    key: K,
    open: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Hash + Eq + Clone> Open<K> {
    /// At most `most` in all and `most_each` per key.
    pub fn new(most: usize, most_each: usize) -> Open<K> {
        Open { most, most_each, open: Arc::default() }
    }

    /// Opens one more for `key`, unless there are enough.
    pub fn ticket(&self, key: K) -> Option<Ticket<K>> {
        let mut open = lock(&self.open);
        if open.values().sum::<usize>() >= self.most {
            return None;
        }
        let count = open.entry(key.clone()).or_default();
        if *count >= self.most_each {
            return None;
        }
        *count += 1;
        Some(Ticket { key, open: Arc::clone(&self.open) })
    }

    /// How many are open.
    pub fn count(&self) -> usize {
        lock(&self.open).values().sum()
    }
}

impl<K: Hash + Eq + Clone> Drop for Ticket<K> {
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
    fn a_burst_then_a_rate() {
        let rate = Rate::new(3, 60);
        let start = Instant::now();
        let at = |ms| start + Duration::from_millis(ms);
        let answers = [0, 0, 0, 0, 999, 1000, 1001].map(|ms| rate.allow_at("ada", at(ms)));
        assert_eq!(answers, [true, true, true, false, false, true, false]);
        assert!(rate.allow_at("bob", at(0)), "others are not concerned");
        let rested: Vec<_> = (0..4).map(|_| rate.allow_at("ada", at(60_000))).collect();
        assert_eq!(rested, [true, true, true, false], "rest earns no more than the burst");
    }

    #[test]
    fn tickets_come_back() {
        let open = Open::new(3, 2);
        let first = open.ticket("ada");
        let second = open.ticket("ada");
        assert!(first.is_some() && second.is_some());
        assert!(open.ticket("ada").is_none(), "two each");
        let bob = open.ticket("bob");
        assert!(open.ticket("eve").is_none(), "three in all");
        drop((first, bob));
        assert!(open.ticket("eve").is_some());
        assert_eq!(open.count(), 1);
    }
}
