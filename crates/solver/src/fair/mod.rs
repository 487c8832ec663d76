//! The search for fair mazes: those that the ghosts win until PAC-MAN has one life more.

mod candidates;
#[cfg(feature = "native")]
mod search_file;
mod search_state;

use std::sync::Arc;

use rules::pacman::{Maze, Options};

use crate::error::Error;
use crate::retrograde::{SolveProgress, SolveRequest};
use crate::tablebase::StartValues;
use crate::value::PositionVerdict;

pub use candidates::{MazeCandidates, RandomMazes};
#[cfg(feature = "native")]
pub use search_file::FairSearchFile;
pub use search_state::FairSearchState;

/// A search for a fair maze: one that the ghosts win with fewer lives, and that PAC-MAN wins with all
/// of them. The same search always finds the same maze.
#[derive(Clone, Debug)]
pub struct FairMazeSearch {
    /// The mazes that are tried, one after another.
    pub candidates: MazeCandidates,
    /// The lives with which PAC-MAN wins, at least two.
    pub lives: u8,
    /// Both wins take at least so many turns: PAC-MAN's with all his lives, the ghosts' with one fewer.
    pub turns: u16,
    /// The rules; how many lives they give makes no difference.
    pub options: Options,
    /// The number of threads.
    pub threads: usize,
}

/// What a search is doing.
#[derive(Clone, Copy, Debug)]
pub struct FairSearchProgress {
    /// The number of the maze that is being solved.
    pub nth: u64,
    /// With how many lives.
    pub lives: u8,
    /// How far solving it has come.
    pub solving: SolveProgress,
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

/// Why a maze is not fair, or its values.
enum CandidateResult {
    /// PAC-MAN needs fewer lives, or neither side can force a win.
    Decided(PositionVerdict),
    /// A side wins too soon.
    TooShort,
    Fair(StartValues),
}

impl FairMazeSearch {
    /// Continues the search from `state`, which is what it has tried whenever `keep_going` is called and
    /// when it returns.
    ///
    /// ```
    /// use rules::pacman::{Maze, Options};
    /// use solver::{FairMazeSearch, FairSearchState, MazeCandidates};
    ///
    /// let maze = Maze::named("three-keys").unwrap();
    /// let candidates = MazeCandidates::Near { maze: maze.clone(), seed: 1 };
    /// let search =
    ///     FairMazeSearch { candidates, lives: 3, turns: 1, options: Options::default(), threads: 1 };
    /// let found = search.find(&mut FairSearchState::default(), &mut |_, _| true).unwrap();
    /// assert_eq!((found.maze, found.tried), (maze, 1), "it is fair as it is");
    /// ```
    pub fn find(
        &self,
        state: &mut FairSearchState,
        keep_going: &mut dyn FnMut(&FairSearchState, FairSearchProgress) -> bool,
    ) -> Result<FairMaze, Error> {
        for nth in state.tried() + 1.. {
            let Some(maze) = self.candidates.candidate(nth, self.lives) else {
                state.illegal += 1;
                continue;
            };
            let maze = Arc::new(maze);
            let counted = match self.examine(&maze, nth, state, keep_going)? {
                CandidateResult::Fair(starts) => {
                    return Ok(FairMaze { maze, starts, tried: nth });
                }
                CandidateResult::TooShort => &mut state.short,
                CandidateResult::Decided(PositionVerdict::PacWins) => &mut state.pac,
                CandidateResult::Decided(PositionVerdict::GhostsWin) => &mut state.ghosts,
                CandidateResult::Decided(PositionVerdict::Endless) => &mut state.endless,
            };
            *counted += 1;
        }
        Err(Error::Stopped)
    }

    /// Solves a maze as far as needed to know whether it is fair.
    fn examine(
        &self,
        maze: &Arc<Maze>,
        nth: u64,
        state: &FairSearchState,
        keep_going: &mut dyn FnMut(&FairSearchState, FairSearchProgress) -> bool,
    ) -> Result<CandidateResult, Error> {
        let options = Options { lives: None, ..self.options };
        // Few lives are solved fastest, and most mazes already fail with few.
        for lives in 1..=self.lives {
            let new = SolveRequest::new(maze.clone(), options);
            let request = SolveRequest { threads: self.threads, lives, ..new };
            let starts = request.start_values(&mut |solving| {
                keep_going(state, FairSearchProgress { nth, lives, solving })
            })?;
            let value = starts[usize::from(lives) - 1];
            let is_last = lives == self.lives;
            match value.verdict {
                PositionVerdict::PacWins if is_last && lives > 1 => {
                    return Ok(match value.turns < self.turns {
                        true => CandidateResult::TooShort,
                        false => CandidateResult::Fair(starts),
                    });
                }
                PositionVerdict::GhostsWin if !is_last => {
                    // The ghosts' win that counts is the one with one life fewer than PAC-MAN needs.
                    if lives + 1 == self.lives && value.turns < self.turns {
                        return Ok(CandidateResult::TooShort);
                    }
                }
                verdict => return Ok(CandidateResult::Decided(verdict)),
            }
        }
        Ok(CandidateResult::Decided(PositionVerdict::GhostsWin))
    }

    /// The search in words, which no other one has: what a file of its state is known by.
    pub(crate) fn key(&self) -> String {
        let options = Options { lives: None, ..self.options }.non_default();
        let options: Vec<_> =
            options.into_iter().map(|(name, value)| format!(" {name}={value}")).collect();
        let (mazes, lives, turns) = (self.candidates.key(), self.lives, self.turns);
        format!("{mazes}, {lives} lives, {turns} turns{}", options.concat())
    }
}
