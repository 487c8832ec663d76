use rules::pacman::{Maze, Piece, Position};

/// What is known of positions that were looked at before, within a fixed amount of memory.
#[derive(Debug)]
pub(super) struct Table {
    // Packed, so that an empty table is zeros, which cost nothing until they are written to.
    entries: Vec<[u64; 3]>,
}

/// What is known of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) key: u64,
    /// The key of the position after the best move.
    pub(super) best: u64,
    pub(super) score: i32,
    pub(super) depth: u16,
    pub(super) bound: Bound,
}

/// What a score says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The value is at least that.
    Lower,
    /// The value is at most that.
    Upper,
    /// The value is that.
    Exact,
}

impl Table {
    pub(super) fn new(megabytes: usize) -> Table {
        let entries = (megabytes.max(1) << 20) / size_of::<[u64; 3]>();
        Table { entries: vec![[0; 3]; entries] }
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        Entry::unpack(self.entries[self.slot(key)]).filter(|entry| entry.key == key)
    }

    pub(super) fn put(&mut self, entry: Entry) {
        let slot = self.slot(entry.key);
        let old = Entry::unpack(self.entries[slot]);
        let keeps = |old: Entry| {
            old.key == entry.key && entry.depth < old.depth && entry.bound != Bound::Exact
        };
        if !old.is_some_and(keeps) {
            self.entries[slot] = entry.pack();
        }
    }

    fn slot(&self, key: u64) -> usize {
        let mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((u128::from(mixed) * self.entries.len() as u128) >> 64) as usize
    }
}

impl Entry {
    fn pack(self) -> [u64; 3] {
        let bound = match self.bound {
            Bound::Lower => 1,
            Bound::Upper => 2,
            Bound::Exact => 3,
        };
        let score = u64::from(self.score.cast_unsigned());
        [self.key, self.best, score << 32 | u64::from(self.depth) << 8 | bound]
    }

    /// Nothing where nothing was packed.
    fn unpack([key, best, rest]: [u64; 3]) -> Option<Entry> {
        let bound = match rest & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            3 => Bound::Exact,
            _ => return None,
        };
        let score = ((rest >> 32) as u32).cast_signed();
        Some(Entry { key, best, score, depth: (rest >> 8) as u16, bound })
    }
}

/// All of a position that moves, in 52 bits: different positions of one game never share a key.
pub(super) fn key(position: &Position) -> u64 {
    let mut key = Maze::cell(position.pac()) as u64;
    for ghost in position.ghosts() {
        key = key << 8 | ghost.map_or(255, |square| Maze::cell(square) as u64);
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
    fn entries_survive_being_packed() {
        for (score, depth, bound) in
            [(-29_990, 0, Bound::Lower), (0, 64, Bound::Upper), (29_999, u16::MAX, Bound::Exact)]
        {
            let entry = Entry { key: u64::MAX, best: 7, score, depth, bound };
            assert_eq!(Entry::unpack(entry.pack()), Some(entry));
        }
        assert_eq!(Entry::unpack([0; 3]), None);
    }
}
