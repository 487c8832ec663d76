//! The input features of the network and its dimensions: all that the engine and
//! `examples/train.rs`, which includes this file, must agree on.

/// Units of the hidden layer.
pub(crate) const HIDDEN: usize = 64;
/// Quantisation of the hidden layer: this stands for 1, where the clipped ReLU ends.
pub(crate) const ACTIVATION_ONE: i16 = 256;
/// Quantisation of the output weights: this stands for one point of the score.
pub(crate) const OUTPUT_ONE: i32 = 16;

/// One-hot features: the number of fences left and the distance to the goal, each clamped to the
/// largest.
pub(crate) const FENCE_COUNTS: usize = 11;
pub(crate) const DISTANCES: usize = 32;
/// Features of the fences by their place on the board, and relative to a pawn.
pub(crate) const FENCES: usize = 128;
pub(crate) const PAWN_RELATIVE_FENCES: usize = 512;
pub(crate) const SQUARES: usize = 81;

/// Output buckets: the number of fences left to both seats chooses the output weights, in groups of
/// this many.
const FENCES_PER_BUCKET: usize = 3;
pub(crate) const OUTPUT_BUCKETS: usize = 2 * (FENCE_COUNTS - 1) / FENCES_PER_BUCKET + 1;

/// The output bucket for that many fences left to both seats together.
#[inline]
pub(crate) fn output_bucket(fences_left: usize) -> usize {
    fences_left / FENCES_PER_BUCKET
}

/// The feature of a fence relative to a pawn, both from the perspective of a seat that goes up the
/// board.
#[inline]
pub(crate) fn pawn_relative_fence(pawn: usize, fence: usize) -> usize {
    let origin = (8 - pawn / 9) * 16 + 8 - pawn % 9;
    origin + (fence >> 6) * 256 + (fence >> 3 & 7) * 16 + (fence & 7)
}
