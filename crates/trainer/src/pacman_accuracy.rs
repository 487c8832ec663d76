//! How often level 8 keeps the exact value in the PAC-MAN variant, in mazes that it has no tablebase
//! of: measured by tablebases that are made for it.

use std::fmt;
use std::ops::AddAssign;
use std::path::Path;
use std::sync::{Arc, Mutex};

use engine::{Limits, Player, Score, SearchControl, Settings, Stopwatch, Verdict};
use game::{Position as _, Random};
use rules::pacman::{Maze, Options, Piece, Position};
use rules::{AnyMove, AnyPosition};
use solver::{RandomMazes, SolveRequest, Tablebase, TablebaseCache};

/// What is measured.
#[derive(Clone, Debug)]
pub struct PacmanAccuracy {
    /// The unseen mazes.
    pub mazes: RandomMazes,
    /// Games in every maze.
    pub games: u64,
    /// Nodes of a search.
    pub nodes: u64,
    /// How many games at once, and threads that solve.
    pub threads: usize,
}

/// Random plies at the start of a game.
const OPENING_PLIES: usize = 6;
/// A game this long is not played to its end.
const MAX_PLIES: usize = 300;

/// How many moves kept the exact value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KeptValues {
    /// The moves of PAC-MAN.
    pub pac: RoleAccuracy,
    /// The moves of the ghosts.
    pub ghosts: RoleAccuracy,
}

/// The moves of one role.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoleAccuracy {
    /// Positions in which the role was to move.
    pub positions: u64,
    /// Of these, those whose move kept who wins.
    pub kept: u64,
    /// Positions in which some move gives the value away.
    pub critical: u64,
    /// Of these, those whose move kept it.
    pub kept_critical: u64,
}

impl AddAssign for RoleAccuracy {
    fn add_assign(&mut self, other: RoleAccuracy) {
        self.positions += other.positions;
        self.kept += other.kept;
        self.critical += other.critical;
        self.kept_critical += other.kept_critical;
    }
}

impl AddAssign for KeptValues {
    fn add_assign(&mut self, other: KeptValues) {
        self.pac += other.pac;
        self.ghosts += other.ghosts;
    }
}

impl fmt::Display for RoleAccuracy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RoleAccuracy { positions, kept, critical, kept_critical } = *self;
        let share = |part: u64, whole: u64| 100.0 * part as f64 / whole.max(1) as f64;
        write!(
            f,
            "{kept} of {positions} ({:.2} %), where it mattered {kept_critical} of {critical} ({:.2} %)",
            share(kept, positions),
            share(kept_critical, critical)
        )
    }
}

/// A move that gave the value away.
#[derive(Clone, Debug)]
pub struct LostValue {
    /// The position before it.
    pub position: Position,
    /// The move.
    pub path: rules::Path,
    /// What the search thought of it, for whoever moved.
    pub score: Score,
    /// Who won before it with best play, and after it.
    pub verdicts: [Verdict; 2],
}

/// The position, the move, what it was thought to be worth, and who won before and after.
impl fmt::Display for LostValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LostValue { position, path, score, verdicts: [before, after] } = self;
        write!(f, "{position}: {path} ({score:?}), {before:?} to {after:?}")
    }
}

impl PacmanAccuracy {
    /// The `nth` unseen maze.
    pub fn maze(&self, nth: u64) -> Arc<Maze> {
        let mut mazes = (0..).filter_map(|tried| self.mazes.candidate(tried, LIVES));
        Arc::new(mazes.nth(nth as usize).expect("some squares make a legal maze"))
    }

