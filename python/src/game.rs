use std::sync::Arc;

use ::game::{OptionDefault, Reason};
use learning::{ActionSpace, Planes};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use rules::{GameSetup, SetupText};

use crate::position::{Position, seat_of};
use crate::record::Record;
use crate::refusal::refused;

/// What positions, records and batches of one set-up share.
#[derive(Debug)]
pub(crate) struct GameInfo {
    pub(crate) setup: GameSetup,
    pub(crate) space: ActionSpace,
    pub(crate) planes: Planes,
}

impl GameInfo {
    pub(crate) fn new(setup: GameSetup) -> Result<Arc<GameInfo>, Reason> {
        let (space, planes) = (ActionSpace::new(&setup)?, Planes::new(&setup)?);
        Ok(Arc::new(GameInfo { setup, space, planes }))
    }
}

/// A game with everything chosen before it starts: seats, maze or board, options.
///
/// Options are keywords, as `options` lists them; their values are words, numbers or booleans.
///
/// >>> game = Game("pacman", seats=3, maze="orchard", boost="exactly", ghosts_share=False)
/// >>> game.name, game.seats, game.maze
/// ('pacman', 3, 'orchard')
/// >>> game.options["boost"]
/// 'exactly'
#[pyclass(frozen, module = "palisade", from_py_object)]
#[derive(Clone, Debug)]
pub(crate) struct Game(pub(crate) Arc<GameInfo>);

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, *, seats=None, maze=None, **options))]
    fn new(
        name: &str,
        seats: Option<usize>,
        maze: Option<&str>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Game> {
        let mut values = Vec::new();
        for (name, value) in options.into_iter().flatten() {
            let value = value.str()?.to_string();
            // Python writes booleans with a capital.
            let value = match value.as_str() {
                "True" | "False" => value.to_lowercase(),
                _ => value,
            };
            values.push((name.to_string(), value));
        }
        let options = values.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let text = SetupText { seats, maze, options, ..SetupText::new(name) };
        let setup = GameSetup::from_text(&text).map_err(|error| refused(error.reason))?;
        GameInfo::new(setup).map(Game).map_err(refused)
    }

    /// Its name: `quoridor`, `mini`, `pacman` or `mspacman`.
    ///
    /// >>> Game("mini").name
    /// 'mini'
    #[getter]
    fn name(&self) -> &'static str {
        self.0.setup.game().name()
    }

    /// The number of seats. Seats are numbered from 0.
    ///
    /// >>> Game("quoridor", seats=4).seats
    /// 4
    #[getter]
    fn seats(&self) -> usize {
        self.0.setup.seats()
    }

    /// The maze or board: its name, or its one-word form where it has none.
    ///
    /// >>> Game("pacman").maze
    /// 'corners'
    #[getter]
    fn maze(&self) -> Option<String> {
        self.0.setup.maze()
    }

    /// Every option with its value.
    ///
    /// >>> Game("quoridor", pawn_behind="sidestep").options
    /// {'pawn_behind': 'sidestep', 'starter': '1', 'pieces': 'pawn', 'repetition': 'draw'}
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let values = PyDict::new(py);
        for spec in self.0.setup.game().options() {
            values.set_item(spec.name, self.0.setup.option_value(spec.name))?;
        }
        Ok(values)
    }

    /// The number of actions; it is the same in every position.
    ///
    /// >>> Game("quoridor").num_actions, Game("quoridor", seats=4).num_actions
    /// (209, 210)
    #[getter]
    fn num_actions(&self) -> usize {
        self.0.space.len()
    }

    /// The results of chance: at a chance node an action is an index into these.
    ///
    /// >>> Game("mspacman").rolls[:2], Game("quoridor").rolls
    /// (['spin:1', 'spin:2'], [])
    #[getter]
    fn rolls(&self) -> Vec<String> {
        self.0.space.rolls().iter().map(ToString::to_string).collect()
    }

    /// The shape of an observation: planes, ranks, files.
    ///
    /// >>> Game("quoridor").observation_shape
    /// (8, 9, 9)
    #[getter]
    fn observation_shape(&self) -> (usize, usize, usize) {
        self.0.planes.shape().into()
    }

    /// What each plane of an observation shows. Those that end in `*` are one number throughout.
    ///
    /// >>> Game("quoridor").plane_names[0]
    /// 'pawn 1'
    #[getter]
    fn plane_names(&self) -> Vec<String> {
        self.0.planes.names().to_vec()
    }

    /// What an action means, wherever it is legal.
    ///
    /// >>> Game("quoridor").action_label(81)
    /// 'a1h'
    /// >>> Game("pacman").action_label(82)
    /// 'a1 eats a1 blinky'
    fn action_label(&self, action: u32) -> PyResult<String> {
        let label = self.0.space.label(action);
        label.ok_or_else(|| PyIndexError::new_err(format!("there is no action {action}")))
    }

    /// The action of the board that a number means to a seat that sees the board from its own side, as
    /// `Position.observation(seat)` and `Batch(perspective="mover")` show it. Only Quoridor's board is
    /// turned.
    ///
    /// >>> game = Game("quoridor")
    /// >>> game.action_label(game.board_action(13, 1))
    /// 'e8'
    fn board_action(&self, action: u32, seat: usize) -> PyResult<u32> {
        self.action_label(action)?;
        Ok(self.0.space.board_action(action, seat_of(self.seats(), seat)?))
    }

    /// The way back: the number by which a seat knows an action of the board.
    ///
    /// >>> Game("quoridor").seen_action(67, 1)
    /// 13
    fn seen_action(&self, action: u32, seat: usize) -> PyResult<u32> {
        self.action_label(action)?;
        Ok(self.0.space.seen_action(action, seat_of(self.seats(), seat)?))
    }

    /// The position in which the game begins.
    ///
    /// >>> print(Game("quoridor").start())
    /// e1,e9 10,10 1 -
    fn start(&self) -> PyResult<Position> {
        let inner = self.0.setup.start().map_err(refused)?;
        Ok(Position { game: Arc::clone(&self.0), inner })
    }

    /// The position that a text describes.
    ///
    /// >>> Game("quoridor").position("e3,d7 8,9 2 c3h,e6h,f7v").turn
    /// 1
    pub(crate) fn position(&self, text: &str) -> PyResult<Position> {
        let inner = self.0.setup.parse_position(text).map_err(refused)?;
        Ok(Position { game: Arc::clone(&self.0), inner })
    }

    /// A new game that remembers its moves.
    ///
    /// >>> record = Game("quoridor").record()
    /// >>> record.play("e2")
    /// >>> record.words
    /// ['e2']
    fn record(&self) -> PyResult<Record> {
        Record::begin(&self.0)
    }

    fn __repr__(&self) -> String {
        let setup = &self.0.setup;
        let mut text = format!("Game({:?}, seats={}", setup.game().name(), setup.seats());
        if let Some(maze) = setup.maze() {
            text += &format!(", maze={maze:?}");
        }
        for (name, value) in setup.non_default_options() {
            text += &format!(", {name}={value:?}");
        }
        text + ")"
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Game>();
        other.is_ok_and(|other| other.get().0.setup == self.0.setup)
    }

    fn __hash__(&self) -> u64 {
        ::game::fingerprint(&self.__repr__())
    }

    fn __copy__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __deepcopy__<'a>(slf: PyRef<'a, Self>, _memo: &Bound<'_, PyAny>) -> PyRef<'a, Self> {
        slf
    }

    fn __getnewargs_ex__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyTuple>, Bound<'py, PyDict>)> {
        let setup = &self.0.setup;
        let keywords = PyDict::new(py);
        keywords.set_item("seats", setup.seats())?;
        keywords.set_item("maze", setup.maze())?;
        for (name, value) in setup.non_default_options() {
            keywords.set_item(name, value)?;
        }
        Ok((PyTuple::new(py, [setup.game().name()])?, keywords))
    }
}

