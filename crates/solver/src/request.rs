use std::sync::Arc;
use std::time::{Duration, Instant};

use rules::pacman::{GhostsShare, Maze, Options};

use crate::error::Error;
use crate::field::Field;
use crate::shelf::Shelf;
use crate::side::Side;
use crate::solve::{Halt, Solver};
use crate::summary::Verdicts;
use crate::table::Table;

/// What is to be solved, and with how much of the machine.
#[derive(Clone, Debug)]
pub struct Request {
    /// The maze.
    pub maze: Arc<Maze>,
    /// The rules. Who holds which ghost makes no difference.
    pub options: Options,
    /// Up to how many lives.
    pub lives: u8,
    /// How many threads.
    pub threads: usize,
    /// How many bytes of memory there are, where that is known.
    pub memory: Option<u64>,
}

/// How far solving has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The layer that is being solved, counted from 1. A layer is a set of pellets with a number
    /// of lives, for one side.
    pub layer: usize,
    /// How many layers there are.
    pub layers: usize,
    /// The turn of PAC-MAN up to which the layer is solved.
    pub turn: u16,
    /// How long it took so far.
    pub spent: Duration,
    /// How long it will take, as far as can be told.
    pub left: Option<Duration>,
}

impl Request {
    /// The maze with its own number of lives and the whole machine.
    pub fn new(maze: Arc<Maze>, options: Options) -> Request {
        let lives = options.lives.unwrap_or(maze.lives());
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Request { maze, options, lives, threads, memory: free_memory() }
    }

    /// Solves the maze and keeps the solution in memory. `keep_going` is asked many times a second.
    ///
    /// ```
    /// use rules::pacman::{Maze, Options, Position};
    /// use solver::{Request, Value};
    ///
    /// let maze = Maze::from_word("6x6.3.d4.d6___.a1f4.a1vb2vc1vc4hd1ve4h").unwrap();
    /// let request = Request::new(maze.into(), Options::default());
    /// let table = request.solve(&mut |_| true).unwrap();
    /// let start = Position::start(request.maze, request.options, 2).unwrap();
    /// assert_eq!(table.probe(&start), Some(Value::pac(4)));
    /// ```
    pub fn solve(&self, keep_going: &mut dyn FnMut(Progress) -> bool) -> Result<Table, Error> {
        self.check_memory()?;
        let field = Field::new(&self.maze, &self.options);
        let mut solver = Solver::new(&field, self.lives, self.threads, Shelf::Memory(Vec::new()));
        self.run(&field, &mut solver, keep_going, &mut |_, _| Ok(()))?;
        let (shelf, directory) = solver.into_parts();
        let Shelf::Memory(layers) = shelf else { unreachable!("as it was given") };
        Ok(Table::in_memory(field, directory, layers))
    }

    /// Solves the maze for the value of its start alone: for every number of lives, up to those
    /// asked for. Nothing is kept.
    pub fn verdicts(
        &self,
        keep_going: &mut dyn FnMut(Progress) -> bool,
    ) -> Result<Verdicts, Error> {
        self.check_memory()?;
        let field = Field::new(&self.maze, &self.options);
        let mut solver = Solver::new(&field, self.lives, self.threads, Shelf::Nowhere);
        self.run(&field, &mut solver, keep_going, &mut |_, _| Ok(()))?;
        Ok((1..=self.lives).map(|lives| solver.start(lives)).collect())
    }

    pub(crate) fn run<'a>(
        &self,
        field: &'a Field,
        solver: &mut Solver<'a>,
        keep_going: &mut dyn FnMut(Progress) -> bool,
        done: &mut dyn FnMut(&mut Solver<'a>, u8) -> std::io::Result<()>,
    ) -> Result<(), Error> {
        let sets = field.sets();
        let lives = usize::from(self.lives);
        let layers = sets.len() * lives * 2;
        // Rows tell how long a layer takes better than its number does.
        let rows: Vec<usize> = (0..field.squads.len()).map(|nth| field.squads.rows(nth)).collect();
        let of_layer: usize = rows.iter().sum();
        let begin = Instant::now();
        let mut first = None;
        let result = solver.run(
            &mut |spot, side, turn| {
                let set = sets.iter().position(|&set| set == spot.pellets).unwrap_or(0);
                let before = (set * lives + usize::from(spot.lives) - 1) * 2;
                let own = if side == Side::Ghosts { rows[spot.squad] } else { 0 };
                let done = before * of_layer + 2 * rows[..spot.squad].iter().sum::<usize>() + own;
                let layer = before + usize::from(side == Side::Ghosts);
                let spent = begin.elapsed();
                let solved = done - *first.get_or_insert(done);
                let undone = layers * of_layer - done;
                let left = (solved > 0).then(|| spent.mul_f64(undone as f64 / solved as f64));
                keep_going(Progress { layer: layer + 1, layers, turn, spent, left })
            },
            done,
        );
        result.map_err(|halt| match halt {
            Halt::Stopped => Error::Stopped,
            Halt::Io(error) => Error::Disk { path: std::path::PathBuf::new(), error },
        })
    }

    /// How many bytes of memory solving takes, at most.
    pub fn memory_needed(&self) -> u64 {
        let squares = (self.maze.files() * self.maze.ranks()) as u64;
        let ghosts = self.maze.ghosts().iter().flatten().count() as u64;
        let shares = self.options.ghosts_share == GhostsShare::Yes;
        let rows = match shares {
            true => (0..ghosts).fold(1, |rows, nth| rows * (squares + nth) / (nth + 1)),
            false => squares.pow(ghosts as u32),
        };
        // The sets of a layer, eight bits of its numbers, what changes in a sweep; then the boosts
        // between the layers, four bytes for each side, pellet and number of lives.
        let layer = rows * (16 * 12 + 48);
        let boosts = rows * 4 * 12 * u64::from(self.lives);
        layer + boosts + (64 << 20)
    }

    pub(crate) fn check_memory(&self) -> Result<(), Error> {
        match (self.memory, self.memory_needed()) {
            (Some(free), needed) if needed > free => Err(Error::Memory { needed, free }),
            _ => Ok(()),
        }
    }
}

/// The bytes of memory that are free, where the system says so.
fn free_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes << 10)
}
