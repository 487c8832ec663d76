//! Where a pawn may go.

use game::Seat;

use super::cells::{Cells, index, square};
use super::{PawnBehind, Position, SIDE, Slots};
use crate::{Direction, Square};

impl Position {
    /// Every square the seat's pawn may go to, as if it were its turn: steps, jumps and side-steps
    /// (C08–C10, C16–C22).
    #[inline]
    pub fn steps(&self, seat: Seat) -> Cells {
        if !self.is_in(seat) {
            return Cells::NONE;
        }
        let from = self.cell(seat);
        if self.has_neighbour(from) {
            self.steps_past(from)
        } else {
            Cells::around(from, open_ways(self.fences(), from))
        }
    }

    /// The same where another pawn may be next to it.
    fn steps_past(&self, from: usize) -> Cells {
        let mut targets = Cells::NONE;
        for to in 0..4 {
            let Some(next) = open(self.fences(), from, to) else { continue };
            if !self.occupied(next) {
                targets.add(next);
                continue;
            }
            match open(self.fences(), next, to) {
                Some(behind) if !self.occupied(behind) => targets.add(behind),
                Some(_) if self.pawn_behind() == PawnBehind::Blocked => {}
                _ => {
                    for aside in [(to + 1) % 4, (to + 3) % 4] {
                        match open(self.fences(), next, aside) {
                            Some(beside) if !self.occupied(beside) => targets.add(beside),
                            _ => {}
                        }
                    }
                }
            }
        }
        targets
    }
}

/// The square next to `from` that way (a number below 4, clockwise from north), unless the edge or
/// a fence is between.
#[inline]
pub(super) fn open(fences: Slots, from: usize, to: usize) -> Option<usize> {
    let next = NEXT[from][to];
    (next != EDGE && walls(fences, to) & STOPS[from][to] == 0).then_some(next as usize)
}

/// All the ways that are open from a square: one bit each, clockwise from north.
#[inline]
pub(super) fn open_ways(fences: Slots, from: usize) -> usize {
    (0..4).fold(0, |ways, to| {
        let open = NEXT[from][to] != EDGE && walls(fences, to) & STOPS[from][to] == 0;
        ways | usize::from(open) << to
    })
}

/// The fences that can stop a step that way.
#[inline]
fn walls(fences: Slots, to: usize) -> u64 {
    if to.is_multiple_of(2) { fences.h } else { fences.v }
}

/// The fence between a square and the one next to it that way, if there is one.
pub(super) fn fence_between(fences: Slots, from: Square, to: Direction) -> Option<crate::Fence> {
    let stops = STOPS[index(from)][to as usize];
    match to {
        Direction::North | Direction::South => Slots { h: fences.h & stops, v: 0 },
        Direction::East | Direction::West => Slots { h: 0, v: fences.v & stops },
    }
    .next()
}

/// Beyond it there is no square.
const EDGE: u8 = u8::MAX;

/// The square next to each, by direction.
pub(super) static NEXT: [[u8; 4]; SIDE * SIDE] = {
    let mut next = [[EDGE; 4]; SIDE * SIDE];
    let mut cell = 0;
    while cell < SIDE * SIDE {
        let at = square(cell);
        if at.rank() + 1 < SIDE {
            next[cell][Direction::North as usize] = (cell + SIDE) as u8;
            next[cell + SIDE][Direction::South as usize] = cell as u8;
        }
        if at.file() + 1 < SIDE {
            next[cell][Direction::East as usize] = (cell + 1) as u8;
            next[cell + 1][Direction::West as usize] = cell as u8;
        }
        cell += 1;
    }
    next
};

/// The slots whose fence stops a step from each square, by direction: horizontal ones to the north
/// and south, vertical ones to the east and west.
static STOPS: [[u64; 4]; SIDE * SIDE] = {
    let mut stops = [[0; 4]; SIDE * SIDE];
    let mut cell = 0;
    while cell < SIDE * SIDE {
        let at = square(cell);
        let (file, rank) = (at.file(), at.rank());
        if rank + 1 < SIDE {
            let mut slots = 0;
            if file < 8 {
                slots |= 1 << (rank * 8 + file);
            }
            if file > 0 {
                slots |= 1 << (rank * 8 + file - 1);
            }
            stops[cell][Direction::North as usize] = slots;
            stops[cell + SIDE][Direction::South as usize] = slots;
        }
        if file + 1 < SIDE {
            let mut slots = 0;
            if rank < 8 {
                slots |= 1 << (rank * 8 + file);
            }
            if rank > 0 {
                slots |= 1 << (rank * 8 + file - 8);
            }
            stops[cell][Direction::East as usize] = slots;
            stops[cell + 1][Direction::West as usize] = slots;
        }
        cell += 1;
    }
    stops
};