/// The names of the games.
///
/// >>> games()
/// ['quoridor', 'mini', 'pacman', 'mspacman']
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    rules::Game::ALL.map(rules::Game::name).to_vec()
}

/// The game of that name.
pub(crate) fn game_named(name: &str) -> PyResult<rules::Game> {
    let unknown = || refused(Reason::new("game-unknown", "").text("word", name));
    rules::Game::parse(name).ok_or_else(unknown)
}

/// The mazes or boards that come with a game, the default first.
///
/// >>> mazes("pacman")[:2], mazes("mspacman")
/// (['corners', 'hedgerow'], ['quarters'])
#[pyfunction]
pub(crate) fn mazes(game: &str) -> PyResult<Vec<String>> {
    Ok(game_named(game)?.shipped_mazes())
}

/// The options of a game: for each its name, its values, its default and the rule it settles.
///
/// >>> options("mspacman")[0]
/// {'name': 'capture', 'values': 'passing exact', 'default': 'passing', 'rule': 'S50'}
#[pyfunction]
pub(crate) fn options<'py>(py: Python<'py>, game: &str) -> PyResult<Vec<Bound<'py, PyDict>>> {
    let entry = |spec: &::game::OptionSpec| {
        let entry = PyDict::new(py);
        entry.set_item("name", spec.name)?;
        entry.set_item("values", spec.allowed())?;
        let default = match spec.default {
            OptionDefault::Value(value) => Some(value),
            OptionDefault::Unset(_) => None,
        };
        entry.set_item("default", default)?;
        entry.set_item("rule", spec.rule)?;
        Ok(entry)
    };
    game_named(game)?.options().into_iter().map(entry).collect()
}
