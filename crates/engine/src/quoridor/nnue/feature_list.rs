/// Features whose weights are summed.
pub(super) struct FeatureList {
    features: [u16; FeatureList::CAPACITY],
    length: usize,
}

impl FeatureList {
    /// More than a board has fences, with all that a step changes.
    const CAPACITY: usize = 64;
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
