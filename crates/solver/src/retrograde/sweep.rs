#![allow(
    clippy::needless_range_loop,
    reason = "the compiler vectorizes loops of a fixed length over several arrays"
)]

use super::boost::BoostMoves;
use super::ghost_phase::{GhostGoal, GhostPhase, GhostPhaseScratch, PhaseStart, PhaseTask};
use super::pac_turn::PacTurn;
use super::row_distances::NEVER;
use crate::sets::simd::{SIMD_WIDTH, SimdRows, VectorWork, run_with_widest_vectors};
use crate::sets::{BitPlanes, Bitboard, PerPlane, split_rows};
use crate::winner::Winner;

/// One sweep over all rows of a layer: the ghosts' phase, then PAC-MAN's turn before it.
pub(crate) struct Sweep<'a> {
    pub(crate) ghost_phase: &'a GhostPhase<'a>,
    pub(crate) goal: GhostGoal<'a>,
    /// The predecessors by the ghosts' moves in all rows, where ghosts block one another.
    pub(crate) blocking_predecessors: Option<BitPlanes>,
    pub(crate) pac_turn: PacTurn<'a>,
    /// Whether eating a pellet or being caught becomes decided with this turn.
    pub(crate) inputs_changed: bool,
    pub(crate) winner: Winner,
    pub(crate) boosts: &'a [BoostMoves<'a>],
    /// The number of squares of the board.
    pub(crate) squares: usize,
    /// Whether it is the first sweep of the layer.
    pub(crate) first: bool,
    /// The number of the turn.
    pub(crate) turn: u16,
}

/// The rows of one part in everything that a sweep writes.
pub(crate) struct PartOutput<'a> {
    part: usize,
    /// Positions that are bad for PAC-MAN with the ghosts to move.
    bad_after: PerPlane<&'a mut [u32]>,
    /// Positions that are bad for PAC-MAN with him to move, after this sweep.
    next: PerPlane<&'a mut [u32]>,
    /// Where to mark the positions that change: see `DistanceToWin::begin`.
    distance_bits: Vec<PerPlane<&'a mut [u32]>>,
    /// By boost, the distance to win after a boost that eats nobody.
    boost_distances: Vec<&'a mut [u16]>,
    /// The distance to win with the ghosts to move, by row and square; empty if not asked for.
    ghosts_to_move: &'a mut [u16],
}

/// The rows that a sweep changed.
pub(crate) struct SweepChanges {
    pub(crate) count: usize,
    /// Which, unless they are many.
    pub(crate) rows: Option<Vec<u32>>,
}

/// Changed rows are listed while they are at most one in so many.
const LISTED_SHARE: usize = 40;

/// Splits what a sweep writes into the parts of the ghosts' phase.
pub(crate) fn split_into_parts<'a>(
    ghost_phase: &GhostPhase<'_>,
    (bad_after, next): (&'a mut BitPlanes, &'a mut BitPlanes),
    distance_bits: Vec<&'a mut BitPlanes>,
    (boost_distances, ghosts_to_move): (&'a mut [Vec<u16>], &'a mut [u16]),
) -> Vec<PartOutput<'a>> {
    let per_row = ghosts_to_move.len() / ghost_phase.rows;
    let (mut bad_after, mut next) = (bad_after.planes_mut(), next.planes_mut());
    let mut ghosts_to_move = ghosts_to_move;
    let mut distance_bits: Vec<_> = distance_bits.into_iter().map(BitPlanes::planes_mut).collect();
    let mut boost_distances: Vec<&mut [u16]> =
        boost_distances.iter_mut().map(|rows| &mut rows[..]).collect();
    let output = |part: usize| {
        let len = ghost_phase.part_rows(part).len();
        PartOutput {
            part,
            bad_after: bad_after.each_mut().map(|plane| split_rows(plane, len)),
            next: next.each_mut().map(|plane| split_rows(plane, len)),
            distance_bits: distance_bits
                .iter_mut()
                .map(|planes| planes.each_mut().map(|plane| split_rows(plane, len)))
                .collect(),
            boost_distances: boost_distances.iter_mut().map(|rows| split_rows(rows, len)).collect(),
            ghosts_to_move: split_rows(&mut ghosts_to_move, len * per_row),
        }
    };
    ghost_phase.parts().map(output).collect()
}

