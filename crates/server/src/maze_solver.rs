//! Solved mazes: probes of the server's cache, and solving on demand, one maze at a time and within
//! bounds of memory and disk.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use game::ExactMoves;
use rules::pacman::Position;
use solver::{Error, SolveRequest, TablebaseOracle};
use tokio::sync::watch;

use crate::config::Config;
use crate::error::ServerError;

/// Answers probes from a cache of tablebases, and adds to it if it may.
#[derive(Debug)]
pub(crate) struct MazeSolver {
    tablebases: Arc<TablebaseOracle>,
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
    /// How much of it is done, in permille.
    done: Arc<AtomicU16>,
}

/// How often the size of the cache is measured while a maze is being solved.
const MEASURE_INTERVAL: Duration = Duration::from_secs(1);

impl MazeSolver {
    pub(crate) fn new(
        tablebases: Arc<TablebaseOracle>,
        config: &Config,
        stop: watch::Receiver<bool>,
    ) -> MazeSolver {
        MazeSolver {
            tablebases,
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

    /// How much of the maze is solved, in permille, if that is what is being done.
    pub(crate) fn progress(&self, position: &Position) -> Option<u16> {
        let path = self.path(position);
        let state = self.lock();
        let running = state.running.as_ref().filter(|running| running.path == path)?;
        Some(running.done.load(Ordering::Relaxed))
    }

    /// Whether solving the maze of a position may begin; the refusal says why not.
    pub(crate) fn check(&self, position: &Position) -> Result<(), ServerError> {
        if self.memory == 0 {
            return Err(ServerError::SolveOff);
        }
        let needed = request(position, self.memory).memory_needed();
        if needed > self.memory || self.lock().too_large.contains(&self.path(position)) {
            return Err(ServerError::SolveTooLarge);
        }
        if self.lock().running.is_some() {
            return Err(ServerError::SolveBusy);
        }
        if folder_size(self.tablebases.cache().folder()) >= self.disk {
            return Err(ServerError::SolveNoRoom);
        }
        Ok(())
    }

    /// Begins to solve the maze of a position, on a thread of its own.
    pub(crate) fn start(self: &Arc<Self>, position: &Position) -> Result<(), ServerError> {
        self.check(position)?;
        let (path, done) = (self.path(position), Arc::new(AtomicU16::new(0)));
        let mut state = self.lock();
        if state.running.is_some() {
            return Err(ServerError::SolveBusy);
        }
        let (solver, request) = (Arc::clone(self), request(position, self.memory));
        let progress = Arc::clone(&done);
        let thread = std::thread::Builder::new().name("maze solver".to_owned());
        // The thread begins by waiting for this lock.
        let spawned = thread.spawn(move || solver.run(&request, &progress));
        spawned.map_err(|_| ServerError::SolveBusy)?;
        state.running = Some(RunningSolve { path, done });
        Ok(())
    }

    fn run(&self, request: &SolveRequest, done: &AtomicU16) {
        let cache = self.tablebases.cache();
        let path = cache.path(&request.maze, &request.options);
        tracing::info!(path = %path.display(), "solving a maze on demand");
        let mut measured = Instant::now();
        let mut full = false;
        let solved = cache.solve(request, &mut |progress| {
            done.store((progress.share * 1000.0) as u16, Ordering::Relaxed);
            if measured.elapsed() >= MEASURE_INTERVAL {
                measured = Instant::now();
                full = folder_size(cache.folder()) > self.disk;
            }
            !full && !*self.stop.borrow()
        });
        // The last layers may have been written since.
        let full = full || (solved.is_ok() && folder_size(cache.folder()) > self.disk);
        match solved {
            _ if full => {
                remove(&path, request.lives);
                tracing::warn!(path = %path.display(), "a maze needs more disk than it may have");
            }
            Ok(_) | Err(Error::Stopped) => {}
            Err(error) => tracing::error!(?error, "a maze could not be solved"),
        }
        self.tablebases.look_again();
        let mut state = self.lock();
        if full {
            state.too_large.insert(path);
        }
        state.running = None;
    }

    fn path(&self, position: &Position) -> PathBuf {
        self.tablebases.cache().path(position.maze(), position.options())
    }

    fn lock(&self) -> MutexGuard<'_, SolverState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One thread: computer players need the others.
fn request(position: &Position, memory: u64) -> SolveRequest {
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
