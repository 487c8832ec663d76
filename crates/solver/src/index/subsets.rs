use rules::pacman::{GhostsShare, Maze, Options};

use super::{MultisetIndex, OrderedIndex, Placements};
use crate::sets::{BitPlanes, Bitboard};

/// Ghost subsets: which ghosts are left on the board, as far as it matters, and for each subset the
/// rows of its placements.
///
/// Eating ghosts leads to a subset with a lower number; the last subset has all ghosts.
pub(crate) enum GhostSubsets {
    /// Ghosts share squares and are interchangeable: a subset is the number of ghosts left.
    Multiset {
        index: Box<MultisetIndex>,
        /// By subset and row, the squares with a ghost. Not for the largest subset: its rows are
        /// those of the next smaller one with a ghost more.
        occupied: Vec<BitPlanes>,
        /// The number of ghosts of the maze.
        ghosts: usize,
    },
    /// Ghosts do not share squares, so it matters which are left: a subset is a bit mask of them.
    Ordered {
        index: OrderedIndex,
        /// The ghosts of each subset.
        masks: Vec<u8>,
        /// By number of ghosts and row, the squares with a ghost; as above without the largest.
        occupied: Vec<BitPlanes>,
    },
}

impl GhostSubsets {
    pub(crate) fn new(maze: &Maze, options: &Options, squares: usize) -> GhostSubsets {
        let ghosts = maze.ghosts();
        if options.ghosts_share == GhostsShare::No {
            let playing =
                (0..4).filter(|&nth| ghosts[nth].is_some()).fold(0, |set, nth| set | 1 << nth);
            let mut masks: Vec<u8> = (0..16).filter(|mask| mask & !playing == 0).collect();
            masks.sort_by_key(|mask| (mask.count_ones(), *mask));
            let occupied_by = |ghosts| {
                let placements = Placements::ordered(squares, ghosts);
                BitPlanes::from_rows(placements.map(|at| Bitboard::from_squares(&at[..ghosts])))
            };
            let occupied = (0..playing.count_ones().max(1) as usize).map(occupied_by).collect();
            return GhostSubsets::Ordered { index: OrderedIndex::new(squares), masks, occupied };
        }
        let ghosts = ghosts.iter().flatten().count();
        let occupied_by = |ghosts| {
            let placements = Placements::multisets(squares, ghosts);
            BitPlanes::from_rows(placements.map(|at| Bitboard::from_squares(&at[..ghosts])))
        };
        let occupied = (0..ghosts.max(1)).map(occupied_by).collect();
        GhostSubsets::Multiset { index: MultisetIndex::new(squares).into(), occupied, ghosts }
    }

    /// The number of subsets.
    pub(crate) fn len(&self) -> usize {
        match self {
            GhostSubsets::Multiset { ghosts, .. } => ghosts + 1,
            GhostSubsets::Ordered { masks, .. } => masks.len(),
        }
    }

    /// The number of rows of a subset.
    pub(crate) fn rows(&self, subset: usize) -> usize {
        match self {
            GhostSubsets::Multiset { index, .. } => index.rows(subset),
            GhostSubsets::Ordered { index, .. } => index.rows(self.ghosts(subset)),
        }
    }

    /// The number of ghosts of a subset.
    pub(crate) fn ghosts(&self, subset: usize) -> usize {
        match self {
            GhostSubsets::Multiset { .. } => subset,
            GhostSubsets::Ordered { masks, .. } => masks[subset].count_ones() as usize,
        }
    }

    /// The squares of the ghosts of a subset, row by row.
    pub(crate) fn placements(&self, subset: usize) -> Placements {
        let ghosts = self.ghosts(subset);
        match self {
            GhostSubsets::Multiset { index, .. } => Placements::multisets(index.squares(), ghosts),
            GhostSubsets::Ordered { index, .. } => Placements::ordered(index.squares(), ghosts),
        }
    }

    /// The subset and the row of ghosts on these squares.
    pub(crate) fn rank(&self, ghosts: [Option<u8>; 4]) -> (usize, usize) {
        let mut left = [0; 4];
        let mut len = 0;
        for square in ghosts.into_iter().flatten() {
            left[len] = square;
            len += 1;
        }
        match self {
            GhostSubsets::Multiset { index, .. } => (len, index.rank(&mut left[..len])),
            GhostSubsets::Ordered { index, masks, .. } => {
                let mask =
                    (0..4).filter(|&nth| ghosts[nth].is_some()).fold(0, |set, nth| set | 1 << nth);
                let subset = masks.iter().position(|&known| known == mask);
                let subset = subset.expect("a position has no ghosts but those of its maze");
                (subset, index.rank(&left[..len]))
            }
        }
    }

    /// The subset and the row that are left of ghosts on these squares when those on the squares of
    /// `eaten` are gone.
    pub(crate) fn rank_after_eating(
        &self,
        subset: usize,
        squares: [u8; 4],
        eaten: Bitboard,
    ) -> (usize, usize) {
        let mut ghosts = [None; 4];
        let present = |nth: &usize| match self {
            GhostSubsets::Multiset { .. } => *nth < subset,
            GhostSubsets::Ordered { masks, .. } => masks[subset] >> nth & 1 != 0,
        };
        for (nth, square) in (0..4).filter(present).zip(squares) {
            ghosts[nth] = Some(square).filter(|&square| !eaten.contains(square.into()));
        }
        self.rank(ghosts)
    }
}
