//! Pawn moves.

use game::Seat;

use super::square_set::{SquareSet, square_at, square_index};
use super::{FenceSet, PawnBehind, Position, SIDE};
use crate::{Direction, Square};

impl Position {
    /// The target squares of the seat's pawn, as if it were its turn: steps, jumps and side-steps
    /// (C08–C10, C16–C22).
    #[inline]
    pub fn steps(&self, seat: Seat) -> SquareSet {
        if !self.is_active(seat) {
            return SquareSet::EMPTY;
        }
        let from = self.pawn_index(seat);
        if self.may_have_adjacent_pawn(from) {
            self.steps_near_pawns(from)
        } else {
            SquareSet::neighbours(from, open_directions(self.fences(), from))
        }
    }

    /// The same where another pawn may be adjacent.
    fn steps_near_pawns(&self, from: usize) -> SquareSet {
        let mut targets = SquareSet::EMPTY;
        for to in 0..4 {
            let Some(next) = open_neighbour(self.fences(), from, to) else { continue };
            if !self.occupied(next) {
                targets.insert_index(next);
                continue;
            }
            match open_neighbour(self.fences(), next, to) {
                Some(behind) if !self.occupied(behind) => targets.insert_index(behind),
                Some(_) if self.pawn_behind() == PawnBehind::Blocked => {}
                _ => {
                    for aside in [(to + 1) % 4, (to + 3) % 4] {
                        match open_neighbour(self.fences(), next, aside) {
                            Some(beside) if !self.occupied(beside) => targets.insert_index(beside),
                            _ => {}
                        }
                    }
                }
            }
        }
        targets
    }
}

/// The neighbour of a square in a direction (below 4, clockwise from north), unless the edge or a
/// fence is in between.
#[inline]
pub(super) fn open_neighbour(fences: FenceSet, from: usize, to: usize) -> Option<usize> {
    let next = NEIGHBOURS[from][to];
    (next != EDGE && crosswise_fences(fences, to) & BLOCKERS[from][to] == 0)
        .then_some(next as usize)
}

/// The directions that neither the edge nor a fence blocks, one bit each, clockwise from north.
#[inline]
pub(super) fn open_directions(fences: FenceSet, from: usize) -> usize {
    (0..4).fold(0, |directions, to| {
        let open =
            NEIGHBOURS[from][to] != EDGE && crosswise_fences(fences, to) & BLOCKERS[from][to] == 0;
        directions | usize::from(open) << to
    })
}

/// The fences that can block a step in that direction.
#[inline]
fn crosswise_fences(fences: FenceSet, to: usize) -> u64 {
    if to.is_multiple_of(2) { fences.h } else { fences.v }
}

/// The fence between a square and its neighbour in that direction, if there is one.
pub(super) fn fence_between(fences: FenceSet, from: Square, to: Direction) -> Option<crate::Fence> {
    let blockers = BLOCKERS[square_index(from)][to as usize];
    match to {
        Direction::North | Direction::South => FenceSet { h: fences.h & blockers, v: 0 },
        Direction::East | Direction::West => FenceSet { h: 0, v: fences.v & blockers },
    }
    .next()
}

/// Marks the absence of a neighbour at the edge of the board.
const EDGE: u8 = u8::MAX;

/// The neighbours of each square, by direction.
pub(super) static NEIGHBOURS: [[u8; 4]; SIDE * SIDE] = {
    let mut neighbours = [[EDGE; 4]; SIDE * SIDE];
    let mut index = 0;
    while index < SIDE * SIDE {
        let at = square_at(index);
        if at.rank() + 1 < SIDE {
            neighbours[index][Direction::North as usize] = (index + SIDE) as u8;
            neighbours[index + SIDE][Direction::South as usize] = index as u8;
        }
        if at.file() + 1 < SIDE {
            neighbours[index][Direction::East as usize] = (index + 1) as u8;
            neighbours[index + 1][Direction::West as usize] = index as u8;
        }
        index += 1;
    }
    neighbours
};

/// The slots whose fence blocks a step from each square, by direction: horizontal slots to the
/// north and south, vertical ones to the east and west.
static BLOCKERS: [[u64; 4]; SIDE * SIDE] = {
    let mut blockers = [[0; 4]; SIDE * SIDE];
    let mut index = 0;
    while index < SIDE * SIDE {
        let at = square_at(index);
        let (file, rank) = (at.file(), at.rank());
        if rank + 1 < SIDE {
            let mut slots = 0;
            if file < 8 {
                slots |= 1 << (rank * 8 + file);
            }
            if file > 0 {
                slots |= 1 << (rank * 8 + file - 1);
            }
            blockers[index][Direction::North as usize] = slots;
            blockers[index + SIDE][Direction::South as usize] = slots;
        }
        if file + 1 < SIDE {
            let mut slots = 0;
            if rank < 8 {
                slots |= 1 << (rank * 8 + file);
            }
            if rank > 0 {
                slots |= 1 << (rank * 8 + file - 8);
            }
            blockers[index][Direction::East as usize] = slots;
            blockers[index + 1][Direction::West as usize] = slots;
        }
        index += 1;
    }
    blockers
};
