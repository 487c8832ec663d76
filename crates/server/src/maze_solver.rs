//! Solved mazes: probes of the server's cache, and solving on demand, one maze at a time and within
//! bounds of memory and disk, by this server or by workers.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use api::ProbeRequest;
use game::{ExactMoves, MazeStudy};
use rules::pacman::Position;
use solver::{Error, SolveRequest, TablebaseCache, TablebaseOracle};
use store::{FairnessKey, JobClass, NewJob, Store};
use tokio::runtime::Handle;
use tokio::sync::watch;

use crate::config::Config;
use crate::error::ServerError;
use crate::jobs::{JobEnd, JobQueue, SolveBody, SolveEnd};
use crate::shared_solutions::{mirror, passes_spot_check, solution_name, upload};

/// Answers probes from a cache of tablebases, and adds to it if it may.
#[derive(Debug)]
pub(crate) struct MazeSolver {
    tablebases: Arc<TablebaseOracle>,
    store: Store,
    /// The queue of a server that leaves thinking to workers.
    jobs: Option<JobQueue>,
    /// The most memory that solving may take, in bytes; 0 where mazes are not solved on demand.
    memory: u64,
    /// The largest the folder of the cache may become, in bytes.
    disk: u64,
    /// Turns true when the server is to stop.
    stop: watch::Receiver<bool>,
    state: Mutex<SolverState>,
}

#[derive(Debug, Default)]
struct SolverState {
    running: Option<RunningSolve>,
    /// The files of mazes that turned out to need more disk than there is.
    too_large: HashSet<PathBuf>,
}

/// The maze that is being solved.
#[derive(Debug)]
struct RunningSolve {
    path: PathBuf,
    /// How much of it is done, in permille, as far as this server does it.
    done: Arc<AtomicU16>,
}

/// Says that no maze is being solved any more, however that ended: another may be after a panic too.
struct RunningGuard<'a>(&'a MazeSolver);

impl Drop for RunningGuard<'_> {
    fn drop(&mut self) {
        self.0.lock().running = None;
    }
}

/// How often the size of the cache is measured while a maze is being solved.
const MEASURE_INTERVAL: Duration = Duration::from_secs(1);

impl MazeSolver {
    pub(crate) fn new(
        tablebases: Arc<TablebaseOracle>,
        store: Store,
        jobs: Option<JobQueue>,
        config: &Config,
        stop: watch::Receiver<bool>,
    ) -> MazeSolver {
        MazeSolver {
            tablebases,
            store,
            jobs,
            memory: config.solve_memory_mb << 20,
            disk: config.solve_disk_mb << 20,
            stop,
            state: Mutex::default(),
        }
    }

    /// The values of a position, if its maze is solved. This reads files.
    pub(crate) fn probe(&self, position: &Position) -> Option<ExactMoves> {
        self.tablebases.tablebase(position)?.exact_moves(position)
    }

    /// The line of best play from a position and its values with each piece elsewhere, if its maze is solved. This
    /// reads files, more than [`MazeSolver::probe`].
    pub(crate) fn study(&self, position: &Position) -> Option<MazeStudy> {
        self.tablebases.tablebase(position)?.study(position)
    }

    /// How much of the maze is solved, in permille, while this server solves it or has it solved. What
    /// is found meanwhile is not yet checked or not yet whole, and not to be probed.
    pub(crate) fn progress(&self, position: &Position) -> Option<u16> {
        let path = self.path(position);
        let state = self.lock();
        let running = state.running.as_ref().filter(|running| running.path == path)?;
        let told = self.jobs.as_ref().and_then(|jobs| jobs.progress(&solution_name(&path)));
        Some(told.unwrap_or_else(|| running.done.load(Ordering::Relaxed)))
    }

    /// Whether the maze was solved elsewhere, and the solution is on its way here.
    pub(crate) async fn is_on_its_way(&self, position: &Position) -> Result<bool, ServerError> {
        let name = solution_name(&self.path(position));
        Ok(self.store.solutions().await?.iter().any(|(solved, _)| *solved == name))
    }

