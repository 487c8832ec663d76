use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use ::game::Reason;
use ::puzzles::{
    PuzzleAnswer, PuzzleDate, PuzzleHint, PuzzleSession, PuzzleTheme, daily_puzzle, parse_puzzles,
    shipped_puzzles,
};
use pyo3::prelude::*;
use rules::{AnyMove, AnyPosition, GameSetup};

use crate::game::{Game, GameInfo, game_named};
use crate::position::Position;
use crate::refusal::refused;

/// The puzzles that come with the package.
fn shipped() -> &'static [::puzzles::Puzzle] {
    static SHIPPED: OnceLock<Vec<::puzzles::Puzzle>> = OnceLock::new();
    SHIPPED.get_or_init(shipped_puzzles)
}

/// What positions of a puzzle share with others of the same game and maze.
fn info_of(puzzle: &::puzzles::Puzzle) -> PyResult<Arc<GameInfo>> {
    type Infos = HashMap<(rules::Game, String), Arc<GameInfo>>;
    static INFOS: OnceLock<Mutex<Infos>> = OnceLock::new();
    let text = puzzle.position.to_string();
    let maze = match &puzzle.position {
        AnyPosition::Quoridor(_) => "",
        AnyPosition::Pacman(_) | AnyPosition::Mspacman(_) => text.rsplit(' ').next().unwrap_or(""),
    };
    let key = (puzzle.game, maze.to_owned());
    let mut infos =
        INFOS.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(info) = infos.get(&key) {
        return Ok(Arc::clone(info));
    }
    let mut setup = GameSetup::new(puzzle.game);
    if !maze.is_empty() {
        setup.set_maze(maze).map_err(refused)?;
    }
    let info = GameInfo::new(setup).map_err(refused)?;
    infos.insert(key, Arc::clone(&info));
    Ok(info)
}

/// A puzzle: a position in which one move is clearly better than all others.
///
/// `puzzles` lists those that come with the package, `Puzzle.daily` is the one of a date, and `Puzzle(line)`
/// reads a line of a file of puzzles. A puzzle never changes: `attempt` begins to solve it.
///
/// >>> puzzle = Puzzle("q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6/d4 e4 e7 | by hand")
/// >>> puzzle.themes, puzzle.difficulty
/// (['jump-parity'], 900)
/// >>> puzzle.try_move("e6"), puzzle.try_move("d4"), puzzle.try_move("d4h")
/// ('right', 'also-good', 'wrong')
#[pyclass(frozen, module = "palisade")]
#[derive(Clone, Debug)]
pub(crate) struct Puzzle(::puzzles::Puzzle);

#[pymethods]
impl Puzzle {
    #[new]
    fn new(line: &str) -> PyResult<Puzzle> {
        let mut puzzles = parse_puzzles(line).map_err(refused)?;
        match puzzles.len() {
            1 => Ok(Puzzle(puzzles.remove(0))),
            _ => Err(refused(Reason::new("puzzle-none", ""))),
        }
    }

    /// The puzzle of a date, which is the same for everybody: a `datetime.date`, or a text such as
    /// `2026-11-17`. Without one it is that of today in UTC.
    ///
    /// >>> import datetime
    /// >>> Puzzle.daily(datetime.date(2026, 11, 17)) == Puzzle.daily("2026-11-17")
    /// True
    #[staticmethod]
    #[pyo3(signature = (date=None))]
    fn daily(date: Option<&Bound<'_, PyAny>>) -> PyResult<Puzzle> {
        let date = match date {
            Some(date) => {
                let text = date.str()?.to_string();
                let bad = || refused(Reason::new("puzzle-bad-date", "").text("word", &text));
                PuzzleDate::parse(&text).ok_or_else(bad)?
            }
            None => today(),
        };
        let puzzle = daily_puzzle(shipped(), date).cloned().map(Puzzle);
        puzzle.ok_or_else(|| refused(Reason::new("puzzle-none", "")))
    }

    /// Its name, made of the position: the same position always has the same one.
    ///
    /// >>> puzzles("pacman")[0].id[0]
    /// 'p'
    #[getter]
    fn id(&self) -> &str {
        &self.0.id
    }

    /// The game, with the maze of the puzzle.
    ///
    /// >>> puzzles("mspacman")[0].game
    /// Game("mspacman", seats=2, maze="quarters")
    #[getter]
    fn game(&self) -> PyResult<Game> {
        info_of(&self.0).map(Game)
    }

