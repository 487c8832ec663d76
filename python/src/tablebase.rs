use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use numpy::PyArray1;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rules::AnyPosition;
use solver::{GameValue, PositionVerdict, SolveProgress, SolveRequest, TablebaseCache};

use crate::game::Game;
use crate::position::Position;
use crate::refusal::refused;

/// The exact value of every position of a PAC-MAN maze.
///
/// >>> game = Game("pacman", maze="4x4.1.a1.d4___.a4d1.b2v")
/// >>> tablebase = solve(game)
/// >>> tablebase.value(game.start())
/// Value(winner='pac', turns=4)
#[pyclass(frozen, module = "palisade")]
pub(crate) struct Tablebase(pub(crate) Arc<solver::Tablebase>);

/// The exact value of a position: who wins with best play, and in how many turns of PAC-MAN.
///
/// >>> Value(winner='pac', turns=4).winner
/// 'pac'
#[pyclass(frozen, eq, hash, get_all, module = "palisade")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Value {
    /// `pac`, `ghosts`, or `endless` where neither side can force a win.
    winner: &'static str,
    /// How many more turns PAC-MAN takes until the game is over; 0 where it is endless.
    turns: u16,
}

#[pymethods]
impl Value {
    #[new]
    fn new(winner: &str, turns: u16) -> PyResult<Value> {
        let verdict = PositionVerdict::ALL.into_iter().find(|verdict| verdict.word() == winner);
        let verdict =
            verdict.ok_or_else(|| PyValueError::new_err("the winner is pac, ghosts or endless"))?;
        Ok(Value { winner: verdict.word(), turns })
    }

    fn __repr__(&self) -> String {
        format!("Value(winner='{}', turns={})", self.winner, self.turns)
    }
}

impl From<GameValue> for Value {
    fn from(value: GameValue) -> Value {
        Value { winner: value.verdict.word(), turns: value.turns }
    }
}

/// The PAC-MAN position inside.
fn pacman(position: &Position) -> PyResult<&rules::pacman::Position> {
    match &position.inner {
        AnyPosition::Pacman(inner) => Ok(inner),
        _ => Err(PyValueError::new_err("only positions of the PAC-MAN variant are solved")),
    }
}

fn not_covered() -> PyErr {
    PyValueError::new_err(
        "the tablebase does not cover the position: another maze, other options, or more lives",
    )
}

#[pymethods]
impl Tablebase {
    /// Up to how many lives the maze is solved.
    ///
    /// >>> solve(Game("pacman", maze="4x4.1.a1.d4___.a4d1.b2v"), lives=2).lives
    /// 2
    #[getter]
    fn lives(&self) -> u8 {
        self.0.lives()
    }

    /// The value of a position. Raises `ValueError` where the tablebase does not cover it.
    ///
    /// >>> game = Game("pacman", maze="4x4.1.a1.d4___.a4d1.b2v")
    /// >>> solve(game).value(game.start()).winner
    /// 'pac'
    fn value(&self, position: &Position) -> PyResult<Value> {
        let value = self.0.probe(pacman(position)?);
        value.map(Value::from).ok_or_else(not_covered)
    }

    /// The values of many positions as two arrays: 1 where PAC-MAN wins, −1 where the ghosts do, 0
    /// where the game is endless; and the turns.
    ///
    /// >>> game = Game("pacman", maze="4x4.1.a1.d4___.a4d1.b2v")
    /// >>> results, turns = solve(game).values([game.start()])
    /// >>> results.tolist(), turns.tolist()
    /// ([1], [4])
    #[expect(clippy::type_complexity, reason = "two arrays")]
    fn values<'py>(
        &self,
        py: Python<'py>,
        positions: Vec<PyRef<'_, Position>>,
    ) -> PyResult<(Bound<'py, PyArray1<i8>>, Bound<'py, PyArray1<u16>>)> {
        let list: Vec<_> =
            positions.iter().map(|position| pacman(position).cloned()).collect::<Result<_, _>>()?;
        let values: Option<Vec<_>> =
            py.detach(|| list.iter().map(|position| self.0.probe(position)).collect());
        let values = values.ok_or_else(not_covered)?;
        let result = |value: &GameValue| match value.verdict {
            PositionVerdict::PacWins => 1,
            PositionVerdict::Endless => 0,
            PositionVerdict::GhostsWin => -1,
        };
        let results = values.iter().map(result).collect();
        let turns = values.iter().map(|value| value.turns).collect();
        Ok((PyArray1::from_vec(py, results), PyArray1::from_vec(py, turns)))
    }

    /// Every legal move with its value, counted from before the move.
    ///
    /// >>> game = Game("pacman", maze="4x4.1.a1.d4___.a4d1.b2v")
    /// >>> dict(solve(game).moves(game.start()))["a2-a3"]
    /// Value(winner='pac', turns=4)
    fn moves(&self, position: &Position) -> PyResult<Vec<(String, Value)>> {
        let position = pacman(position)?;
        self.0.probe(position).ok_or_else(not_covered)?;
        let moves = self.0.moves(position).into_iter();
        Ok(moves.map(|(path, value)| (path.to_string(), value.into())).collect())
    }

    /// The best moves: those that keep the value of the position.
    ///
    /// >>> game = Game("pacman", maze="4x4.1.a1.d4___.a4d1.b2v")
    /// >>> "a2-a3" in solve(game).best_moves(game.start())
    /// True
    fn best_moves(&self, position: &Position) -> PyResult<Vec<String>> {
        let position = pacman(position)?;
        self.0.probe(position).ok_or_else(not_covered)?;
        Ok(self.0.best(position).iter().map(ToString::to_string).collect())
    }

    fn __repr__(&self) -> String {
        format!("<Tablebase up to {} lives>", self.0.lives())
    }
}

/// Solves the maze of a game of PAC-MAN, for one life up to `lives` (by default those of the maze).
///
/// With a folder as `cache` the tablebase is kept in a file there, where it is found again and where
/// a solve that was interrupted goes on.
///
/// >>> game = Game("pacman", maze="4x4.1.a1.d4___.a4d1.b2v")
/// >>> solve(game, threads=1).value(game.start()).turns
/// 4
#[pyfunction]
#[pyo3(signature = (game, *, lives=None, threads=None, cache=None))]
pub(crate) fn solve(
    py: Python<'_>,
    game: Game,
    lives: Option<u8>,
    threads: Option<usize>,
    cache: Option<PathBuf>,
) -> PyResult<Tablebase> {
    let AnyPosition::Pacman(start) = game.0.setup.start().map_err(refused)? else {
        return Err(PyValueError::new_err("only games of the PAC-MAN variant are solved"));
    };
    let mut request = SolveRequest::new(start.maze().clone(), *start.options());
    request.lives = lives.unwrap_or(request.lives);
    if !(1..=9).contains(&request.lives) {
        return Err(PyValueError::new_err("lives are 1 to 9"));
    }
    request.threads = threads.unwrap_or(request.threads).max(1);
    let mut interrupted = None;
    let result = py.detach(|| {
        let mut asked = Instant::now();
        let mut keep_going = |_: SolveProgress| {
            if asked.elapsed() >= Duration::from_millis(50) {
                asked = Instant::now();
                interrupted = Python::attach(|py| py.check_signals().err());
            }
            interrupted.is_none()
        };
        match cache {
            Some(folder) => TablebaseCache::new(folder).solve(&request, &mut keep_going),
            None => request.solve(&mut keep_going),
        }
    });
    match interrupted {
        Some(error) => Err(error),
        None => result.map(|tablebase| Tablebase(Arc::new(tablebase))).map_err(refused),
    }
}
