/// The positions that led to where the search is, by their hashes: the game so far, then the line
/// being looked at.
pub(super) struct Trail {
    hashes: Vec<u64>,
    /// Where the line begins.
    root: usize,
}

impl Trail {
    pub(super) fn after(past: &[u64]) -> Trail {
        Trail { hashes: past.to_vec(), root: past.len() }
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

    /// Whether a position came up before in this line, or twice in the game so far: sooner or
    /// later that is the third time. Only the last `quiet` positions can be the same one.
    pub(super) fn repeats(&self, hash: u64, quiet: usize) -> bool {
        let since = self.hashes.len().saturating_sub(quiet);
        let mut before = 0;
        for (index, &earlier) in self.hashes.iter().enumerate().skip(since).rev() {
            if earlier == hash {
                before += if index >= self.root { 2 } else { 1 };
                if before >= 2 {
                    return true;
                }
            }
        }
        false
    }
}
