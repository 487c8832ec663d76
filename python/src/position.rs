use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use ::game::{Outcome, Ply, Position as _, Reason, Seat};
use board::Bitmap;
use learning::{reward, turn_number};
use numpy::{PyArray1, PyArray3, PyArrayMethods};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use rules::AnyPosition;
use view::BoardView;

use crate::game::{Game, GameInfo};
use crate::refusal::refused;

/// A position: everything the rules need to go on from here, and no history.
///
/// Positions never change: `play` returns the next one. Equal positions have equal text and equal
/// hashes. In a notebook a position shows its board.
///
/// >>> start = Game("quoridor").start()
/// >>> print(start.play("e2").play("e3h"))
/// e2,e9 10,9 1 e3h
#[pyclass(frozen, module = "palisade")]
#[derive(Clone, Debug)]
pub(crate) struct Position {
    pub(crate) game: Arc<GameInfo>,
    pub(crate) inner: AnyPosition,
}

/// The reward of every seat.
pub(crate) fn rewards(outcome: &Outcome) -> Vec<f32> {
    Seat::all(outcome.seats()).map(|seat| reward(outcome.result(seat))).collect()
}

/// The seat with that index.
pub(crate) fn seat_of(seats: usize, index: usize) -> PyResult<Seat> {
    let seat = Seat::all(seats).nth(index);
    seat.ok_or_else(|| PyIndexError::new_err(format!("there is no seat {index} of {seats}")))
}

impl Position {
    fn with(&self, inner: AnyPosition) -> Position {
        Position { game: Arc::clone(&self.game), inner }
    }

    /// The move that stands for an action.
    pub(crate) fn word_of(&self, action: u32) -> PyResult<String> {
        let ply = self.game.space.ply(&self.inner, action);
        ply.map(|ply| ply.to_string()).ok_or_else(|| self.action_refused(action))
    }

    /// The board as an SVG.
    pub(crate) fn picture(&self) -> String {
        board::svg(&self.view())
    }

    /// The board as it is drawn.
    fn view(&self) -> BoardView {
        // Pawns of the classic game look as their players chose (C00).
        BoardView::from(&self.inner).with_characters(&self.game.setup.pieces())
    }

    fn action_refused(&self, action: u32) -> PyErr {
        let label = self.game.space.label(action).unwrap_or_else(|| "-".to_owned());
        refused(Reason::new("action-not-legal", "").text("action", action).text("label", label))
    }
}

#[pymethods]
impl Position {
    /// The position that a text describes; without a text, the start.
    #[new]
    #[pyo3(signature = (game, text=None))]
    fn new(game: Game, text: Option<&str>) -> PyResult<Position> {
        match text {
            Some(text) => game.position(text),
            None => {
                let inner = game.0.setup.start().map_err(refused)?;
                Ok(Position { game: game.0, inner })
            }
        }
    }

    /// The game that the position belongs to.
    ///
    /// >>> Game("mini").start().game.name
    /// 'mini'
    #[getter]
    fn game(&self) -> Game {
        Game(Arc::clone(&self.game))
    }

    /// Who acts next: a seat from 0, `CHANCE` or `OVER`.
    ///
    /// >>> Game("quoridor").start().turn, Game("mspacman").start().turn == CHANCE
    /// (0, True)
    #[getter]
    fn turn(&self) -> i8 {
        turn_number(self.inner.turn())
    }

    /// What each seat has gained once the game is over: 1 for a win, −1 for a loss, 0 for a draw.
    /// `None` before.
    ///
    /// >>> Game("quoridor").position("e9,d7 8,9 2 -").rewards
    /// [1.0, -1.0]
    #[getter]
    fn rewards(&self) -> Option<Vec<f32>> {
        self.inner.outcome().as_ref().map(rewards)
    }

    /// The legal moves as words of the notation; none at a chance node or when the game is over.
    ///
    /// >>> Game("quoridor").start().legal_moves()[:4]
    /// ['d1', 'f1', 'e2', 'a1h']
    fn legal_moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.inner.legal_moves(&mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// The possible rolls with their weights; none unless chance is to act.
    ///
    /// >>> Game("mspacman").start().rolls()[0]
    /// ('spin:1', 1)
    fn rolls(&self) -> Vec<(String, u32)> {
        let mut rolls = Vec::new();
        self.inner.rolls(&mut rolls);
        rolls.into_iter().map(|(roll, weight)| (roll.to_string(), weight)).collect()
    }

    /// The position after a move or roll. An illegal one raises `Refusal` and says why.
    ///
    /// >>> Game("quoridor").start().play("e2").turn
    /// 1
    fn play(&self, word: &str) -> PyResult<Position> {
        let mut next = self.inner.clone();
        next.try_play(word).map_err(refused)?;
        Ok(self.with(next))
    }

    /// The position after a player has left for good. Where that ends the game, a `Record` knows
    /// how.
    ///
    /// >>> print(Game("quoridor", seats=4).start().leave(1))
    /// e1,-,e9,i5 5,5,5,5 1 -
    fn leave(&self, seat: usize) -> PyResult<Position> {
        let seat = seat_of(self.inner.seats(), seat)?;
        let mut next = self.inner.clone();
        next.leave(seat);
        Ok(self.with(next))
    }

    /// The legal actions, rising. At a chance node they are indices into `Game.rolls`.
    ///
    /// >>> Game("quoridor").start().legal_actions()[:4]
    /// [3, 5, 13, 81]
    fn legal_actions(&self) -> Vec<u32> {
        self.game.space.legal(&self.inner).iter().map(|&(action, _)| action).collect()
    }

    /// The legal actions as an array with 1 for each of them and 0 for all others.
    ///
    /// >>> int(Game("quoridor").start().mask().sum())
    /// 131
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let mut mask = vec![0; self.game.space.len()];
        for (action, _) in self.game.space.legal(&self.inner) {
            mask[action as usize] = 1;
        }
        Ok(PyArray1::from_vec(py, mask))
    }

