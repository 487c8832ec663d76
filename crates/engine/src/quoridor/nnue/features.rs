//! The input features of the network: what is active in a position, seen by a seat.
//!
//! A feature is a number below [`FEATURES`]. The engine and the trainer both count on this file.
//! Those before [`FIRST_FORWARD`] change with moves alone and are summed incrementally; the others
//! are looked up at every evaluation.

use super::corridor::{self, Corridor, CorridorShape};
use super::feature_list::FeatureList;
use crate::quoridor::board::{Node, PackedMove, SquareBitboard, slots_of, squares_of};

/// Fences by their place on the board, and relative to the own and to the opponent's pawn.
const FENCES: usize = 128;
const PAWN_RELATIVE_FENCES: usize = 512;
const SQUARES: usize = 81;
/// Where the opponent's pawn stands, seen from the own.
const PAWN_OFFSETS: usize = 17 * 17;
/// The fences left to both, each clamped to the largest.
const FENCE_COUNTS: usize = 11;
/// The distances of both, each clamped to the largest.
const DISTANCES: usize = 24;
/// The widths of the corridor that a pawn's shortest paths make: two steps in one feature.
const CORRIDORS: usize = corridor::PAIRS * 16;

const PAWN_RELATIVE: usize = FENCES;
const PAWNS: usize = PAWN_RELATIVE + 2 * PAWN_RELATIVE_FENCES;
const PAWN_OFFSET: usize = PAWNS + 2 * SQUARES;
/// The squares of the own corridor, then of the opponent's.
pub(crate) const PATHS: usize = PAWN_OFFSET + PAWN_OFFSETS;
/// The first feature that counts directly towards the output too; all that follow do.
pub(crate) const FIRST_FORWARD: usize = PATHS + 2 * SQUARES;
const FENCE_COUNT: usize = FIRST_FORWARD;
const DISTANCE: usize = FENCE_COUNT + FENCE_COUNTS * FENCE_COUNTS;
const CORRIDOR: usize = DISTANCE + DISTANCES * DISTANCES;
/// The number of features.
pub(crate) const FEATURES: usize = CORRIDOR + 2 * CORRIDORS;
/// The features looked up at every evaluation.
pub(crate) const FORWARD_FEATURES: usize = FEATURES - FIRST_FORWARD;
/// The most features active at once: three for each of 20 fences, two pawns and their offset,
/// fences left, distances and corridors.
pub(crate) const MAX_ACTIVE: usize = 3 * 20 + 3 + MAX_FORWARD;
const MAX_FORWARD: usize = 2 + 2 * corridor::PAIRS;

/// Output buckets: the number of fences left to both seats chooses the output weights, in groups of
/// this many.
const FENCES_PER_BUCKET: usize = 3;
pub(crate) const OUTPUT_BUCKETS: usize = 2 * (FENCE_COUNTS - 1) / FENCES_PER_BUCKET + 1;

/// The output bucket of a node.
#[inline]
pub(crate) fn output_bucket(node: &Node) -> usize {
    let left = |seat| usize::from(node.board.fences_left(seat)).min(FENCE_COUNTS - 1);
    (left(0) + left(1)) / FENCES_PER_BUCKET
}

/// A fence by its place on the board.
#[inline]
pub(super) fn fence(fence: u8, seat: usize) -> usize {
    oriented_fence(fence, seat)
}

/// A fence relative to a pawn, the own (`role` 0) or the opponent's.
#[inline]
pub(super) fn pawn_relative_fence(role: usize, pawn: u8, fence: u8, seat: usize) -> usize {
    let (pawn, fence) = (oriented_square(pawn, seat), oriented_fence(fence, seat));
    let origin = (8 - pawn / 9) * 16 + 8 - pawn % 9;
    let place = (fence >> 6) * 256 + (fence >> 3 & 7) * 16 + (fence & 7);
    PAWN_RELATIVE + role * PAWN_RELATIVE_FENCES + origin + place
}

/// A pawn by its square.
#[inline]
pub(super) fn pawn(role: usize, square: u8, seat: usize) -> usize {
    PAWNS + role * SQUARES + oriented_square(square, seat)
}

/// The opponent's pawn, seen from the own.
#[inline]
pub(super) fn pawn_offset(own: u8, other: u8, seat: usize) -> usize {
    let (own, other) = (oriented_square(own, seat), oriented_square(other, seat));
    PAWN_OFFSET + (other / 9 + 8 - own / 9) * 17 + other % 9 + 8 - own % 9
}

/// A square of a corridor.
#[inline(always)]
pub(super) fn path_square(role: usize, square: u8, seat: usize) -> usize {
    PATHS + role * SQUARES + oriented_square(square, seat)
}

/// What is worked out anew after every move: by seat, fences left, distance and corridor.
#[derive(Clone, Copy, Default)]
pub(super) struct ForwardFeatures {
    fence_counts: [u8; 2],
    distances: [u8; 2],
    corridors: [CorridorShape; 2],
}

impl ForwardFeatures {
    #[inline(always)]
    pub(super) fn of(node: &Node, corridors: [CorridorShape; 2]) -> ForwardFeatures {
        let (board, [first, second]) = (&node.board, [node.path(0).length, node.path(1).length]);
        ForwardFeatures {
            fence_counts: [
                clamped(board.fences_left(0), FENCE_COUNTS),
                clamped(board.fences_left(1), FENCE_COUNTS),
            ],
            distances: [clamped(first, DISTANCES), clamped(second, DISTANCES)],
            corridors,
        }
    }

