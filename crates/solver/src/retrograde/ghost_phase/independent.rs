#![allow(
    clippy::needless_range_loop,
    reason = "the compiler vectorizes loops of a fixed length over several arrays"
)]

use super::Frontier;
use crate::index::MultisetIndex;
use crate::retrograde::ghost_moves::{GhostMoveGenerator, GhostMoves};
use crate::sets::simd::{SIMD_WIDTH, padded_len, simd_rows, union_masked};
use crate::sets::{Bitboard, PerPlane, split_rows};

/// The ghosts' phase where they may share squares: every ghost moves independently, so their moves
/// are undone one ghost at a time, the one on the largest square first.
///
/// To undo a ghost's move is to replace its destination by its origin. [`Self::undo_leading`] does so
/// for the leading of four ghosts, for each of its origins [`Self::undo_three`] for the next one,
/// and so on: the set over multisets of destinations has one square less at every level.
#[derive(Debug)]
pub(crate) struct IndependentGhosts<'a> {
    index: &'a MultisetIndex,
    moves: PerPlane<PlaneMoves>,
    /// By square, one more than the largest destination of ghosts on squares up to it.
    limits: Vec<usize>,
    /// By destination of a ghost, the largest of these limits for the squares that it can come from: the
    /// next ghosts end below that.
    reach: Vec<usize>,
    /// By square, the destinations of a ghost, whatever square PAC-MAN is on.
    destinations: Vec<Bitboard>,
    /// The squares that a ghost can be on. Rows with others never occur, and are not looked at.
    origins: Bitboard,
    triples: TripleLayout,
}

/// Where the sets over triples of destinations are kept after the leading of four ghosts was moved back: first by
/// the largest square of the triple, then by the origin of the leading ghost. So all triples that have their
/// largest square in common are made at once, from rows that fit into a processor's cache.
#[derive(Debug)]
struct TripleLayout {
    /// By the triples' largest square.
    blocks: Vec<TripleBlock>,
    /// The number of rows of all blocks.
    rows: usize,
}

/// The triples that have their largest square in common, for one origin of the leading ghost after the other.
#[derive(Clone, Copy, Debug)]
struct TripleBlock {
    /// The least origin from which such triples can be reached.
    least_origin: usize,
    /// The number of rows kept for each origin.
    stride: usize,
    /// The first row.
    start: usize,
}

/// The moves of a ghost while PAC-MAN is on one of the squares of a plane.
#[derive(Debug)]
struct PlaneMoves {
    /// By its square: the destinations, each with the squares of PAC-MAN as a mask.
    destinations: Vec<Vec<(u8, u32)>>,
    /// The same by the difference of destination and origin.
    shifts: Vec<(isize, PerSquare)>,
    /// By its square: the squares of PAC-MAN on which it can catch him.
    catches: PerSquare,
}

/// A word for each square of a ghost, padded for whole vectors.
type PerSquare = [u32; PADDED_SQUARES];

const PADDED_SQUARES: usize = padded_len(MultisetIndex::MAX_SQUARES);
/// The most destinations a ghost has: the squares up to two steps away.
const MAX_DESTINATIONS: usize = 13;
/// The largest shift (18, two ranks of the largest board) fits into this margin on either side.
const SHIFT_MARGIN: usize = 32;

/// Scratch memory, one for each thread.
#[derive(Debug, Default)]
pub(crate) struct IndependentScratch {
    by_square: Vec<u32>,
    pairs: Vec<u32>,
    pairs_by_square: Vec<u32>,
    singles: Vec<u32>,
}

/// What the ghosts want, as one plane sees it: see [`GhostGoal`](super::GhostGoal).
#[derive(Clone, Copy)]
pub(crate) struct PlaneGoal<'a> {
    pub(crate) target: &'a [u32],
    pub(crate) plane: usize,
    pub(crate) catch: bool,
    pub(crate) is_empty: bool,
}

/// By square of the second ghost, the destinations of a third one that complete a row of the frontier.
pub(crate) type Near = [Bitboard; MultisetIndex::MAX_SQUARES];

/// The triples that have their largest square in common, in one plane: a part of the work of
/// [`IndependentGhosts::undo_leading`].
pub(crate) struct TripleTask<'a> {
    pub(crate) plane: usize,
    largest: usize,
    out: &'a mut [u32],
}

/// The ghosts that are back on their origins.
#[derive(Clone, Copy)]
struct MovedGhosts {
    /// The first of the rows with ghosts on these origins, within the part.
    first_row: usize,
    /// The squares of PAC-MAN on which one of them can catch him.
    catches: u32,
}