    /// The action of a move or roll.
    ///
    /// >>> Game("quoridor").start().action("e2")
    /// 13
    fn action(&self, word: &str) -> PyResult<u32> {
        self.game.space.action(&self.inner, word).map_err(refused)
    }

    /// The move that stands for an action: of those that come to the same, the shortest.
    ///
    /// >>> Game("pacman").start().move(30)
    /// 'e4-d4'
    #[pyo3(name = "move")]
    fn move_of(&self, action: u32) -> PyResult<String> {
        self.word_of(action)
    }

    /// Every move that an action stands for: different paths that come to the same.
    ///
    /// >>> Game("pacman").start().moves(30)
    /// ['e4-d4', 'd5-d4']
    fn moves(&self, action: u32) -> PyResult<Vec<String>> {
        let plies = self.game.space.moves(&self.inner, action);
        if plies.is_empty() {
            return Err(self.action_refused(action));
        }
        Ok(plies.iter().map(ToString::to_string).collect())
    }

    /// The position after an action.
    ///
    /// >>> start = Game("quoridor").start()
    /// >>> start.play_action(13) == start.play("e2")
    /// True
    fn play_action(&self, action: u32) -> PyResult<Position> {
        let ply = self.game.space.ply(&self.inner, action);
        let ply = ply.ok_or_else(|| self.action_refused(action))?;
        let mut next = self.inner.clone();
        match ply {
            Ply::Move(m) => next.play(m),
            Ply::Roll(roll) => next.roll(roll),
        }
        Ok(self.with(next))
    }

    /// The position as planes of numbers from 0 to 1, by plane, rank and file; with a seat as that seat
    /// sees it: itself as player 1, the others in turn, the board of Quoridor with its own start at the
    /// bottom.
    ///
    /// >>> planes = Game("quoridor").start().observation()
    /// >>> planes.shape, float(planes[0, 0, 4])
    /// ((8, 9, 9), 1.0)
    /// >>> bool((Game("quoridor").start().play("e2").observation(1)[1] == planes[1]).all())
    /// False
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray3<f32>>> {
        let planes = &self.game.planes;
        let side = seat_of(self.inner.seats(), seat.unwrap_or(0))?;
        let mut numbers = vec![0.0; planes.len()];
        planes.write_from(&self.inner, side, &mut numbers);
        PyArray1::from_vec(py, numbers).reshape(planes.shape())
    }

    /// The board as text.
    ///
    /// >>> print(Game("quoridor").start().diagram()[:5])
    ///     a
    fn diagram(&self) -> String {
        self.inner.diagram()
    }

    /// The board as an SVG, which notebooks show.
    ///
    /// >>> Game("pacman").start().svg()[:4]
    /// '<svg'
    fn svg(&self) -> String {
        self.picture()
    }

    /// The board as pixels, by row, column and colour (red, green, blue), from the top left.
    ///
    /// >>> pixels = Game("quoridor").start().rgb()
    /// >>> pixels.dtype.name, pixels.shape[2]
    /// ('uint8', 3)
    fn rgb<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<u8>>> {
        let bitmap = Bitmap::of(&self.view());
        PyArray1::from_vec(py, bitmap.rgb).reshape([bitmap.height, bitmap.width, 3])
    }

    fn _repr_svg_(&self) -> String {
        self.picture()
    }

    /// The same position: positions never change.
    ///
    /// >>> start = Game("quoridor").start()
    /// >>> start.copy() == start
    /// True
    fn copy(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __copy__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __deepcopy__<'a>(slf: PyRef<'a, Self>, _memo: &Bound<'_, PyAny>) -> PyRef<'a, Self> {
        slf
    }

    fn __str__(&self) -> String {
        self.inner.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Position {} {}>", self.game.setup.game(), self.inner)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Position>();
        other.is_ok_and(|other| other.get().inner == self.inner)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.inner.hash(&mut hasher);
        hasher.finish()
    }

    fn __getnewargs__(&self) -> (Game, String) {
        (self.game(), self.__str__())
    }
}
