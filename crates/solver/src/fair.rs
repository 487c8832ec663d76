use std::sync::Arc;

use rules::pacman::{Maze, Options, Plan};
use rules::{Fence, Lie, Square};

use crate::error::Error;
use crate::request::{Progress, Request};
use crate::summary::Verdicts;
use crate::value::Verdict;

/// What mazes to look through for a fair one. The same brief always finds the same maze.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brief {
    /// How wide the board is, 4 to 9.
    pub files: usize,
    /// How tall the board is, 4 to 9.
    pub ranks: usize,
    /// How many ghosts, 1 to 4: in the middles of the sides, top first, then left, right, bottom.
    pub ghosts: usize,
    /// How many pellets, 1 to 4.
    pub pellets: usize,
    /// How many fences.
    pub fences: usize,
    /// Where to start in the endless row of mazes.
    pub seed: u64,
}

/// A maze that both sides have reason to play.
#[derive(Clone, Debug)]
pub struct Fair {
    /// The maze, with as many lives as PAC-MAN needs.
    pub maze: Arc<Maze>,
    /// The value of its start for one life, two lives and so on.
    pub verdicts: Verdicts,
    /// How many mazes were looked at.
    pub tried: u64,
}

impl Brief {
    /// Looks for a maze in which the ghosts win as long as PAC-MAN has few lives, at least one,
    /// and PAC-MAN wins once he has `lives`, which the maze then gives him.
    pub fn search(
        &self,
        lives: u8,
        options: &Options,
        threads: usize,
        keep_going: &mut dyn FnMut(u64, Progress) -> bool,
    ) -> Result<Fair, Error> {
        for tried in 1.. {
            let Some(maze) = self.maze(tried, lives) else { continue };
            let maze = Arc::new(maze);
            // Fewer lives are sooner solved, and most mazes are not fair with few.
            for lives_now in 1..=lives {
                let new = Request::new(maze.clone(), *options);
                let request = Request { threads, lives: lives_now, ..new };
                let verdicts = request.verdicts(&mut |progress| keep_going(tried, progress))?;
                let winner = verdicts.last().map(|value| value.verdict);
                if lives_now == lives && lives > 1 && winner == Some(Verdict::PacWins) {
                    return Ok(Fair { maze, verdicts, tried });
                }
                if winner != Some(Verdict::GhostsWin) {
                    break;
                }
            }
        }
        Err(Error::Stopped)
    }

    /// The maze of that number, if there is one.
    pub fn maze(&self, nth: u64, lives: u8) -> Option<Maze> {
        let mut dice = Dice(self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ nth);
        let (files, ranks) = (self.files, self.ranks);
        let (middle, centre) = (files / 2, ranks / 2);
        let sides = [(middle, ranks - 1), (0, centre), (files - 1, centre), (middle, 0)];
        let mut ghosts = [None; 4];
        for (ghost, (file, rank)) in ghosts.iter_mut().zip(sides).take(self.ghosts) {
            *ghost = Some(Square::new(file, rank));
        }
        let mut plan = Plan {
            files,
            ranks,
            lives,
            pac: Square::new(middle, centre),
            ghosts,
            pellets: Vec::new(),
            fences: Vec::new(),
        };
        while plan.pellets.len() < self.pellets {
            let pellet = Square::new(dice.below(files), dice.below(ranks));
            let taken = plan.pellets.contains(&pellet) || ghosts.contains(&Some(pellet));
            if !taken && pellet != plan.pac {
                plan.pellets.push(pellet);
            }
        }
        // Fences that cross or overlap are drawn anew, up to a point: a small board is soon full.
        for _ in 0..20 * self.fences {
            if plan.fences.len() == self.fences {
                break;
            }
            let lie = if dice.below(2) == 0 { Lie::Horizontal } else { Lie::Vertical };
            let anchor = Square::new(dice.below(files - 1), dice.below(ranks - 1));
            plan.fences.push(Fence { anchor, lie });
            if plan.check().is_err() {
                plan.fences.pop();
            }
        }
        Maze::new(plan).ok()
    }
}

/// Numbers that look random and are the same every time (SplitMix64).
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % limit as u64) as usize
    }
}
