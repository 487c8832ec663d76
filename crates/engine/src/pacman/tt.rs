use rules::pacman::{Maze, Piece, Position};

use crate::bound::Bound;

/// Transposition table of one thread.
#[derive(Debug)]
pub(super) struct PacmanTranspositionTable {
    // Packed, so that an empty table is zeros: pages that cost nothing until they are written to.
    entries: Vec<[u64; 3]>,
}

/// The result of a search of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PacmanTtEntry {
    pub(super) key: u64,
    /// The best move, as the key of the position after it.
    pub(super) best_key: u64,
    pub(super) score: i32,
    pub(super) depth: u16,
    pub(super) bound: Bound,
}

impl PacmanTranspositionTable {
    pub(super) fn new(megabytes: usize) -> PacmanTranspositionTable {
        let entries = (megabytes.max(1) << 20) / size_of::<[u64; 3]>();
        PacmanTranspositionTable { entries: vec![[0; 3]; entries] }
    }

    pub(super) fn probe(&self, key: u64) -> Option<PacmanTtEntry> {
        PacmanTtEntry::unpack(self.entries[self.slot(key)]).filter(|entry| entry.key == key)
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.entries.fill([0; 3]);
    }

    pub(super) fn store(&mut self, entry: PacmanTtEntry) {
        let slot = self.slot(entry.key);
        let old = PacmanTtEntry::unpack(self.entries[slot]);
        let keep_old = |old: PacmanTtEntry| {
            old.key == entry.key && entry.depth < old.depth && entry.bound != Bound::Exact
        };
        if !old.is_some_and(keep_old) {
            self.entries[slot] = entry.pack();
        }
    }

    fn slot(&self, key: u64) -> usize {
        let mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((u128::from(mixed) * self.entries.len() as u128) >> 64) as usize
    }
}

impl PacmanTtEntry {
    fn pack(self) -> [u64; 3] {
        let bound = match self.bound {
            Bound::Lower => 1,
            Bound::Upper => 2,
            Bound::Exact => 3,
        };
        let score = u64::from(self.score.cast_unsigned());
        [self.key, self.best_key, score << 32 | u64::from(self.depth) << 8 | bound]
    }

    /// Nothing for an empty slot.
    fn unpack([key, best_key, rest]: [u64; 3]) -> Option<PacmanTtEntry> {
        let bound = match rest & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            3 => Bound::Exact,
            _ => return None,
        };
        let score = ((rest >> 32) as u32).cast_signed();
        Some(PacmanTtEntry { key, best_key, score, depth: (rest >> 8) as u16, bound })
    }
}

/// A perfect hash: all of a position that moves, in 52 bits, so that different positions of one game
/// never share a key.
pub(super) fn position_key(position: &Position) -> u64 {
    let mut key = Maze::square_index(position.pac()) as u64;
    for ghost in position.ghosts() {
        key = key << 8 | ghost.map_or(255, |square| Maze::square_index(square) as u64);
    }
    key = key << 4 | u64::from(position.pellet_set());
    key = key << 4 | u64::from(position.lives());
    let mover = match position.to_move() {
        None => 0,
        Some(Piece::Pac) => 1,
        Some(Piece::Ghost(ghost)) => 2 + ghost.index() as u64,
    };
    key << 3 | mover
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_survives_packing() {
        for (score, depth, bound) in
            [(-29_990, 0, Bound::Lower), (0, 64, Bound::Upper), (29_999, u16::MAX, Bound::Exact)]
        {
            let entry = PacmanTtEntry { key: u64::MAX, best_key: 7, score, depth, bound };
            assert_eq!(PacmanTtEntry::unpack(entry.pack()), Some(entry));
        }
        assert_eq!(PacmanTtEntry::unpack([0; 3]), None);
    }
}
