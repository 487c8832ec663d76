use std::sync::{Arc, Mutex, PoisonError};

use rules::pacman::{Maze, Options, Position};

use crate::cache::Cache;
use crate::field::rules_alone;
use crate::table::Table;
use crate::value::{Value, Verdict};

/// Answers for every maze that has a solution in a cache. Each solution is opened when it is first
/// asked for.
#[derive(Debug)]
pub struct Oracle {
    cache: Cache,
    opened: Mutex<Vec<Opened>>,
}

#[derive(Debug)]
struct Opened {
    maze: Arc<Maze>,
    options: Options,
    /// Nothing where there is no solution, or none that can be used.
    table: Option<Arc<Table>>,
}

/// How many mazes an oracle remembers: a server meets many, and few of them are solved.
const MOST: usize = 64;

impl Oracle {
    /// The oracle of the solutions in that cache.
    pub fn new(cache: Cache) -> Oracle {
        Oracle { cache, opened: Mutex::default() }
    }

    /// The solution that a position belongs to, if there is one.
    pub fn table(&self, position: &Position) -> Option<Arc<Table>> {
        let (maze, options) = (position.maze(), rules_alone(position.options()));
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        let known = opened.iter().find(|opened| {
            opened.options == options && (Arc::ptr_eq(&opened.maze, maze) || opened.maze == *maze)
        });
        if let Some(known) = known {
            return known.table.clone();
        }
        let table = self.cache.open(maze, &options).ok().flatten().map(Arc::new);
        if opened.len() == MOST {
            opened.remove(0);
        }
        opened.push(Opened { maze: maze.clone(), options, table: table.clone() });
        table
    }
}

impl engine::Oracle for Oracle {
    fn probe(&self, position: &Position) -> Option<engine::Exact> {
        self.table(position)?.probe(position).map(exact)
    }
}

impl engine::Oracle for Table {
    fn probe(&self, position: &Position) -> Option<engine::Exact> {
        Table::probe(self, position).map(exact)
    }
}

fn exact(Value { verdict, turns }: Value) -> engine::Exact {
    let verdict = match verdict {
        Verdict::PacWins => engine::Verdict::Win,
        Verdict::Endless => engine::Verdict::Draw,
        Verdict::GhostsWin => engine::Verdict::Loss,
    };
    engine::Exact { verdict, turns: turns.into() }
}
