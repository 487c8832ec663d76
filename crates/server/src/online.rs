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
pub(crate) struct OnlinePeople(Mutex<HashMap<String, LastTouch>>);

/// When it was last written down that somebody is here, and that a page tells them what happens.
#[derive(Clone, Copy, Debug, Default)]
struct LastTouch {
    at: Option<Millis>,
    told: Option<Millis>,
}

impl OnlinePeople {
    /// Whether it is time to write down that somebody is here, with a page that tells them what happens or without one.
    pub(crate) fn touch(&self, person: &str, now: Millis, is_told: bool) -> bool {
        let mut touched = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut last = touched.get(person).copied().unwrap_or_default();
        let written = if is_told { last.told } else { last.at };
        if written.is_some_and(|written| now.saturating_sub(written) < TOUCH_INTERVAL) {
            return false;
        }
        if touched.len() >= MAX_TOUCHED {
            touched.clear();
        }
        last.at = Some(now);
        if is_told {
            last.told = Some(now);
        }
        touched.insert(person.to_owned(), last);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn that_somebody_is_here_is_written_down_now_and_then() {
        let online = OnlinePeople::default();
        assert!(online.touch("ada", 1, true) && online.touch("bob", 1, false));
        assert!(!online.touch("ada", TOUCH_INTERVAL, true));
        assert!(online.touch("ada", TOUCH_INTERVAL + 1, true));
        // A page in the background says nothing new of somebody who looks at another one, but not the other way round.
        assert!(!online.touch("ada", TOUCH_INTERVAL + 2, false));
        assert!(online.touch("bob", 2, true));
    }
}
