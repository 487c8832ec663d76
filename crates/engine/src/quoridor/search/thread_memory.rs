use super::eval_cache::EvalCache;
use super::history::{History, MAX_PLY};
use super::movepick::MovePicker;
use super::pv::PvTable;

/// What a thread's search works in. It is kept from search to search: a short one would spend a part of
/// its time on allocating it.
#[derive(Debug)]
pub(super) struct ThreadMemory {
    pub(super) history: History,
    /// A move picker for every ply.
    pub(super) pickers: Vec<MovePicker>,
    pub(super) pv: PvTable,
    pub(super) eval_cache: EvalCache,
}

impl Default for ThreadMemory {
    fn default() -> ThreadMemory {
        ThreadMemory {
            history: History::default(),
            pickers: vec![MovePicker::default(); MAX_PLY],
            pv: PvTable::default(),
            eval_cache: EvalCache::default(),
        }
    }
}
