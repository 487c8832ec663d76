/// The hashes of all positions that led to the current node: the game so far, then the line being
/// searched.
pub(super) struct RepetitionHistory {
    hashes: Vec<u64>,
    /// Where the game ends and the searched line begins.
    root: usize,
}

impl RepetitionHistory {
    pub(super) fn new(game_hashes: &[u64]) -> RepetitionHistory {
        RepetitionHistory { hashes: game_hashes.to_vec(), root: game_hashes.len() }
    }

    pub(super) fn push(&mut self, hash: u64) {
        self.hashes.push(hash);
    }

    pub(super) fn pop(&mut self) {
        self.hashes.pop();
    }

    pub(super) fn len(&self) -> usize {
        self.hashes.len()
    }

    /// Whether a position counts as a draw by repetition: it came up once before in the searched
    /// line, or twice in the game so far. Only the last `reversible_plies` positions can be equal,
    /// since a fence never comes off the board.
    pub(super) fn is_repetition(&self, hash: u64, reversible_plies: usize) -> bool {
        let since = self.hashes.len().saturating_sub(reversible_plies);
        let mut count = 0;
        for (index, &earlier) in self.hashes.iter().enumerate().skip(since).rev() {
            if earlier == hash {
                count += if index >= self.root { 2 } else { 1 };
                if count >= 2 {
                    return true;
                }
            }
        }
        false
    }
}
