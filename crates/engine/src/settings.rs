use std::sync::Arc;

use crate::{Level, Oracle};

/// How a player is to think.
#[derive(Clone)]
pub struct Settings {
    /// How strongly.
    pub level: Level,
    /// With how many threads. A browser has one.
    pub threads: usize,
    /// With how large a table, in megabytes.
    pub hash: usize,
    /// How many lines to show.
    pub lines: usize,
    /// Where chance in the search, and the moods of the weaker levels, begin.
    pub seed: u64,
    /// Who knows the true value of PAC-MAN positions, if anyone.
    pub oracle: Option<Arc<dyn Oracle>>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            level: Level::MAX,
            threads: 1,
            hash: Settings::HASH,
            lines: 1,
            seed: 1,
            oracle: None,
        }
    }
}

impl Settings {
    /// The usual size of the table, in megabytes.
    pub const HASH: usize = 64;
}

impl std::fmt::Debug for Settings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Settings")
            .field("level", &self.level)
            .field("threads", &self.threads)
            .field("hash", &self.hash)
            .field("lines", &self.lines)
            .field("seed", &self.seed)
            .field("oracle", &self.oracle.is_some())
            .finish()
    }
}
