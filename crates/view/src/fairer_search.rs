use std::cmp::Reverse;
use std::sync::Arc;

use game::MazeEstimate;
use rules::pacman::{Maze, MazeChange};

use crate::maze_balance::MazeBalance;

/// The search for a small change that makes a maze fairer: every change is tried once, by exact values where the maze
/// is small, else by games of the computer against itself, of which the fairest changes get more. It says what to try
/// next and is told what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct FairerSearch {
    lives: u8,
    /// The maze without any change.
    now: TrialResult,
    changes: Arc<Vec<(MazeChange, Maze)>>,
    /// What came of the first trial of each change, in their order; `None` where nothing did.
    tried: Vec<Option<TrialResult>>,
    /// Those that are tried once more, by their places, and what came of that.
    finalists: Vec<(usize, Option<TrialResult>)>,
    /// How many of the finalists have been tried again.
    tried_again: usize,
}

/// What is known of a maze that is tried.
#[derive(Clone, Debug, PartialEq)]
pub enum TrialResult {
    /// Its exact values.
    Exact(MazeBalance),
    /// The games in it.
    Estimate(MazeEstimate),
}

/// What to try next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FairerTrial<'a> {
    /// The maze with the change.
    pub maze: &'a Maze,
    /// How it is tried.
    pub kind: TrialKind,
}

/// How a maze is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialKind {
    /// By solving it.
    Exact,
    /// By so many games.
    Games(u32),
}

/// A change that makes the maze fairer.
#[derive(Clone, Debug, PartialEq)]
pub struct FairerChange {
    /// The change.
    pub change: MazeChange,
    /// The maze with it.
    pub maze: Arc<Maze>,
    /// What is known of that maze.
    pub result: TrialResult,
}

impl FairerSearch {
    /// A maze of at most this many squares is tried exactly.
    pub const MOST_EXACT_SQUARES: usize = 36;
    /// The games of the first trial of a change.
    pub const FIRST_GAMES: u32 = 4;
    /// The games of a finalist.
    pub const FINAL_GAMES: u32 = 16;
    /// How many changes are tried once more.
    const FINALISTS: usize = 6;
    /// How many changes are offered where they are estimated: each can then be solved.
    const OFFERED: usize = 3;

    /// A search among all small changes of a maze of which that is known.
    pub fn new(maze: &Maze, now: TrialResult) -> FairerSearch {
        FairerSearch {
            lives: maze.lives(),
            now,
            changes: Arc::new(maze.small_changes()),
            tried: Vec::new(),
            finalists: Vec::new(),
            tried_again: 0,
        }
    }