impl Sweep<'_> {
    /// Sweeps all parts, with as many threads as there is scratch memory for.
    pub(crate) fn run(
        &self,
        parts: Vec<PartOutput<'_>>,
        start: &mut PhaseStart,
        scratch: &mut [GhostPhaseScratch],
    ) -> SweepChanges {
        let tasks = self.ghost_phase.begin(self.goal, start);
        let _: Vec<()> = for_each(tasks, scratch, |task, scratch, ()| {
            run_with_widest_vectors(PhaseWork { sweep: self, task, scratch });
        });
        let max_listed = self.ghost_phase.rows / LISTED_SHARE;
        let start = &*start;
        let by_thread =
            for_each(parts, scratch, |mut output, scratch, changes: &mut SweepChanges| {
                let output = &mut output;
                run_with_widest_vectors(PartWork { sweep: self, start, output, scratch, changes });
                changes.limit_list(max_listed);
            });
        let mut changes = SweepChanges::default();
        for SweepChanges { count, rows } in by_thread {
            changes.count += count;
            match (&mut changes.rows, rows) {
                (Some(all), Some(rows)) => all.extend(rows),
                (all, _) => *all = None,
            }
        }
        changes.limit_list(max_listed);
        changes
    }

    #[inline(always)]
    fn sweep_part(
        &self,
        start: &PhaseStart,
        output: &mut PartOutput<'_>,
        scratch: &mut GhostPhaseScratch,
        changes: &mut SweepChanges,
    ) {
        let rows = self.ghost_phase.part_rows(output.part);
        let len = rows.len();
        let bad = self.goal.target.rows(rows.clone());
        let found = match &self.blocking_predecessors {
            Some(planes) => Some(planes.rows(rows.clone())),
            None => {
                let known = output.bad_after();
                let (phase, part) = (self.ghost_phase, output.part);
                phase.independent_predecessors(part, self.goal, start, known, scratch)
            }
        };
        let unmoved = !self.inputs_changed && !self.first;
        if unmoved && found.is_none() {
            for plane in 0..Bitboard::WORDS {
                output.next[plane].copy_from_slice(bad[plane]);
            }
            return;
        }
        let leading_ghost = self.ghost_phase.leading_ghost(output.part).words();
        let other_ghosts = self.ghost_phase.other_ghosts.rows(0..len);
        for at in (0..len).step_by(SIMD_WIDTH) {
            let (old_after, old) = (load(output.bad_after(), at), load(bad, at));
            let bad_after = found.map_or(old_after, |found| load(found, at));
            let mut changed_after = old_after;
            let mut any_after = 0;
            for plane in 0..Bitboard::WORDS {
                for i in 0..SIMD_WIDTH {
                    changed_after[plane][i] ^= bad_after[plane][i];
                    any_after |= changed_after[plane][i];
                }
            }
            if unmoved && any_after == 0 {
                store(&mut output.next, at, &old);
                continue;
            }
            let mut ghosts = load(other_ghosts, at);
            for plane in 0..Bitboard::WORDS {
                for i in 0..SIMD_WIDTH {
                    ghosts[plane][i] |= leading_ghost[plane];
                }
            }
            let mut changed = self.pac_turn.bad_squares(rows.start + at, &bad_after, &ghosts);
            store(&mut output.next, at, &changed);
            store(&mut output.bad_after, at, &bad_after);
            let mut changed_rows = [0; SIMD_WIDTH];
            for plane in 0..Bitboard::WORDS {
                for i in 0..SIMD_WIDTH {
                    changed[plane][i] ^= old[plane][i];
                    changed_rows[i] |= changed[plane][i];
                }
            }
            let count = len.min(at + SIMD_WIDTH) - at;
            if changed_rows != [0; SIMD_WIDTH] {
                for bits in &mut output.distance_bits {
                    or(bits, at, &changed);
                }
                changes.add(rows.start + at, &changed_rows[..count]);
            }
            let recorded = self.rows_to_record(output, at, &changed_after);
            if recorded == [0; SIMD_WIDTH] {
                continue;
            }
            for i in (0..count).filter(|&i| recorded[i] != 0) {
                let (changed, ghosts) = (bitboard(&changed_after, i), bitboard(&ghosts, i));
                self.record_after_turn(output, at + i, changed, bitboard(&bad_after, i), ghosts);
            }
        }
    }

    /// Which of the rows from `at` on a change with the ghosts to move may decide something in.
    #[inline(always)]
    fn rows_to_record(
        &self,
        output: &PartOutput<'_>,
        at: usize,
        changed: &PerPlane<SimdRows>,
    ) -> SimdRows {
        let mut rows = [0; SIMD_WIDTH];
        if !output.ghosts_to_move.is_empty() {
            for plane in 0..Bitboard::WORDS {
                for i in 0..SIMD_WIDTH {
                    rows[i] |= changed[plane][i];
                }
            }
        }
        for (distances, boost) in output.boost_distances.iter().zip(self.boosts) {
            let (reach, mut near) = (boost.reach.words(), [u32::from(self.first); SIMD_WIDTH]);
            for plane in 0..Bitboard::WORDS {
                for i in 0..SIMD_WIDTH {
                    near[i] |= changed[plane][i] & reach[plane];
                }
            }
            let distances = load_one(distances, at);
            for i in 0..SIMD_WIDTH {
                rows[i] |= if distances[i] == NEVER { near[i] } else { 0 };
            }
        }
        rows
    }

    /// Records the distances that are decided by a change in a row with the ghosts to move.
    fn record_after_turn(
        &self,
        output: &mut PartOutput<'_>,
        row: usize,
        changed: Bitboard,
        bad_after: Bitboard,
        ghosts: Bitboard,
    ) {
        let safe = !bad_after;
        for (distances, boost) in output.boost_distances.iter_mut().zip(self.boosts) {
            let affected = self.first || !(changed & boost.reach).is_empty();
            if distances[row] != NEVER || !affected {
                continue;
            }
            // PAC-MAN needs one good end, the ghosts need all ends to be bad for him.
            if boost.has_quiet_end(safe, ghosts) == (self.winner == Winner::Pac) {
                distances[row] = self.turn;
            }
        }
        if !output.ghosts_to_move.is_empty() {
            for square in (changed & !ghosts).iter() {
                output.ghosts_to_move[row * self.squares + square] = self.turn;
            }
        }
    }
}

