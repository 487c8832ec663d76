use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ::engine::{Level, Limits, Player, SearchControl, Settings, Stopwatch};
use ::game::{Ply, Position as _, Turn};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rules::AnyPosition;

use crate::analysis::{Analysis, fractions};
use crate::position::Position;
use crate::record::Record;
use crate::tablebase::Tablebase;

/// A computer player for every game, at a level from 1 to 8. It keeps what it learned from one move
/// of a game to the next; `new_game` clears that.
///
/// >>> engine = Engine(level=8, seed=1)
/// >>> start = Game("quoridor").start()
/// >>> engine.think(start, nodes=500).move in start.legal_moves()
/// True
#[pyclass(module = "palisade")]
pub(crate) struct Engine {
    player: Player,
}

/// What a search thinks about: a position alone, or a record, whose earlier positions count for
/// repetition.
#[derive(FromPyObject)]
enum Subject<'py> {
    Position(PyRef<'py, Position>),
    Record(PyRef<'py, Record>),
}

/// What ends a search. Without any limit it is ten thousand nodes, so that results repeat.
fn limits(nodes: Option<u64>, seconds: Option<f64>, depth: Option<u32>) -> PyResult<Limits> {
    let movetime = seconds.map(|seconds| {
        let time = Duration::try_from_secs_f64(seconds);
        time.map_err(|_| PyValueError::new_err("seconds are a positive number"))
    });
    let limits = Limits { movetime: movetime.transpose()?, nodes, depth, ..Limits::default() };
    Ok(if limits.unbounded() { Limits::nodes(10_000) } else { limits })
}

/// How often a search asks Python whether Ctrl-C was pressed.
const SIGNAL_INTERVAL: Duration = Duration::from_millis(50);

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(signature = (level=8, *, threads=1, hash=16, seed=1, lines=1, tablebase=None))]
    fn new(
        level: u8,
        threads: usize,
        hash: usize,
        seed: u64,
        lines: usize,
        tablebase: Option<PyRef<'_, Tablebase>>,
    ) -> PyResult<Engine> {
        let level = Level::new(level).ok_or_else(|| PyValueError::new_err("levels are 1 to 8"))?;
        let oracle = tablebase.map(|tablebase| Arc::clone(&tablebase.0) as Arc<_>);
        let (threads, hash, multi_pv) = (threads.max(1), hash.max(1), lines.max(1));
        let settings = Settings { level, threads, hash, multi_pv, seed, oracle };
        Ok(Engine { player: Player::new(settings) })
    }

    /// The level, from 1 to 8.
    ///
    /// >>> Engine(level=3).level
    /// 3
    #[getter]
    fn level(&self) -> u8 {
        self.player.settings().level.number()
    }

    /// Searches a position, or the last one of a record, until the first limit is reached. Without
    /// a limit that is 10 000 nodes. Raises `ValueError` where no seat is to move.
    ///
    /// >>> Engine(level=1).think(Game("mini").record(), depth=2).depth <= 2
    /// True
    #[pyo3(signature = (position, *, nodes=None, seconds=None, depth=None))]
    fn think(
        &mut self,
        py: Python<'_>,
        position: Subject<'_>,
        nodes: Option<u64>,
        seconds: Option<f64>,
        depth: Option<u32>,
    ) -> PyResult<Analysis> {
        let limits = limits(nodes, seconds, depth)?;
        let (game, positions): (_, Vec<AnyPosition>) = match &position {
            Subject::Position(position) => {
                (Arc::clone(&position.game), vec![position.inner.clone()])
            }
            Subject::Record(record) => (record.info(), record.inner.record.positions().to_vec()),
        };
        let player = &mut self.player;
        let (report, interrupted) = py.detach(|| {
            let interrupted = RefCell::new(None);
            let asked = Cell::new(Instant::now());
            let keep_going = || {
                if asked.get().elapsed() >= SIGNAL_INTERVAL {
                    asked.set(Instant::now());
                    *interrupted.borrow_mut() = Python::attach(|py| py.check_signals().err());
                }
                interrupted.borrow().is_none()
            };
            let clock = Stopwatch::default();
            let control = SearchControl { clock: &clock, keep_going: &keep_going, report: &|_| {} };
            let report = player.search(&positions, &limits, &control);
            (report, interrupted.into_inner())
        });
        if let Some(error) = interrupted {
            return Err(error);
        }
        let report = report.ok_or_else(|| PyValueError::new_err("no seat is to move"))?;
        let position = positions.last().expect("never empty");
        let action = game.space.action_of(position, Ply::Move(report.best_move));
        Ok(Analysis::new(report.best_move.to_string(), action, &report.insight))
    }

    /// Each seat's chance to win in many positions, by position and seat: a short search of each,
    /// on as many threads as asked for. Where the game is over the chances are its result; where
    /// chance is to act they are the average over the rolls.
    ///
    /// >>> start = Game("quoridor").start()
    /// >>> Engine().evaluate([start, start.play("e2")], nodes=100).shape
    /// (2, 2)
    #[pyo3(signature = (positions, *, nodes=1000, threads=1))]
    fn evaluate<'py>(
        &self,
        py: Python<'py>,
        positions: Vec<PyRef<'_, Position>>,
        nodes: u64,
        threads: usize,
    ) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let list: Vec<_> = positions.iter().map(|position| position.inner.clone()).collect();
        let seats = list.first().map_or(0, |position| position.seats());
        if list.iter().any(|position| position.seats() != seats) {
            return Err(PyValueError::new_err("the positions are of games with different seats"));
        }
        let settings = Settings { threads: 1, hash: 1, ..self.player.settings().clone() };
        let count = list.len();
        let chances = py.detach(|| {
            let share = count.div_ceil(threads.max(1)).max(1);
            let search = |part: &[AnyPosition]| -> Vec<f32> {
                part.iter().flat_map(|position| chances(position, nodes, &settings)).collect()
            };
            let search = &search;
            std::thread::scope(|scope| {
                let parts = list.chunks(share).map(|part| scope.spawn(move || search(part)));
                let parts: Vec<_> = parts.collect();
                parts.into_iter().flat_map(|part| part.join().expect("no search panics")).collect()
            })
        });
        PyArray1::from_vec(py, chances).reshape([count, seats])
    }

    /// Forgets what it learned: another game begins.
    ///
    /// >>> Engine().new_game()
    fn new_game(&mut self) {
        self.player.new_game();
    }

    fn __repr__(&self) -> String {
        format!("<Engine level {}>", self.level())
    }
}

