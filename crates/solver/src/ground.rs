use rules::pacman::Maze;
use rules::{Direction, Square};

use crate::lanes::Lanes;

/// The board as the solver sees it: squares numbered rank by rank without gaps, sets of them as
/// bits, a step in all open directions as four shifts.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    files: usize,
    /// How many squares there are.
    pub(crate) len: usize,
    /// All squares.
    pub(crate) all: Lanes,
    /// For each direction of [`Direction::ALL`] the squares from which a step that way is open.
    open: [u128; 4],
    /// The squares without any open step.
    pub(crate) sealed: Lanes,
    steps: Vec<[Option<u8>; 4]>,
    sights: Vec<Lanes>,
}

impl Ground {
    pub(crate) fn new(maze: &Maze) -> Ground {
        let (files, len) = (maze.files(), maze.files() * maze.ranks());
        let cell = |square: Square| square.rank() * files + square.file();
        let mut open = [0; 4];
        let mut sealed = Lanes::NONE;
        let mut steps = Vec::new();
        let mut sights = Vec::new();
        for (from, square) in maze.squares().enumerate() {
            let next = maze.steps(square).map(|next| next.map(|next| cell(next) as u8));
            for (open, _) in open.iter_mut().zip(next).filter(|(_, next)| next.is_some()) {
                *open |= 1 << from;
            }
            if next == [None; 4] {
                sealed |= Lanes::one(from);
            }
            steps.push(next);
            let seen = maze.squares().filter(|&to| maze.sees(square, to));
            sights.push(seen.fold(Lanes::NONE, |set, to| set | Lanes::one(cell(to))));
        }
        let all = Lanes::new((1 << len) - 1);
        Ground { files, len, all, open, sealed, steps, sights }
    }

    /// The number of a square.
    pub(crate) fn cell(&self, square: Square) -> usize {
        square.rank() * self.files + square.file()
    }

    /// The squares one open step away, in the order of [`Direction::ALL`].
    pub(crate) fn steps(&self, from: usize) -> [Option<u8>; 4] {
        self.steps[from]
    }

    /// The squares from which a ghost sees that square, and the other way round.
    pub(crate) fn sight(&self, from: usize) -> Lanes {
        self.sights[from]
    }

    /// All squares one open step away from any square of the set. Steps work both ways, so these
    /// are also the squares from which the set can be reached.
    #[inline(always)]
    pub(crate) fn spread(&self, set: Lanes) -> Lanes {
        const { assert!(matches!(Direction::ALL[0], Direction::North)) };
        let set = set.bits();
        let [north, east, south, west] = self.open;
        Lanes::new(
            (set & north) << self.files
                | (set & east) << 1
                | (set & south) >> self.files
                | (set & west) >> 1,
        )
    }
}
