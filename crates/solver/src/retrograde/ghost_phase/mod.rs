//! The ghosts' phase, undone: from the set of positions (with PAC-MAN to move) that the ghosts want
//! to reach to the set of positions (with the ghosts to move) from which they can.

mod blocking;
mod frontier;
mod independent;

use std::ops::Range;

use blocking::BlockingGhosts;
pub(crate) use frontier::Frontier;
use independent::{IndependentGhosts, IndependentScratch, PlaneGoal};

use super::ghost_moves::GhostMoveGenerator;
use crate::index::GhostSubsets;
use crate::sets::{BitPlanes, Bitboard, PerPlane};

/// The ghosts' phase of one layer.
///
/// Its rows are divided into parts, which are worked on independently: the rows that share the
/// square of the leading ghost, which is the one on the largest square (multiset index) or the
/// first one (ordered index). The number of a part is that square; without ghosts there is one
/// part.
pub(crate) struct GhostPhase<'a> {
    /// The number of ghosts left.
    pub(crate) ghosts: usize,
    pub(crate) rows: usize,
    /// The number of planes that the board needs.
    planes: usize,
    predecessors: &'a GhostPredecessors<'a>,
    /// The first row of each part, then the number of rows.
    part_starts: Vec<usize>,
    /// The squares of all ghosts but the leading one, for the rows of any part.
    pub(crate) other_ghosts: &'a BitPlanes,
}

/// Undoes the ghosts' moves, depending on whether they get in one another's way.
pub(crate) enum GhostPredecessors<'a> {
    Independent(Box<IndependentGhosts<'a>>),
    Blocking(BlockingGhosts<'a>),
}

/// What the ghosts want.
#[derive(Clone, Copy)]
pub(crate) struct GhostGoal<'a> {
    /// To reach one of these positions.
    pub(crate) target: &'a BitPlanes,
    /// To catch PAC-MAN as well.
    pub(crate) catch: bool,
    /// Where the target has changed since the last sweep.
    pub(crate) frontier: &'a Frontier,
}

/// Scratch memory, one for each thread.
#[derive(Debug, Default)]
pub(crate) struct GhostPhaseScratch {
    independent: IndependentScratch,
    found: PerPlane<Vec<u32>>,
}

impl<'a> GhostPredecessors<'a> {
    pub(crate) fn new(
        subsets: &'a GhostSubsets,
        generator: GhostMoveGenerator<'a>,
    ) -> GhostPredecessors<'a> {
        match subsets {
            GhostSubsets::Multiset { index, .. } => {
                GhostPredecessors::Independent(IndependentGhosts::new(index, &generator).into())
            }
            GhostSubsets::Ordered { index, .. } => {
                GhostPredecessors::Blocking(BlockingGhosts::new(generator, *index))
            }
        }
    }
}

impl<'a> GhostPhase<'a> {
    pub(crate) fn new(
        subsets: &'a GhostSubsets,
        subset: usize,
        predecessors: &'a GhostPredecessors<'a>,
    ) -> GhostPhase<'a> {
        let (ghosts, rows) = (subsets.ghosts(subset), subsets.rows(subset));
        let (squares, occupied) = match subsets {
            GhostSubsets::Multiset { index, occupied, .. } => (index.squares(), occupied),
            GhostSubsets::Ordered { index, occupied, .. } => (index.squares(), occupied),
        };
        let start = |part: usize| match subsets {
            GhostSubsets::Multiset { index, .. } => index.rows_below(ghosts, part),
            GhostSubsets::Ordered { .. } => part * rows / squares,
        };
        let part_starts = if ghosts == 0 { vec![0, 1] } else { (0..=squares).map(start).collect() };
        let other_ghosts = &occupied[ghosts.saturating_sub(1)];
        let planes = squares.div_ceil(32);
        GhostPhase { ghosts, rows, planes, predecessors, part_starts, other_ghosts }
    }

    pub(crate) fn parts(&self) -> Range<usize> {
        0..self.part_starts.len() - 1
    }

    /// The rows of a part.
    pub(crate) fn part_rows(&self, part: usize) -> Range<usize> {
        self.part_starts[part]..self.part_starts[part + 1]
    }

    /// The square of the leading ghost in a part.
    pub(crate) fn leading_ghost(&self, part: usize) -> Bitboard {
        if self.ghosts == 0 { Bitboard::EMPTY } else { Bitboard::single(part) }
    }

    /// The squares of the ghosts, for all rows.
    pub(crate) fn occupied(&self) -> impl Iterator<Item = Bitboard> {
        self.parts().flat_map(move |part| {
            let leading = self.leading_ghost(part);
            let rows = 0..self.part_rows(part).len();
            rows.map(move |row| self.other_ghosts.get(row) | leading)
        })
    }

    /// The predecessors of the goal in all rows, where ghosts block one another: their moves cannot
    /// be undone part by part.
    pub(crate) fn blocking_predecessors(&self, goal: GhostGoal<'_>) -> Option<BitPlanes> {
        let GhostPredecessors::Blocking(ghosts) = self.predecessors else { return None };
        let mut found = goal.target.clone();
        for plane in 0..self.planes {
            ghosts.predecessors(self.ghosts, plane, goal.catch, found.plane_mut(plane));
        }
        Some(found)
    }

    /// The predecessors of the goal in the rows of one part, where ghosts are independent. `known`
    /// is the result of the last sweep. Also returns whether any row was computed anew.
    #[inline(always)]
    pub(crate) fn independent_predecessors<'s>(
        &self,
        part: usize,
        goal: GhostGoal<'_>,
        known: PerPlane<&[u32]>,
        scratch: &'s mut GhostPhaseScratch,
    ) -> (PerPlane<&'s [u32]>, bool) {
        let GhostPredecessors::Independent(ghosts) = self.predecessors else {
            unreachable!("blocking ghosts are not swept part by part")
        };
        let GhostPhaseScratch { independent, found } = scratch;
        let mut any = false;
        for plane in 0..Bitboard::WORDS {
            let len = known[plane].len();
            found[plane].resize(len, 0);
            // What is overwritten as a whole need not be copied.
            if self.planes <= plane || !matches!(goal.frontier, Frontier::All) {
                found[plane].copy_from_slice(known[plane]);
            }
            if plane < self.planes {
                let goal = PlaneGoal {
                    target: goal.target.plane(plane),
                    plane,
                    catch: goal.catch,
                    frontier: goal.frontier,
                };
                any |=
                    ghosts.predecessors((self.ghosts, part), goal, independent, &mut found[plane]);
            }
        }
        ([&found[0], &found[1], &found[2]], any)
    }

    /// The frontier of the rows that a sweep changed; `None` where they were too many to list.
    pub(crate) fn frontier(&self, changed: Option<&[u32]>) -> Frontier {
        match (self.predecessors, changed) {
            (_, Some([])) => Frontier::Empty,
            (GhostPredecessors::Independent(ghosts), Some(rows)) => {
                ghosts.frontier(self.ghosts, rows)
            }
            _ => Frontier::All,
        }
    }
}
