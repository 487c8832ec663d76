use std::sync::Arc;

use ::dialects::Dialect;
use ::game::{Departure, Position as _};
use learning::turn_number;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rules::GameRecord;

use crate::game::{Game, GameInfo};
use crate::position::{Position, rewards, seat_of};
use crate::refusal::refused;

/// A whole game: every move, who left, how it ended, and what its file says of the players.
///
/// >>> record = Record.parse("palisade 1\ngame quoridor\nname 1 Ada\n\ne2 e8 {4:58} e3h\n")
/// >>> record.words, record.names, record.comments
/// (['e2', 'e8', 'e3h'], ['Ada', None], [None, '4:58', None])
#[pyclass(module = "palisade")]
#[derive(Clone, Debug)]
pub(crate) struct Record {
    game: Arc<GameInfo>,
    pub(crate) inner: GameRecord,
}

impl Record {
    pub(crate) fn begin(game: &Arc<GameInfo>) -> PyResult<Record> {
        let inner = GameRecord::new(game.setup.clone()).map_err(refused)?;
        Ok(Record { game: Arc::clone(game), inner })
    }

    pub(crate) fn info(&self) -> Arc<GameInfo> {
        Arc::clone(&self.game)
    }
}

#[pymethods]
impl Record {
    /// A new game; from a position, one that begins there.
    #[new]
    #[pyo3(signature = (game, start=None))]
    fn new(game: Game, start: Option<&Position>) -> PyResult<Record> {
        match start {
            None => Record::begin(&game.0),
            Some(start) => {
                let record = game.0.setup.record_from(start.inner.clone());
                let inner = GameRecord::from_record(game.0.setup.clone(), record);
                Ok(Record { game: game.0, inner })
            }
        }
    }

    /// The record that a text holds. Every move must be legal, and a stated result must be true.
    ///
    /// >>> Record.parse("palisade 1\ngame quoridor\n\ne2 e8\n").position.turn
    /// 0
    #[staticmethod]
    fn parse(text: &str) -> PyResult<Record> {
        let inner = GameRecord::parse(text).map_err(refused)?;
        let game = GameInfo::new(inner.setup.clone()).map_err(refused)?;
        Ok(Record { game, inner })
    }

    /// The record of a game or position that another program wrote, in one of the notations that
    /// `dialects` lists. Without a name the notation is recognised; a text that can be read in several
    /// ways raises `Refusal`, which names them.
    ///
    /// >>> Record.from_text("1. e2 e8 2. e3h d9h").words
    /// ['e2', 'e8', 'e2h', 'd8h']
    /// >>> Record.from_text("e2 e8 d5v", dialect="titanium").words
    /// ['e2', 'e8', 'd5v']
    #[staticmethod]
    #[pyo3(signature = (text, dialect=None))]
    fn from_text(text: &str, dialect: Option<&str>) -> PyResult<Record> {
        let dialect = dialect.map(dialect_named).transpose()?;
        let inner = ::dialects::read(text, dialect).map_err(refused)?;
        let game = GameInfo::new(inner.setup.clone()).map_err(refused)?;
        Ok(Record { game, inner })
    }

    /// The game as another program would write it. What the notation has no words for raises `Refusal`.
    ///
    /// >>> record = Game("quoridor").record()
    /// >>> record.play("e2")
    /// >>> record.to_text("openspiel")
    /// 'e8\n'
    fn to_text(&self, dialect: &str) -> PyResult<String> {
        ::dialects::write(&self.inner, dialect_named(dialect)?).map_err(refused)
    }

    /// The game that is played.
    ///
    /// >>> Game("pacman").record().game.maze
    /// 'corners'
    #[getter]
    fn game(&self) -> Game {
        Game(Arc::clone(&self.game))
    }

    /// The current position.
    ///
    /// >>> print(Game("quoridor").record().position)
    /// e1,e9 10,10 1 -
    #[getter]
    fn position(&self) -> Position {
        let inner = self.inner.record.position().clone();
        Position { game: Arc::clone(&self.game), inner }
    }

    /// The start, then the position after every entry.
    ///
    /// >>> record = Game("quoridor").record()
    /// >>> record.play("e2")
    /// >>> len(record.positions)
    /// 2
    #[getter]
    fn positions(&self) -> Vec<Position> {
        let positions = self.inner.record.positions().iter();
        let wrap = |inner: &rules::AnyPosition| Position {
            game: Arc::clone(&self.game),
            inner: inner.clone(),
        };
        positions.map(wrap).collect()
    }

    /// The moves, rolls and departures, as words.
    ///
    /// >>> record = Game("quoridor").record()
    /// >>> record.leave(1)
    /// >>> record.words
    /// ['leave:2:resign']
    #[getter]
    fn words(&self) -> Vec<String> {
        self.inner.record.words().collect()
    }

    /// The comment on each entry.
    ///
    /// >>> Game("quoridor").record().comments
    /// []
    #[getter]
    fn comments(&self) -> Vec<Option<String>> {
        let mut comments = self.inner.comments.clone();
        comments.resize(self.inner.record.entries().len(), None);
        comments
    }

    /// The names of the players, by seat.
    ///
    /// >>> record = Game("quoridor").record()
    /// >>> record.names = ["Ada", None]
    /// >>> str(record).splitlines()[3]
    /// 'name 1 Ada'
    #[getter]
    fn names(&self) -> Vec<Option<String>> {
        let seats = ::game::Seat::all(self.game.setup.seats());
        seats.map(|seat| self.inner.header.player(seat).name.clone()).collect()
    }

