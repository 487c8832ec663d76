use std::sync::Arc;
use std::time::Duration;

use engine::Clock;
use rules::pacman::{GhostsShare, Maze, Options};

use super::solver::{KeepGoing, SolveAbort, Solver};
use crate::error::Error;
use crate::state_space::StateSpace;
use crate::tablebase::{LayerSink, StartValues, Tablebase};
use crate::winner::Winner;

/// What to solve, and with which resources.
#[derive(Clone, Debug)]
pub struct SolveRequest {
    /// The maze to solve.
    pub maze: Arc<Maze>,
    /// The rules. Who plays which ghost makes no difference.
    pub options: Options,
    /// The most lives to solve for: every number from one up to this.
    pub lives: u8,
    /// The number of threads.
    pub threads: usize,
    /// The memory that is free, in bytes, where that is known.
    pub memory: Option<u64>,
}

/// How far solving has come.
#[derive(Clone, Copy, Debug)]
pub struct SolveProgress {
    /// The layer that is being solved, counted from 1. Here a layer is a pellet set with a number
    /// of lives; if only the start is asked for, one for each winner, and those of PAC-MAN are only
    /// solved if the ghosts do not win with every number of lives. Then all of them may be solved
    /// again, for wins that take longer.
    pub layer: usize,
    /// The number of layers.
    pub layers: usize,
    /// The distance to win, in turns of PAC-MAN, up to which the layer is solved.
    pub turn: u16,
    /// How much is solved, from 0 to 1: by rows, which tell the time better than layers. If all layers are solved again, it
    /// begins again.
    pub share: f32,
    /// The time taken so far; nothing in a browser, whose clock is not known here.
    pub elapsed: Duration,
    /// The estimated time left, once a tenth of all layers is solved: the first ones say little.
    /// Nothing if only the start is asked for.
    pub remaining: Option<Duration>,
}

impl SolveRequest {
    /// The maze with its own number of lives, all processors and all free memory.
    pub fn new(maze: Arc<Maze>, options: Options) -> SolveRequest {
        let lives = options.lives.unwrap_or(maze.lives());
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        SolveRequest { maze, options, lives, threads, memory: free_memory() }
    }

    /// Solves the maze into memory. `keep_going` is called before every sweep.
    ///
    /// ```
    /// use rules::pacman::{Maze, Options, Position};
    /// use solver::{GameValue, SolveRequest};
    ///
    /// let maze = Maze::from_word("6x6.3.d4.d6___.a1f4.a1vb2vc1vc4hd1ve4h").unwrap();
    /// let request = SolveRequest::new(maze.into(), Options::default());
    /// let tablebase = request.solve(&mut |_| true).unwrap();
    /// let start = Position::start(request.maze, request.options, 2).unwrap();
    /// assert_eq!(tablebase.probe(&start), Some(GameValue::pac(4)));
    /// ```
    pub fn solve(
        &self,
        keep_going: &mut dyn FnMut(SolveProgress) -> bool,
    ) -> Result<Tablebase, Error> {
        self.check_memory()?;
        let space = StateSpace::new(&self.maze, &self.options);
        let mut solver =
            Solver::new(&space, self.lives, self.threads, LayerSink::Memory(Vec::new()));
        let side_by_side = true;
        self.run(&space, side_by_side, keep_going, |keep_going| {
            solver.run(keep_going, &mut |_, _| Ok(()))
        })?;
        let (sink, directory) = solver.into_parts();
        let LayerSink::Memory(layers) = sink else { unreachable!("set above") };
        Ok(Tablebase::in_memory(space, directory, layers))
    }

    /// Solves the maze for the values of its start alone, for every number of lives up to those
    /// asked for. Layers are not kept.
    pub fn start_values(
        &self,
        keep_going: &mut dyn FnMut(SolveProgress) -> bool,
    ) -> Result<StartValues, Error> {
        self.check_memory()?;
        let space = StateSpace::new(&self.maze, &self.options);
        let mut solver = Solver::new(&space, self.lives, self.threads, LayerSink::Discard);
        let side_by_side = false;
        self.run(&space, side_by_side, keep_going, |keep_going| solver.run_for_start(keep_going))?;
        Ok((1..=self.lives).map(|lives| solver.start(lives)).collect())
    }