/// Does the work of all tasks, the last ones first, with as many threads as there is scratch memory for. Returns
/// what each thread collected.
fn for_each<T: Send, R: Default + Send>(
    tasks: Vec<T>,
    scratch: &mut [GhostPhaseScratch],
    work: impl Fn(T, &mut GhostPhaseScratch, &mut R) + Sync,
) -> Vec<R> {
    #[cfg(feature = "native")]
    if scratch.len() > 1 {
        let tasks = std::sync::Mutex::new(tasks);
        let in_thread = |scratch: &mut GhostPhaseScratch| {
            let mut collected = R::default();
            loop {
                let task = tasks.lock().expect("no sweep panics").pop();
                let Some(task) = task else { return collected };
                work(task, scratch, &mut collected);
            }
        };
        let in_thread = &in_thread;
        return std::thread::scope(|scope| {
            let threads: Vec<_> =
                scratch.iter_mut().map(|scratch| scope.spawn(move || in_thread(scratch))).collect();
            threads.into_iter().map(|thread| thread.join().expect("no sweep panics")).collect()
        });
    }
    let mut collected = R::default();
    for task in tasks {
        work(task, &mut scratch[0], &mut collected);
    }
    vec![collected]
}

/// A part of what is done before a sweep goes through the parts.
struct PhaseWork<'a> {
    sweep: &'a Sweep<'a>,
    task: PhaseTask<'a>,
    scratch: &'a mut GhostPhaseScratch,
}