    /// What to try next; nothing when the search is over.
    pub fn next_trial(&self) -> Option<FairerTrial<'_>> {
        let trial = |nth: usize, kind| FairerTrial { maze: &self.changes[nth].1, kind };
        let is_exact = matches!(self.now, TrialResult::Exact(_));
        if self.tried.len() < self.changes.len() {
            let kind =
                if is_exact { TrialKind::Exact } else { TrialKind::Games(Self::FIRST_GAMES) };
            return Some(trial(self.tried.len(), kind));
        }
        let (nth, _) = self.finalists.get(self.tried_again)?;
        Some(trial(*nth, TrialKind::Games(Self::FINAL_GAMES)))
    }

    /// What came of the trial that was next; `None` where it failed.
    pub fn tell(&mut self, result: Option<TrialResult>) {
        if self.tried.len() < self.changes.len() {
            self.tried.push(result);
            let is_estimate = matches!(self.now, TrialResult::Estimate(_));
            if self.tried.len() == self.changes.len() && is_estimate {
                let ranked = self.ranked().into_iter().take(Self::FINALISTS);
                self.finalists = ranked.map(|nth| (nth, None)).collect();
            }
        } else if let Some((_, of_finalist)) = self.finalists.get_mut(self.tried_again) {
            *of_finalist = result;
            self.tried_again += 1;
        }
    }

    /// How many trials there were, and how many there will be.
    pub fn progress(&self) -> (usize, usize) {
        let more = match self.now {
            TrialResult::Exact(_) => 0,
            TrialResult::Estimate(_) => Self::FINALISTS.min(self.changes.len()),
        };
        let of = self.changes.len() + more;
        let left = match self.next_trial() {
            None => 0,
            Some(_) if self.tried.len() < self.changes.len() => of - self.tried.len(),
            Some(_) => self.finalists.len() - self.tried_again,
        };
        (of - left, of)
    }

    /// The changes that make it fairer, the fairest first: the best one where they are exact; where they are estimated,
    /// the best few of those that were tried enough.
    pub fn best(&self) -> Vec<FairerChange> {
        let ranked: Vec<usize> = match self.now {
            TrialResult::Exact(_) => self.ranked().into_iter().take(1).collect(),
            TrialResult::Estimate(_) => {
                let mut finalists: Vec<_> =
                    self.finalists.iter().filter(|(_, r)| r.is_some()).collect();
                finalists.sort_by_key(|(_, result)| Reverse(self.rank(result.as_ref())));
                let better = finalists.into_iter().filter(|(_, r)| self.is_better(r.as_ref()));
                better.take(Self::OFFERED).map(|(nth, _)| *nth).collect()
            }
        };
        let found = ranked.into_iter().filter_map(|nth| {
            let (change, maze) = &self.changes[nth];
            let again = self.finalists.iter().find(|(known, _)| *known == nth);
            let result = again.and_then(|(_, result)| result.clone());
            let result = result.or_else(|| self.tried[nth].clone())?;
            Some(FairerChange { change: *change, maze: Arc::new(maze.clone()), result })
        });
        found.collect()
    }

    /// The changes after whose first trial the maze is fairer than now, the fairest first; of equal ones the first.
    fn ranked(&self) -> Vec<usize> {
        let mut better: Vec<_> =
            (0..self.tried.len()).filter(|&nth| self.is_better(self.tried[nth].as_ref())).collect();
        better.sort_by_key(|&nth| Reverse(self.rank(self.tried[nth].as_ref())));
        better
    }

    fn is_better(&self, result: Option<&TrialResult>) -> bool {
        result.is_some() && self.rank(result) > self.rank(Some(&self.now))
    }

    /// The fairer, the greater. Only results of one kind are compared.
    fn rank(&self, result: Option<&TrialResult>) -> Option<FairnessRank> {
        match result? {
            TrialResult::Exact(balance) => Some(FairnessRank::Exact(balance.fairness())),
            TrialResult::Estimate(estimate) => {
                Some(FairnessRank::Estimate(Reverse(estimate.imbalance(self.lives)?)))
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum FairnessRank {
    Estimate(Reverse<u16>),
    Exact(crate::maze_balance::Fairness),
}

#[cfg(test)]
mod tests {
    use game::{Exact, LivesEstimate, Verdict};

    use super::*;

    const MAZE: &str = "5x5.1.c3.c5___.a1._";

    fn exact(verdict: Verdict, turns: u32) -> TrialResult {
        TrialResult::Exact(MazeBalance::new(&[Exact { verdict, turns }], 1))
    }

    fn games(pacman: u32, ghosts: u32) -> TrialResult {
        let by_lives = vec![LivesEstimate { pacman, ghosts, ..LivesEstimate::default() }];
        TrialResult::Estimate(MazeEstimate { by_lives, planned: pacman + ghosts })
    }

    /// Tries everything; the kinds of the trials in their order.
    fn run(
        search: &mut FairerSearch,
        mut result: impl FnMut(usize, TrialKind) -> Option<TrialResult>,
    ) -> Vec<TrialKind> {
        let mut kinds = Vec::new();
        while let Some(FairerTrial { kind, .. }) = search.next_trial() {
            assert_eq!(search.progress().0, kinds.len());
            search.tell(result(kinds.len(), kind));
            kinds.push(kind);
            assert!(kinds.len() < 500, "it never ends");
        }
        assert_eq!(search.progress().0, search.progress().1);
        kinds
    }

    #[test]
    fn every_change_is_tried_exactly_and_the_best_is_offered() {
        let maze = Maze::from_word(MAZE).unwrap();
        let changes = maze.small_changes().len();
        let mut search = FairerSearch::new(&maze, exact(Verdict::Win, 5));
        let kinds = run(&mut search, |nth, _| match nth {
            3 => Some(exact(Verdict::Win, 9)),
            4 => Some(exact(Verdict::Win, 8)),
            5 => None,
            _ => Some(exact(Verdict::Win, 5)),
        });
        assert_eq!(kinds, vec![TrialKind::Exact; changes]);
        let best = search.best();
        assert_eq!((best.len(), &best[0].result), (1, &exact(Verdict::Win, 9)));
        let (change, changed) = &maze.small_changes()[3];
        assert_eq!((best[0].change, &*best[0].maze), (*change, changed));
        // As fair as now is no better.
        let mut search = FairerSearch::new(&maze, exact(Verdict::Win, 5));
        run(&mut search, |_, _| Some(exact(Verdict::Win, 5)));
        assert_eq!(search.best(), []);
    }

    #[test]
    fn the_best_three_of_those_that_were_tried_again_are_offered() {
        let maze = Maze::from_word(MAZE).unwrap();
        let changes = maze.small_changes().len();
        let mut search = FairerSearch::new(&maze, games(4, 0));
        let kinds = run(&mut search, |nth, _| match nth {
            // All finalists seemed fair; two of them are.
            nth if nth < 8 => Some(games(2, 2)),
            nth if nth < changes => Some(games(4, 0)),
            nth if nth == changes + 2 => Some(games(9, 7)),
            nth if nth == changes + 3 => Some(games(8, 8)),
            nth if nth == changes + 4 => None,
            _ => Some(games(16, 0)),
        });
        assert_eq!(kinds.len(), changes + FairerSearch::FINALISTS);
        assert_eq!(kinds[0], TrialKind::Games(FairerSearch::FIRST_GAMES));
        assert_eq!(kinds[changes], TrialKind::Games(FairerSearch::FINAL_GAMES));
        let found: Vec<_> = search.best().into_iter().map(|change| change.result).collect();
        assert_eq!(found, [games(8, 8), games(9, 7)]);
    }

    #[test]
    fn where_nothing_is_better_nothing_is_tried_again() {
        let maze = Maze::from_word(MAZE).unwrap();
        let mut search = FairerSearch::new(&maze, games(2, 2));
        let kinds = run(&mut search, |_, _| Some(games(4, 0)));
        assert_eq!((kinds.len(), search.best()), (maze.small_changes().len(), Vec::new()));
    }
}