    /// Every feature seen by a seat.
    #[inline(always)]
    pub(super) fn list(&self, seat: usize) -> FeatureList {
        let mut list = FeatureList::EMPTY;
        let other = 1 - seat;
        list.push(self.fence_count(seat));
        list.push(self.distance(seat));
        for (role, of) in [seat, other].into_iter().enumerate() {
            for (pair, &widths) in self.corridors[of].widths.iter().enumerate() {
                // A corridor that has ended counts no more.
                if widths != 0 {
                    list.push(corridor_feature(role, pair, widths));
                }
            }
        }
        list
    }

    /// The features seen by a seat that are not those of `before`, and those that are no more.
    #[inline(always)]
    pub(super) fn push_changes(
        &self,
        before: &ForwardFeatures,
        seat: usize,
        added: &mut FeatureList,
        removed: &mut FeatureList,
    ) {
        if self.fence_counts != before.fence_counts {
            added.push(self.fence_count(seat));
            removed.push(before.fence_count(seat));
        }
        if self.distances != before.distances {
            added.push(self.distance(seat));
            removed.push(before.distance(seat));
        }
        for role in 0..2 {
            let new = &self.corridors[seat ^ role].widths;
            let old = &before.corridors[seat ^ role].widths;
            if new == old {
                continue;
            }
            for pair in 0..corridor::PAIRS {
                if new[pair] == old[pair] {
                    continue;
                }
                if new[pair] != 0 {
                    added.push(corridor_feature(role, pair, new[pair]));
                }
                if old[pair] != 0 {
                    removed.push(corridor_feature(role, pair, old[pair]));
                }
            }
        }
    }

    /// The squares of both corridors, seen by a seat.
    pub(super) fn path_features(&self, seat: usize) -> impl Iterator<Item = usize> {
        (0..2).flat_map(move |role| {
            let squares = squares_of(self.corridors[seat ^ role].squares);
            squares.map(move |square| path_square(role, square, seat))
        })
    }

    /// The squares of the corridor of a role, seen by a seat, that are not in the corridor of `before`.
    #[inline(always)]
    pub(super) fn new_path_squares(
        &self,
        before: &ForwardFeatures,
        seat: usize,
        role: usize,
    ) -> SquareBitboard {
        self.corridors[seat ^ role].squares & !before.corridors[seat ^ role].squares
    }

    #[inline(always)]
    fn fence_count(&self, seat: usize) -> usize {
        let (own, other) = (self.fence_counts[seat], self.fence_counts[1 - seat]);
        FENCE_COUNT + usize::from(own) * FENCE_COUNTS + usize::from(other)
    }

    #[inline(always)]
    fn distance(&self, seat: usize) -> usize {
        let (own, other) = (self.distances[seat], self.distances[1 - seat]);
        DISTANCE + usize::from(own) * DISTANCES + usize::from(other)
    }
}

#[inline(always)]
fn corridor_feature(role: usize, pair: usize, widths: u8) -> usize {
    CORRIDOR + role * CORRIDORS + pair * 16 + usize::from(widths)
}

#[inline(always)]
fn clamped(number: u8, count: usize) -> u8 {
    number.min(count as u8 - 1)
}

/// Every active feature of a node, seen by a seat.
pub(crate) fn active_features(node: &Node, seat: usize) -> Vec<usize> {
    let board = &node.board;
    let (own, other) = (board.pawn(seat), board.pawn(1 - seat));
    let mut active = vec![pawn(0, own, seat), pawn(1, other, seat), pawn_offset(own, other, seat)];
    for (orientation, &slots) in board.fences().iter().enumerate() {
        for slot in slots_of(slots) {
            let placed = PackedMove::fence(orientation, slot).0;
            active.push(fence(placed, seat));
            active.push(pawn_relative_fence(0, own, placed, seat));
            active.push(pawn_relative_fence(1, other, placed, seat));
        }
    }
    let corridors = [0, 1].map(|seat| Corridor::new(node, seat).shape);
    let forward = ForwardFeatures::of(node, corridors);
    active.extend(forward.path_features(seat));
    let forward = forward.list(seat);
    active.extend(forward.as_slice().iter().map(|&feature| usize::from(feature)));
    active
}

/// The feature that takes this one's place on a board with left and right exchanged.
pub(crate) fn mirrored(feature: usize) -> usize {
    match feature {
        ..PAWN_RELATIVE => feature ^ 7,
        PAWN_RELATIVE..PAWNS => {
            // The anchor's file less the pawn's plus eight, which is at least 0 and at most 15.
            let file = (feature - PAWN_RELATIVE) % 16;
            feature - file + 15 - file
        }
        PAWNS..PAWN_OFFSET => {
            let file = (feature - PAWNS) % SQUARES % 9;
            feature - file + 8 - file
        }
        PATHS..FIRST_FORWARD => {
            let file = (feature - PATHS) % SQUARES % 9;
            feature - file + 8 - file
        }
        PAWN_OFFSET..PATHS => {
            let file = (feature - PAWN_OFFSET) % 17;
            feature - file + 16 - file
        }
        _ => feature,
    }
}

/// The ranges of features that stand for a pair of numbers, the own first: where they begin, and how
/// many values each has.
pub(crate) const PAIRS: [(usize, usize); 2] = [(FENCE_COUNT, FENCE_COUNTS), (DISTANCE, DISTANCES)];

/// A fence from the perspective of a seat, which goes up the board.
#[inline]
fn oriented_fence(fence: u8, seat: usize) -> usize {
    usize::from(fence) ^ (seat * 56)
}

/// A square from the perspective of a seat.
#[inline]
fn oriented_square(square: u8, seat: usize) -> usize {
    let square = usize::from(square);
    if seat == 0 { square } else { 72 + 2 * (square % 9) - square }
}
