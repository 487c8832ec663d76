//! The accumulator: what is kept of a node, so that the nodes after it are evaluated by what a move
//! changes.

use super::corridor::Corridor;
use super::feature_list::FeatureList;
use super::features::{self, ForwardFeatures};
use super::network::{HIDDEN, HiddenVector, NnueNetwork};
use crate::quoridor::board::{Node, PackedMove, SearchBoard, SquareBitboard, slots_of};

/// The sums of the hidden layer, and the features that are worked out anew after every move.
#[derive(Clone, Copy, Default)]
pub(crate) struct Accumulator {
    /// From the perspective of each seat.
    pub(super) perspectives: [Perspective; 2],
    /// The corridor of each seat's pawn.
    corridors: [Corridor; 2],
    pub(super) forward: ForwardFeatures,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Perspective {
    /// All features together, with the bias.
    pub(super) total: HiddenVector,
    /// Of these, the fences relative to the own pawn, and to the opponent's: a step takes all of one
    /// away.
    pub(super) pawn_relative: [HiddenVector; 2],
}

/// What a move changes in one perspective, as features.
struct Change {
    added: FeatureList,
    removed: FeatureList,
    /// The role of the pawn that has moved: all fences relative to it are among those added, and the
    /// sum of those before is to be taken away.
    moved: Option<usize>,
    /// By role: the squares that are new in a corridor, and those that are no more.
    paths: [[SquareBitboard; 2]; 2],
    seat: usize,
}

impl Change {
    #[inline(always)]
    fn of(
        before: &Node,
        forward_before: &ForwardFeatures,
        mv: PackedMove,
        after: &Node,
        forward_after: &ForwardFeatures,
        seat: usize,
    ) -> Change {
        let (mut added, mut removed) = (FeatureList::EMPTY, FeatureList::EMPTY);
        let mut moved = None;
        if mv.is_fence() {
            added.push(features::fence(mv.0, seat));
            for role in 0..2 {
                let pawn = after.board.pawn(seat ^ role);
                added.push(features::pawn_relative_fence(role, pawn, mv.0, seat));
            }
        } else if mv != PackedMove::PASS {
            let mover = before.board.turn();
            let role = usize::from(seat != mover);
            removed.push(features::pawn(role, before.board.pawn(mover), seat));
            removed.push(pawn_offset(&before.board, seat));
            added.push(features::pawn(role, mv.square(), seat));
            added.push(pawn_offset(&after.board, seat));
            push_pawn_relative(&mut added, &after.board, seat, role);
            moved = Some(role);
        }
        forward_after.push_changes(forward_before, seat, &mut added, &mut removed);
        let mut paths = [[0; 2]; 2];
        for (role, paths) in paths.iter_mut().enumerate() {
            *paths = [
                forward_after.new_path_squares(forward_before, seat, role),
                forward_before.new_path_squares(forward_after, seat, role),
            ];
        }
        Change { added, removed, moved, paths, seat }
    }

    /// The total after the change, from the unit `first` on.
    #[inline(always)]
    fn total(&self, network: &NnueNetwork, before: &Perspective, first: usize) -> Chunk {
        let mut total = Chunk::of(&before.total, first);
        if let Some(role) = self.moved {
            total.subtract(&before.pawn_relative[role], first);
        }
        total.add_all(network, &self.added, first);
        total.subtract_all(network, &self.removed, first);
        for role in 0..2 {
            let [mut added, mut removed] = self.paths[role];
            while added != 0 {
                let square = added.trailing_zeros() as u8;
                total.add(&network.features[features::path_square(role, square, self.seat)], first);
                added &= added - 1;
            }
            while removed != 0 {
                let square = removed.trailing_zeros() as u8;
                let feature = features::path_square(role, square, self.seat);
                total.subtract(&network.features[feature], first);
                removed &= removed - 1;
            }
        }
        total
    }
}

impl Accumulator {
    /// Everything from scratch.
    pub(super) fn new(network: &NnueNetwork, node: &Node) -> Accumulator {
        let corridors = [0, 1].map(|seat| Corridor::new(node, seat));
        let forward = ForwardFeatures::of(node, corridors.map(|corridor| corridor.shape));
        let perspectives = [0, 1].map(|seat| Perspective::new(network, node, &forward, seat));
        Accumulator { perspectives, corridors, forward }
    }

