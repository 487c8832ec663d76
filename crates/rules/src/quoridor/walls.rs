//! Which fences would cut a pawn off from its goal, decided without a path search.
//!
//! Fences meet at lattice points: a fence covers three of them, its two ends and its middle, and
//! is two half-fences long. A pawn is cut off from its goal exactly when a closed line of
//! half-fences and edge runs around it. (The edge on the goal's own side is no part of such a
//! line: reaching it is the goal.) So for every pawn we keep some path to its goal, as the
//! [`CrossingParity`] of the half-fences it would cross, modulo 2. A new fence closes a line where
//! two of its points are already connected, and by the Jordan curve theorem the pawn is inside that
//! line exactly when its path crosses it an odd number of times. As no path crosses a fence that
//! stands, only the two halves of the new one count.
//!
//! All 128 slots are tested at once, by a few operations on words of 64 bits.

use crate::{Direction, Fence, Orientation};

use super::FENCES;
use super::fence_set::{FILE_A, FILE_H, FenceSet, RANK_1, RANK_8, anchor_bit, east, west};

/// Crossing parity: the half-fences that a pawn's path to its goal crosses, modulo 2. They are kept
/// by slot, the half nearer a1 and the half further from it. Neighbouring slots share a half, which
/// is then in both sets.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CrossingParity {
    near: FenceSet,
    far: FenceSet,
}

impl CrossingParity {
    /// The parity of the straight path over an empty board, from a square to a side.
    pub(super) fn straight(from: usize, goal: Direction) -> CrossingParity {
        let mut parity = CrossingParity::default();
        let (file, rank) = (from % 9, from / 9);
        match goal {
            Direction::North => (rank..8).for_each(|rank| parity.cross_north(file, rank)),
            Direction::South => (0..rank).for_each(|rank| parity.cross_north(file, rank)),
            Direction::East => (file..8).for_each(|file| parity.cross_east(file, rank)),
            Direction::West => (0..file).for_each(|file| parity.cross_east(file, rank)),
        }
        parity
    }

    /// Updates the path after a step between two adjacent squares: it now leads back first.
    #[inline]
    pub(super) fn extend(&mut self, from: usize, to: usize) {
        let (low, high) = if from < to { (from, to) } else { (to, from) };
        if high - low == 1 {
            self.cross_east(low % 9, low / 9);
        } else {
            self.cross_north(low % 9, low / 9);
        }
    }

    /// Flips the parity of the step between a square and its northern neighbour.
    #[inline]
    fn cross_north(&mut self, file: usize, rank: usize) {
        if file < 8 {
            self.near.h ^= 1 << (rank * 8 + file);
        }
        if file > 0 {
            self.far.h ^= 1 << (rank * 8 + file - 1);
        }
    }

    /// Flips the parity of the step between a square and its eastern neighbour.
    #[inline]
    fn cross_east(&mut self, file: usize, rank: usize) {
        if rank < 8 {
            self.near.v ^= 1 << (rank * 8 + file);
        }
        if rank > 0 {
            self.far.v ^= 1 << (rank * 8 + file - 8);
        }
    }

    /// Whether the path crosses either half of the fence. Only such a fence can block it.
    #[inline]
    pub(super) fn crosses(&self, fence: Fence) -> bool {
        self.near.or(self.far).contains(fence)
    }

    /// Reroutes the path around a connected set of points, so that it crosses none of their fences.
    #[inline]
    fn route_around(&mut self, set: LatticePoints) {
        let (h, v) = set.ends();
        self.near.h ^= h.0 ^ set.inner;
        self.far.h ^= set.inner ^ h.1;
        self.near.v ^= v.0 ^ set.inner;
        self.far.v ^= set.inner ^ v.1;
    }
}

/// A set of lattice points. The 64 inner points are indexed by the slot whose middle they are,
/// those on the edge by the inner point next to them.
#[derive(Clone, Copy, Debug, Default)]
struct LatticePoints {
    inner: u64,
    north: u64,
    east: u64,
    south: u64,
    west: u64,
}

impl LatticePoints {
    /// The points on the three sides other than the goal: these edges act as walls.
    #[inline]
    fn edge(goal: Direction) -> LatticePoints {
        let mut edge =
            LatticePoints { inner: 0, north: RANK_8, east: FILE_H, south: RANK_1, west: FILE_A };
        *edge.on(goal) = 0;
        edge
    }

    #[inline]
    fn on(&mut self, side: Direction) -> &mut u64 {
        match side {
            Direction::North => &mut self.north,
            Direction::East => &mut self.east,
            Direction::South => &mut self.south,
            Direction::West => &mut self.west,
        }
    }

