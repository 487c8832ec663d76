//! What the learned evaluation is shown and how large it is: all that the engine and
//! `examples/train.rs`, which takes this file in as its own, must agree on.

/// How many things the network has a notion of.
pub(crate) const HIDDEN: usize = 64;
/// What a notion's full strength counts as; weights and sums are in these units.
pub(crate) const FULL: i16 = 256;
/// What a point of the score counts as in the last layer's weights.
pub(crate) const POINT: i32 = 16;

/// How many sizes of a hand, and lengths of a way, are told apart; what is larger counts as the
/// largest.
pub(crate) const HANDS: usize = 11;
pub(crate) const LENGTHS: usize = 32;
/// Fences on the board, and fences as seen from a pawn.
pub(crate) const FENCES: usize = 128;
pub(crate) const NEAR: usize = 512;
pub(crate) const SQUARES: usize = 81;

/// Fences in both hands together, in groups of this many, each have their own last layer.
const HANDS_A_STAGE: usize = 3;
pub(crate) const STAGES: usize = 2 * (HANDS - 1) / HANDS_A_STAGE + 1;

/// Which last layer speaks when both hold so many fences together.
#[inline]
pub(crate) fn stage(fences: usize) -> usize {
    fences / HANDS_A_STAGE
}

/// A fence as seen from a pawn, both as seen by someone who goes up the board.
#[inline]
pub(crate) fn near(pawn: usize, fence: usize) -> usize {
    let origin = (8 - pawn / 9) * 16 + 8 - pawn % 9;
    origin + (fence >> 6) * 256 + (fence >> 3 & 7) * 16 + (fence & 7)
}
