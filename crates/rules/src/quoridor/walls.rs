//! Which fences would close a way, told without looking for one.
//!
//! Fences meet at lattice points: a fence covers three of them, its two ends and its middle, and
//! is two half-fences long. A pawn is cut off from its goal exactly when a closed line of
//! half-fences and edge runs around it. (The edge on the goal's own side is no part of such a
//! line: reaching it is the goal.) So for every pawn we keep one [`Way`] out, any at all, by the
//! half-fences it would cross, counted modulo 2. A new fence closes a line where two of its points
//! already hang together, and by Jordan's theorem the pawn is inside that line exactly when its
//! way crosses it an odd number of times. As no way crosses a fence that stands, only the two
//! halves of the new one count.
//!
//! All 128 slots are judged at once, by a few operations on words of 64 bits.

use crate::{Direction, Fence, Lie};

use super::FENCES;
use super::slots::{FILE_A, FILE_H, RANK_1, RANK_8, Slots, bit, east, west};

/// The half-fences that a pawn's way to its goal crosses, modulo 2, by slot: the half nearer a1
/// and the half further from it. Neighbouring slots share a half, which then stands in both sets.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Way {
    near: Slots,
    far: Slots,
}

impl Way {
    /// The straight way over an empty board, from a square to a side.
    pub(super) fn straight(from: usize, goal: Direction) -> Way {
        let mut way = Way::default();
        let (file, rank) = (from % 9, from / 9);
        match goal {
            Direction::North => (rank..8).for_each(|rank| way.cross_north(file, rank)),
            Direction::South => (0..rank).for_each(|rank| way.cross_north(file, rank)),
            Direction::East => (file..8).for_each(|file| way.cross_east(file, rank)),
            Direction::West => (0..file).for_each(|file| way.cross_east(file, rank)),
        }
        way
    }

    /// The pawn stepped between two squares side by side: its way now first leads back.
    #[inline]
    pub(super) fn extend(&mut self, from: usize, to: usize) {
        let (low, high) = if from < to { (from, to) } else { (to, from) };
        if high - low == 1 {
            self.cross_east(low % 9, low / 9);
        } else {
            self.cross_north(low % 9, low / 9);
        }
    }

    /// Between a square and the one north of it.
    #[inline]
    fn cross_north(&mut self, file: usize, rank: usize) {
        if file < 8 {
            self.near.h ^= 1 << (rank * 8 + file);
        }
        if file > 0 {
            self.far.h ^= 1 << (rank * 8 + file - 1);
        }
    }

    /// Between a square and the one east of it.
    #[inline]
    fn cross_east(&mut self, file: usize, rank: usize) {
        if rank < 8 {
            self.near.v ^= 1 << (rank * 8 + file);
        }
        if rank > 0 {
            self.far.v ^= 1 << (rank * 8 + file - 8);
        }
    }

    /// Whether either half of the fence lies across the way. Only such a fence can close it.
    #[inline]
    pub(super) fn meets(&self, fence: Fence) -> bool {
        self.near.or(self.far).contains(fence)
    }

    /// Leads the way once around a set of points: whatever hangs together stays uncrossed.
    #[inline]
    fn around(&mut self, set: Points) {
        let (h, v) = set.ends();
        self.near.h ^= h.0 ^ set.inner;
        self.far.h ^= set.inner ^ h.1;
        self.near.v ^= v.0 ^ set.inner;
        self.far.v ^= set.inner ^ v.1;
    }
}

/// A set of lattice points: the 64 inner ones by the slot whose middle they are, and those on the
/// edge by the inner point next to them.
#[derive(Clone, Copy, Debug, Default)]
struct Points {
    inner: u64,
    north: u64,
    east: u64,
    south: u64,
    west: u64,
}

