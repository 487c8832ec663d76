use std::cell::Cell;
use std::time::Duration;

use crate::{Clock, Stopwatch};

/// The clock of one search: while it ponders, time passes that counts against no limit.
pub(crate) struct SearchClock<'a> {
    stopwatch: &'a Stopwatch,
    begun: Duration,
    pondering: Cell<bool>,
    /// How long it has pondered, once that is over.
    pondered: Cell<Duration>,
}

impl<'a> SearchClock<'a> {
    pub(crate) fn new(stopwatch: &'a Stopwatch, ponder: bool) -> SearchClock<'a> {
        SearchClock {
            stopwatch,
            begun: stopwatch.now(),
            pondering: Cell::new(ponder),
            pondered: Cell::default(),
        }
    }

    pub(crate) fn is_pondering(&self) -> bool {
        self.pondering.get()
    }

    /// The opponent has played what was expected: the limits count from now on.
    pub(crate) fn ponder_hit(&self) {
        self.pondered.set(self.uncounted());
        self.pondering.set(false);
    }
}

impl Clock for SearchClock<'_> {
    fn now(&self) -> Duration {
        self.stopwatch.now()
    }

    fn uncounted(&self) -> Duration {
        if self.is_pondering() {
            self.now().saturating_sub(self.begun)
        } else {
            self.pondered.get()
        }
    }
}
