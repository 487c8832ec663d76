//! Selectivity: which moves and nodes are searched less deeply, or not at all.

use std::sync::{LazyLock, OnceLock};

use super::parameters::SearchParameters;

/// Pruning and reductions by a set of [`SearchParameters`].
#[derive(Clone, Debug)]
pub(crate) struct Pruning {
    parameters: SearchParameters,
    /// Late move reductions by depth and number of the move.
    reductions: Box<[[i8; 64]; 64]>,
}

/// For the classical evaluation, and with it for the weaker levels.
pub(super) static CLASSICAL: LazyLock<Pruning> =
    LazyLock::new(|| Pruning::new(SearchParameters::CLASSICAL));

/// For the learned evaluation.
pub(super) static LEARNED: LazyLock<Pruning> =
    LazyLock::new(|| Pruning::new(INSTALLED.get().copied().unwrap_or_default()));

/// Other parameters for the learned evaluation than the default: to try them in a match.
pub(crate) static INSTALLED: OnceLock<SearchParameters> = OnceLock::new();

impl Pruning {
    pub(crate) fn new(parameters: SearchParameters) -> Pruning {
        let (base, divisor) =
            (parameters.reduction_base as f64, parameters.reduction_divisor.max(1) as f64);
        let mut reductions = Box::new([[0; 64]; 64]);
        for depth in 1..64 {
            for nth in 1..64 {
                let product = (depth as f64).ln() * (nth as f64).ln();
                reductions[depth][nth] = (base / 100.0 + 100.0 * product / divisor) as i8;
            }
        }
        Pruning { parameters, reductions }
    }

    /// Half the first aspiration window.
    pub(super) fn aspiration_window(&self) -> i32 {
        self.parameters.aspiration_window
    }

    /// Reverse futility pruning (static null move): whether the static evaluation is so far above
    /// `beta` that a search this shallow will not bring it below.
    #[inline]
    pub(super) fn reverse_futility(&self, depth: i32, static_eval: i32, beta: i32) -> bool {
        depth <= 4 && static_eval - self.parameters.reverse_futility * depth >= beta
    }

    /// Null move pruning: the depth of the search after a null move.
    #[inline]
    pub(super) fn null_move_depth(&self, depth: i32) -> i32 {
        let SearchParameters { null_move_base, null_move_slope, .. } = self.parameters;
        depth - (null_move_base + null_move_slope * depth) / 100
    }

    /// Late move pruning: whether the `nth` quiet fence comes too late to matter.
    #[inline]
    pub(super) fn late_move_pruning(&self, depth: i32, nth: i32) -> bool {
        let SearchParameters { late_move_base, late_move_slope, .. } = self.parameters;
        depth <= 5 && 100 * nth > late_move_base + late_move_slope * depth * depth
    }

    /// Futility pruning: whether a quiet fence cannot lift the static evaluation above `alpha`.
    #[inline]
    pub(super) fn futility(&self, depth: i32, static_eval: i32, alpha: i32) -> bool {
        let SearchParameters { futility_base, futility_slope, .. } = self.parameters;
        depth <= 3 && static_eval + futility_base + futility_slope * depth <= alpha
    }

    /// The score every other move must stay below for the transposition table's move to be singular.
    #[inline]
    pub(super) fn singular_beta(&self, depth: i32, tt_score: i32) -> i32 {
        tt_score - self.parameters.singular_margin * depth / 100
    }

    /// Late move reductions: how many plies less the `nth` move is searched.
    #[inline]
    pub(super) fn late_move_reduction(&self, depth: i32, nth: usize) -> i32 {
        i32::from(self.reductions[depth.clamp(0, 63) as usize][nth.min(63)])
    }

    /// How many plies of late move reduction a history score makes up for.
    #[inline]
    pub(super) fn history_plies(&self, history: i32) -> i32 {
        history / self.parameters.history_per_ply.max(1)
    }
}

/// Singular extensions are tried from this depth on.
pub(super) const SINGULAR_MIN_DEPTH: i32 = 6;
