use std::cell::RefCell;
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
    /// The last report and its time, in a search that goes on until it is stopped: it is repeated with
    /// the nodes and the time since, for an iteration may take minutes.
    streamed: Option<RefCell<(Insight, Duration)>>,
}

/// How often the report of a search without limits is repeated.
const STREAM_INTERVAL: Duration = Duration::from_millis(250);

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
            streamed: limits.unbounded().then(RefCell::default),
        }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.control.clock.now().saturating_sub(self.started)
    }

    /// The time that counts against the limits.
    fn counted(&self) -> Duration {
        self.elapsed().saturating_sub(self.control.clock.uncounted())
    }

    pub(crate) fn max_depth(&self) -> u32 {
        self.max_depth
    }

    pub(crate) fn max_nodes(&self) -> u64 {
        self.max_nodes
    }

    /// Whether the search, having visited `nodes`, must end now.
    pub(crate) fn must_stop(&self, nodes: u64) -> bool {
        self.repeat_report(nodes);
        nodes >= self.max_nodes
            || (self.hard_limit != Duration::MAX && self.counted() >= self.hard_limit)
            || !(self.control.keep_going)()
    }

    /// Whether too little time is left for another iteration, which takes longer than all before
    /// it. A `factor` below 1 stops earlier: the best move is stable.
    pub(crate) fn past_soft_limit(&self, factor: f64) -> bool {
        self.soft_limit != Duration::MAX
            && self.soft_limit != self.hard_limit
            && self.counted().as_secs_f64() >= self.soft_limit.as_secs_f64() * 0.6 * factor
    }

    pub(crate) fn report(&self, insight: &Insight) {
        if let Some(streamed) = &self.streamed {
            streamed.replace((insight.clone(), self.elapsed()));
        }
        (self.control.report)(insight);
    }

    fn repeat_report(&self, nodes: u64) {
        let Some(streamed) = &self.streamed else { return };
        let (insight, reported) = &mut *streamed.borrow_mut();
        let now = self.elapsed();
        if insight.lines.is_empty() && insight.rolls.is_empty() || now < *reported + STREAM_INTERVAL
        {
            return;
        }
        *reported = now;
        insight.effort.nodes = nodes;
        insight.effort.time = now;
        (self.control.report)(insight);
    }
}