    #[setter]
    fn set_names(&mut self, names: Vec<Option<String>>) -> PyResult<()> {
        if names.len() != self.game.setup.seats() {
            return Err(PyValueError::new_err("a name or None for every seat"));
        }
        if names.iter().flatten().any(|name| name.contains('\n')) {
            return Err(PyValueError::new_err("a name is one line"));
        }
        for (index, name) in names.into_iter().enumerate() {
            self.inner.header.player_mut(seat_of(self.game.setup.seats(), index)?).name = name;
        }
        Ok(())
    }

    /// Who acts next: a seat from 0, `CHANCE`, or `OVER` once the game has ended for any reason.
    ///
    /// >>> Game("quoridor").record().turn
    /// 0
    #[getter]
    fn turn(&self) -> i8 {
        turn_number(self.inner.record.turn())
    }

    /// What each seat has gained once the game has ended; `None` before.
    ///
    /// >>> record = Game("quoridor").record()
    /// >>> record.leave(0)
    /// >>> record.rewards
    /// [-1.0, 1.0]
    #[getter]
    fn rewards(&self) -> Option<Vec<f32>> {
        self.inner.record.ending().map(|ending| rewards(&ending.outcome))
    }

    /// Why the game ended: `rules`, `repetition`, `resign`, `time`, `fault`, `agreement` or
    /// `aborted`. `None` while it goes on.
    ///
    /// >>> record = Game("quoridor").record()
    /// >>> for word in ["e2", "e8", "e1", "e9"] * 2:
    /// ...     record.play(word)
    /// >>> record.cause
    /// 'repetition'
    #[getter]
    fn cause(&self) -> Option<&'static str> {
        self.inner.record.ending().map(|ending| ending.cause.word())
    }

    /// Adds a move, a roll or a departure (`leave:2:resign`). A refusal changes nothing.
    ///
    /// >>> record = Game("quoridor").record()
    /// >>> record.play("e2")
    /// >>> record.turn
    /// 1
    fn play(&mut self, word: &str) -> PyResult<()> {
        self.inner.record.play(word).map_err(refused)?;
        Ok(())
    }

    /// Adds an action. A refusal changes nothing.
    ///
    /// >>> record = Game("quoridor").record()
    /// >>> record.play_action(13)
    /// >>> record.words
    /// ['e2']
    fn play_action(&mut self, action: u32) -> PyResult<()> {
        let word = self.position().word_of(action)?;
        self.play(&word)
    }

    /// Adds the departure of a player, for the reason `resign`, `time` or `fault`.
    ///
    /// >>> record = Game("quoridor", seats=4).record()
    /// >>> record.leave(2, "time")
    /// >>> record.rewards is None
    /// True
    #[pyo3(signature = (seat, why="resign"))]
    fn leave(&mut self, seat: usize, why: &str) -> PyResult<()> {
        let seat = seat_of(self.inner.record.position().seats(), seat)?;
        let why = Departure::parse(why)
            .ok_or_else(|| PyValueError::new_err("the reason is resign, time or fault"))?;
        self.inner.record.leave(seat, why).map_err(refused)?;
        Ok(())
    }

    /// Takes the last entry back and returns its word; `None` where there is none.
    ///
    /// >>> record = Game("quoridor").record()
    /// >>> record.play("e2")
    /// >>> record.undo(), record.undo()
    /// ('e2', None)
    fn undo(&mut self) -> Option<String> {
        self.inner.undo().map(|entry| entry.to_string())
    }

    /// A record that goes on from here on its own.
    ///
    /// >>> record = Game("quoridor").record()
    /// >>> other = record.copy()
    /// >>> other.play("e2")
    /// >>> record.words
    /// []
    fn copy(&self) -> Record {
        self.clone()
    }

    fn __copy__(&self) -> Record {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Record {
        self.clone()
    }

    fn __len__(&self) -> usize {
        self.inner.record.entries().len()
    }

    /// The text of the record's file.
    fn __str__(&self) -> String {
        self.inner.to_record_text().to_string()
    }

    fn __repr__(&self) -> String {
        let game = self.game.setup.game();
        format!("<Record {game}, {} plies>", self.inner.record.entries().len())
    }

    fn _repr_svg_(&self) -> String {
        self.position().picture()
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String,))> {
        let parse = py.get_type::<Record>().getattr("parse")?;
        Ok((parse.unbind(), (self.__str__(),)))
    }
}

/// The notation of that name.
fn dialect_named(name: &str) -> PyResult<Dialect> {
    Dialect::parse(name).ok_or_else(|| {
        let names: Vec<_> = Dialect::all().map(Dialect::name).collect();
        PyValueError::new_err(format!("there is no dialect {name}; there are {}", names.join(", ")))
    })
}

/// The notations of other programs that `Record.from_text` reads, each with the names of programs that
/// write it.
///
/// >>> dialects()["moves-c"]
/// ['openspiel', 'glendenning', 'ka', 'old-zquoridor']
#[pyfunction]
pub(crate) fn dialects(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let names = PyDict::new(py);
    for dialect in Dialect::all() {
        names.set_item(dialect.name(), dialect.other_names())?;
    }
    Ok(names)
}