impl<'a> IndependentGhosts<'a> {
    pub(crate) fn new(
        index: &'a MultisetIndex,
        generator: &GhostMoveGenerator<'_>,
    ) -> IndependentGhosts<'a> {
        let squares = index.squares();
        let moves: Vec<_> =
            (0..squares).map(|from| generator.moves(from, Bitboard::EMPTY)).collect();
        let mut limit = 0;
        let mut limits = Vec::with_capacity(squares);
        let mut destinations = Vec::with_capacity(squares);
        for GhostMoves { destinations: of_square, .. } in &moves {
            let squares = of_square.iter().map(|(to, _)| usize::from(*to));
            limit = squares.clone().map(|to| to + 1).fold(limit, usize::max);
            limits.push(limit);
            destinations.push(squares.fold(Bitboard::EMPTY, |set, to| set | Bitboard::single(to)));
        }
        let mut reach = vec![0; squares];
        for (limit, destinations) in limits.iter().zip(&destinations) {
            for to in destinations.iter() {
                reach[to] = *limit.max(&reach[to]);
            }
        }
        let moves = std::array::from_fn(|plane| PlaneMoves::new(&moves, plane));
        let origins = generator.places();
        let triples = TripleLayout::new(index, &limits);
        IndependentGhosts { index, moves, limits, reach, destinations, origins, triples }
    }

    /// Which rows of a part, which have the same largest square, the frontier can change the predecessors in;
    /// nothing if none.
    pub(crate) fn near(&self, (ghosts, part): (usize, usize), frontier: &Frontier) -> Option<Near> {
        if ghosts > 0 && !self.origins.contains(part) || matches!(frontier, Frontier::Empty) {
            return None;
        }
        let mut near = [Bitboard::EMPTY; MultisetIndex::MAX_SQUARES];
        for second in self.origins.iter().take_while(|&second| second <= part) {
            near[second] = match frontier {
                Frontier::Triples(thirds) if ghosts == 4 => {
                    self.near_frontier(thirds, part, second)
                }
                _ => self.origins,
            };
        }
        let is_near = ghosts < 4 || near.iter().any(|near| !near.is_empty());
        is_near.then_some(near)
    }

    /// Finds the predecessors of the goal in the rows of a part: overwrites those that are near the frontier.
    /// `triples` are what [`Self::undo_leading`] made, where there are four ghosts and a target.
    #[inline(always)]
    pub(crate) fn predecessors(
        &self,
        (ghosts, part): (usize, usize),
        goal: PlaneGoal<'_>,
        (near, triples): (&Near, &[u32]),
        scratch: &mut IndependentScratch,
        out: &mut [u32],
    ) {
        let PlaneGoal { target, plane, catch, is_empty } = goal;
        let moves = &self.moves[plane];
        let limit = self.limits.get(part).copied().unwrap_or(0);
        let catches = if catch { moves.catches[part] } else { 0 };
        let moved = MovedGhosts { first_row: 0, catches };
        if is_empty && ghosts > 0 {
            return self.catch_only(goal, ghosts - 1, part + 1, moved, out);
        }
        match ghosts {
            0 => out.copy_from_slice(target),
            1 => {
                let found = moves.destinations[part]
                    .iter()
                    .fold(moved.catches, |sum, &(to, mask)| sum | target[usize::from(to)] & mask);
                out[0] = found;
            }
            2 => {
                let mut singles = std::mem::take(&mut scratch.singles);
                singles.clear();
                singles.resize(SHIFT_MARGIN + PADDED_SQUARES + SHIFT_MARGIN, 0);
                for &(to, mask) in &moves.destinations[part] {
                    let singles = &mut singles[SHIFT_MARGIN..][..limit];
                    self.index.or_with_square((1, to.into(), limit), mask, target, singles);
                }
                self.undo_last(goal, &singles, part + 1, moved, out);
                scratch.singles = singles;
            }
            3 => {
                let mut pairs = std::mem::take(&mut scratch.pairs);
                pairs.clear();
                pairs.resize(self.index.rows_below(2, limit), 0);
                for &(to, mask) in &moves.destinations[part] {
                    self.index.or_with_square((2, to.into(), limit), mask, target, &mut pairs);
                }
                let anywhere = Bitboard::new(!0);
                self.undo_two(goal, &pairs, limit, part + 1, moved, anywhere, scratch, out);
                scratch.pairs = pairs;
            }
            4 => self.undo_three(goal, triples, part, moved, near, scratch, out),
            _ => unreachable!("a row has at most {} ghosts", MultisetIndex::MAX_GHOSTS),
        }
    }

    /// The positions from which a ghost can catch PAC-MAN: one of those that moved, or of some more on squares
    /// below `squares`.
    fn catch_only(
        &self,
        goal: PlaneGoal<'_>,
        ghosts: usize,
        squares: usize,
        moved: MovedGhosts,
        out: &mut [u32],
    ) {
        let moves = &self.moves[goal.plane];
        if ghosts == 0 {
            out[moved.first_row] = moved.catches;
            return;
        }
        for top in 0..squares {
            let moved = moves.with_ghost(goal, moved, self.index.rows_below(ghosts, top), top);
            self.catch_only(goal, ghosts - 1, top + 1, moved, out);
        }
    }

    /// The work of [`Self::undo_leading`], for as many planes.
    pub(crate) fn triple_tasks<'t>(&self, planes: &'t mut [Vec<u32>]) -> Vec<TripleTask<'t>> {
        let mut tasks = Vec::new();
        for (plane, rows) in planes.iter_mut().enumerate() {
            rows.resize(self.triples.rows, 0);
            let mut rest = &mut rows[..];
            for (largest, block) in self.triples.blocks.iter().enumerate() {
                let origins = self.index.squares() - block.least_origin;
                let out = split_rows(&mut rest, origins * block.stride);
                tasks.push(TripleTask { plane, largest, out });
            }
        }
        tasks
    }

    /// Undoes the move of the leading of four ghosts, as far as parts are near the frontier: for each of its origins
    /// the set over triples of the other destinations, of those triples whose largest square is that of the task.
    #[inline(always)]
    pub(crate) fn undo_leading(
        &self,
        goal: PlaneGoal<'_>,
        highest: &[usize],
        task: TripleTask<'_>,
        scratch: &mut IndependentScratch,
    ) {
        let TripleTask { plane, largest, out } = task;
        let TripleBlock { least_origin, stride, .. } = self.triples.blocks[largest];
        let moves = &self.moves[plane].destinations;
        let is_wanted = |&origin: &usize| largest < highest[origin];
        let wanted = || (least_origin..self.index.squares()).filter(is_wanted);
        let block = &goal.target[self.index.rows_below(4, largest)..];
        // Where the leading ghost ends below `largest`, it is not the largest square of its row.
        let by_square = &mut scratch.by_square;
        by_square.resize(by_square.len().max(largest * stride), 0);
        for square in self.destinations_of(wanted()).iter().take_while(|&square| square < largest) {
            let rows = &mut by_square[square * stride..][..stride];
            self.index.copy_pairs_with_square(
                (square, largest + 1),
                self.index.starts(3),
                block,
                rows,
            );
        }
        let len = self.index.rows_below(2, largest + 1);
        for origin in wanted() {
            let mut sources = [(&[][..], 0); MAX_DESTINATIONS];
            for (source, &(to, mask)) in sources.iter_mut().zip(&moves[origin]) {
                let to = usize::from(to);
                let rows = if to < largest {
                    &by_square[to * stride..]
                } else {
                    &goal.target[self.index.rows_below(4, to) + self.index.rows_below(3, largest)..]
                };
                *source = (rows, mask);
            }
            let out = &mut out[(origin - least_origin) * stride..][..stride];
            union_masked(&sources[..moves[origin].len()], out, len);
        }
    }

    /// Undoes the moves of the last three ghosts, given the sets over triples of destinations; the leading one is
    /// back on `part`.
    #[inline(always)]
    #[allow(clippy::too_many_arguments)]
    fn undo_three(
        &self,
        goal: PlaneGoal<'_>,
        set: &[u32],
        part: usize,
        moved: MovedGhosts,
        near: &Near,
        scratch: &mut IndependentScratch,
        out: &mut [u32],
    ) {
        let moves = &self.moves[goal.plane];
        let limit = self.limits[part];
        let starts = self.triples.starts(part, limit);
        let stride = padded_len(self.index.rows_below(2, limit)) + SIMD_WIDTH;
        let mut by_square = std::mem::take(&mut scratch.by_square);
        by_square.resize(by_square.len().max(limit * stride), 0);
        for square in self.needed(part, near).iter() {
            let (limit, rows) =
                (limit.min(self.reach[square]), &mut by_square[square * stride..][..stride]);
            self.index.copy_pairs_with_square((square, limit), &starts, set, rows);
        }
        let mut pairs = std::mem::take(&mut scratch.pairs);
        for top in 0..=part {
            if near[top].is_empty() {
                continue;
            }
            let limit = self.limits[top];
            pairs.resize(padded_len(self.index.rows_below(2, limit)), 0);
            moves.undo(top, &by_square, stride, &mut pairs);
            let moved = moves.with_ghost(goal, moved, self.index.rows_below(3, top), top);
            self.undo_two(goal, &pairs, limit, top + 1, moved, near[top], scratch, out);
        }
        scratch.pairs = pairs;
        scratch.by_square = by_square;
    }

    /// The destinations of the second ghost from origins near the frontier.
    fn needed(&self, part: usize, near: &Near) -> Bitboard {
        self.destinations_of((0..=part).filter(|&second| !near[second].is_empty()))
    }

    /// A limit of the other destinations: where the leading one of four ghosts comes from `part`, all triples
    /// that are needed are below that square.
    pub(crate) fn highest(&self, part: usize, near: Option<&Near>) -> usize {
        let needed = near.map_or(Bitboard::EMPTY, |near| self.needed(part, near));
        let highest = needed.iter().map(|square| self.reach[square]).max().unwrap_or(0);
        highest.min(self.limits[part])
    }

    /// Undoes the moves of the last two ghosts, given the set over pairs of destinations.
    #[inline(always)]
    #[allow(clippy::too_many_arguments)]
    fn undo_two(
        &self,
        goal: PlaneGoal<'_>,
        set: &[u32],
        limit: usize,
        squares: usize,
        moved: MovedGhosts,
        near: Bitboard,
        scratch: &mut IndependentScratch,
        out: &mut [u32],
    ) {
        let moves = &self.moves[goal.plane];
        let stride = padded_len(limit) + SIMD_WIDTH;
        let IndependentScratch { pairs_by_square: by_square, singles, .. } = scratch;
        by_square.resize(by_square.len().max(limit * stride), 0);
        let is_near = |top: &usize| {
            self.origins.contains(*top) && !(self.destinations[*top] & near).is_empty()
        };
        for square in self.destinations_of((0..squares).filter(is_near)).iter() {
            let (limit, rows) =
                (limit.min(self.reach[square]), &mut by_square[square * stride..][..stride]);
            self.index.copy_singles_with_square((square, limit), set, rows);
        }
        singles.resize(SHIFT_MARGIN + PADDED_SQUARES + SHIFT_MARGIN, 0);
        for top in (0..squares).filter(is_near) {
            let limit = padded_len(self.limits[top]);
            moves.undo(top, by_square, stride, &mut singles[SHIFT_MARGIN..][..limit]);
            let moved = moves.with_ghost(goal, moved, self.index.rows_below(2, top), top);
            self.undo_last(goal, singles, top + 1, moved, out);
        }
    }

    /// Undoes the move of the last ghost, given the set over its destinations: in many rows at
    /// once, because from all squares a move is one of a few shifts.
    #[inline(always)]
    fn undo_last(
        &self,
        goal: PlaneGoal<'_>,
        singles: &[u32],
        squares: usize,
        moved: MovedGhosts,
        out: &mut [u32],
    ) {
        let moves = &self.moves[goal.plane];
        let out = &mut out[moved.first_row..][..squares];
        for (nth, out) in out.chunks_mut(SIMD_WIDTH).enumerate() {
            let start = nth * SIMD_WIDTH;
            let mut sum = [moved.catches; SIMD_WIDTH];
            if goal.catch {
                let own = simd_rows(&moves.catches, start);
                for i in 0..SIMD_WIDTH {
                    sum[i] |= own[i];
                }
            }
            for (shift, mask) in &moves.shifts {
                let rows = simd_rows(singles, (SHIFT_MARGIN + start).wrapping_add_signed(*shift));
                let mask = simd_rows(mask, start);
                for i in 0..SIMD_WIDTH {
                    sum[i] |= rows[i] & mask[i];
                }
            }
            match out.as_mut_array::<SIMD_WIDTH>() {
                Some(out) => *out = sum,
                None => out.copy_from_slice(&sum[..out.len()]),
            }
        }
    }

    /// The destinations of a ghost on any of these squares.
    fn destinations_of(&self, squares: impl Iterator<Item = usize>) -> Bitboard {
        squares.fold(Bitboard::EMPTY, |set, square| set | self.destinations[square])
    }

    /// The destinations of a third ghost that are in a frontier row together with destinations of
    /// ghosts on these two squares.
    fn near_frontier(&self, thirds: &[Bitboard], top: usize, second: usize) -> Bitboard {
        let mut near = Bitboard::EMPTY;
        for one in self.destinations[top].iter() {
            for other in self.destinations[second].iter() {
                near |= thirds[self.pair_row(one, other)];
            }
        }
        near
    }

    /// The row of a pair.
    fn pair_row(&self, one: usize, other: usize) -> usize {
        self.index.rows_below(2, one.max(other)) + one.min(other)
    }

    /// The frontier of the rows that changed.
    pub(crate) fn frontier(&self, ghosts: usize, rows: &[u32]) -> Frontier {
        if ghosts < 4 {
            return Frontier::All;
        }
        let mut thirds = vec![Bitboard::EMPTY; self.index.rows(2)];
        for &row in rows {
            let squares = self.index.unrank(4, row as usize).map(usize::from);
            for large in 1..4 {
                for small in 0..large {
                    let rest = (0..4).filter(|&nth| nth != large && nth != small);
                    let rest =
                        rest.fold(Bitboard::EMPTY, |set, nth| set | Bitboard::single(squares[nth]));
                    thirds[self.pair_row(squares[small], squares[large])] |= rest;
                }
            }
        }
        Frontier::Triples(thirds)
    }
}

