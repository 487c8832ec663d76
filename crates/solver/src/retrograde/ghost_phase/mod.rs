//! The ghosts' phase, undone: from the set of positions (with PAC-MAN to move) that the ghosts want
//! to reach to the set of positions (with the ghosts to move) from which they can.

mod blocking;
mod frontier;
mod independent;

use std::ops::Range;

use blocking::BlockingGhosts;
pub(crate) use frontier::Frontier;
use independent::{IndependentGhosts, IndependentScratch, Near, PlaneGoal, TripleTask};

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
    /// Whether there are none.
    pub(crate) is_empty: bool,
    /// To catch PAC-MAN as well.
    pub(crate) catch: bool,
    /// Where the target has changed since the last sweep.
    pub(crate) frontier: &'a Frontier,
}

/// What a sweep finds out about the ghosts' phase before it goes through the parts.
#[derive(Debug, Default)]
pub(crate) struct PhaseStart {
    /// By part, which of its rows can have changed, where ghosts are independent.
    near: Vec<Option<Near>>,
    /// By part, a limit of the triples that are needed for it.
    highest: Vec<usize>,
    /// By plane, the sets after the move of the leading of four ghosts.
    triples: PerPlane<Vec<u32>>,
}

/// A part of the work of [`GhostPhase::begin`].
pub(crate) struct PhaseTask<'a> {
    highest: &'a [usize],
    triples: TripleTask<'a>,
}

/// Scratch memory, one for each thread.
#[derive(Debug, Default)]
pub(crate) struct GhostPhaseScratch {
    independent: IndependentScratch,
    found: PerPlane<Vec<u32>>,
}

impl<'a> GhostGoal<'a> {
    fn of_plane(self, plane: usize) -> PlaneGoal<'a> {
        let GhostGoal { target, is_empty, catch, .. } = self;
        PlaneGoal { target: target.plane(plane), is_empty, plane, catch }
    }
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

    /// For all rows, those of the squares that no ghost is on.
    pub(crate) fn free_of_ghosts(&self, squares: Bitboard) -> BitPlanes {
        let mut free = BitPlanes::new(self.rows, squares);
        for plane in 0..self.planes {
            let (free, others) = (free.plane_mut(plane), self.other_ghosts.plane(plane));
            for part in self.parts() {
                let leading = self.leading_ghost(part).words()[plane];
                for (free, others) in free[self.part_rows(part)].iter_mut().zip(others) {
                    *free &= !(others | leading);
                }
            }
        }
        free
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

    /// Begins a sweep where ghosts are independent: what is left to be done before it goes through the parts, in any
    /// order.
    pub(crate) fn begin<'s>(
        &self,
        goal: GhostGoal<'_>,
        start: &'s mut PhaseStart,
    ) -> Vec<PhaseTask<'s>> {
        let GhostPredecessors::Independent(ghosts) = self.predecessors else { return Vec::new() };
        let PhaseStart { near, highest, triples } = start;
        near.clear();
        near.extend(self.parts().map(|part| ghosts.near((self.ghosts, part), goal.frontier)));
        if self.ghosts < 4 || goal.is_empty || near.iter().all(Option::is_none) {
            return Vec::new();
        }
        highest.clear();
        highest.extend(self.parts().map(|part| ghosts.highest(part, near[part].as_ref())));
        let tasks = ghosts.triple_tasks(&mut triples[..self.planes]);
        tasks.into_iter().map(|triples| PhaseTask { highest, triples }).collect()
    }

    /// Does a part of what [`Self::begin`] left to be done.
    #[inline(always)]
    pub(crate) fn run(
        &self,
        goal: GhostGoal<'_>,
        task: PhaseTask<'_>,
        scratch: &mut GhostPhaseScratch,
    ) {
        let GhostPredecessors::Independent(ghosts) = self.predecessors else {
            unreachable!("blocking ghosts have no such tasks")
        };
        let PhaseTask { highest, triples } = task;
        let goal = goal.of_plane(triples.plane);
        ghosts.undo_leading(goal, highest, triples, &mut scratch.independent);
    }

    /// The predecessors of the goal in the rows of one part, where ghosts are independent. `known`
    /// is the result of the last sweep; nothing if it is the same.
    #[inline(always)]
    pub(crate) fn independent_predecessors<'s>(
        &self,
        part: usize,
        goal: GhostGoal<'_>,
        start: &PhaseStart,
        known: PerPlane<&[u32]>,
        scratch: &'s mut GhostPhaseScratch,
    ) -> Option<PerPlane<&'s [u32]>> {
        let GhostPredecessors::Independent(ghosts) = self.predecessors else {
            unreachable!("blocking ghosts are not swept part by part")
        };
        let near = start.near[part].as_ref()?;
        let GhostPhaseScratch { independent, found } = scratch;
        for plane in 0..Bitboard::WORDS {
            let found = &mut found[plane];
            // Rows that are not near the frontier, or never occur, stay as they were.
            found.clear();
            found.extend_from_slice(known[plane]);
            if plane < self.planes {
                let (goal, inputs) = (goal.of_plane(plane), (near, &start.triples[plane][..]));
                ghosts.predecessors((self.ghosts, part), goal, inputs, independent, found);
            }
        }
        Some([&found[0], &found[1], &found[2]])
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