/// Each seat's chance to win, by a search that learned nothing before, so that every position is
/// judged alone.
fn chances(position: &AnyPosition, nodes: u64, settings: &Settings) -> Vec<f32> {
    match position.turn() {
        Turn::Over => {
            let outcome = position.outcome().expect("the game is over");
            crate::position::rewards(&outcome).iter().map(|reward| (reward + 1.0) / 2.0).collect()
        }
        Turn::Chance => {
            let leaves = after_rolls(position);
            let total: f32 = leaves.values().sum();
            let mut average = vec![0.0; position.seats()];
            for (leaf, probability) in leaves {
                for (sum, chance) in average.iter_mut().zip(chances(&leaf, nodes, settings)) {
                    *sum += chance * probability / total;
                }
            }
            average
        }
        Turn::Seat(_) => {
            let clock = Stopwatch::default();
            let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
            let mut player = Player::new(settings.clone());
            let report =
                player.search(std::slice::from_ref(position), &Limits::nodes(nodes), &control);
            let chances = fractions(&report.expect("a seat is to move").insight.chances);
            chances.into_iter().map(|chance| chance as f32).collect()
        }
    }
}

/// The positions in which chance no longer acts, with their probabilities. The opening spins of Ms.
/// Pac-Man can tie again and again; what is left of them after some rounds is dropped.
fn after_rolls(position: &AnyPosition) -> HashMap<AnyPosition, f32> {
    const NEGLIGIBLE: f32 = 1e-3;
    let mut leaves = HashMap::new();
    let mut open = HashMap::from([(position.clone(), 1.0)]);
    while open.values().sum::<f32>() > NEGLIGIBLE {
        for (position, probability) in std::mem::take(&mut open) {
            let mut rolls = Vec::new();
            position.rolls(&mut rolls);
            let total: u32 = rolls.iter().map(|&(_, weight)| weight).sum();
            for (roll, weight) in rolls {
                let mut next = position.clone();
                next.roll(roll);
                let to = if next.turn() == Turn::Chance { &mut open } else { &mut leaves };
                *to.entry(next).or_default() += probability * weight as f32 / total as f32;
            }
        }
    }
    leaves
}
