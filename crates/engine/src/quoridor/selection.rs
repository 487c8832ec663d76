//! What is not worth a look, or only a shallow one.

/// Whether a position is so good that a search this deep will not make it worse than `beta`.
#[inline]
pub(super) fn is_safe(depth: i32, worth: i32, beta: i32) -> bool {
    depth <= 4 && worth - 75 * depth >= beta
}

/// How deep to look whether even handing over the turn holds.
#[inline]
pub(super) fn after_null(depth: i32) -> i32 {
    depth - 3 - depth / 4
}

/// Whether a quiet fence, the `nth` of its kind, comes too late to matter.
#[inline]
pub(super) fn is_late(depth: i32, nth: i32) -> bool {
    depth <= 5 && nth > 3 + 2 * depth * depth
}

/// Whether a quiet fence cannot lift a position so bad above `alpha`.
#[inline]
pub(super) fn is_futile(depth: i32, worth: i32, alpha: i32) -> bool {
    depth <= 3 && worth + 45 + 65 * depth <= alpha
}

/// From this depth on it is asked whether the best move known is the only good one.
pub(super) const SINGULAR_DEPTH: i32 = 6;

/// What every other move must stay below for that.
#[inline]
pub(super) fn singular_bar(depth: i32, score: i32) -> i32 {
    score - 3 * depth
}

/// How much less deep the later moves are looked at.
pub(super) struct Reductions(Vec<[i32; 64]>);

impl Default for Reductions {
    fn default() -> Reductions {
        let reduction = |depth: usize, nth: usize| match (depth, nth) {
            (0, _) | (_, 0) => 0,
            _ => (0.5 + (depth as f64).ln() * (nth as f64).ln() / 1.9) as i32,
        };
        let row = |depth| std::array::from_fn(|nth| reduction(depth, nth));
        Reductions((0..64).map(row).collect())
    }
}

impl Reductions {
    #[inline]
    pub(super) fn of(&self, depth: i32, nth: usize) -> i32 {
        self.0[depth.min(63) as usize][nth.min(63)]
    }
}