    /// Solves a maze, unless `folder` has its tablebase, and lets level 8 play there against itself.
    /// `tell` hears of every move that gives the value away.
    pub fn measure(
        &self,
        maze: &Arc<Maze>,
        folder: &Path,
        tell: &(dyn Fn(&LostValue) + Sync),
    ) -> Result<KeptValues, solver::Error> {
        let cache = TablebaseCache::new(folder);
        let mut request = SolveRequest::new(Arc::clone(maze), Options::default());
        request.threads = self.threads;
        let tablebase = cache.solve(&request, &mut |_| true)?;
        let kept = Mutex::new(KeptValues::default());
        let next = Mutex::new(0..self.games);
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    let take = || next.lock().expect("no thread panics").next();
                    while let Some(nth) = take() {
                        let of_game = self.play(maze, &tablebase, nth, tell);
                        *kept.lock().expect("no thread panics") += of_game;
                    }
                });
            }
        });
        Ok(kept.into_inner().expect("no thread panics"))
    }

    fn play(
        &self,
        maze: &Arc<Maze>,
        tablebase: &Tablebase,
        nth: u64,
        tell: &dyn Fn(&LostValue),
    ) -> KeptValues {
        let mut random = Random::new(self.mazes.seed << 32 ^ nth);
        let start = Position::start(Arc::clone(maze), Options::default(), 2);
        let mut position = start.expect("the default setup");
        let mut player =
            Player::new(Settings { hash: 16, seed: random.next_u64(), ..Settings::default() });
        let clock = Stopwatch::default();
        let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
        let mut kept = KeptValues::default();
        let mut game = vec![AnyPosition::Pacman(position.clone())];
        for ply in 0..MAX_PLIES {
            let Some(mover) = position.to_move() else { break };
            let mut paths = Vec::new();
            position.legal_moves(&mut paths);
            let path = if ply < OPENING_PLIES {
                paths[random.index(paths.len())]
            } else {
                let report = player.search(&game, &Limits::nodes(self.nodes), &control);
                let report = report.expect("a seat is to move");
                let AnyMove::Pacman(path) = report.best_move else {
                    unreachable!("a game of PAC-MAN")
                };
                let after = |path| {
                    let mut after = position.clone();
                    after.play(path);
                    verdict(&after, tablebase)
                };
                let value = verdict(&position, tablebase);
                let critical = paths.iter().any(|&path| after(path) != value);
                let keeps = after(path) == value;
                if !keeps {
                    tell(&LostValue {
                        position: position.clone(),
                        path,
                        score: report.insight.lines[0].score,
                        verdicts: [value, after(path)],
                    });
                }
                let role = match mover {
                    Piece::Pac => &mut kept.pac,
                    Piece::Ghost(_) => &mut kept.ghosts,
                };
                *role += RoleAccuracy {
                    positions: 1,
                    kept: keeps.into(),
                    critical: critical.into(),
                    kept_critical: (critical && keeps).into(),
                };
                path
            };
            position.play(path);
            let now = AnyPosition::Pacman(position.clone());
            // The third time is a draw.
            if game.iter().filter(|earlier| **earlier == now).count() >= 2 {
                break;
            }
            game.push(now);
        }
        kept
    }
}

/// The lives of an unseen maze, as of the default one.
const LIVES: u8 = 3;

fn verdict(position: &Position, tablebase: &Tablebase) -> Verdict {
    match position.to_move() {
        Some(_) => engine::Oracle::probe(tablebase, position).expect("the maze is solved").verdict,
        None if position.lives() == 0 => Verdict::Loss,
        None => Verdict::Win,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use testbed::TestFolder;

    use super::*;

    const MAZES: RandomMazes =
        RandomMazes { files: 9, ranks: 9, ghosts: 4, pellets: 4, fences: 6, seed: 5 };

    #[test]
    fn perfect_play_keeps_every_value() {
        // One ghost too few to catch anybody: nothing can go wrong for PAC-MAN.
        let maze = Maze::from_word("6x6.3.d4.d6___.a1f4.a1vb2vc1vc4hd1ve4h").unwrap();
        let folder = TestFolder::new("accuracy");
        let accuracy = PacmanAccuracy { mazes: MAZES, games: 2, nodes: 2_000, threads: 2 };
        let lost = AtomicU64::new(0);
        let tell = |_: &LostValue| {
            lost.fetch_add(1, Ordering::Relaxed);
        };
        let kept = accuracy.measure(&Arc::new(maze), &folder, &tell).unwrap();
        assert!(kept.pac.positions > 0 && kept.ghosts.positions > 0);
        assert!(kept.pac.critical <= kept.pac.positions && kept.pac.kept <= kept.pac.positions);
        assert_eq!(kept.pac.positions - kept.pac.kept, kept.pac.critical - kept.pac.kept_critical);
        let given_away = [kept.pac, kept.ghosts].map(|role| role.positions - role.kept);
        assert_eq!(given_away.iter().sum::<u64>(), lost.into_inner());
    }

    #[test]
    fn unseen_mazes_differ_and_are_the_same_again() {
        let accuracy = PacmanAccuracy { mazes: MAZES, games: 1, nodes: 1, threads: 1 };
        assert_eq!(accuracy.maze(0), accuracy.maze(0));
        assert_ne!(accuracy.maze(0), accuracy.maze(1));
    }
}
