#![allow(
    clippy::needless_range_loop,
    reason = "the compiler vectorizes loops of a fixed length over several arrays"
)]

use rules::pacman::Contact;

use super::row_distances::RowDistances;
use crate::maze_graph::{MazeGraph, StepWords};
use crate::sets::simd::{SIMD_WIDTH, SimdRows};
use crate::sets::{Bitboard, PerPlane};
use crate::winner::Winner;

/// PAC-MAN's turn (P06–P14, P39), undone for all squares he can be on and in many rows at once:
/// from the positions with the ghosts to move that are bad for him to those with him to move.
pub(crate) struct PacTurn<'a> {
    graph: &'a MazeGraph,
    all_squares: PerPlane<u32>,
    /// Whether he may not step onto ghosts.
    ghosts_block: bool,
    /// Squares PAC-MAN cannot leave.
    isolated: PerPlane<u32>,
    pellets: PerPlane<u32>,
    /// Pellets that are good for PAC-MAN in all rows.
    good_pellets: PerPlane<u32>,
    /// Pellets that are good for him in some rows and not in others.
    pellet_targets: Vec<PelletTarget<'a>>,
    /// Whether a pellet is good for PAC-MAN where eating it is decided by this turn, or where it is
    /// not.
    decided_is_good: bool,
    /// All bits if being caught is good for PAC-MAN, else none.
    caught_is_good: u32,
}

/// A pellet that PAC-MAN can eat.
struct PelletTarget<'a> {
    square: PerPlane<u32>,
    /// Eating it is decided by this turn in the rows whose distance is below the limit.
    distances: &'a [u16],
    limit: u16,
}

impl<'a> PacTurn<'a> {
    /// The turn before positions that are decided within `turn` turns. `caught_is_bad` if being
    /// caught is bad for PAC-MAN.
    pub(crate) fn new(
        (graph, contact): (&'a MazeGraph, Contact),
        (pellets, eaten): (&[u8], &'a [RowDistances]),
        winner: Winner,
        caught_is_bad: bool,
        turn: u16,
    ) -> PacTurn<'a> {
        let decided_is_good = winner == Winner::Pac;
        let mut good_pellets = Bitboard::EMPTY;
        let mut pellet_targets = Vec::new();
        for (&square, distances) in pellets.iter().zip(eaten) {
            let square = Bitboard::single(square.into());
            if distances.is_undecided_by(turn) {
                if !decided_is_good {
                    good_pellets |= square;
                }
                continue;
            }
            let (distances, limit) = distances.decided_by(turn);
            pellet_targets.push(PelletTarget { square: square.words(), distances, limit });
        }
        PacTurn {
            graph,
            all_squares: graph.all_squares.words(),
            ghosts_block: contact == Contact::Closed,
            isolated: graph.isolated.words(),
            pellets: Bitboard::from_squares(pellets).words(),
            good_pellets: good_pellets.words(),
            pellet_targets,
            decided_is_good,
            caught_is_good: if contact == Contact::Caught && !caught_is_bad { !0 } else { 0 },
        }
    }

    /// The squares that are bad for PAC-MAN with him to move, in the rows from `row` on, given
    /// those that are bad for him with the ghosts to move.
    #[inline(always)]
    pub(crate) fn bad_squares(
        &self,
        row: usize,
        bad_after: &PerPlane<SimdRows>,
        ghosts: &PerPlane<SimdRows>,
    ) -> PerPlane<SimdRows> {
        let mut good_pellets = self.good_pellets.map(|word| [word; SIMD_WIDTH]);
        for target in &self.pellet_targets {
            target.add(row, self.decided_is_good, &mut good_pellets);
        }
        let row = RowTurn {
            steps: self.graph.steps(),
            all_squares: self.all_squares,
            isolated: self.isolated,
            pellets: self.pellets,
            caught_is_good: self.caught_is_good,
        };
        if self.ghosts_block {
            row.bad_squares::<true>(bad_after, ghosts, &good_pellets)
        } else {
            row.bad_squares::<false>(bad_after, ghosts, &good_pellets)
        }
    }
}

/// What is the same in all rows, as values: through references the compiler would read it anew for
/// every row, and not vectorize.
#[derive(Clone, Copy)]
struct RowTurn {
    steps: StepWords,
    all_squares: PerPlane<u32>,
    isolated: PerPlane<u32>,
    pellets: PerPlane<u32>,
    caught_is_good: u32,
}

impl RowTurn {
    #[inline(always)]
    fn bad_squares<const GHOSTS_BLOCK: bool>(
        self,
        bad_after: &PerPlane<SimdRows>,
        ghosts: &PerPlane<SimdRows>,
        good_pellets: &PerPlane<SimdRows>,
    ) -> PerPlane<SimdRows> {
        let mut bad = [[0; SIMD_WIDTH]; Bitboard::WORDS];
        for i in 0..SIMD_WIDTH {
            let found = self.bad_squares_of_row::<GHOSTS_BLOCK>(
                [bad_after[0][i], bad_after[1][i], bad_after[2][i]],
                [ghosts[0][i], ghosts[1][i], ghosts[2][i]],
                [good_pellets[0][i], good_pellets[1][i], good_pellets[2][i]],
            );
            bad[0][i] = found[0];
            bad[1][i] = found[1];
            bad[2][i] = found[2];
        }
        bad
    }

