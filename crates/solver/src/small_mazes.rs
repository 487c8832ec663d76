use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use engine::{Exact, Oracle};
use rules::pacman::{Maze, Options, Position};

use crate::state_space::rule_options;
use crate::{SolveRequest, Tablebase};

/// The oracle of reviews: what another one knows, and besides every small maze, which it solves when it is
/// first asked about it. So every program that reviews a game of a small maze grades it exactly, whether
/// or not anybody has solved that maze before.
pub struct SmallMazeOracle {
    known: Option<Arc<dyn Oracle>>,
    /// The maze that was asked about last; `None` in place of a tablebase where it is not small.
    last: Mutex<Option<SolvedMaze>>,
}

struct SolvedMaze {
    maze: Arc<Maze>,
    options: Options,
    /// For at most so many lives.
    lives: u8,
    tablebase: Option<Arc<Tablebase>>,
}

/// A maze is small if solving it needs no more memory than this, most of which is for mazes of any size:
/// three ghosts on 7×7 squares are, and take a few seconds.
pub const SMALL_MAZE_BYTES: u64 = 72 << 20;

impl SmallMazeOracle {
    /// An oracle that answers what `known` does not know.
    pub fn new(known: Option<Arc<dyn Oracle>>) -> SmallMazeOracle {
        SmallMazeOracle { known, last: Mutex::default() }
    }

    fn tablebase(&self, position: &Position) -> Option<Arc<Tablebase>> {
        let (maze, options) = (position.maze(), rule_options(position.options()));
        let request = SolveRequest::new(maze.clone(), *position.options());
        let lives = request.lives.max(position.lives());
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let is_it = |last: &&SolvedMaze| {
            last.options == options && last.lives >= lives && last.maze == *maze
        };
        if let Some(last) = last.as_ref().filter(is_it) {
            return last.tablebase.clone();
        }
        let request = SolveRequest { lives, threads: 1, memory: None, ..request };
        let is_small = request.memory_needed() <= SMALL_MAZE_BYTES;
        let tablebase = is_small.then(|| request.solve(&mut |_| true).ok().map(Arc::new)).flatten();
        let maze = maze.clone();
        *last = Some(SolvedMaze { maze, options, lives, tablebase: tablebase.clone() });
        tablebase
    }
}

impl Oracle for SmallMazeOracle {
    fn probe(&self, position: &Position) -> Option<Exact> {
        let known = self.known.as_ref().and_then(|known| known.probe(position));
        known.or_else(|| self.tablebase(position)?.probe(position).map(Into::into))
    }
}

impl fmt::Debug for SmallMazeOracle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SmallMazeOracle").field("known", &self.known.is_some()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_mazes_are_solved_and_large_ones_are_not() {
        let oracle = SmallMazeOracle::new(None);
        for (maze, small) in [("hedgerow", true), ("cloister", false), ("orchard", true)] {
            let mut setup = rules::GameSetup::new(rules::Game::Pacman);
            setup.set_maze(maze).unwrap();
            let rules::AnyPosition::Pacman(start) = setup.start().unwrap() else { panic!() };
            assert_eq!(oracle.probe(&start).is_some(), small, "{maze}");
        }
    }
}
