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
    open: [Lanes; 4],
    open_words: [[u32; Lanes::WORDS]; 4],
    /// The squares without any open step.
    pub(crate) sealed: Lanes,
    steps: Vec<[Option<u8>; 4]>,
    sights: Vec<Lanes>,
}

impl Ground {
    pub(crate) fn new(maze: &Maze) -> Ground {
        let (files, len) = (maze.files(), maze.files() * maze.ranks());
        let cell = |square: Square| square.rank() * files + square.file();
        let mut open = [Lanes::NONE; 4];
        let mut sealed = Lanes::NONE;
        let mut steps = Vec::new();
        let mut sights = Vec::new();
        for (from, square) in maze.squares().enumerate() {
            let next = maze.steps(square).map(|next| next.map(|next| cell(next) as u8));
            for (open, _) in open.iter_mut().zip(next).filter(|(_, next)| next.is_some()) {
                *open |= Lanes::one(from);
            }
            if next == [None; 4] {
                sealed |= Lanes::one(from);
            }
            steps.push(next);
            let seen = maze.squares().filter(|&to| maze.sees(square, to));
            sights.push(seen.fold(Lanes::NONE, |set, to| set | Lanes::one(cell(to))));
        }
        let all = Lanes::new((1 << len) - 1);
        Ground { files, len, all, open, open_words: open.map(Lanes::words), sealed, steps, sights }
    }

    /// The number of a square.
    pub(crate) fn cell(&self, square: Square) -> usize {
        square.rank() * self.files + square.file()
    }

    /// Which of the two colours of a chessboard a square has: a step leads to the other.
    pub(crate) fn colour(&self, square: usize) -> usize {
        (square / self.files + square % self.files) % 2
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
        let [north, east, south, west] = self.open.map(|open| (set & open).bits());
        Lanes::new(north << self.files | east << 1 | south >> self.files | west >> 1)
    }

    /// The same for a set in words.
    #[inline(always)]
    pub(crate) fn spread_words(&self, set: [u32; 3]) -> [u32; 3] {
        let up = self.files as u32;
        let down = 32 - up;
        let [mut north, mut east, mut south, mut west] = [set; 4];
        for word in 0..3 {
            north[word] &= self.open_words[0][word];
            east[word] &= self.open_words[1][word];
            south[word] &= self.open_words[2][word];
            west[word] &= self.open_words[3][word];
        }
        [
            north[0] << up
                | east[0] << 1
                | south[0] >> up
                | south[1] << down
                | west[0] >> 1
                | west[1] << 31,
            north[1] << up
                | north[0] >> down
                | east[1] << 1
                | east[0] >> 31
                | south[1] >> up
                | south[2] << down
                | west[1] >> 1
                | west[2] << 31,
            north[2] << up
                | north[1] >> down
                | east[2] << 1
                | east[1] >> 31
                | south[2] >> up
                | west[2] >> 1,
        ]
    }
}
