use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use crate::watch::Watch;

/// What the threads of one search share about its end.
#[derive(Debug, Default)]
pub(super) struct Common {
    /// Set once all must end.
    stop: AtomicBool,
    /// Nodes of all threads together, brought up to date now and then.
    nodes: AtomicU64,
}

impl Common {
    pub(super) fn stop(&self) {
        self.stop.store(true, Relaxed);
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }
}

/// One thread's count of its nodes, and whether it may go on.
pub(super) struct Pace<'a> {
    common: &'a Common,
    /// Only the thread that was asked watches the clock.
    watch: Option<&'a Watch<'a>>,
    nodes: u64,
    counted: u64,
    next_look: u64,
    /// How many nodes all may look at.
    most: u64,
}

impl<'a> Pace<'a> {
    /// The pace of a helper, who goes on until somebody else stops.
    pub(super) fn new(common: &'a Common) -> Pace<'a> {
        Pace { common, watch: None, nodes: 0, counted: 0, next_look: NODES_A_LOOK, most: u64::MAX }
    }

    /// The pace of whoever was asked, and stops everyone when the watch says so or after `most`
    /// nodes.
    pub(super) fn watched(common: &'a Common, watch: &'a Watch<'a>, most: u64) -> Pace<'a> {
        let most = most.min(watch.nodes());
        let next_look = most.clamp(NODES_OF_A_PLY, NODES_A_LOOK);
        Pace { watch: Some(watch), most, next_look, ..Pace::new(common) }
    }

    pub(super) fn nodes(&self) -> u64 {
        self.common.nodes().max(self.nodes)
    }

    #[inline]
    pub(super) fn stopped(&self) -> bool {
        self.common.stop.load(Relaxed)
    }

    /// Counts a node, and looks at the clock now and then.
    #[inline]
    pub(super) fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.look();
        }
    }

    #[cold]
    fn look(&mut self) {
        let fresh = self.nodes - self.counted;
        let total = self.common.nodes.fetch_add(fresh, Relaxed) + fresh;
        self.counted = self.nodes;
        self.next_look = self.nodes + NODES_A_LOOK;
        if let Some(watch) = self.watch {
            let left = self.most.saturating_sub(total).max(1);
            self.next_look = self.next_look.min(self.nodes + left);
            if total >= self.most || watch.expired(total) {
                self.common.stop();
            }
        }
    }
}

/// How many nodes go by between two looks at the clock.
const NODES_A_LOOK: u64 = 1024;
/// More than there are moves: the first ply is always looked at, so that whoever is stopped at once
/// still has a move.
const NODES_OF_A_PLY: u64 = 150;
