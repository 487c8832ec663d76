use std::sync::Arc;

use crate::{Level, Oracle};

/// Engine options, as UGI's `setoption` has them.
#[derive(Clone)]
pub struct Settings {
    /// Playing strength.
    pub level: Level,
    /// Search threads. A browser has one.
    pub threads: usize,
    /// Size of the transposition table, or of the MCTS tree, in megabytes.
    pub hash: usize,
    /// How many lines to report (MultiPV).
    pub multi_pv: usize,
    /// Seed of the random numbers in the search and of the weaker levels' mistakes.
    pub seed: u64,
    /// The tablebase for PAC-MAN, if there is one. Only the highest level uses it.
    pub oracle: Option<Arc<dyn Oracle>>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            level: Level::MAX,
            threads: 1,
            hash: Settings::DEFAULT_HASH,
            multi_pv: 1,
            seed: 1,
            oracle: None,
        }
    }
}

impl Settings {
    /// The default of [`Settings::hash`], in megabytes.
    pub const DEFAULT_HASH: usize = 64;

    /// Whether memory has room for [`Settings::hash`] beside all that is allocated now. Whoever takes a
    /// size from outside asks first, so that one too large is refused and does not end the program.
    pub fn fits_in_memory(&self) -> bool {
        let mut table = Vec::<u8>::new();
        let bytes = self.hash.checked_mul(1 << 20);
        let fits = bytes.is_some_and(|bytes| table.try_reserve_exact(bytes).is_ok());
        // An allocation that nothing uses may be left out by the compiler.
        std::hint::black_box(&mut table);
        fits
    }
}

impl std::fmt::Debug for Settings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Settings")
            .field("level", &self.level)
            .field("threads", &self.threads)
            .field("hash", &self.hash)
            .field("multi_pv", &self.multi_pv)
            .field("seed", &self.seed)
            .field("oracle", &self.oracle.is_some())
            .finish()
    }
}