    /// Everything after a move.
    #[inline(always)]
    pub(super) fn updated(
        &self,
        network: &NnueNetwork,
        before: &Node,
        mv: PackedMove,
        after: &Node,
        next: &mut Accumulator,
    ) {
        // Loops rather than closures: those would not be compiled with the caller's target feature.
        for seat in 0..2 {
            self.corridors[seat].after(before, mv, after, seat, &mut next.corridors[seat]);
        }
        next.forward =
            ForwardFeatures::of(after, [next.corridors[0].shape, next.corridors[1].shape]);
        for seat in 0..2 {
            let (old, new) = (&self.perspectives[seat], &mut next.perspectives[seat]);
            let change = Change::of(before, &self.forward, mv, after, &next.forward, seat);
            for first in (0..HIDDEN).step_by(CHUNK) {
                change.total(network, old, first).write(&mut new.total, first);
            }
            for role in 0..2 {
                let mut list = FeatureList::EMPTY;
                let mut base = &old.pawn_relative[role];
                if mv.is_fence() {
                    let pawn = after.board.pawn(seat ^ role);
                    list.push(features::pawn_relative_fence(role, pawn, mv.0, seat));
                } else if change.moved == Some(role) {
                    push_pawn_relative(&mut list, &after.board, seat, role);
                    base = &HiddenVector::ZERO;
                }
                for first in (0..HIDDEN).step_by(CHUNK) {
                    let mut sum = Chunk::of(base, first);
                    sum.add_all(network, &list, first);
                    sum.write(&mut new.pawn_relative[role], first);
                }
            }
        }
    }

    /// The forward features after a move.
    #[inline(always)]
    pub(super) fn forward_after(
        &self,
        before: &Node,
        mv: PackedMove,
        after: &Node,
    ) -> ForwardFeatures {
        let first = self.corridors[0].shape_after(before, mv, after, 0);
        let second = self.corridors[1].shape_after(before, mv, after, 1);
        ForwardFeatures::of(after, [first, second])
    }

    /// The total of a perspective after a move.
    #[inline(always)]
    pub(super) fn total_after(
        &self,
        before: &Node,
        mv: PackedMove,
        after: &Node,
        forward: &ForwardFeatures,
        seat: usize,
    ) -> TotalAfter<'_> {
        let change = Change::of(before, &self.forward, mv, after, forward, seat);
        TotalAfter { before: &self.perspectives[seat], change }
    }
}

/// The total of a perspective after a move, chunk by chunk.
pub(super) struct TotalAfter<'a> {
    before: &'a Perspective,
    change: Change,
}

impl TotalAfter<'_> {
    #[inline(always)]
    pub(super) fn chunk(&self, network: &NnueNetwork, first: usize) -> Chunk {
        self.change.total(network, self.before, first)
    }
}

impl Perspective {
    fn new(
        network: &NnueNetwork,
        node: &Node,
        forward: &ForwardFeatures,
        seat: usize,
    ) -> Perspective {
        let board = &node.board;
        let mut pawn_relative = [HiddenVector::ZERO; 2];
        for (role, vector) in pawn_relative.iter_mut().enumerate() {
            let mut list = FeatureList::EMPTY;
            push_pawn_relative(&mut list, board, seat, role);
            *vector = sum(network, &HiddenVector::ZERO, &list);
        }
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
        let total = sum(network, &network.hidden_bias, &absolute);
        let mut total = sum(network, &total, &forward.list(seat));
        for feature in forward.path_features(seat) {
            for (sum, weight) in total.0.iter_mut().zip(&network.features[feature].0) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        for vector in &pawn_relative {
            for (sum, weight) in total.0.iter_mut().zip(&vector.0) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        Perspective { total, pawn_relative }
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

/// Units summed at a time: as many as registers hold, so that a sum is written once.
pub(super) const CHUNK: usize = 128;

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
    fn add(&mut self, vector: &HiddenVector, first: usize) {
        for (sum, weight) in self.0.iter_mut().zip(&vector.0[first..first + CHUNK]) {
            *sum = sum.wrapping_add(*weight);
        }
    }

    #[inline(always)]
    fn add_all(&mut self, network: &NnueNetwork, list: &FeatureList, first: usize) {
        for &feature in list.as_slice() {
            self.add(&network.features[usize::from(feature)], first);
        }
    }

    #[inline(always)]
    fn subtract(&mut self, vector: &HiddenVector, first: usize) {
        for (sum, weight) in self.0.iter_mut().zip(&vector.0[first..first + CHUNK]) {
            *sum = sum.wrapping_sub(*weight);
        }
    }

    #[inline(always)]
    fn write(&self, vector: &mut HiddenVector, first: usize) {
        vector.0[first..first + CHUNK].copy_from_slice(&self.0);
    }

    #[inline(always)]
    fn subtract_all(&mut self, network: &NnueNetwork, list: &FeatureList, first: usize) {
        for &feature in list.as_slice() {
            self.subtract(&network.features[usize::from(feature)], first);
        }
    }
}

fn sum(network: &NnueNetwork, base: &HiddenVector, added: &FeatureList) -> HiddenVector {
    let mut whole = HiddenVector::ZERO;
    for first in (0..HIDDEN).step_by(CHUNK) {
        let mut chunk = Chunk::of(base, first);
        chunk.add_all(network, added, first);
        chunk.write(&mut whole, first);
    }
    whole
}

impl HiddenVector {
    const ZERO: HiddenVector = HiddenVector([0; HIDDEN]);
}

impl Default for HiddenVector {
    fn default() -> HiddenVector {
        HiddenVector::ZERO
    }
}
