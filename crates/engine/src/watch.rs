use std::time::Duration;

use game::Seat;

use crate::{Clock, Insight, Limits};

/// What a search is given besides the position: the time, leave to go on, an ear for news.
pub struct Control<'a> {
    /// Where the time comes from.
    pub clock: &'a dyn Clock,
    /// Asked every few thousand nodes, always on the calling thread; `false` ends the search at
    /// once with the best found so far.
    pub keep_going: &'a dyn Fn() -> bool,
    /// Told whenever the search knows more, at most a few times a second.
    pub report: &'a dyn Fn(&Insight),
}

/// Says when a search must end: limits, clock and the wish of whoever asked, in one.
pub(crate) struct Watch<'a> {
    control: &'a Control<'a>,
    begun: Duration,
    soft: Duration,
    hard: Duration,
    nodes: u64,
    depth: u32,
}

impl<'a> Watch<'a> {
    pub(crate) fn new(control: &'a Control<'a>, limits: &Limits, seat: Seat) -> Watch<'a> {
        let (soft, hard) = limits.deadlines(seat);
        let bounded = !limits.infinite;
        Watch {
            control,
            begun: control.clock.now(),
            soft,
            hard,
            nodes: limits.nodes.filter(|_| bounded).unwrap_or(u64::MAX),
            depth: limits.depth.filter(|_| bounded).unwrap_or(u32::MAX),
        }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.control.clock.now().saturating_sub(self.begun)
    }

    /// How deep the search may look.
    pub(crate) fn depth(&self) -> u32 {
        self.depth
    }

    /// How many positions it may look at.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the search must end now.
    pub(crate) fn expired(&self, nodes: u64) -> bool {
        nodes >= self.nodes
            || (self.hard != Duration::MAX && self.elapsed() >= self.hard)
            || !(self.control.keep_going)()
    }

    /// Whether there is too little time left to begin a search that takes longer than all before.
    /// `factor` below 1 asks for less: the answer is clear.
    pub(crate) fn late(&self, factor: f64) -> bool {
        self.soft != Duration::MAX
            && self.soft != self.hard
            && self.elapsed().as_secs_f64() >= self.soft.as_secs_f64() * 0.6 * factor
    }

    pub(crate) fn report(&self, insight: &Insight) {
        (self.control.report)(insight);
    }
}
