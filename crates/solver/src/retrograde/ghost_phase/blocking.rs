use std::collections::HashMap;

use crate::index::OrderedIndex;
use crate::retrograde::ghost_moves::{GhostMoveGenerator, GhostMoves};
use crate::sets::Bitboard;

/// The ghosts' phase where they may not share squares: their order matters, and where one can go
/// depends on where the others stand. Moves are undone from the last ghost to the first.
pub(crate) struct BlockingGhosts<'a> {
    generator: GhostMoveGenerator<'a>,
    index: OrderedIndex,
    /// By square, the moves of a ghost that no other one blocks.
    unblocked: Vec<GhostMoves>,
    /// By square, the squares on which another ghost can block the moves from it.
    blockers: Vec<Bitboard>,
}

impl<'a> BlockingGhosts<'a> {
    pub(crate) fn new(
        generator: GhostMoveGenerator<'a>,
        index: OrderedIndex,
    ) -> BlockingGhosts<'a> {
        let unblocked: Vec<GhostMoves> =
            (0..index.squares()).map(|from| generator.moves(from, Bitboard::EMPTY)).collect();
        let blockers = |moves: &GhostMoves| {
            let destinations = moves.destinations.iter();
            destinations.fold(Bitboard::EMPTY, |set, (to, _)| set | Bitboard::single((*to).into()))
        };
        BlockingGhosts {
            generator,
            index,
            // A ghost that cannot end on a far square may have to end on a nearer one, which may be
            // taken as well; that one is a single step away, so it is a destination for some square
            // of PAC-MAN.
            blockers: unblocked.iter().map(blockers).collect(),
            unblocked,
        }
    }

    /// Replaces the set that the ghosts want to reach by the set of its predecessors, in one plane.
    /// `catch` if they want to catch PAC-MAN as well. Rows with two ghosts on one square, which
    /// never occur, are left empty.
    pub(crate) fn predecessors(&self, ghosts: usize, plane: usize, catch: bool, set: &mut [u32]) {
        let mut blocked = HashMap::new();
        for ghost in (0..ghosts).rev() {
            self.undo_ghost(ghosts, ghost, plane, set, &mut blocked);
        }
        if ghosts == 0 {
            return;
        }
        let catches = |at: usize| if catch { self.unblocked[at].catches.words()[plane] } else { 0 };
        let catches: Vec<u32> = (0..self.index.squares()).map(catches).collect();
        for (nth, rows) in set.chunks_exact_mut(self.index.squares()).enumerate() {
            let others = self.index.unrank(ghosts - 1, nth);
            let Some(taken) = distinct(&others) else {
                rows.fill(0);
                continue;
            };
            let by_others = others.iter().fold(0, |sum, &at| sum | catches[usize::from(at)]);
            for (at, (row, by_last)) in rows.iter_mut().zip(&catches).enumerate() {
                *row = if taken.contains(at) { 0 } else { *row | by_others | by_last };
            }
        }
    }

    /// Undoes the move of one ghost, in place.
    fn undo_ghost(
        &self,
        ghosts: usize,
        ghost: usize,
        plane: usize,
        set: &mut [u32],
        blocked: &mut HashMap<(usize, Bitboard), GhostMoves>,
    ) {
        let squares = self.index.squares();
        let stride = squares.pow((ghosts - 1 - ghost) as u32);
        // The rows that differ only in the square of this ghost.
        let mut fibre = vec![0; squares];
        for start in 0..set.len() / squares {
            let first = start / stride * stride * squares + start % stride;
            let Some(others) = distinct(&self.index.unrank(ghosts - 1, start)) else {
                continue;
            };
            for (at, row) in fibre.iter_mut().enumerate() {
                *row = set[first + at * stride];
            }
            for from in (0..squares).filter(|&from| !others.contains(from)) {
                let taken = others & self.blockers[from];
                let moves = if taken.is_empty() {
                    &self.unblocked[from]
                } else {
                    let key = (from, taken);
                    blocked.entry(key).or_insert_with(|| self.generator.moves(from, taken))
                };
                set[first + from * stride] =
                    moves.destinations.iter().fold(0, |found, (to, pac)| {
                        found | fibre[usize::from(*to)] & pac.words()[plane]
                    });
            }
        }
    }
}

/// The squares as a set, if no two are the same.
fn distinct(squares: &[u8]) -> Option<Bitboard> {
    let set = Bitboard::from_squares(squares);
    (set.len() as usize == squares.len()).then_some(set)
}
