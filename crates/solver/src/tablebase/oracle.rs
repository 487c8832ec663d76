use std::sync::{Arc, Mutex, PoisonError};

use rules::pacman::{Maze, Options, Position};

use super::{Tablebase, TablebaseCache};
use crate::state_space::rule_options;
use crate::value::{GameValue, PositionVerdict};

/// Answers the engine's probes for every maze that has a tablebase in a cache. Each tablebase is
/// opened when it is first probed.
#[derive(Debug)]
pub struct TablebaseOracle {
    cache: TablebaseCache,
    opened: Mutex<Vec<OpenedMaze>>,
}

#[derive(Debug)]
struct OpenedMaze {
    maze: Arc<Maze>,
    options: Options,
    /// `None` where there is no tablebase, or none that can be opened.
    tablebase: Option<Arc<Tablebase>>,
}

/// Mazes remembered, solved or not: a server meets many mazes, and few of them are solved.
const MAX_OPENED: usize = 64;

impl TablebaseOracle {
    /// The oracle of the tablebases in that cache.
    pub fn new(cache: TablebaseCache) -> TablebaseOracle {
        TablebaseOracle { cache, opened: Mutex::default() }
    }

    /// The tablebase that a position belongs to, if there is one.
    pub fn tablebase(&self, position: &Position) -> Option<Arc<Tablebase>> {
        let (maze, options) = (position.maze(), rule_options(position.options()));
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        let known = opened.iter().find(|opened| {
            opened.options == options && (Arc::ptr_eq(&opened.maze, maze) || opened.maze == *maze)
        });
        if let Some(known) = known {
            return known.tablebase.clone();
        }
        let tablebase = self.cache.open(maze, &options).ok().flatten().map(Arc::new);
        if opened.len() == MAX_OPENED {
            opened.remove(0);
        }
        opened.push(OpenedMaze { maze: maze.clone(), options, tablebase: tablebase.clone() });
        tablebase
    }
}

impl engine::Oracle for TablebaseOracle {
    fn probe(&self, position: &Position) -> Option<engine::Exact> {
        self.tablebase(position)?.probe(position).map(exact)
    }
}

impl engine::Oracle for Tablebase {
    fn probe(&self, position: &Position) -> Option<engine::Exact> {
        Tablebase::probe(self, position).map(exact)
    }
}

fn exact(GameValue { verdict, turns }: GameValue) -> engine::Exact {
    let verdict = match verdict {
        PositionVerdict::PacWins => engine::Verdict::Win,
        PositionVerdict::Endless => engine::Verdict::Draw,
        PositionVerdict::GhostsWin => engine::Verdict::Loss,
    };
    engine::Exact { verdict, turns: turns.into() }
}
