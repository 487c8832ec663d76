use std::sync::Arc;

use super::LayerDelta;
use crate::distance::DistanceToWin;
use crate::sets::BitPlanes;

/// A layer to store.
pub(crate) enum LayerData<'a> {
    /// The distances of both winners, and the legal positions, the only ones that are ever probed.
    Full([&'a Arc<DistanceToWin>; 2], &'a BitPlanes),
    /// Relative to an earlier layer.
    Delta(&'a LayerDelta),
}
