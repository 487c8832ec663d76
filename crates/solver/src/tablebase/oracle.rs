use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rules::pacman::{Maze, Options, Position};

use super::{Tablebase, TablebaseCache};
use crate::state_space::rule_options;

/// Answers the engine's probes for every maze that has a tablebase in a cache. Each tablebase is
/// opened when it is first probed; one that is missing is looked for again after a while, since
/// mazes are solved while servers run.
#[derive(Debug)]
pub struct TablebaseOracle {
    cache: TablebaseCache,
    opened: Mutex<Vec<OpenedMaze>>,
    /// How long a missing tablebase counts as missing.
    look_again: Duration,
}

#[derive(Debug)]
struct OpenedMaze {
    maze: Arc<Maze>,
    options: Options,
    /// `None` where there is no tablebase, or none that can be opened.
    tablebase: Option<Arc<Tablebase>>,
    looked: Instant,
}

/// Mazes remembered, solved or not: a server meets many mazes, and few of them are solved.
const MAX_OPENED: usize = 64;

impl TablebaseOracle {
    /// The oracle of the tablebases in that cache.
    pub fn new(cache: TablebaseCache) -> TablebaseOracle {
        let look_again = Duration::from_secs(10);
        TablebaseOracle { cache, opened: Mutex::default(), look_again }
    }

    /// The tablebase that a position belongs to, if there is one.
    pub fn tablebase(&self, position: &Position) -> Option<Arc<Tablebase>> {
        let (maze, options) = (position.maze(), rule_options(position.options()));
        let is_it = |opened: &OpenedMaze| {
            opened.options == options && (Arc::ptr_eq(&opened.maze, maze) || opened.maze == *maze)
        };
        if let Some(known) = self.lock().iter().find(|opened| is_it(opened))
            && (known.tablebase.is_some() || known.looked.elapsed() < self.look_again)
        {
            return known.tablebase.clone();
        }
        // Without the lock: others need not wait for the disk.
        let tablebase = self.cache.open(maze, &options).ok().flatten().map(Arc::new);
        let mut opened = self.lock();
        opened.retain(|opened| !is_it(opened));
        if opened.len() == MAX_OPENED {
            opened.remove(0);
        }
        let (maze, looked) = (maze.clone(), Instant::now());
        opened.push(OpenedMaze { maze, options, tablebase: tablebase.clone(), looked });
        tablebase
    }

    /// The cache it answers from.
    pub fn cache(&self) -> &TablebaseCache {
        &self.cache
    }

    /// Looks for missing tablebases at their next probe: one was just solved.
    pub fn look_again(&self) {
        self.lock().retain(|opened| opened.tablebase.is_some());
    }

    /// Closes the tablebase that a position belongs to: its file is gone.
    pub fn forget(&self, position: &Position) {
        let (maze, options) = (position.maze(), rule_options(position.options()));
        self.lock().retain(|opened| opened.options != options || opened.maze != *maze);
    }

    fn lock(&self) -> MutexGuard<'_, Vec<OpenedMaze>> {
        self.opened.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl engine::Oracle for TablebaseOracle {
    fn probe(&self, position: &Position) -> Option<engine::Exact> {
        self.tablebase(position)?.probe(position).map(Into::into)
    }
}

#[cfg(test)]
mod tests {
    use testbed::TestFolder;

    use super::*;
    use crate::SolveRequest;

    #[test]
    fn a_maze_that_is_solved_later_is_found() {
        let folder = TestFolder::new("oracle");
        let cache = TablebaseCache::new(&folder);
        let mut setup = rules::GameSetup::new(rules::Game::Pacman);
        setup.set_maze("4x4.1.a1.d4___.a4d1.b2v").unwrap();
        let rules::AnyPosition::Pacman(position) = setup.start().unwrap() else { panic!() };
        let mut oracle = TablebaseOracle::new(cache.clone());
        assert!(oracle.tablebase(&position).is_none());
        let options = rule_options(position.options());
        let request =
            SolveRequest { threads: 1, ..SolveRequest::new(position.maze().clone(), options) };
        cache.solve(&request, &mut |_| true).unwrap();
        assert!(oracle.tablebase(&position).is_none(), "it is not looked for at every probe");
        oracle.look_again = Duration::ZERO;
        assert!(oracle.tablebase(&position).is_some());
    }
}
