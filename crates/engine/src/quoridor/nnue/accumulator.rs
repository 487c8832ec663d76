//! The accumulator: the sums of the hidden layer over all fences and pawns, kept up to date move by
//! move. Fences left, distances and corridors change too often to be part of it.

use super::features;
use super::network::{HIDDEN, HiddenVector, NnueNetwork};
use crate::quoridor::board::{Node, PackedMove, SearchBoard, slots_of};

/// The sums from the perspective of each seat.
#[derive(Clone, Copy)]
pub(crate) struct Accumulator(pub(super) [Perspective; 2]);

#[derive(Clone, Copy)]
pub(super) struct Perspective {
    /// The bias, the pawns, and the fences by their place on the board.
    pub(super) absolute: HiddenVector,
    /// The fences relative to the own pawn, and to the opponent's. These sums are apart, since a
    /// step changes all of one and nothing of the other.
    pub(super) pawn_relative: [HiddenVector; 2],
}

/// What a move changes in one perspective, as features.
pub(super) struct Change {
    /// To add to, and to take from, the absolute sum.
    pub(super) added: FeatureList,
    pub(super) removed: FeatureList,
    /// To add to each sum of pawn-relative fences.
    pub(super) pawn_relative: [FeatureList; 2],
    /// The sum of pawn-relative fences that begins anew from nothing, if one does.
    pub(super) renewed: Option<usize>,
}

impl Change {
    #[inline(always)]
    pub(super) fn of(before: &Node, mv: PackedMove, after: &Node, seat: usize) -> Change {
        let mut change = Change {
            added: FeatureList::EMPTY,
            removed: FeatureList::EMPTY,
            pawn_relative: [FeatureList::EMPTY, FeatureList::EMPTY],
            renewed: None,
        };
        if mv.is_fence() {
            change.added.push(features::fence(mv.0, seat));
            for role in 0..2 {
                let pawn = after.board.pawn(seat ^ role);
                let feature = features::pawn_relative_fence(role, pawn, mv.0, seat);
                change.pawn_relative[role].push(feature);
            }
        } else if mv != PackedMove::PASS {
            let mover = before.board.turn();
            let role = usize::from(seat != mover);
            change.removed.push(features::pawn(role, before.board.pawn(mover), seat));
            change.removed.push(pawn_offset(&before.board, seat));
            change.added.push(features::pawn(role, mv.square(), seat));
            change.added.push(pawn_offset(&after.board, seat));
            change.renewed = Some(role);
            push_pawn_relative(&mut change.pawn_relative[role], &after.board, seat, role);
        }
        change
    }
}

impl Accumulator {
    /// The sums from scratch.
    pub(super) fn refresh(network: &NnueNetwork, board: &SearchBoard) -> Accumulator {
        Accumulator([0, 1].map(|seat| Perspective::refresh(network, board, seat)))
    }

    /// The sums after a move.
    #[inline(always)]
    pub(super) fn updated(
        &self,
        network: &NnueNetwork,
        before: &Node,
        mv: PackedMove,
        after: &Node,
    ) -> Accumulator {
        // Loops rather than closures: those would not be compiled with the caller's target feature.
        let mut next = *self;
        for seat in 0..2 {
            let perspective = &mut next.0[seat];
            let change = Change::of(before, mv, after, seat);
            let old = perspective.absolute;
            perspective.absolute = sum(network, &old, &change.added, &change.removed);
            for role in 0..2 {
                let old = match change.renewed {
                    Some(renewed) if renewed == role => HiddenVector::ZERO,
                    _ => perspective.pawn_relative[role],
                };
                let added = &change.pawn_relative[role];
                perspective.pawn_relative[role] = sum(network, &old, added, &FeatureList::EMPTY);
            }
        }
        next
    }
}

