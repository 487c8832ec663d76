use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use api::Millis;

/// How often it is written down that somebody is here, in milliseconds.
const TOUCH_INTERVAL: Millis = 30_000;

/// How long after they were last heard of somebody counts as here, in milliseconds.
pub(crate) const ONLINE_FOR: Millis = 90_000;

/// How many people are remembered as written down of late.
const MAX_TOUCHED: usize = 10_000;

/// Owners of accounts who are here, and guests who are told something when they are not, as far as this node has written
/// that down of late. It is read from the database, at whatever node.
#[derive(Debug, Default)]
pub(crate) struct OnlinePeople(Mutex<HashMap<String, Millis>>);

impl OnlinePeople {
    /// Whether it is time to write down that somebody is here.
    pub(crate) fn touch(&self, person: &str, now: Millis) -> bool {
        let mut touched = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if touched.get(person).is_some_and(|last| now.saturating_sub(*last) < TOUCH_INTERVAL) {
            return false;
        }
        if touched.len() >= MAX_TOUCHED {
            touched.clear();
        }
        touched.insert(person.to_owned(), now);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn that_somebody_is_here_is_written_down_now_and_then() {
        let online = OnlinePeople::default();
        assert!(online.touch("ada", 1) && online.touch("bob", 1));
        assert!(!online.touch("ada", TOUCH_INTERVAL));
        assert!(online.touch("ada", TOUCH_INTERVAL + 1));
    }
}
