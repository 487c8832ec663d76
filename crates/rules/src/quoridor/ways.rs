//! How far a pawn is from its goal. Only fences count for that, pawns do not.

use game::Seat;

use crate::{Direction, Fence, Lie, Square};

use super::cells::{Cells, index, square};
use super::{Position, SIDE, Slots};

/// From which squares one can step north, and from which east, as far as fences and edges go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Openings {
    north: u128,
    east: u128,
}

impl Openings {
    /// What those fences leave open.
    pub fn of(fences: Slots) -> Openings {
        let mut openings = Openings {
            north: Cells::ALL.bits() & !Cells::side(Direction::North).bits(),
            east: Cells::ALL.bits() & !Cells::side(Direction::East).bits(),
        };
        for fence in fences {
            openings.close(fence);
        }
        openings
    }

    /// A fence, which must be on the board, goes up.
    #[inline]
    pub fn close(&mut self, fence: Fence) {
        let anchor = index(fence.anchor);
        match fence.lie {
            Lie::Horizontal => self.north &= !(0b11 << anchor),
            Lie::Vertical => self.east &= !((1 | 1 << SIDE) << anchor),
        }
    }

    /// The squares, and all those one step away from them.
    #[inline]
    #[must_use]
    pub const fn spread(&self, cells: Cells) -> Cells {
        let bits = cells.bits();
        Cells(
            bits | (bits & self.north) << SIDE
                | bits >> SIDE & self.north
                | (bits & self.east) << 1
                | bits >> 1 & self.east,
        )
    }

    /// Everything that can be reached from a square.
    pub fn region(&self, from: Square) -> Cells {
        let mut region = Cells::only(from);
        loop {
            let wider = self.spread(region);
            if wider == region {
                return region;
            }
            region = wider;
        }
    }

    /// How many steps it takes from a square to one of `to`, if there is a way.
    #[inline]
    pub fn distance(&self, from: Square, to: Cells) -> Option<usize> {
        let mut region = Cells::only(from);
        let mut steps = 0;
        while region.bits() & to.bits() == 0 {
            let wider = self.spread(region);
            if wider == region {
                return None;
            }
            region = wider;
            steps += 1;
        }
        Some(steps)
    }

    /// For every square, rank by rank from a1, how many steps it takes to one of `to`;
    /// [`Openings::NEVER`] where there is no way.
    pub fn distances(&self, to: Cells) -> [u8; SIDE * SIDE] {
        let mut distances = [Openings::NEVER; SIDE * SIDE];
        let (mut region, mut fresh, mut steps) = (to, to, 0);
        while !fresh.is_empty() {
            for square in fresh {
                distances[index(square)] = steps;
            }
            let wider = self.spread(region);
            fresh = Cells::from_bits(wider.bits() & !region.bits());
            region = wider;
            steps += 1;
        }
        distances
    }

    /// The distance of a square from which there is no way.
    pub const NEVER: u8 = u8::MAX;

    /// A shortest way from a square to one of `to`: the squares entered, in order.
    pub fn way(&self, from: Square, to: Cells) -> Option<Vec<Square>> {
        let distances = self.distances(to);
        let mut at = index(from);
        if distances[at] == Openings::NEVER {
            return None;
        }
        let mut way = Vec::with_capacity(distances[at] as usize);
        while distances[at] > 0 {
            let next = self
                .spread(Cells::only(square(at)))
                .find(|&next| distances[index(next)] < distances[at])
                .expect("some neighbour is nearer");
            way.push(next);
            at = index(next);
        }
        Some(way)
    }
}

impl Position {
    /// What the fences on the board leave open.
    pub fn openings(&self) -> Openings {
        Openings::of(self.fences())
    }

    /// The nine squares the seat has to reach one of.
    pub fn goal_cells(&self, seat: Seat) -> Cells {
        Cells::side(self.goal(seat))
    }

    /// How many steps the seat's pawn is from its goal, fences alone considered. Nothing for a seat
    /// that has left.
    pub fn distance(&self, seat: Seat) -> Option<usize> {
        self.openings().distance(self.pawn(seat)?, self.goal_cells(seat))
    }

    /// A shortest way of the seat's pawn to its goal, fences alone considered: the squares entered,
    /// in order. Nothing for a seat that has left.
    ///
    /// ```
    /// use game::Seat;
    /// use rules::quoridor::{Options, Position};
    ///
    /// let start = Position::start(2, &Options::default()).unwrap();
    /// let way = start.way(Seat::new(0)).unwrap();
    /// assert_eq!(way.len(), 8);
    /// assert_eq!(way.last().unwrap().to_string(), "e9");
    /// ```
    pub fn way(&self, seat: Seat) -> Option<Vec<Square>> {
        self.openings().way(self.pawn(seat)?, self.goal_cells(seat))
    }

    /// The squares a seat could still reach were the fence, which must be on the board, put up:
    /// what a fence refused by C14 would shut it in with.
    pub fn enclosure(&self, seat: Seat, fence: Fence) -> Option<Cells> {
        let mut openings = self.openings();
        openings.close(fence);
        self.pawn(seat).map(|pawn| openings.region(pawn))
    }
}
