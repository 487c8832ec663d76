/// The static evaluations of positions seen lately. Iterative deepening comes back to a leaf as an inner
/// node, and re-searches come back to both.
#[derive(Debug)]
pub(super) struct EvalCache {
    /// By the lowest bits of the hash: its other bits, and the score in place of these.
    slots: Box<[u64]>,
}

/// As many as the bits that a score takes, so that slot and entry together hold the whole hash.
const SLOTS: usize = 1 << SCORE_BITS;
const SCORE_BITS: u32 = 16;
const SCORE_MASK: u64 = SLOTS as u64 - 1;

impl Default for EvalCache {
    fn default() -> EvalCache {
        // Memory that is not touched before it is needed. No position has a hash of zeros.
        EvalCache { slots: vec![0; SLOTS].into_boxed_slice() }
    }
}

impl EvalCache {
    #[inline]
    pub(super) fn get(&self, hash: u64) -> Option<i32> {
        let entry = self.slots[(hash & SCORE_MASK) as usize];
        ((entry ^ hash) & !SCORE_MASK == 0).then_some(i32::from(entry as i16))
    }

    #[inline]
    pub(super) fn insert(&mut self, hash: u64, score: i32) {
        debug_assert!(i16::try_from(score).is_ok(), "{score}");
        self.slots[(hash & SCORE_MASK) as usize] =
            hash & !SCORE_MASK | u64::from(score as i16 as u16);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_found_by_its_whole_hash() {
        let mut cache = EvalCache::default();
        let hash = 0x1234_5678_9abc_def0;
        for score in [-5000, -1, 0, 5000] {
            cache.insert(hash, score);
            assert_eq!(cache.get(hash), Some(score));
        }
        assert_eq!(cache.get(hash ^ 1), None);
        assert_eq!(cache.get(hash ^ 1 << 16), None);
    }
}
