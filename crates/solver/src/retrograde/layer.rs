use std::collections::BTreeSet;

use rules::pacman::Contact;

use super::boost::BoostMoves;
use super::ghost_phase::{Frontier, GhostGoal, GhostPhase, GhostPhaseScratch, PhaseStart};
use super::pac_turn::PacTurn;
use super::row_distances::{NEVER, RowDistances};
use super::sweep::{Sweep, SweepChanges, split_into_parts};
use crate::distance::DistanceToWin;
use crate::maze_graph::MazeGraph;
use crate::sets::{BitPlanes, Bitboard};
use crate::winner::Winner;

/// Solves one layer (pellet set, lives, ghost subset) as a least fixpoint. PAC-MAN leaves the layer
/// by eating a pellet or being caught; the values of that are known.
pub(crate) struct LayerSolver<'a> {
    pub(crate) graph: &'a MazeGraph,
    pub(crate) contact: Contact,
    /// The squares of the pellets that are left.
    pub(crate) pellets: &'a [u8],
    /// For each of these the distance to win after eating it, by row.
    pub(crate) eaten: &'a [RowDistances],
    /// The distance to win after being caught, or [`NEVER`].
    pub(crate) caught: u16,
    /// The boosts that lead into this layer, by pellet that is gone here.
    pub(crate) boosts: &'a [BoostMoves<'a>],
    pub(crate) ghost_phase: &'a GhostPhase<'a>,
    pub(crate) threads: usize,
}

/// What is wanted of a layer, beside the distances after its boosts.
#[derive(Clone, Copy)]
pub(crate) struct LayerRequest {
    /// The distance to win of one position with PAC-MAN to move: a row and his square.
    pub(crate) start: Option<(usize, usize)>,
    /// Those of all positions with PAC-MAN to move.
    pub(crate) distances: bool,
    /// Those of all positions with the ghosts to move.
    pub(crate) ghosts_to_move: bool,
    /// Distances from this one on are not wanted; [`NEVER`] if all are.
    pub(crate) below: u16,
}

/// The result of solving a layer, for one winner.
pub(crate) struct SolvedLayer {
    /// The start, [`NEVER`] if it is not won or was not asked for.
    pub(crate) start: u16,
    /// Positions with PAC-MAN to move. Empty unless asked for.
    pub(crate) distances: DistanceToWin,
    /// By boost into this layer and row, the distance to win after a boost that eats nobody.
    pub(crate) boost_distances: Vec<Vec<u16>>,
    /// Positions with the ghosts to move, by row and square of PAC-MAN. Empty unless asked for.
    pub(crate) ghosts_to_move: Vec<u16>,
    /// Whether larger distances than those that are wanted may be missing.
    pub(crate) is_cut_off: bool,
}

/// Layers with fewer rows are solved by one thread.
const MIN_ROWS_FOR_THREADS: usize = 20_000;

impl LayerSolver<'_> {
    /// Solves the layer for one winner. `keep_going` is called with the turn before every sweep;
    /// `None` if it returns `false`.
    ///
    /// A position is `bad` for PAC-MAN while he is not known to win it (for his own wins) or once
    /// he is known to lose it (for the ghosts' wins): the set shrinks or grows from sweep to sweep,
    /// and the sweep in which a position changes is its distance to win.
    pub(crate) fn solve(
        &self,
        winner: Winner,
        request: LayerRequest,
        keep_going: &mut dyn FnMut(u16) -> bool,
    ) -> Option<SolvedLayer> {
        let rows = self.ghost_phase.rows;
        let (mut bad, mut bad_after) = match winner {
            Winner::Pac => {
                let free = self.ghost_phase.free_of_ghosts(self.graph.all_squares);
                (free, BitPlanes::new(rows, self.graph.all_squares))
            }
            Winner::Ghosts => {
                (BitPlanes::new(rows, Bitboard::EMPTY), BitPlanes::new(rows, Bitboard::EMPTY))
            }
        };
        let mut next = BitPlanes::new(rows, Bitboard::EMPTY);
        let positions = if request.ghosts_to_move { rows * self.graph.square_count } else { 0 };
        let mut solved = SolvedLayer {
            start: NEVER,
            distances: DistanceToWin::new(rows),
            boost_distances: vec![vec![NEVER; rows]; self.boosts.len()],
            ghosts_to_move: vec![NEVER; positions],
            is_cut_off: false,
        };
        // The turns in which eating a pellet or being caught becomes decided somewhere.
        let mut pending: BTreeSet<u16> =
            self.eaten.iter().flat_map(RowDistances::occurring).collect();
        if self.caught != NEVER {
            pending.insert(self.caught);
        }
        let threads = if rows < MIN_ROWS_FOR_THREADS { 1 } else { self.threads };
        let threads = if cfg!(feature = "native") { threads } else { 1 };
        let mut scratch: Vec<GhostPhaseScratch> =
            (0..threads).map(|_| GhostPhaseScratch::default()).collect();
        let mut start = PhaseStart::default();
        let mut frontier = Frontier::All;
        let mut turn = 0;
        let mut first = true;
        let mut is_empty = winner == Winner::Ghosts;
        let only_start = self.boosts.is_empty() && !request.distances && !request.ghosts_to_move;
        loop {
            if only_start && (request.start.is_none() || solved.start != NEVER) {
                return Some(solved);
            }
            if turn >= request.below {
                solved.is_cut_off = true;
                return Some(solved);
            }
            if !keep_going(turn) {
                return None;
            }
            let inputs_changed = pending.remove(&turn);
            if self.caught == turn {
                frontier = Frontier::All;
            }
            let caught_is_bad = (self.caught <= turn) == (winner == Winner::Ghosts);
            let pellets = (self.pellets, self.eaten);
            let goal =
                GhostGoal { target: &bad, is_empty, catch: caught_is_bad, frontier: &frontier };
            let board = (self.graph, self.contact);
            let sweep = Sweep {
                ghost_phase: self.ghost_phase,
                goal,
                blocking_predecessors: self.ghost_phase.blocking_predecessors(goal),
                pac_turn: PacTurn::new(board, pellets, winner, caught_is_bad, turn),
                inputs_changed,
                winner,
                boosts: self.boosts,
                squares: self.graph.square_count,
                first,
                turn,
            };
            let distance_bits = match request.distances {
                true => solved.distances.begin(turn + 1),
                false => Vec::new(),
            };
            let parts = split_into_parts(
                self.ghost_phase,
                (&mut bad_after, &mut next),
                distance_bits,
                (&mut solved.boost_distances, &mut solved.ghosts_to_move),
            );
            let SweepChanges { count, rows } = sweep.run(parts, &mut start, &mut scratch);
            std::mem::swap(&mut bad, &mut next);
            if let Some((row, square)) = request.start
                && bad.get(row).contains(square) != next.get(row).contains(square)
            {
                solved.start = turn + 1;
            }
            first = false;
            frontier = self.ghost_phase.frontier(rows.as_deref());
            if count > 0 {
                is_empty = false;
                turn += 1;
                continue;
            }
            if request.distances {
                solved.distances.withdraw();
            }
            match pending.range(turn..).next() {
                Some(&next) => turn = next,
                None => return Some(solved),
            }
        }
    }
}