impl Points {
    /// The three sides that bar a pawn with that goal.
    #[inline]
    fn edge(goal: Direction) -> Points {
        let mut edge =
            Points { inner: 0, north: RANK_8, east: FILE_H, south: RANK_1, west: FILE_A };
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

    /// For horizontal and for vertical slots: those whose near end, and whose far end, is in the
    /// set.
    #[inline]
    fn ends(&self) -> ((u64, u64), (u64, u64)) {
        (
            (east(self.inner) | self.west, west(self.inner) | self.east),
            (self.inner << 8 | self.south, self.inner >> 8 | self.north),
        )
    }

    /// The slots where a fence would close a line with this set, which hangs together, that the
    /// way crosses an odd number of times.
    #[inline]
    fn closed(&self, way: &Way) -> Slots {
        let (h, v) = self.ends();
        let lie = |middle: u64, (near, far): (u64, u64), cross_near: u64, cross_far: u64| {
            near & middle & cross_near
                | middle & far & cross_far
                | near & far & (cross_near ^ cross_far)
        };
        Slots {
            h: lie(self.inner, h, way.near.h, way.far.h),
            v: lie(self.inner, v, way.near.v, way.far.v),
        }
    }
}

/// The fences on a board as the pieces that hang together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walls {
    pieces: [u64; FENCES],
    len: u8,
    fences: Slots,
}

impl Walls {
    pub(super) const EMPTY: Walls = Walls { pieces: [0; FENCES], len: 0, fences: Slots::NONE };

    /// The slots where a fence would cut the pawn off from its goal, as far as there is room for
    /// one.
    #[inline]
    pub(super) fn closing(&self, goal: Direction, way: &Way) -> Slots {
        let anchored = self.anchored(goal);
        let mut edge = Points::edge(goal);
        let mut closing = Slots::NONE;
        for &inner in self.pieces() {
            if inner & anchored != 0 {
                edge.inner |= inner;
            } else {
                closing = closing.or(Points { inner, ..Points::default() }.closed(way));
            }
        }
        closing.or(edge.closed(way))
    }

    /// Leads a way around a fence that is about to be put up and does not close it.
    #[inline]
    pub(super) fn reroute(&self, fence: Fence, goal: Direction, way: &mut Way) {
        let slot = bit(fence.anchor);
        let (near, far) = match fence.lie {
            Lie::Horizontal => (Direction::West, Direction::East),
            Lie::Vertical => (Direction::South, Direction::North),
        };
        if way.near.of(fence.lie) & slot != 0 {
            way.around(self.piece_at(slot, near, goal));
        }
        if way.far.of(fence.lie) & slot != 0 {
            way.around(self.piece_at(slot, far, goal));
        }
    }

    /// Adds a fence.
    #[inline]
    pub(super) fn insert(&mut self, fence: Fence) {
        let middle = bit(fence.anchor);
        let mut piece = match fence.lie {
            Lie::Horizontal => middle | east(middle) | west(middle),
            Lie::Vertical => middle | middle << 8 | middle >> 8,
        };
        let touched = piece;
        let mut kept = 0;
        for nth in 0..self.len as usize {
            let other = self.pieces[nth];
            if other & touched != 0 {
                piece |= other;
            } else {
                self.pieces[kept] = other;
                kept += 1;
            }
        }
        self.pieces[kept] = piece;
        self.len = kept as u8 + 1;
        self.fences.insert(fence);
    }

    #[inline]
    fn pieces(&self) -> &[u64] {
        &self.pieces[..self.len as usize]
    }

    /// The middles of the fences that end on the edge, the goal's side apart.
    #[inline]
    fn anchored(&self, goal: Direction) -> u64 {
        let Slots { h, v } = self.fences;
        let edge = Points::edge(goal);
        h & (edge.west | edge.east) | v & (edge.south | edge.north)
    }

    /// Everything that hangs together with the point next to a slot's middle.
    #[inline]
    fn piece_at(&self, slot: u64, side: Direction, goal: Direction) -> Points {
        let point = match side {
            Direction::North => slot << 8,
            Direction::East => east(slot),
            Direction::South => slot >> 8,
            Direction::West => west(slot),
        };
        if point == 0 && side == goal {
            let mut alone = Points::default();
            *alone.on(side) = slot;
            return alone;
        }
        let anchored = self.anchored(goal);
        let piece = self.pieces().iter().copied().find(|piece| piece & point != 0);
        let inner = piece.unwrap_or(point);
        if point != 0 && inner & anchored == 0 {
            return Points { inner, ..Points::default() };
        }
        let mut edge = Points::edge(goal);
        edge.inner =
            self.pieces().iter().filter(|&piece| piece & anchored != 0).fold(0, |all, p| all | p);
        edge
    }
}
