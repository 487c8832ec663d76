use std::time::Duration;

use game::Seat;

use crate::{Insight, Limits, SearchControl};

/// Time manager: decides when a search must end, by its limits, its clock and its caller's wish.
pub(crate) struct TimeManager<'a> {
    control: &'a SearchControl<'a>,
    started: Duration,
    /// No iteration should begin after this.
    soft_limit: Duration,
    /// The search is over by this.
    hard_limit: Duration,
    max_nodes: u64,
    max_depth: u32,
}

impl<'a> TimeManager<'a> {
    pub(crate) fn new(
        control: &'a SearchControl<'a>,
        limits: &Limits,
        seat: Seat,
    ) -> TimeManager<'a> {
        let (soft_limit, hard_limit) = limits.deadlines(seat);
        let bounded = !limits.infinite;
        TimeManager {
            control,
            started: control.clock.now(),
            soft_limit,
            hard_limit,
            max_nodes: limits.nodes.filter(|_| bounded).unwrap_or(u64::MAX),
            max_depth: limits.depth.filter(|_| bounded).unwrap_or(u32::MAX),
        }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.control.clock.now().saturating_sub(self.started)
    }

    pub(crate) fn max_depth(&self) -> u32 {
        self.max_depth
    }

    pub(crate) fn max_nodes(&self) -> u64 {
        self.max_nodes
    }

    /// Whether the search, having visited `nodes`, must end now.
    pub(crate) fn must_stop(&self, nodes: u64) -> bool {
        nodes >= self.max_nodes
            || (self.hard_limit != Duration::MAX && self.elapsed() >= self.hard_limit)
            || !(self.control.keep_going)()
    }

    /// Whether too little time is left for another iteration, which takes longer than all before
    /// it. A `factor` below 1 stops earlier: the best move is stable.
    pub(crate) fn past_soft_limit(&self, factor: f64) -> bool {
        self.soft_limit != Duration::MAX
            && self.soft_limit != self.hard_limit
            && self.elapsed().as_secs_f64() >= self.soft_limit.as_secs_f64() * 0.6 * factor
    }

    pub(crate) fn report(&self, insight: &Insight) {
        (self.control.report)(insight);
    }
}
