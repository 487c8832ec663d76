use super::counts::MiningCounts;
use crate::Puzzle;

/// What one game came to.
#[derive(Clone, Debug, Default)]
pub struct MinedGame {
    /// Its puzzles.
    pub puzzles: Vec<Puzzle>,
    /// What was dropped, and why.
    pub counts: MiningCounts,
}

impl MinedGame {
    pub(super) fn keep(&mut self, puzzle: Puzzle, solved: [bool; 7]) {
        for (count, solved) in self.counts.solved.iter_mut().zip(solved) {
            *count += u64::from(solved);
        }
        self.puzzles.push(puzzle);
    }
}
