use std::sync::Arc;

use learning::{BatchBuffers, BatchError, BatchOptions, BrokenBatch};
use numpy::{
    PyArray1, PyArray2, PyArray4, PyArrayMethods, PyReadonlyArray1, PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::game::Game;
use crate::position::Position;
use crate::refusal::{Refusal, refused};

/// Many games at once, stepped together into NumPy arrays.
///
/// Every game has random numbers of its own, so the same seed gives the same games on any number of
/// threads. A game that ends begins anew in the same step: `rewards` and `done` tell of the end,
/// everything else of the new game.
///
/// The arrays may be your own (keywords `mask`, `observations`, `rewards`, `done`, `seat`); otherwise
/// the batch makes them. They are written in place by every `reset` and `step`. With
/// `perspective="mover"` observations, masks and actions are as the seat to move sees the board. A batch
/// can be pickled; the one that is loaded has arrays of its own.
///
/// >>> batch = Batch(Game("quoridor"), 1000, seed=1)
/// >>> for _ in range(50):
/// ...     batch.step(batch.sample())
/// >>> batch.mask.shape, batch.rewards.shape
/// ((1000, 209), (1000, 2))
#[pyclass(module = "palisade")]
pub(crate) struct Batch {
    game: Game,
    inner: learning::GameBatch,
    mask: Py<PyArray2<u8>>,
    observations: Option<Py<PyArray4<f32>>>,
    rewards: Py<PyArray2<f32>>,
    done: Py<PyArray1<u8>>,
    seat: Py<PyArray1<i8>>,
    actions: Py<PyArray1<i64>>,
    options: BatchOptions,
}

/// More games than this would be a mistake rather than a batch.
const MAX_GAMES: usize = 1 << 24;
/// More threads than this gain nothing.
const MAX_THREADS: usize = 256;

/// Borrows the arrays of a batch as buffers for the time of one call without the GIL.
macro_rules! with_buffers {
    ($py:ident, $batch:ident, $inner:ident, $buffers:ident => $what:expr) => {{
        let mut mask = $batch.mask.bind($py).try_readwrite().map_err(in_use)?;
        let mut rewards = $batch.rewards.bind($py).try_readwrite().map_err(in_use)?;
        let mut done = $batch.done.bind($py).try_readwrite().map_err(in_use)?;
        let mut seat = $batch.seat.bind($py).try_readwrite().map_err(in_use)?;
        let observations = $batch.observations.as_ref();
        let observations = observations.map(|array| array.bind($py).try_readwrite());
        let mut observations = observations.transpose().map_err(in_use)?;
        let $buffers = BatchBuffers {
            mask: mask.as_slice_mut()?,
            observations: observations.as_mut().map(|array| array.as_slice_mut()).transpose()?,
            rewards: rewards.as_slice_mut()?,
            done: done.as_slice_mut()?,
            seat: seat.as_slice_mut()?,
        };
        let $inner = &mut $batch.inner;
        $py.detach(|| $what)
    }};
}

fn in_use(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(format!("an array of the batch cannot be written: {error}"))
}

fn illegal(error: BatchError) -> PyErr {
    let refusal = refused(error.reason);
    Python::attach(|py| {
        let text = format!("game {}, action {}: {}", error.game, error.action, refusal.value(py));
        let told = Refusal::new_err(text);
        for name in ["key", "rule", "arguments"] {
            let copied = refusal
                .value(py)
                .getattr(name)
                .and_then(|value| told.value(py).setattr(name, value));
            if let Err(error) = copied {
                return error;
            }
        }
        told
    })
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (
        game, n, *, seed=0, threads=1, observe=false, roll=true, auto_reset=true, max_plies=None,
        perspective="board", mask=None, observations=None, rewards=None, done=None, seat=None,
    ))]
    #[expect(clippy::too_many_arguments, reason = "keywords in Python")]
    fn new<'py>(
        py: Python<'py>,
        game: Game,
        n: usize,
        seed: u64,
        threads: usize,
        observe: bool,
        roll: bool,
        auto_reset: bool,
        max_plies: Option<u32>,
        perspective: &str,
        mask: Option<Bound<'py, PyAny>>,
        observations: Option<Bound<'py, PyAny>>,
        rewards: Option<Bound<'py, PyAny>>,
        done: Option<Bound<'py, PyAny>>,
        seat: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Batch> {
        if n > MAX_GAMES {
            return Err(PyValueError::new_err(format!("a batch has at most {MAX_GAMES} games")));
        }
        let options = BatchOptions {
            seed,
            threads: threads.min(MAX_THREADS),
            resolve_chance: roll,
            auto_reset,
            max_plies: max_plies.unwrap_or(0),
            from_mover: match perspective {
                "board" => false,
                "mover" => true,
                _ => return Err(PyValueError::new_err("the perspective is board or mover")),
            },
        };
        let setup = &game.0.setup;
        let inner = learning::GameBatch::new(setup, n, options.clone()).map_err(refused)?;
        let (actions, seats) = (game.0.space.len(), setup.seats());
        let [planes, ranks, files] = game.0.planes.shape();
        let wants_planes = observe || observations.is_some();
        let observations = wants_planes
            .then(|| or_zeros(py, "observations", observations, [n, planes, ranks, files]));
        let batch = Batch {
            inner,
            mask: or_zeros(py, "mask", mask, [n, actions])?,
            observations: observations.transpose()?,
            rewards: or_zeros(py, "rewards", rewards, [n, seats])?,
            done: or_zeros(py, "done", done, [n])?,
            seat: or_zeros(py, "seat", seat, [n])?,
            actions: PyArray1::zeros(py, n, false).unbind(),
            options,
            game,
        };
        let mut batch = batch;
        with_buffers!(py, batch, inner, buffers => inner.observe(buffers));
        Ok(batch)
    }

    /// The game that is played.
    ///
    /// >>> Batch(Game("mini"), 2).game.name
    /// 'mini'
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// 1 for every legal action, by game and action; otherwise 0.
    ///
    /// >>> Batch(Game("quoridor"), 2).mask.sum(axis=1).tolist()
    /// [131, 131]
    #[getter]
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u8>> {
        self.mask.bind(py).clone()
    }

    /// The planes, by game, plane, rank and file; `None` unless asked for.
    ///
    /// >>> Batch(Game("quoridor"), 2, observe=True).observations.shape
    /// (2, 8, 9, 9)
    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray4<f32>>> {
        self.observations.as_ref().map(|array| array.bind(py).clone())
    }

    /// What each seat gained in the last step, by game and seat.
    ///
    /// >>> Batch(Game("quoridor"), 2).rewards.tolist()
    /// [[0.0, 0.0], [0.0, 0.0]]
    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.rewards.bind(py).clone()
    }

    /// Whether each game ended in the last step: 0 no, 1 by the rules, 2 cut off by `max_plies`.
    ///
    /// >>> Batch(Game("quoridor"), 2).done.tolist()
    /// [0, 0]
    #[getter]
    fn done<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        self.done.bind(py).clone()
    }

    /// Who acts next in each game: a seat from 0, `CHANCE` or `OVER`.
    ///
    /// >>> Batch(Game("quoridor"), 2).seat.tolist()
    /// [0, 0]
    #[getter]
    fn seat<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        self.seat.bind(py).clone()
    }

    /// Begins every game anew, or those that `games` marks, an array of booleans. With a seed its random
    /// numbers begin there, otherwise they go on.
    ///
    /// >>> batch = Batch(Game("mspacman"), 2, seed=1)
    /// >>> first = str(batch.position(0))
    /// >>> batch.reset(seed=1)
    /// >>> str(batch.position(0)) == first
    /// True
    /// >>> batch = Batch(Game("quoridor"), 2)
    /// >>> batch.step([13, 13])
    /// >>> batch.reset(games=[False, True])
    /// >>> batch.seat.tolist()
    /// [1, 0]
    #[pyo3(signature = (seed=None, *, games=None))]
    fn reset(
        &mut self,
        py: Python<'_>,
        seed: Option<u64>,
        games: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let batch = self;
        let Some(games) = games else {
            with_buffers!(py, batch, inner, buffers => inner.reset(seed, buffers));
            return Ok(());
        };
        if seed.is_some() {
            return Err(PyValueError::new_err("a seed is for all games"));
        }
        let wrong = |_| PyValueError::new_err("games is an array with a boolean for every game");
        let marks = py.import("numpy")?.call_method1("asarray", (games,))?;
        let marks: PyReadonlyArray1<'_, bool> = marks.extract().map_err(wrong)?;
        let marks = marks.as_array().to_vec();
        if marks.len() != batch.inner.count() {
            let text = format!("{} marks for {} games", marks.len(), batch.inner.count());
            return Err(PyValueError::new_err(text));
        }
        with_buffers!(py, batch, inner, buffers => inner.reset_games(&marks, buffers));
        Ok(())
    }

    /// Plays one action in every game. An illegal one raises `Refusal`, and then nothing has
    /// changed. A game that is over ignores its action.
    ///
    /// >>> batch = Batch(Game("quoridor"), 2)
    /// >>> batch.step([13, 81])
    /// >>> str(batch.position(1))
    /// 'e1,e9 9,10 2 a1h'
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions: PyReadonlyArray1<'_, i64> = match actions.extract() {
            Ok(actions) => actions,
            // Lists and other types of integers.
            Err(_) => {
                let numpy = py.import("numpy")?;
                let array = numpy.call_method1("asarray", (actions,))?;
                let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
                if kind != "i" && kind != "u" {
                    return Err(PyValueError::new_err("actions are whole numbers"));
                }
                array.call_method1("astype", ("int64",))?.extract()?
            }
        };
        if actions.len() != self.inner.count() {
            let text = format!("{} actions for {} games", actions.len(), self.inner.count());
            return Err(PyValueError::new_err(text));
        }
        let contiguous;
        let actions = match actions.as_slice() {
            Ok(slice) => slice,
            Err(_) => {
                contiguous = actions.as_array().to_vec();
                &contiguous
            }
        };
        let batch = self;
        with_buffers!(py, batch, inner, buffers => inner.step(actions, buffers)).map_err(illegal)
    }

    /// Uniformly random legal actions, one for every game; rolls by their weights. The array is
    /// the batch's own and is written anew by every call.
    ///
    /// >>> batch = Batch(Game("quoridor"), 3, seed=1)
    /// >>> actions = batch.sample()
    /// >>> bool(batch.mask[range(3), actions].all())
    /// True
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let array = self.actions.bind(py).clone();
        {
            let mut actions = array.try_readwrite().map_err(in_use)?;
            let (slice, inner) = (actions.as_slice_mut()?, &mut self.inner);
            py.detach(|| inner.sample(slice));
        }
        Ok(array)
    }

    /// The position of a game.
    ///
    /// >>> print(Batch(Game("quoridor"), 2).position(1))
    /// e1,e9 10,10 1 -
    fn position(&self, game: usize) -> PyResult<Position> {
        if game >= self.inner.count() {
            let text = format!("there is no game {game} of {}", self.inner.count());
            return Err(PyIndexError::new_err(text));
        }
        Ok(Position { game: Arc::clone(&self.game.0), inner: self.inner.position(game) })
    }

    fn __len__(&self) -> usize {
        self.inner.count()
    }

    fn __getnewargs_ex__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<((Game, usize), Bound<'py, PyDict>)> {
        let keywords = PyDict::new(py);
        let options = &self.options;
        keywords.set_item("threads", options.threads)?;
        keywords.set_item("observe", self.observations.is_some())?;
        keywords.set_item("roll", options.resolve_chance)?;
        keywords.set_item("auto_reset", options.auto_reset)?;
        keywords.set_item("max_plies", Some(options.max_plies).filter(|&plies| plies > 0))?;
        keywords.set_item("perspective", if options.from_mover { "mover" } else { "board" })?;
        Ok(((self.game.clone(), self.inner.count()), keywords))
    }

    /// The games, and what the last step said of those that ended in it.
    fn __getstate__(&self, py: Python<'_>) -> PyResult<(String, Vec<f32>, Vec<u8>)> {
        let rewards = self.rewards.bind(py).try_readonly().map_err(in_use)?.as_slice()?.to_vec();
        let done = self.done.bind(py).try_readonly().map_err(in_use)?.as_slice()?.to_vec();
        Ok((self.inner.save(), rewards, done))
    }

    fn __setstate__(&mut self, py: Python<'_>, state: (String, Vec<f32>, Vec<u8>)) -> PyResult<()> {
        let (saved, rewards, done) = state;
        let batch = self;
        let wrong = || PyValueError::new_err("the saved batch is of another number of games");
        let (games, seats) = (batch.inner.count(), batch.inner.seats());
        if done.len() != games || rewards.len() != games * seats {
            return Err(wrong());
        }
        let broken = |error: BrokenBatch| {
            PyValueError::new_err(format!("the saved batch is broken in line {}", error.line))
        };
        batch.inner.restore(&saved).map_err(broken)?;
        with_buffers!(py, batch, inner, buffers => inner.observe(buffers));
        let mut array = batch.rewards.bind(py).try_readwrite().map_err(in_use)?;
        array.as_slice_mut()?.copy_from_slice(&rewards);
        let mut array = batch.done.bind(py).try_readwrite().map_err(in_use)?;
        array.as_slice_mut()?.copy_from_slice(&done);
        Ok(())
    }

    fn __repr__(&self) -> String {
        format!("<Batch of {} games of {}>", self.inner.count(), self.game.0.setup.game())
    }
}

/// The caller's array if it has the right shape, or a new one.
fn or_zeros<'py, T: numpy::Element, const N: usize>(
    py: Python<'py>,
    name: &str,
    given: Option<Bound<'py, PyAny>>,
    shape: [usize; N],
) -> PyResult<Py<numpy::PyArray<T, numpy::ndarray::Dim<[usize; N]>>>>
where
    numpy::ndarray::Dim<[usize; N]>: numpy::ndarray::Dimension,
    [usize; N]: numpy::ndarray::IntoDimension<Dim = numpy::ndarray::Dim<[usize; N]>>,
{
    let Some(given) = given else { return Ok(numpy::PyArray::zeros(py, shape, false).unbind()) };
    let wrong = || {
        let kind = T::get_dtype(py);
        let text = format!("{name} is a contiguous array of {kind} and of shape {shape:?}");
        PyValueError::new_err(text)
    };
    let array = given.cast_into::<numpy::PyArray<T, _>>().map_err(|_| wrong())?;
    if array.shape() != shape || !array.is_c_contiguous() {
        return Err(wrong());
    }
    Ok(array.unbind())
}
