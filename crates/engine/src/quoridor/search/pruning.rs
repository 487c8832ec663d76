//! Selectivity: which moves and nodes are searched less deeply, or not at all.

use std::sync::LazyLock;

/// Reverse futility pruning (static null move): whether the static evaluation is so far above
/// `beta` that a search this shallow will not bring it below.
#[inline]
pub(super) fn reverse_futility(depth: i32, static_eval: i32, beta: i32) -> bool {
    depth <= 4 && static_eval - 75 * depth >= beta
}

/// Null move pruning: the depth of the search after a null move.
#[inline]
pub(super) fn null_move_depth(depth: i32) -> i32 {
    depth - 3 - depth / 4
}

/// Late move pruning: whether the `nth` quiet fence comes too late to matter.
#[inline]
pub(super) fn late_move_pruning(depth: i32, nth: i32) -> bool {
    depth <= 5 && nth > 3 + 2 * depth * depth
}

/// Futility pruning: whether a quiet fence cannot lift the static evaluation above `alpha`.
#[inline]
pub(super) fn futility(depth: i32, static_eval: i32, alpha: i32) -> bool {
    depth <= 3 && static_eval + 45 + 65 * depth <= alpha
}

/// Singular extensions are tried from this depth on.
pub(super) const SINGULAR_MIN_DEPTH: i32 = 6;

/// The score every other move must stay below for the transposition table's move to be singular.
#[inline]
pub(super) fn singular_beta(depth: i32, tt_score: i32) -> i32 {
    tt_score - 3 * depth
}

/// Late move reductions: how many plies less the `nth` move is searched.
#[inline]
pub(super) fn late_move_reduction(depth: i32, nth: usize) -> i32 {
    LATE_MOVE_REDUCTIONS[depth.clamp(0, 63) as usize][nth.min(63)]
}

static LATE_MOVE_REDUCTIONS: LazyLock<[[i32; 64]; 64]> = LazyLock::new(|| {
    let reduction = |depth: usize, nth: usize| match (depth, nth) {
        (0, _) | (_, 0) => 0,
        _ => (0.5 + (depth as f64).ln() * (nth as f64).ln() / 1.9) as i32,
    };
    std::array::from_fn(|depth| std::array::from_fn(|nth| reduction(depth, nth)))
});
