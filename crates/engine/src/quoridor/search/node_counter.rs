use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use crate::time::TimeManager;

/// The stop flag of one search, with the node count of all its threads.
#[derive(Debug, Default)]
pub(super) struct StopFlag {
    /// Set once all threads must end.
    stop: AtomicBool,
    /// Nodes of all threads together, updated now and then.
    nodes: AtomicU64,
}

impl StopFlag {
    pub(super) fn stop(&self) {
        self.stop.store(true, Relaxed);
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }
}

/// One thread's node count, which polls the time manager every so many nodes.
pub(super) struct NodeCounter<'a> {
    stop_flag: &'a StopFlag,
    /// Only the main thread polls the clock.
    time: Option<&'a TimeManager<'a>>,
    nodes: u64,
    /// Nodes already added to the count of all threads.
    published: u64,
    /// At how many nodes it polls next.
    next_poll: u64,
    /// How many nodes all threads together may visit.
    max_nodes: u64,
}

impl<'a> NodeCounter<'a> {
    /// The counter of a helper thread, which goes on until the main thread stops it.
    pub(super) fn of_helper(stop_flag: &'a StopFlag) -> NodeCounter<'a> {
        NodeCounter {
            stop_flag,
            time: None,
            nodes: 0,
            published: 0,
            next_poll: NODES_PER_POLL,
            max_nodes: u64::MAX,
        }
    }

    /// The counter of the main thread, which stops all threads when the time manager says so or
    /// after `max_nodes`.
    pub(super) fn of_main(
        stop_flag: &'a StopFlag,
        time: &'a TimeManager<'a>,
        max_nodes: u64,
    ) -> NodeCounter<'a> {
        let max_nodes = max_nodes.min(time.max_nodes());
        let next_poll = max_nodes.clamp(MIN_NODES, NODES_PER_POLL);
        NodeCounter { time: Some(time), max_nodes, next_poll, ..NodeCounter::of_helper(stop_flag) }
    }

    pub(super) fn nodes(&self) -> u64 {
        self.stop_flag.nodes().max(self.nodes)
    }

    #[inline]
    pub(super) fn stopped(&self) -> bool {
        self.stop_flag.stop.load(Relaxed)
    }

    /// Counts a node, and polls the clock now and then.
    #[inline]
    pub(super) fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.next_poll {
            self.poll();
        }
    }

    #[cold]
    fn poll(&mut self) {
        let new_nodes = self.nodes - self.published;
        let total = self.stop_flag.nodes.fetch_add(new_nodes, Relaxed) + new_nodes;
        self.published = self.nodes;
        self.next_poll = self.nodes + NODES_PER_POLL;
        if let Some(time) = self.time {
            let left = self.max_nodes.saturating_sub(total).max(1);
            self.next_poll = self.next_poll.min(self.nodes + left);
            if total >= self.max_nodes || time.must_stop(total) {
                self.stop_flag.stop();
            }
        }
    }
}

/// How many nodes go by between two polls of the clock.
const NODES_PER_POLL: u64 = 1024;
/// More than a position has moves: depth 1 is always finished, so that a search stopped at once still
/// has a move.
const MIN_NODES: u64 = 150;
