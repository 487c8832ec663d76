use super::observer::{Cutoff, SearchObserver};

/// What searches of the two-player game did, counted: how their nodes are spread over depths, which
/// move fails high, and what was searched in vain before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchCensus {
    /// By the depth that was left: leaves first, and the last are the deeper ones too.
    pub depths: [DepthCensus; CENSUS_DEPTHS],
    /// All nodes.
    pub nodes: u64,
    /// Nodes below moves that were tried before the one that failed high, each counted once: what the
    /// best order of moves would have saved.
    pub in_vain: u64,
}

/// What nodes with the same depth left came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DepthCensus {
    /// Nodes, those included that are settled before any move is searched.
    pub nodes: u64,
    /// Nodes whose moves were searched, and none failed high.
    pub failed_low: u64,
    /// The moves searched there.
    pub moves_failed_low: u64,
    /// Nodes in which a move failed high, by its kind (step, fence across the opponent's shortest
    /// path, other fence) and by its number among those searched ([`CUTOFF_RANKS`]).
    pub failed_high: [[u64; CUTOFF_RANKS.len()]; 3],
    /// Those of them for which the transposition table had a move.
    pub with_table_move: u64,
    /// Those of them in which that move failed high.
    pub by_table_move: u64,
}

/// How many depths are told apart.
pub const CENSUS_DEPTHS: usize = 13;
/// Moves that fail high are told apart by these numbers: the first, up to the third, up to the tenth,
/// and later ones.
pub const CUTOFF_RANKS: [usize; 4] = [1, 3, 10, usize::MAX];

impl DepthCensus {
    /// Nodes in which a move failed high.
    pub fn cutoffs(&self) -> u64 {
        self.failed_high.iter().flatten().sum()
    }
}

impl SearchCensus {
    fn depth(&mut self, depth: i32) -> &mut DepthCensus {
        &mut self.depths[depth.clamp(0, CENSUS_DEPTHS as i32 - 1) as usize]
    }
}

/// How many nodes there were until then, and how many of them in vain.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CensusMark {
    nodes: u64,
    in_vain: u64,
}

impl SearchObserver for SearchCensus {
    type Mark = CensusMark;

    fn node(&mut self, depth: i32) {
        self.nodes += 1;
        self.depth(depth).nodes += 1;
    }

    fn mark(&self) -> CensusMark {
        CensusMark { nodes: self.nodes, in_vain: self.in_vain }
    }

    fn failed_high(&mut self, cutoff: Cutoff<CensusMark>) {
        let [first, last] = cutoff.marks;
        // All that came before the move, and what was in vain below it.
        self.in_vain -= last.in_vain - first.in_vain;
        self.in_vain += last.nodes - first.nodes;
        let rank = CUTOFF_RANKS.iter().position(|&rank| cutoff.earlier < rank);
        let counts = self.depth(cutoff.depth);
        counts.failed_high[cutoff.kind as usize][rank.expect("the last has no limit")] += 1;
        counts.with_table_move += u64::from(cutoff.is_table_move.is_some());
        counts.by_table_move += u64::from(cutoff.is_table_move == Some(true));
    }

    fn failed_low(&mut self, depth: i32, moves: usize) {
        let counts = self.depth(depth);
        counts.failed_low += 1;
        counts.moves_failed_low += moves as u64;
    }
}