    /// Solves by `solve` with progress reports in between. `side_by_side` says whether every layer is solved for
    /// both winners before the next one, else all are solved for the ghosts first.
    pub(crate) fn run(
        &self,
        space: &StateSpace,
        side_by_side: bool,
        keep_going: &mut dyn FnMut(SolveProgress) -> bool,
        solve: impl FnOnce(&mut KeepGoing<'_>) -> Result<(), SolveAbort>,
    ) -> Result<(), Error> {
        let pellet_sets = space.pellet_sets();
        let lives = usize::from(self.lives);
        let of_one_winner = pellet_sets.len() * lives;
        let layers = if side_by_side { of_one_winner } else { 2 * of_one_winner };
        // Rows solved tell the time left better than layers solved.
        let rows: Vec<usize> =
            (0..space.subsets.len()).map(|nth| space.subsets.rows(nth)).collect();
        let rows_per_winner: usize = rows.iter().sum();
        let all = 2 * of_one_winner * rows_per_winner;
        let rows_per_layer = all / layers;
        let clock = clock();
        let mut first_done = None;
        let result = solve(&mut |key, winner, turn| {
            let nth_set = pellet_sets.iter().position(|&set| set == key.pellets).unwrap_or(0);
            let nth = nth_set * lives + usize::from(key.lives) - 1;
            let (before, other_winner) = match (side_by_side, winner) {
                (true, Winner::Pac) | (false, Winner::Ghosts) => (nth, 0),
                (true, Winner::Ghosts) => (nth, rows_per_winner),
                (false, Winner::Pac) => (of_one_winner + nth, 0),
            };
            let smaller = rows[..key.subset].iter().sum::<usize>();
            let done = before * rows_per_layer + other_winner + smaller;
            let elapsed = clock.now();
            let share = done as f32 / all as f32;
            let first = *first_done.get_or_insert(done);
            let is_known = side_by_side && !elapsed.is_zero() && (done - first) * 10 >= all - first;
            let remaining = is_known
                .then(|| elapsed.mul_f64((all - done) as f64 / (done - first).max(1) as f64));
            let layer = before + 1;
            keep_going(SolveProgress { layer, layers, turn, share, elapsed, remaining })
        });
        result.map_err(|abort| match abort {
            SolveAbort::Stopped => Error::Stopped,
            SolveAbort::Io(error) => Error::Disk { path: std::path::PathBuf::new(), error },
        })
    }

    /// An upper bound on the memory that solving takes, in bytes.
    pub fn memory_needed(&self) -> u64 {
        let squares = (self.maze.files() * self.maze.ranks()) as u64;
        let ghosts = self.maze.ghosts().iter().flatten().count() as u64;
        let shares = self.options.ghosts_share == GhostsShare::Yes;
        let rows = match shares {
            true => (0..ghosts).fold(1, |rows, nth| rows * (squares + nth) / (nth + 1)),
            false => squares.pow(ghosts as u32),
        };
        // The sets of a layer, eight bits of its distances, what changes in a sweep; then the
        // pellet transitions between layers, four bytes for each winner, pellet and number of
        // lives.
        let layer = rows * (16 * 12 + 48);
        let transitions = rows * 4 * 12 * u64::from(self.lives);
        layer + transitions + (64 << 20)
    }

    /// The same in whole megabytes.
    pub fn megabytes_needed(&self) -> u32 {
        u32::try_from(self.memory_needed() >> 20).unwrap_or(u32::MAX)
    }

    pub(crate) fn check_memory(&self) -> Result<(), Error> {
        match (self.memory, self.memory_needed()) {
            (Some(free), needed) if needed > free => Err(Error::Memory { needed, free }),
            _ => Ok(()),
        }
    }
}

/// The time since it was made.
#[cfg(not(target_family = "wasm"))]
fn clock() -> impl Clock {
    engine::Stopwatch::default()
}

#[cfg(target_family = "wasm")]
fn clock() -> impl Clock {
    || Duration::ZERO
}

/// The free memory in bytes, where the system says so (Linux).
fn free_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes << 10)
}
