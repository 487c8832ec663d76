use std::sync::Arc;

use game::Random;
use rules::pacman::{Maze, MazeSpec};
use rules::{Fence, Orientation, Square};

/// An endless sequence of mazes to try. The same one always has the same mazes.
#[derive(Clone, Debug)]
pub enum MazeCandidates {
    /// Random mazes.
    Random(RandomMazes),
    /// A maze, every maze that is one small change away from it, then random ones a few small changes away.
    Near {
        /// The maze to start from.
        maze: Arc<Maze>,
        /// Seed of the random changes.
        seed: u64,
    },
}

/// Random mazes of one size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RandomMazes {
    /// The width of the board, 4 to 9.
    pub files: usize,
    /// The height of the board, 4 to 9.
    pub ranks: usize,
    /// The number of ghosts, 1 to 4. They start in the middles of the sides: top, left, right,
    /// bottom.
    pub ghosts: usize,
    /// The number of pellets, 1 to 4.
    pub pellets: usize,
    /// The number of fences to try to place.
    pub fences: usize,
    /// Seed of the random mazes.
    pub seed: u64,
}

/// The random mazes near another are at most this many small changes away.
const MOST_CHANGES: usize = 5;

impl MazeCandidates {
    /// The maze of that number, counted from 1; `None` where what was drawn makes no legal maze.
    pub fn candidate(&self, nth: u64, lives: u8) -> Option<Maze> {
        match self {
            MazeCandidates::Random(mazes) => mazes.candidate(nth, lives),
            MazeCandidates::Near { maze, seed } => {
                let maze = Maze::new(MazeSpec { lives, ..maze.spec().clone() }).ok()?;
                near(maze, nth, *seed)
            }
        }
    }

    /// The sequence in words, which no other one has.
    pub(super) fn key(&self) -> String {
        match self {
            MazeCandidates::Random(mazes) => {
                let RandomMazes { files, ranks, ghosts, pellets, fences, seed } = mazes;
                format!("random {files}x{ranks} {ghosts} {pellets} {fences} {seed}")
            }
            MazeCandidates::Near { maze, seed } => format!("near {} {seed}", maze.word()),
        }
    }
}

/// A random source for the maze of that number.
fn random(seed: u64, nth: u64) -> Random {
    Random::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ nth)
}

/// The maze itself first, then one small change, in their order, then several at random.
fn near(maze: Maze, nth: u64, seed: u64) -> Option<Maze> {
    if nth <= 1 {
        return Some(maze);
    }
    let mut changed = maze.small_changes();
    if let Ok(single) = usize::try_from(nth - 2)
        && single < changed.len()
    {
        return Some(changed.swap_remove(single).1);
    }
    let mut random = random(seed, nth);
    let mut maze = maze;
    for _ in 0..2 + random.index(MOST_CHANGES - 1) {
        let mut changed = maze.small_changes();
        if changed.is_empty() {
            return None;
        }
        maze = changed.swap_remove(random.index(changed.len())).1;
    }
    Some(maze)
}

impl RandomMazes {
    /// The random maze of that number; `None` where the drawn squares make no legal maze.
    pub fn candidate(&self, nth: u64, lives: u8) -> Option<Maze> {
        let mut random = random(self.seed, nth);
        let mut below = |limit: usize| (random.next_u64() % limit as u64) as usize;
        let (files, ranks) = (self.files, self.ranks);
        let (middle, centre) = (files / 2, ranks / 2);
        let sides = [(middle, ranks - 1), (0, centre), (files - 1, centre), (middle, 0)];
        let mut ghosts = [None; 4];
        for (ghost, (file, rank)) in ghosts.iter_mut().zip(sides).take(self.ghosts) {
            *ghost = Some(Square::new(file, rank));
        }
        let mut spec = MazeSpec {
            files,
            ranks,
            lives,
            pac: Square::new(middle, centre),
            ghosts,
            pellets: Vec::new(),
            fences: Vec::new(),
        };
        while spec.pellets.len() < self.pellets {
            let pellet = Square::new(below(files), below(ranks));
            let taken = spec.pellets.contains(&pellet) || ghosts.contains(&Some(pellet));
            if !taken && pellet != spec.pac {
                spec.pellets.push(pellet);
            }
        }
        // Illegal fences are drawn anew, a limited number of times: a small board is soon full.
        for _ in 0..20 * self.fences {
            if spec.fences.len() == self.fences {
                break;
            }
            let orientation =
                if below(2) == 0 { Orientation::Horizontal } else { Orientation::Vertical };
            let anchor = Square::new(below(files - 1), below(ranks - 1));
            spec.fences.push(Fence { anchor, orientation });
            if spec.check().is_err() {
                spec.fences.pop();
            }
        }
        Maze::new(spec).ok()
    }
}