impl TripleLayout {
    fn new(index: &MultisetIndex, limits: &[usize]) -> TripleLayout {
        let mut rows = 0;
        let block = |largest: usize| {
            let least_origin = limits.partition_point(|&limit| limit <= largest);
            let stride = padded_len(index.rows_below(2, largest + 1));
            let block = TripleBlock { least_origin, stride, start: rows };
            rows += (limits.len() - least_origin) * stride;
            block
        };
        let blocks = (0..index.squares()).map(block).collect();
        TripleLayout { blocks, rows }
    }

    /// By largest square below `limit`, the first row of the triples for that origin of the leading ghost.
    fn starts(&self, origin: usize, limit: usize) -> Vec<u32> {
        let start =
            |block: &TripleBlock| block.start + (origin - block.least_origin) * block.stride;
        self.blocks[..limit].iter().map(|block| start(block) as u32).collect()
    }
}

impl PlaneMoves {
    fn new(all: &[GhostMoves], plane: usize) -> PlaneMoves {
        let catches = [0; PADDED_SQUARES];
        let mut moves = PlaneMoves { destinations: Vec::new(), shifts: Vec::new(), catches };
        for (from, of_square) in all.iter().enumerate() {
            let masked = of_square.destinations.iter().map(|&(to, pac)| (to, pac.words()[plane]));
            let destinations: Vec<(u8, u32)> = masked.filter(|&(_, mask)| mask != 0).collect();
            for &(to, mask) in &destinations {
                let shift = isize::from(to) - from as isize;
                let known = moves.shifts.iter().position(|known| known.0 == shift);
                let nth = known.unwrap_or_else(|| {
                    moves.shifts.push((shift, [0; PADDED_SQUARES]));
                    moves.shifts.len() - 1
                });
                moves.shifts[nth].1[from] |= mask;
            }
            moves.destinations.push(destinations);
            moves.catches[from] = of_square.catches.words()[plane];
        }
        moves
    }

    /// Undoes the move of a ghost from that square: the union of the sets of its destinations.
    #[inline(always)]
    fn undo(&self, square: usize, by_square: &[u32], stride: usize, out: &mut [u32]) {
        let destinations = &self.destinations[square];
        let mut sources = [(&[][..], 0); MAX_DESTINATIONS];
        for (source, &(to, mask)) in sources.iter_mut().zip(destinations) {
            *source = (&by_square[usize::from(to) * stride..], mask);
        }
        let len = out.len();
        union_masked(&sources[..destinations.len()], out, len);
    }

    /// The ghosts that have moved and one more on that square, whose rows begin `rows` further.
    #[inline(always)]
    fn with_ghost(
        &self,
        goal: PlaneGoal<'_>,
        moved: MovedGhosts,
        rows: usize,
        square: usize,
    ) -> MovedGhosts {
        let catches = if goal.catch { self.catches[square] } else { 0 };
        MovedGhosts { first_row: moved.first_row + rows, catches: moved.catches | catches }
    }
}
