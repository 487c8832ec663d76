use super::{Directory, LayerKey};
use crate::state_space::StateSpace;
use crate::value::GameValue;

/// The value of the start position with one life, two lives and so on.
pub type StartValues = Vec<GameValue>;

/// Totals of a tablebase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablebaseSummary {
    /// The value of the start position with one life, two lives and so on.
    pub starts: StartValues,
    /// For one life, two lives and so on, the number of positions by verdict.
    pub counts: Vec<VerdictCounts>,
    /// The size of the file in bytes; 0 for a tablebase in memory.
    pub bytes: u64,
}

/// The number of positions with PAC-MAN to move, by verdict. Where ghosts may share squares,
/// positions that differ only in which ghost stands where count once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VerdictCounts {
    /// Won by PAC-MAN.
    pub pac: u64,
    /// Won by the ghosts.
    pub ghosts: u64,
    /// Won by nobody.
    pub endless: u64,
}

impl VerdictCounts {
    /// `None` where the directory does not say it: it was damaged.
    pub(crate) fn new(
        space: &StateSpace,
        directory: &Directory,
        lives: u8,
    ) -> Option<VerdictCounts> {
        let mut counts = VerdictCounts::default();
        for pellets in space.pellet_sets() {
            for subset in 0..space.subsets.len() {
                let key = LayerKey { pellets, lives, subset };
                let layer_ref = directory.layer_refs.get(&key)?;
                let [pac, ghosts] = directory.layers.get(layer_ref.layer)?.count;
                let endless =
                    directory.positions.get(&key)?.checked_sub(pac)?.checked_sub(ghosts)?;
                counts.pac = counts.pac.checked_add(pac)?;
                counts.ghosts = counts.ghosts.checked_add(ghosts)?;
                counts.endless = counts.endless.checked_add(endless)?;
            }
        }
        Some(counts)
    }
}