    /// Whether solving the maze of a position may begin; the refusal says why not.
    pub(crate) async fn check(&self, position: &Position) -> Result<(), ServerError> {
        if self.memory == 0 {
            return Err(ServerError::SolveOff);
        }
        let needed = solve_request(position, self.memory).memory_needed();
        if needed > self.memory || self.lock().too_large.contains(&self.path(position)) {
            return Err(ServerError::SolveTooLarge);
        }
        if self.lock().running.is_some() {
            return Err(ServerError::SolveBusy);
        }
        let used = match self.jobs {
            Some(_) => self.store.solutions().await?.iter().map(|(_, bytes)| bytes).sum(),
            None => {
                let folder = self.tablebases.cache().folder().to_owned();
                let size = tokio::task::spawn_blocking(move || folder_size(&folder)).await;
                size.map_err(|_| ServerError::SolveBusy)?
            }
        };
        if used >= self.disk {
            return Err(ServerError::SolveNoRoom);
        }
        Ok(())
    }

    /// Begins to solve the maze of a position that was asked about, on a thread of its own or by a
    /// worker.
    pub(crate) async fn start(
        self: &Arc<Self>,
        question: &ProbeRequest,
        position: &Position,
        fairness_key: FairnessKey,
    ) -> Result<(), ServerError> {
        self.check(position).await?;
        let (path, done) = (self.path(position), Arc::new(AtomicU16::new(0)));
        let mut state = self.lock();
        if state.running.is_some() {
            return Err(ServerError::SolveBusy);
        }
        let solver = Arc::clone(self);
        if let Some(jobs) = self.jobs.clone() {
            let body = SolveBody { maze: question.clone(), memory: self.memory, disk: self.disk };
            let job = NewJob {
                id: solution_name(&path),
                class: JobClass::Solution,
                fairness_key,
                body: serde_json::to_string(&body).expect("plain values always become JSON"),
                time: Duration::ZERO,
            };
            let position = position.clone();
            tokio::spawn(async move {
                let _running = RunningGuard(&solver);
                solver.await_worker(&jobs, &job, &position).await;
            });
        } else {
            let (request, progress) = (solve_request(position, self.memory), Arc::clone(&done));
            let (runtime, start) = (Handle::current(), position.clone());
            let thread = std::thread::Builder::new().name("maze solver".to_owned());
            // The thread begins by waiting for this lock.
            let spawned = thread.spawn(move || {
                let running = RunningGuard(&solver);
                let is_solved = solver.run(&request, &progress);
                drop(running);
                if is_solved {
                    runtime.block_on(solver.share_solution(&start));
                }
            });
            spawned.map_err(|_| ServerError::SolveBusy)?;
        }
        state.running = Some(RunningSolve { path, done });
        Ok(())
    }

    /// Waits for what a worker makes of a maze.
    async fn await_worker(&self, jobs: &JobQueue, job: &NewJob, position: &Position) {
        let path = self.path(position);
        let end = match jobs.ask(job, 0).await {
            JobEnd::Answered(answer) => serde_json::from_str(&answer.text).ok(),
            JobEnd::GivenUp => None,
        };
        let mut too_large = false;
        match end {
            Some(SolveEnd::Solved) => {
                self.mirror().await;
                self.check_solution(&path, position).await;
            }
            Some(SolveEnd::TooLarge) => too_large = true,
            None => tracing::error!(job = job.id, "no worker could solve a maze"),
        }
        let mut state = self.lock();
        if too_large {
            state.too_large.insert(path);
        }
    }

    /// Copies solutions that others have found.
    pub(crate) async fn mirror(&self) {
        match mirror(&self.store, self.tablebases.cache()).await {
            Ok(true) => self.tablebases.look_again(),
            Ok(false) => {}
            Err(error) => tracing::debug!(%error, "solutions could not be copied"),
        }
    }

    /// Looks at a solution here and there, and deletes one that is wrong.
    async fn check_solution(&self, path: &Path, position: &Position) {
        if !path.exists() {
            return;
        }
        let (tablebases, start) = (Arc::clone(&self.tablebases), position.clone());
        let check = move || {
            let tablebase = tablebases.tablebase(&start);
            tablebase.is_some_and(|tablebase| passes_spot_check(&tablebase, &start))
        };
        if tokio::task::spawn_blocking(check).await.unwrap_or(false) {
            return;
        }
        tracing::error!(path = %path.display(), "a solution is wrong and is deleted");
        if let Err(error) = self.store.forget_solution(&solution_name(path)).await {
            tracing::error!(%error, "a wrong solution could not be deleted");
        }
        let _ = fs::remove_file(path);
        self.tablebases.forget(position);
    }

