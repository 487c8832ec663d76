use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError, RwLock};

use api::Millis;

/// How often it is written down that a session was used, in milliseconds: people are told the hour.
const TOUCH_INTERVAL: Millis = 60 * 60 * 1000;

/// How many sessions are remembered as written down of late.
const MAX_TOUCHED: usize = 10_000;

/// The sessions that have ended and the personal tokens that were revoked, as this node knows them, and those
/// whose use was written down of late.
#[derive(Debug, Default)]
pub(crate) struct SessionRegister {
    ended: RwLock<HashSet<String>>,
    touched: Mutex<HashMap<String, Millis>>,
}

impl SessionRegister {
    /// These have ended, maybe at another node.
    pub(crate) fn end(&self, ids: impl IntoIterator<Item = String>) {
        self.ended.write().unwrap_or_else(PoisonError::into_inner).extend(ids);
    }

    /// Whether a session has ended.
    pub(crate) fn has_ended(&self, id: &str) -> bool {
        self.ended.read().unwrap_or_else(PoisonError::into_inner).contains(id)
    }

    /// Whether it is time to write down that a session was used.
    pub(crate) fn touch(&self, id: &str, now: Millis) -> bool {
        let mut touched = self.touched.lock().unwrap_or_else(PoisonError::into_inner);
        if touched.get(id).is_some_and(|last| now.saturating_sub(*last) < TOUCH_INTERVAL) {
            return false;
        }
        if touched.len() >= MAX_TOUCHED {
            touched.clear();
        }
        touched.insert(id.to_owned(), now);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn use_is_written_down_once_an_hour() {
        let register = SessionRegister::default();
        assert!(register.touch("s1", 0));
        assert!(!register.touch("s1", TOUCH_INTERVAL - 1));
        assert!(register.touch("s2", 1));
        assert!(register.touch("s1", TOUCH_INTERVAL));
        register.end(["s1".to_owned()]);
        assert!(register.has_ended("s1") && !register.has_ended("s2"));
    }
}
