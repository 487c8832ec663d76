use rules::pacman::Maze;
use rules::{Direction, Square};

use crate::sets::Bitboard;

/// The maze as a graph on numbered squares: rank by rank without gaps, so that the neighbours of a
/// whole set are four shifts of its bitboard.
#[derive(Clone, Debug)]
pub(crate) struct MazeGraph {
    files: usize,
    pub(crate) square_count: usize,
    pub(crate) all_squares: Bitboard,
    /// For each direction of [`Direction::ALL`] the squares from which a step that way is open.
    open: [Bitboard; 4],
    open_words: [[u32; Bitboard::WORDS]; 4],
    /// The squares without a neighbour.
    pub(crate) isolated: Bitboard,
    neighbours: Vec<[Option<u8>; 4]>,
    visible: Vec<Bitboard>,
}

impl MazeGraph {
    pub(crate) fn new(maze: &Maze) -> MazeGraph {
        let (files, square_count) = (maze.files(), maze.files() * maze.ranks());
        let index = |square: Square| square.rank() * files + square.file();
        let mut open = [Bitboard::EMPTY; 4];
        let mut isolated = Bitboard::EMPTY;
        let mut neighbours = Vec::new();
        let mut visible = Vec::new();
        for (from, square) in maze.squares().enumerate() {
            let next = maze.steps(square).map(|next| next.map(|next| index(next) as u8));
            for (open, _) in open.iter_mut().zip(next).filter(|(_, next)| next.is_some()) {
                *open |= Bitboard::single(from);
            }
            if next == [None; 4] {
                isolated |= Bitboard::single(from);
            }
            neighbours.push(next);
            let seen = maze.squares().filter(|&to| maze.sees(square, to));
            visible.push(seen.fold(Bitboard::EMPTY, |set, to| set | Bitboard::single(index(to))));
        }
        MazeGraph {
            files,
            square_count,
            all_squares: Bitboard::new((1 << square_count) - 1),
            open,
            open_words: open.map(Bitboard::words),
            isolated,
            neighbours,
            visible,
        }
    }

    pub(crate) fn square_index(&self, square: Square) -> usize {
        square.rank() * self.files + square.file()
    }

    /// Which of the two colours of a chessboard a square has; every step changes it.
    pub(crate) fn square_colour(&self, square: usize) -> usize {
        (square / self.files + square % self.files) % 2
    }

    /// The squares one open step away, in the order of [`Direction::ALL`].
    pub(crate) fn neighbours(&self, from: usize) -> [Option<u8>; 4] {
        self.neighbours[from]
    }

    /// The squares that are seen from that square; sight is symmetric.
    pub(crate) fn visible_from(&self, from: usize) -> Bitboard {
        self.visible[from]
    }

    /// The squares one open step away from any square of the set: its successors, and since steps
    /// work both ways also its predecessors.
    #[inline(always)]
    pub(crate) fn neighbours_of_set(&self, set: Bitboard) -> Bitboard {
        const { assert!(matches!(Direction::ALL[0], Direction::North)) };
        let [north, east, south, west] = self.open.map(|open| (set & open).bits());
        Bitboard::new(north << self.files | east << 1 | south >> self.files | west >> 1)
    }

    /// The steps of bitboards in words.
    #[inline(always)]
    pub(crate) fn steps(&self) -> StepWords {
        StepWords { files: self.files as u32, open: self.open_words }
    }
}

/// The steps of a maze, for bitboards in words.
#[derive(Clone, Copy)]
pub(crate) struct StepWords {
    files: u32,
    /// For each direction the squares from which a step that way is open.
    open: [[u32; Bitboard::WORDS]; 4],
}

impl StepWords {
    /// The squares one open step away from any square of the set.
    #[inline(always)]
    pub(crate) fn neighbours(self, set: [u32; 3]) -> [u32; 3] {
        let up = self.files;
        let down = 32 - up;
        let [mut north, mut east, mut south, mut west] = [set; 4];
        for word in 0..3 {
            north[word] &= self.open[0][word];
            east[word] &= self.open[1][word];
            south[word] &= self.open[2][word];
            west[word] &= self.open[3][word];
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