    /// For horizontal and for vertical slots: those whose near end is in the set, and those whose
    /// far end is.
    #[inline]
    fn ends(&self) -> ((u64, u64), (u64, u64)) {
        (
            (east(self.inner) | self.west, west(self.inner) | self.east),
            (self.inner << 8 | self.south, self.inner >> 8 | self.north),
        )
    }

    /// The slots where a fence would close a loop with this connected set that the path crosses an
    /// odd number of times.
    #[inline]
    fn closing_slots(&self, parity: &CrossingParity) -> FenceSet {
        let (h, v) = self.ends();
        let closing = |middle: u64, (near, far): (u64, u64), cross_near: u64, cross_far: u64| {
            near & middle & cross_near
                | middle & far & cross_far
                | near & far & (cross_near ^ cross_far)
        };
        FenceSet {
            h: closing(self.inner, h, parity.near.h, parity.far.h),
            v: closing(self.inner, v, parity.near.v, parity.far.v),
        }
    }
}

/// The fences on the board as connected components, each a bit set of inner lattice points.
#[derive(Clone, Copy, Debug)]
pub(super) struct WallComponents {
    components: [u64; FENCES],
    len: u8,
    fences: FenceSet,
}

impl WallComponents {
    pub(super) const EMPTY: WallComponents =
        WallComponents { components: [0; FENCES], len: 0, fences: FenceSet::EMPTY };

    /// The slots where a fence would cut a pawn with that path off from its goal. Only meaningful
    /// for free slots.
    #[inline]
    pub(super) fn blocking_slots(&self, goal: Direction, parity: &CrossingParity) -> FenceSet {
        let edge_anchored = self.edge_anchored(goal);
        let mut edge = LatticePoints::edge(goal);
        let mut closing = FenceSet::EMPTY;
        for &inner in self.components() {
            if inner & edge_anchored != 0 {
                edge.inner |= inner;
            } else {
                closing = closing
                    .or(LatticePoints { inner, ..LatticePoints::default() }.closing_slots(parity));
            }
        }
        closing.or(edge.closing_slots(parity))
    }

    /// Reroutes a path around a fence that is about to be placed and does not block it.
    #[inline]
    pub(super) fn reroute(&self, fence: Fence, goal: Direction, parity: &mut CrossingParity) {
        let slot = anchor_bit(fence.anchor);
        let (near, far) = match fence.orientation {
            Orientation::Horizontal => (Direction::West, Direction::East),
            Orientation::Vertical => (Direction::South, Direction::North),
        };
        if parity.near.bits(fence.orientation) & slot != 0 {
            parity.route_around(self.component_at(slot, near, goal));
        }
        if parity.far.bits(fence.orientation) & slot != 0 {
            parity.route_around(self.component_at(slot, far, goal));
        }
    }

    /// Adds a fence and merges the components it touches.
    #[inline]
    pub(super) fn insert(&mut self, fence: Fence) {
        let middle = anchor_bit(fence.anchor);
        let mut component = match fence.orientation {
            Orientation::Horizontal => middle | east(middle) | west(middle),
            Orientation::Vertical => middle | middle << 8 | middle >> 8,
        };
        let touched = component;
        let mut kept = 0;
        for nth in 0..self.len as usize {
            let other = self.components[nth];
            if other & touched != 0 {
                component |= other;
            } else {
                self.components[kept] = other;
                kept += 1;
            }
        }
        self.components[kept] = component;
        self.len = kept as u8 + 1;
        self.fences.insert(fence);
    }

    #[inline]
    fn components(&self) -> &[u64] {
        &self.components[..self.len as usize]
    }

    /// The middles of the fences that touch an edge other than the goal's.
    #[inline]
    fn edge_anchored(&self, goal: Direction) -> u64 {
        let FenceSet { h, v } = self.fences;
        let edge = LatticePoints::edge(goal);
        h & (edge.west | edge.east) | v & (edge.south | edge.north)
    }

    /// The connected component of the point next to a slot's middle, on the given side of it.
    #[inline]
    fn component_at(&self, slot: u64, side: Direction, goal: Direction) -> LatticePoints {
        let point = match side {
            Direction::North => slot << 8,
            Direction::East => east(slot),
            Direction::South => slot >> 8,
            Direction::West => west(slot),
        };
        if point == 0 && side == goal {
            let mut single = LatticePoints::default();
            *single.on(side) = slot;
            return single;
        }
        let edge_anchored = self.edge_anchored(goal);
        let component = self.components().iter().copied().find(|component| component & point != 0);
        let inner = component.unwrap_or(point);
        if point != 0 && inner & edge_anchored == 0 {
            return LatticePoints { inner, ..LatticePoints::default() };
        }
        let mut edge = LatticePoints::edge(goal);
        edge.inner = self
            .components()
            .iter()
            .filter(|&component| component & edge_anchored != 0)
            .fold(0, |all, p| all | p);
        edge
    }
}