    /// Puts a maze that was solved here where the other nodes find it.
    async fn share_solution(&self, position: &Position) {
        if !self.store.is_shared() {
            return;
        }
        if let Err(error) = upload(&self.store, &self.path(position)).await {
            tracing::warn!(%error, "a solution could not be shared");
        }
    }

    /// Solves a maze; returns whether it is solved.
    fn run(&self, request: &SolveRequest, done: &AtomicU16) -> bool {
        let cache = self.tablebases.cache();
        let path = cache.path(&request.maze, &request.options);
        tracing::info!(path = %path.display(), "solving a maze on demand");
        let ended = solve_within(cache, request, self.disk, &mut |permille| {
            done.store(permille, Ordering::Relaxed);
            !*self.stop.borrow()
        });
        self.tablebases.look_again();
        if ended == Some(SolveEnd::TooLarge) {
            self.lock().too_large.insert(path);
        }
        ended == Some(SolveEnd::Solved)
    }

    fn path(&self, position: &Position) -> PathBuf {
        self.tablebases.cache().path(position.maze(), position.options())
    }

    fn lock(&self) -> MutexGuard<'_, SolverState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Solves a maze into a cache that may become so large in all; nothing if it was stopped, or failed.
/// `keep_going` is told how much is done, in permille.
pub(crate) fn solve_within(
    cache: &TablebaseCache,
    request: &SolveRequest,
    disk: u64,
    keep_going: &mut dyn FnMut(u16) -> bool,
) -> Option<SolveEnd> {
    let path = cache.path(&request.maze, &request.options);
    let mut measured = Instant::now();
    let mut full = false;
    let solved = cache.solve(request, &mut |progress| {
        if measured.elapsed() >= MEASURE_INTERVAL {
            measured = Instant::now();
            full = folder_size(cache.folder()) > disk;
        }
        keep_going((progress.share * 1000.0) as u16) && !full
    });
    // The last layers may have been written since.
    if full || (solved.is_ok() && folder_size(cache.folder()) > disk) {
        remove(&path, request.lives);
        tracing::warn!(path = %path.display(), "a maze needs more disk than it may have");
        return Some(SolveEnd::TooLarge);
    }
    match solved {
        Ok(_) => Some(SolveEnd::Solved),
        Err(Error::Stopped) => None,
        Err(error) => {
            tracing::error!(?error, "a maze could not be solved");
            None
        }
    }
}

/// One thread: computer players need the others.
pub(crate) fn solve_request(position: &Position, memory: u64) -> SolveRequest {
    let request = SolveRequest::new(position.maze().clone(), *position.options());
    let memory = Some(request.memory.map_or(memory, |free| free.min(memory)));
    SolveRequest { threads: 1, memory, ..request }
}

/// Removes the file of a maze, finished or not.
fn remove(path: &Path, lives: u8) {
    for extension in ["solution".to_owned(), format!("{lives}.part"), format!("{lives}.notes")] {
        // It may not be there.
        let _ = fs::remove_file(path.with_extension(extension));
    }
}

/// The size of the files in a folder, in bytes; 0 where there is none.
fn folder_size(folder: &Path) -> u64 {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    files.filter_map(|file| file.metadata().ok()).map(|data| data.len()).sum()
}

#[cfg(test)]
mod tests {
    use testbed::TestFolder;

    use super::*;

    #[tokio::test]
    async fn after_a_panic_another_maze_can_be_solved() {
        let folder = TestFolder::new("solver");
        let store = Store::open(&folder.join("mazes.sqlite"), None).await.unwrap();
        let tablebases = Arc::new(TablebaseOracle::new(TablebaseCache::new(folder.join("cache"))));
        let stop = watch::channel(false).1;
        let solver = Arc::new(MazeSolver::new(tablebases, store, None, &Config::default(), stop));
        let running = RunningSolve { path: PathBuf::from("maze"), done: Arc::default() };
        solver.lock().running = Some(running);
        let thread = std::thread::spawn({
            let solver = Arc::clone(&solver);
            move || {
                let _running = RunningGuard(&solver);
                panic!("on purpose");
            }
        });
        assert!(thread.join().is_err());
        assert!(solver.lock().running.is_none());
    }
}