    #[inline(always)]
    fn bad_squares_of_row<const GHOSTS_BLOCK: bool>(
        self,
        bad_after: PerPlane<u32>,
        ghosts: PerPlane<u32>,
        good_pellets: PerPlane<u32>,
    ) -> PerPlane<u32> {
        let mut stuck = self.isolated;
        if GHOSTS_BLOCK {
            let mut free = self.all_squares;
            for plane in 0..Bitboard::WORDS {
                free[plane] &= !ghosts[plane];
            }
            let beside_free = self.steps.neighbours(free);
            for plane in 0..Bitboard::WORDS {
                stuck[plane] = !beside_free[plane];
            }
        }
        let (mut safe, mut good_ends, mut passable) =
            (self.all_squares, good_pellets, self.all_squares);
        let mut second = [0; Bitboard::WORDS];
        for plane in 0..Bitboard::WORDS {
            safe[plane] &= !bad_after[plane];
            good_ends[plane] =
                good_pellets[plane] & !ghosts[plane] | ghosts[plane] & self.caught_is_good;
            passable[plane] = !(self.pellets[plane] | ghosts[plane]);
            second[plane] = safe[plane] & passable[plane] | good_ends[plane];
        }
        let mut first = self.steps.neighbours(second);
        for plane in 0..Bitboard::WORDS {
            first[plane] = first[plane] & passable[plane] | good_ends[plane];
        }
        let mut bad = self.steps.neighbours(first);
        for plane in 0..Bitboard::WORDS {
            let good = bad[plane] | safe[plane] & stuck[plane];
            bad[plane] = self.all_squares[plane] & !good & !ghosts[plane];
        }
        bad
    }
}

impl PelletTarget<'_> {
    /// Adds the pellet in the rows where it is good for PAC-MAN.
    #[inline(always)]
    fn add(&self, row: usize, decided_is_good: bool, good_pellets: &mut PerPlane<SimdRows>) {
        let mut good = [0u32; SIMD_WIDTH];
        match self.distances[row..].first_chunk::<SIMD_WIDTH>() {
            Some(distances) => {
                for i in 0..SIMD_WIDTH {
                    let is_good = (distances[i] < self.limit) == decided_is_good;
                    good[i] = 0u32.wrapping_sub(is_good.into());
                }
            }
            None => {
                for (good, &distance) in good.iter_mut().zip(&self.distances[row..]) {
                    let is_good = (distance < self.limit) == decided_is_good;
                    *good = 0u32.wrapping_sub(is_good.into());
                }
            }
        }
        for plane in 0..Bitboard::WORDS {
            for i in 0..SIMD_WIDTH {
                good_pellets[plane][i] |= good[i] & self.square[plane];
            }
        }
    }
}
