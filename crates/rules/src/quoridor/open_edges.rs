//! Distances and shortest paths to the goal. Only fences block them; pawns are ignored.

use game::Seat;

use crate::{Direction, Fence, Orientation, Square};

use super::square_set::{SquareSet, square_at, square_index};
use super::{FenceSet, Position, SIDE};

/// Edges of the board's grid graph as bitboards of the squares whose edge to the north, and to the
/// east, belongs to them: those that neither a fence nor the border blocks, or some of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenEdges {
    north: u128,
    east: u128,
}

impl OpenEdges {
    /// The edges that those fences leave open.
    pub fn from_fences(fences: FenceSet) -> OpenEdges {
        let mut open_edges = OpenEdges {
            north: SquareSet::ALL.bits() & !SquareSet::side(Direction::North).bits(),
            east: SquareSet::ALL.bits() & !SquareSet::side(Direction::East).bits(),
        };
        for fence in fences {
            open_edges.block(fence);
        }
        open_edges
    }

    /// Blocks the edges under a fence, which must be on the board.
    #[inline]
    pub fn block(&mut self, fence: Fence) {
        let anchor = square_index(fence.anchor);
        match fence.orientation {
            Orientation::Horizontal => self.north &= !(0b11 << anchor),
            Orientation::Vertical => self.east &= !((1 | 1 << SIDE) << anchor),
        }
    }

    /// One step of a flood fill: the squares and all their open neighbours.
    #[inline]
    #[must_use]
    pub const fn expand(&self, squares: SquareSet) -> SquareSet {
        let bits = squares.bits();
        SquareSet(
            bits | (bits & self.north) << SIDE
                | bits >> SIDE & self.north
                | (bits & self.east) << 1
                | bits >> 1 & self.east,
        )
    }

    /// Flood fill: all squares that can be reached from a square.
    pub fn reachable(&self, from: Square) -> SquareSet {
        let mut region = SquareSet::from_square(from);
        loop {
            let wider = self.expand(region);
            if wider == region {
                return region;
            }
            region = wider;
        }
    }

    /// The number of steps from a square to the nearest of `to` (breadth-first search), or `None`
    /// where there is no path.
    #[inline]
    pub fn distance(&self, from: Square, to: SquareSet) -> Option<usize> {
        let mut region = SquareSet::from_square(from);
        let mut steps = 0;
        while region.bits() & to.bits() == 0 {
            let wider = self.expand(region);
            if wider == region {
                return None;
            }
            region = wider;
            steps += 1;
        }
        Some(steps)
    }

    /// For every square, rank by rank from a1, the number of steps to the nearest of `to`;
    /// [`OpenEdges::UNREACHABLE`] where there is no path.
    pub fn distances(&self, to: SquareSet) -> [u8; SIDE * SIDE] {
        let mut distances = [OpenEdges::UNREACHABLE; SIDE * SIDE];
        let (mut region, mut frontier, mut steps) = (to, to, 0);
        while !frontier.is_empty() {
            for square in frontier {
                distances[square_index(square)] = steps;
            }
            let wider = self.expand(region);
            frontier = SquareSet::from_bits(wider.bits() & !region.bits());
            region = wider;
            steps += 1;
        }
        distances
    }

    /// The edges of all shortest paths from a square to the nearest of `to`, and the number of steps
    /// that these paths have; `None` where there is no path.
    ///
    /// A fence that blocks none of these edges leaves the distance as it is.
    pub fn shortest_path_edges(&self, from: Square, to: SquareSet) -> Option<(usize, OpenEdges)> {
        let mut region = SquareSet::from_square(from);
        // The squares at each distance from the first.
        let mut layers = vec![region.bits()];
        while region.bits() & to.bits() == 0 {
            let wider = self.expand(region);
            if wider == region {
                return None;
            }
            layers.push(wider.bits() & !region.bits());
            region = wider;
        }
        let steps = layers.len() - 1;
        let mut edges = OpenEdges { north: 0, east: 0 };
        // Back from the goal: of each layer only the squares from which a path goes on.
        let mut after = layers[steps] & to.bits();
        for layer in layers[..steps].iter().rev() {
            let before = layer & self.expand(SquareSet::from_bits(after)).bits();
            edges.north |= self.north & (before & after >> SIDE | after & before >> SIDE);
            edges.east |= self.east & (before & after >> 1 | after & before >> 1);
            after = before;
        }
        Some((steps, edges))
    }

    /// Whether a fence, which must be on the board, blocks any of these edges.
    #[inline]
    pub fn is_crossed_by(&self, fence: Fence) -> bool {
        let mut rest = *self;
        rest.block(fence);
        rest != *self
    }

    /// How many edges there are.
    #[cfg(test)]
    pub(super) fn count(&self) -> usize {
        (self.north.count_ones() + self.east.count_ones()) as usize
    }

    /// The distance of a square from which there is no path.
    pub const UNREACHABLE: u8 = u8::MAX;

    /// A shortest path from a square to the nearest of `to`: the squares entered, in order.
    pub fn shortest_path(&self, from: Square, to: SquareSet) -> Option<Vec<Square>> {
        let distances = self.distances(to);
        let mut at = square_index(from);
        if distances[at] == OpenEdges::UNREACHABLE {
            return None;
        }
        let mut path = Vec::with_capacity(distances[at] as usize);
        while distances[at] > 0 {
            let next = self
                .expand(SquareSet::from_square(square_at(at)))
                .find(|&next| distances[square_index(next)] < distances[at])
                .expect("a reachable square has a nearer neighbour");
            path.push(next);
            at = square_index(next);
        }
        Some(path)
    }
}

impl Position {
    /// The edges that the fences on the board leave open.
    pub fn open_edges(&self) -> OpenEdges {
        OpenEdges::from_fences(self.fences())
    }

    /// The goal squares of the seat: the nine squares of the side it has to reach.
    pub fn goal_squares(&self, seat: Seat) -> SquareSet {
        SquareSet::side(self.goal(seat))
    }

    /// The number of steps from the seat's pawn to its goal, ignoring other pawns; `None` for a
    /// seat that has left.
    pub fn distance(&self, seat: Seat) -> Option<usize> {
        self.open_edges().distance(self.pawn(seat)?, self.goal_squares(seat))
    }

    /// A shortest path of the seat's pawn to its goal, ignoring other pawns: the squares entered,
    /// in order. `None` for a seat that has left.
    ///
    /// ```
    /// use game::Seat;
    /// use rules::quoridor::{Options, Position};
    ///
    /// let start = Position::start(2, &Options::default()).unwrap();
    /// let path = start.shortest_path(Seat::new(0)).unwrap();
    /// assert_eq!(path.len(), 8);
    /// assert_eq!(path.last().unwrap().to_string(), "e9");
    /// ```
    pub fn shortest_path(&self, seat: Seat) -> Option<Vec<Square>> {
        self.open_edges().shortest_path(self.pawn(seat)?, self.goal_squares(seat))
    }

    /// The squares that the seat's pawn could still reach with one more fence, which must be on the
    /// board. For a fence refused by C14 this is the area it would enclose.
    pub fn reachable_with_fence(&self, seat: Seat, fence: Fence) -> Option<SquareSet> {
        let mut open_edges = self.open_edges();
        open_edges.block(fence);
        self.pawn(seat).map(|pawn| open_edges.reachable(pawn))
    }
}