    /// Where it begins; whoever is to move solves it.
    ///
    /// >>> Puzzle("q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6 | by hand").position.turn
    /// 0
    #[getter]
    fn position(&self) -> PyResult<Position> {
        Ok(Position { game: info_of(&self.0)?, inner: self.0.position.clone() })
    }

    /// What it is about, the most special first.
    ///
    /// >>> puzzles(theme="last-gap")[0].themes[0] in puzzle_themes()
    /// True
    #[getter]
    fn themes(&self) -> Vec<&'static str> {
        self.0.themes.iter().map(|theme| theme.name()).collect()
    }

    /// How hard it is, on the scale of ratings.
    ///
    /// >>> min(puzzle.difficulty for puzzle in puzzles())
    /// 700
    #[getter]
    fn difficulty(&self) -> u16 {
        self.0.difficulty
    }

    /// The moves of both sides in order. Where a move of the solver has equals, they follow it.
    ///
    /// >>> Puzzle("q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6/d4 e4 e7 | by hand").solution
    /// [['e6', 'd4'], ['e4'], ['e7']]
    #[getter]
    fn solution(&self) -> Vec<Vec<String>> {
        let all = |ply: &::puzzles::SolutionPly| {
            std::iter::once(&ply.best).chain(&ply.also).map(ToString::to_string).collect()
        };
        self.0.solution.iter().map(all).collect()
    }

    /// Where the position comes from.
    ///
    /// >>> puzzles("quoridor")[0].origin[:9]
    /// 'self-play'
    #[getter]
    fn origin(&self) -> &str {
        &self.0.origin
    }

    /// The two hints for its first move: what kind of move it is (`fence`, `pawn` or `stay`, or the square
    /// where a path begins), then the square where it is.
    ///
    /// >>> Puzzle("q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6 | by hand").hints
    /// ['pawn', 'e6']
    #[getter]
    fn hints(&self) -> Vec<String> {
        let mut session = PuzzleSession::new(self.0.clone());
        (0..2).filter_map(|_| session.hint()).map(hint_word).collect()
    }

    /// What a first move is worth: `right`, `also-good` or `wrong`. An illegal one raises `Refusal`. To go on
    /// after it, use `attempt`.
    ///
    /// >>> Puzzle("q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6 | by hand").try_move("d4")
    /// 'wrong'
    fn try_move(&self, word: &str) -> PyResult<&'static str> {
        self.attempt().try_move(word)
    }

    /// Begins to solve it.
    ///
    /// >>> puzzles()[0].attempt().is_done
    /// False
    fn attempt(&self) -> PuzzleAttempt {
        PuzzleAttempt { session: PuzzleSession::new(self.0.clone()), moves: Vec::new() }
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Puzzle {} {} {}>", self.0.id, self.0.game, self.0.difficulty)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Puzzle>().is_ok_and(|other| other.get().0 == self.0)
    }

    fn __hash__(&self) -> u64 {
        ::game::fingerprint(&self.0.id)
    }

    fn __copy__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __deepcopy__<'a>(slf: PyRef<'a, Self>, _memo: &Bound<'_, PyAny>) -> PyRef<'a, Self> {
        slf
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.__str__(),)
    }
}

/// Somebody who solves a puzzle: where they are, and how it went so far.
///
/// >>> attempt = Puzzle("q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6 e4 e7 | by hand").attempt()
/// >>> attempt.try_move("d4"), attempt.try_move("e6"), attempt.try_move("e7")
/// ('wrong', 'right', 'right')
/// >>> attempt.moves, attempt.is_done, attempt.mistakes
/// (['e6', 'e4', 'e7'], True, 1)
#[pyclass(module = "palisade")]
#[derive(Clone, Debug)]
pub(crate) struct PuzzleAttempt {
    session: PuzzleSession,
    moves: Vec<String>,
}

