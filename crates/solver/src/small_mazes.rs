use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use engine::{Exact, Oracle};
use rules::pacman::{Maze, MazeSpec, Options, Position};

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

/// A maze is small if solving it takes no more megabytes than this, 64 of which are for mazes of any size. Analyses,
/// reviews, the workshop and the gallery solve small mazes unasked: up to three ghosts on 9×9 squares or four on 6×6,
/// with [one life more](lives_to_compare) than the usual three. A phone has room for the four workers of a review, each
/// of which solves the maze.
pub const SMALL_MAZE_MEGABYTES: u32 = 102;

/// With how many lives a maze is solved that gives so many, to say how fair it is: with one more, so that it is known
/// where it tips, and with at least three.
pub fn lives_to_compare(own: u8) -> u8 {
    own.saturating_add(1).clamp(3, MazeSpec::MAX_LIVES)
}

impl SolvedMaze {
    fn is_of(&self, position: &Position) -> bool {
        self.options == rule_options(position.options())
            && self.lives >= position.lives()
            && self.maze == *position.maze()
    }
}

impl SmallMazeOracle {
    /// An oracle that answers what `known` does not know.
    pub fn new(known: Option<Arc<dyn Oracle>>) -> SmallMazeOracle {
        SmallMazeOracle { known, last: Mutex::default() }
    }

    /// The tablebase of a position's maze, if that is the one that was solved last.
    pub fn solved(&self, position: &Position) -> Option<Arc<Tablebase>> {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let last = last.as_ref().filter(|last| last.is_of(position))?;
        last.tablebase.clone()
    }

    fn tablebase(&self, position: &Position) -> Option<Arc<Tablebase>> {
        let (maze, options) = (position.maze(), rule_options(position.options()));
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(last) = last.as_ref().filter(|last| last.is_of(position)) {
            return last.tablebase.clone();
        }
        let request = SolveRequest::new(maze.clone(), *position.options());
        let lives = request.lives.max(position.lives());
        let request = SolveRequest { lives, threads: 1, memory: None, ..request };
        let is_small = request.megabytes_needed() <= SMALL_MAZE_MEGABYTES;
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

    /// All built-in mazes are, but for the one with four ghosts and four pellets on 9×9 squares.
    #[test]
    fn built_in_mazes_are_small() {
        for maze in Maze::shipped() {
            let request = SolveRequest::new(maze.clone(), Options::default());
            let is_small = request.megabytes_needed() <= SMALL_MAZE_MEGABYTES;
            assert_eq!(is_small, maze.name() != Some("corners"), "{:?}", maze.name());
        }
    }

    /// What the documents say of the limit: so many ghosts on boards of that size, with the usual lives.
    #[test]
    fn up_to_three_ghosts_on_the_largest_board_are_small() {
        let ghosts = |sides: usize, ghosts: usize| {
            let mazes = crate::RandomMazes {
                files: sides,
                ranks: sides,
                ghosts,
                pellets: 4,
                fences: 0,
                seed: 1,
            };
            let maze = (1..100).find_map(|nth| mazes.candidate(nth, 3)).expect("some are valid");
            let lives = lives_to_compare(maze.lives());
            let request = SolveRequest::new(maze.into(), Options::default());
            SolveRequest { lives, ..request }.megabytes_needed() <= SMALL_MAZE_MEGABYTES
        };
        assert!(ghosts(9, 3) && ghosts(6, 4));
        assert!(!ghosts(7, 4));
        assert_eq!([1, 2, 3, 9].map(lives_to_compare), [3, 3, 4, 9]);
    }

    #[test]
    fn small_mazes_are_solved_and_large_ones_are_not() {
        let oracle = SmallMazeOracle::new(None);
        for (maze, small) in [("hedgerow", true), ("corners", false), ("market-square", true)] {
            let mut setup = rules::GameSetup::new(rules::Game::Pacman);
            setup.set_maze(maze).unwrap();
            let rules::AnyPosition::Pacman(start) = setup.start().unwrap() else { panic!() };
            assert_eq!(oracle.probe(&start).is_some(), small, "{maze}");
        }
    }
}