impl VectorWork for PhaseWork<'_> {
    #[inline(always)]
    fn run_inline(self) {
        self.sweep.ghost_phase.run(self.sweep.goal, self.task, self.scratch);
    }
}

/// A part of a sweep.
struct PartWork<'a, 'o> {
    sweep: &'a Sweep<'a>,
    start: &'a PhaseStart,
    output: &'a mut PartOutput<'o>,
    scratch: &'a mut GhostPhaseScratch,
    changes: &'a mut SweepChanges,
}

impl VectorWork for PartWork<'_, '_> {
    #[inline(always)]
    fn run_inline(self) {
        self.sweep.sweep_part(self.start, self.output, self.scratch, self.changes);
    }
}

impl Default for SweepChanges {
    fn default() -> SweepChanges {
        SweepChanges { count: 0, rows: Some(Vec::new()) }
    }
}

impl PartOutput<'_> {
    #[inline(always)]
    fn bad_after(&self) -> PerPlane<&[u32]> {
        [&*self.bad_after[0], &*self.bad_after[1], &*self.bad_after[2]]
    }
}

impl SweepChanges {
    /// Adds those of the rows from `first` on in which something changed.
    fn add(&mut self, first: usize, changed: &[u32]) {
        for (nth, &changed) in changed.iter().enumerate() {
            if changed != 0 {
                self.count += 1;
                if let Some(rows) = &mut self.rows {
                    rows.push((first + nth) as u32);
                }
            }
        }
    }

    /// Drops the list if the rows are more than that.
    fn limit_list(&mut self, max_listed: usize) {
        if self.count > max_listed {
            self.rows = None;
        }
    }
}

#[inline(always)]
fn bitboard(rows: &PerPlane<SimdRows>, i: usize) -> Bitboard {
    Bitboard::from_words([rows[0][i], rows[1][i], rows[2][i]])
}

#[inline(always)]
fn load(rows: PerPlane<&[u32]>, at: usize) -> PerPlane<SimdRows> {
    [load_one(rows[0], at), load_one(rows[1], at), load_one(rows[2], at)]
}

/// The rows from `at` on, and zeros where there are too few.
#[inline(always)]
fn load_one<T: Copy + Default>(rows: &[T], at: usize) -> [T; SIMD_WIDTH] {
    match rows[at..].first_chunk() {
        Some(rows) => *rows,
        None => {
            let mut vector = [T::default(); SIMD_WIDTH];
            vector[..rows.len() - at].copy_from_slice(&rows[at..]);
            vector
        }
    }
}

#[inline(always)]
fn store(rows: &mut PerPlane<&mut [u32]>, at: usize, vectors: &PerPlane<SimdRows>) {
    for plane in 0..Bitboard::WORDS {
        match rows[plane][at..].first_chunk_mut() {
            Some(rows) => *rows = vectors[plane],
            None => {
                let rows = &mut rows[plane][at..];
                rows.copy_from_slice(&vectors[plane][..rows.len()]);
            }
        }
    }
}

#[inline(always)]
fn or(rows: &mut PerPlane<&mut [u32]>, at: usize, vectors: &PerPlane<SimdRows>) {
    for plane in 0..Bitboard::WORDS {
        if vectors[plane] == [0; SIMD_WIDTH] {
            continue;
        }
        for (row, word) in rows[plane][at..].iter_mut().zip(&vectors[plane]) {
            *row |= word;
        }
    }
}