impl Perspective {
    fn refresh(network: &NnueNetwork, board: &SearchBoard, seat: usize) -> Perspective {
        let mut absolute = FeatureList::EMPTY;
        for (orientation, &slots) in board.fences().iter().enumerate() {
            for slot in slots_of(slots) {
                absolute.push(features::fence(PackedMove::fence(orientation, slot).0, seat));
            }
        }
        let (own, other) = (board.pawn(seat), board.pawn(1 - seat));
        absolute.push(features::pawn(0, own, seat));
        absolute.push(features::pawn(1, other, seat));
        absolute.push(features::pawn_offset(own, other, seat));
        let absolute = sum(network, &network.hidden_bias, &absolute, &FeatureList::EMPTY);
        let mut perspective = Perspective { absolute, pawn_relative: [HiddenVector::ZERO; 2] };
        for role in 0..2 {
            let mut list = FeatureList::EMPTY;
            push_pawn_relative(&mut list, board, seat, role);
            perspective.pawn_relative[role] =
                sum(network, &HiddenVector::ZERO, &list, &FeatureList::EMPTY);
        }
        perspective
    }
}

#[inline(always)]
fn pawn_offset(board: &SearchBoard, seat: usize) -> usize {
    features::pawn_offset(board.pawn(seat), board.pawn(1 - seat), seat)
}

/// All fences relative to the own pawn of `seat` (`role` 0) or its opponent's.
#[inline(always)]
fn push_pawn_relative(list: &mut FeatureList, board: &SearchBoard, seat: usize, role: usize) {
    let pawn = board.pawn(seat ^ role);
    for (orientation, &slots) in board.fences().iter().enumerate() {
        for slot in slots_of(slots) {
            let fence = PackedMove::fence(orientation, slot).0;
            list.push(features::pawn_relative_fence(role, pawn, fence, seat));
        }
    }
}

/// Features whose weights are summed.
pub(super) struct FeatureList {
    features: [u16; FeatureList::CAPACITY],
    length: usize,
}

impl FeatureList {
    /// More than a board has fences, with the pawns.
    const CAPACITY: usize = 32;
    pub(super) const EMPTY: FeatureList =
        FeatureList { features: [0; FeatureList::CAPACITY], length: 0 };

    #[inline(always)]
    pub(super) fn push(&mut self, feature: usize) {
        // A board of more fences than the game has would be a fault of the rules.
        debug_assert!(self.length < FeatureList::CAPACITY, "too many features");
        self.features[self.length % FeatureList::CAPACITY] = feature as u16;
        self.length += 1;
    }

    #[inline(always)]
    pub(super) fn as_slice(&self) -> &[u16] {
        &self.features[..self.length.min(FeatureList::CAPACITY)]
    }
}

/// Units summed at a time: as many as registers hold, so that a sum is written once.
pub(super) const CHUNK: usize = 64;

/// A chunk of the hidden units, from the unit `first` on.
pub(super) struct Chunk(pub(super) [i16; CHUNK]);

impl Chunk {
    #[inline(always)]
    pub(super) fn of(vector: &HiddenVector, first: usize) -> Chunk {
        let mut chunk = Chunk([0; CHUNK]);
        chunk.add(vector, first);
        chunk
    }

    #[inline(always)]
    pub(super) fn add(&mut self, vector: &HiddenVector, first: usize) {
        for (sum, weight) in self.0.iter_mut().zip(&vector.0[first..first + CHUNK]) {
            *sum = sum.wrapping_add(*weight);
        }
    }

    #[inline(always)]
    pub(super) fn add_all(&mut self, network: &NnueNetwork, list: &FeatureList, first: usize) {
        for &feature in list.as_slice() {
            self.add(&network.features[usize::from(feature)], first);
        }
    }

    #[inline(always)]
    pub(super) fn subtract_all(&mut self, network: &NnueNetwork, list: &FeatureList, first: usize) {
        for &feature in list.as_slice() {
            let vector = &network.features[usize::from(feature)];
            for (sum, weight) in self.0.iter_mut().zip(&vector.0[first..first + CHUNK]) {
                *sum = sum.wrapping_sub(*weight);
            }
        }
    }
}

#[inline(always)]
fn sum(
    network: &NnueNetwork,
    base: &HiddenVector,
    added: &FeatureList,
    removed: &FeatureList,
) -> HiddenVector {
    let mut whole = HiddenVector::ZERO;
    for first in (0..HIDDEN).step_by(CHUNK) {
        let mut chunk = Chunk::of(base, first);
        chunk.add_all(network, added, first);
        chunk.subtract_all(network, removed, first);
        whole.0[first..first + CHUNK].copy_from_slice(&chunk.0);
    }
    whole
}

impl HiddenVector {
    pub(super) const ZERO: HiddenVector = HiddenVector([0; HIDDEN]);
}
