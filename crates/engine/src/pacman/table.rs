use rules::pacman::{Maze, Piece, Position};

/// What is known of positions that were looked at before, within a fixed amount of memory.
#[derive(Debug)]
pub(super) struct Table {
    entries: Vec<Entry>,
}

/// What is known of one position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    pub(super) key: u64,
    /// The key of the position after the best move.
    pub(super) best: u64,
    pub(super) score: i32,
    pub(super) depth: i16,
    pub(super) bound: Bound,
}

/// What a score says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    /// Nothing: the entry is empty.
    #[default]
    None,
    /// The value is at least that.
    Lower,
    /// The value is at most that.
    Upper,
    /// The value is that.
    Exact,
}

impl Table {
    pub(super) fn new(megabytes: usize) -> Table {
        let entries = (megabytes.max(1) << 20) / size_of::<Entry>();
        Table { entries: vec![Entry::default(); entries] }
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let entry = self.entries[self.slot(key)];
        (entry.bound != Bound::None && entry.key == key).then_some(entry)
    }

    pub(super) fn put(&mut self, entry: Entry) {
        let slot = self.slot(entry.key);
        let old = &mut self.entries[slot];
        if old.key != entry.key || entry.depth >= old.depth || entry.bound == Bound::Exact {
            *old = entry;
        }
    }

    fn slot(&self, key: u64) -> usize {
        let mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((u128::from(mixed) * self.entries.len() as u128) >> 64) as usize
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