#[pymethods]
impl PuzzleAttempt {
    /// Tries a move: `right` (and the reply is played), `also-good` (and it is solved) or `wrong` (and nothing
    /// has changed). An illegal move raises `Refusal`.
    ///
    /// >>> puzzle = puzzles()[0]
    /// >>> puzzle.attempt().try_move(puzzle.solution[0][0])
    /// 'right'
    fn try_move(&mut self, word: &str) -> PyResult<&'static str> {
        match self.session.answer(word) {
            PuzzleAnswer::Right { replies } => {
                self.moves.push(word.to_owned());
                self.moves.extend(replies.iter().map(ToString::to_string));
                Ok("right")
            }
            PuzzleAnswer::AlsoGood => {
                self.moves.push(word.to_owned());
                Ok("also-good")
            }
            PuzzleAnswer::Wrong => Ok("wrong"),
            PuzzleAnswer::Refused(reason) => Err(refused(reason)),
        }
    }

    /// The next hint: first what kind of move it is (`fence`, `pawn` or `stay`, or the square where a path
    /// begins), then the square where it is. `None` once the puzzle is done.
    ///
    /// >>> attempt = Puzzle("q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6 | by hand").attempt()
    /// >>> attempt.hint(), attempt.hint()
    /// ('pawn', 'e6')
    fn hint(&mut self) -> Option<String> {
        self.session.hint().map(hint_word)
    }

    /// Gives up: plays the rest of the solution and returns it.
    ///
    /// >>> Puzzle("q1 | quoridor | jump-parity | 900 | e4,e5 5,5 1 - | e6 | by hand").attempt().show()
    /// ['e6']
    fn show(&mut self) -> Vec<String> {
        let rest: Vec<_> = self.session.show().iter().map(AnyMove::to_string).collect();
        self.moves.extend(rest.iter().cloned());
        rest
    }

    /// The puzzle.
    ///
    /// >>> puzzles()[0].attempt().puzzle == puzzles()[0]
    /// True
    #[getter]
    fn puzzle(&self) -> Puzzle {
        Puzzle(self.session.puzzle().clone())
    }

    /// The position now.
    ///
    /// >>> puzzles()[0].attempt().position == puzzles()[0].position
    /// True
    #[getter]
    fn position(&self) -> PyResult<Position> {
        let game = info_of(self.session.puzzle())?;
        Ok(Position { game, inner: self.session.position().clone() })
    }

    /// The moves so far, with the replies.
    ///
    /// >>> puzzles()[0].attempt().moves
    /// []
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.moves.clone()
    }

    /// How many tries were wrong.
    ///
    /// >>> puzzles()[0].attempt().mistakes
    /// 0
    #[getter]
    fn mistakes(&self) -> u32 {
        self.session.mistakes()
    }

    /// Whether it is solved, or its solution was shown.
    ///
    /// >>> attempt = puzzles()[0].attempt()
    /// >>> moves = attempt.show()
    /// >>> attempt.is_done
    /// True
    #[getter]
    fn is_done(&self) -> bool {
        self.session.is_done()
    }

    /// Whether it was solved with neither a mistake nor a hint.
    ///
    /// >>> attempt = puzzles()[0].attempt()
    /// >>> moves = attempt.show()
    /// >>> attempt.is_clean
    /// False
    #[getter]
    fn is_clean(&self) -> bool {
        self.session.is_clean()
    }
}

/// A hint as a word.
fn hint_word(hint: PuzzleHint) -> String {
    match hint {
        PuzzleHint::Fence => "fence".to_owned(),
        PuzzleHint::Step => "pawn".to_owned(),
        PuzzleHint::Pass => "stay".to_owned(),
        PuzzleHint::Square(square) => square.to_string(),
    }
}

/// The date in UTC.
fn today() -> PuzzleDate {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let days = u32::try_from(seconds / 86_400).unwrap_or(u32::MAX);
    PuzzleDate::from_days(days).or_else(|| PuzzleDate::from_days(0)).expect("1970 has a first day")
}

/// The puzzles that come with the package: all of them, those of a game, or those with a theme.
///
/// >>> len(puzzles()) > 1000, {puzzle.game.name for puzzle in puzzles(theme="catch")}
/// (True, {'pacman'})
#[pyfunction]
#[pyo3(signature = (game=None, theme=None))]
pub(crate) fn puzzles(game: Option<&str>, theme: Option<&str>) -> PyResult<Vec<Puzzle>> {
    let game = game.map(game_named).transpose()?;
    let theme = theme.map(|name| PuzzleTheme::parse(name).ok_or_else(|| unknown_theme(name)));
    let theme = theme.transpose()?;
    let is_wanted = |puzzle: &&::puzzles::Puzzle| {
        game.is_none_or(|game| puzzle.game == game)
            && theme.is_none_or(|theme| puzzle.themes.contains(&theme))
    };
    Ok(shipped().iter().filter(is_wanted).cloned().map(Puzzle).collect())
}

fn unknown_theme(name: &str) -> PyErr {
    let reason = Reason::new("puzzle-unknown-theme", "").text("word", name);
    refused(reason.text("themes", puzzle_themes().join(" ")))
}

/// The themes that puzzles can have.
///
/// >>> puzzle_themes()[:2]
/// ['long-detour', 'last-gap']
#[pyfunction]
pub(crate) fn puzzle_themes() -> Vec<&'static str> {
    PuzzleTheme::ALL.map(PuzzleTheme::name).to_vec()
}
