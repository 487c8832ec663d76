//! The accumulator: the sums of the hidden layer over all fences and pawns, kept up to date move by
//! move. Fences left and distances change too often to be part of it.

use super::features::{HIDDEN, pawn_relative_fence};
use super::network::{HiddenVector, NnueNetwork};
use crate::quoridor::board::{Node, PackedMove, SearchBoard, slots_of};

/// The sums from the perspective of each seat.
#[derive(Clone, Copy)]
pub(crate) struct Accumulator(pub(super) [Perspective; 2]);

#[derive(Clone, Copy)]
#[repr(align(16))]
pub(super) struct Perspective {
    /// The bias, the pawns, and the fences by their place on the board.
    pub(super) absolute: HiddenVector,
    /// The fences relative to the own pawn, and to the opponent's. These sums are apart, since a
    /// step changes all of one and nothing of the other.
    pub(super) pawn_relative: [HiddenVector; 2],
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
        let mut next = *self;
        if mv.is_fence() {
            for (seat, perspective) in next.0.iter_mut().enumerate() {
                let fence = oriented_fence(mv.0, seat);
                add(&mut perspective.absolute, &network.fences[fence]);
                for role in 0..2 {
                    let pawn = oriented_square(after.board.pawn(seat ^ role), seat);
                    let feature = pawn_relative_fence(pawn, fence);
                    let weights = &network.pawn_relative_fences[role][feature];
                    add(&mut perspective.pawn_relative[role], weights);
                }
            }
        } else if mv != PackedMove::PASS {
            let mover = before.board.turn();
            for (seat, perspective) in next.0.iter_mut().enumerate() {
                let role = usize::from(seat != mover);
                let pawns = &network.pawns[role];
                let from = oriented_square(before.board.pawn(mover), seat);
                subtract(&mut perspective.absolute, &pawns[from]);
                add(&mut perspective.absolute, &pawns[oriented_square(mv.square(), seat)]);
                perspective.pawn_relative[role] =
                    pawn_relative_sum(network, &after.board, seat, role);
            }
        }
        next
    }
}

impl Perspective {
    fn refresh(network: &NnueNetwork, board: &SearchBoard, seat: usize) -> Perspective {
        let mut absolute = network.hidden_bias;
        for_each_fence(board, |fence| {
            add(&mut absolute, &network.fences[oriented_fence(fence, seat)]);
        });
        for (role, of) in [seat, 1 - seat].into_iter().enumerate() {
            add(&mut absolute, &network.pawns[role][oriented_square(board.pawn(of), seat)]);
        }
        let pawn_relative = [0, 1].map(|role| pawn_relative_sum(network, board, seat, role));
        Perspective { absolute, pawn_relative }
    }
}

/// The sum over all fences relative to the own pawn of `seat` (`role` 0) or its opponent's.
#[inline(always)]
fn pawn_relative_sum(
    network: &NnueNetwork,
    board: &SearchBoard,
    seat: usize,
    role: usize,
) -> HiddenVector {
    let mut sum = [0; HIDDEN];
    let pawn = oriented_square(board.pawn(seat ^ role), seat);
    for_each_fence(board, |fence| {
        let feature = pawn_relative_fence(pawn, oriented_fence(fence, seat));
        add(&mut sum, &network.pawn_relative_fences[role][feature]);
    });
    sum
}

#[inline(always)]
pub(super) fn add(sums: &mut HiddenVector, weights: &HiddenVector) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum = sum.wrapping_add(*weight);
    }
}

#[inline(always)]
fn subtract(sums: &mut HiddenVector, weights: &HiddenVector) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum = sum.wrapping_sub(*weight);
    }
}

#[inline(always)]
fn for_each_fence(board: &SearchBoard, mut each: impl FnMut(u8)) {
    for (orientation, &slots) in board.fences().iter().enumerate() {
        slots_of(slots).for_each(|slot| each(PackedMove::fence(orientation, slot).0));
    }
}

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
