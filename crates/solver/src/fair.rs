use std::sync::Arc;

use game::Random;
use rules::pacman::{Maze, MazeSpec, Options};
use rules::{Fence, Orientation, Square};

use crate::error::Error;
use crate::retrograde::{SolveProgress, SolveRequest};
use crate::tablebase::StartValues;
use crate::value::PositionVerdict;

/// A search for a fair maze among random ones. The same search always finds the same maze.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FairMazeSearch {
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

/// A fair maze: PAC-MAN wins with the lives it gives him, the ghosts win if he has fewer.
#[derive(Clone, Debug)]
pub struct FairMaze {
    /// The maze, with as many lives as PAC-MAN needs.
    pub maze: Arc<Maze>,
    /// The value of its start with one life, two lives and so on.
    pub starts: StartValues,
    /// The number of mazes tried.
    pub tried: u64,
}

impl FairMazeSearch {
    /// Finds a maze that the ghosts win with any number of lives below `lives`, and that PAC-MAN
    /// wins with `lives`, which the maze then gives him.
    pub fn find(
        &self,
        lives: u8,
        options: &Options,
        threads: usize,
        keep_going: &mut dyn FnMut(u64, SolveProgress) -> bool,
    ) -> Result<FairMaze, Error> {
        for tried in 1.. {
            let Some(maze) = self.candidate(tried, lives) else { continue };
            let maze = Arc::new(maze);
            // Few lives are solved fastest, and most mazes already fail with few.
            for lives_now in 1..=lives {
                let new = SolveRequest::new(maze.clone(), *options);
                let request = SolveRequest { threads, lives: lives_now, ..new };
                let starts = request.start_values(&mut |progress| keep_going(tried, progress))?;
                let verdict = starts.last().map(|value| value.verdict);
                if lives_now == lives && lives > 1 && verdict == Some(PositionVerdict::PacWins) {
                    return Ok(FairMaze { maze, starts, tried });
                }
                if verdict != Some(PositionVerdict::GhostsWin) {
                    break;
                }
            }
        }
        Err(Error::Stopped)
    }

    /// The random maze of that number; `None` where the drawn squares make no legal maze.
    pub fn candidate(&self, nth: u64, lives: u8) -> Option<Maze> {
        let mut random = Random::new(self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ nth);
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
