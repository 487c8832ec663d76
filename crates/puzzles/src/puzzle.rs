use std::collections::HashSet;
use std::fmt;

use game::{Ply, Position as _, Reason, Seat, Turn};
use rules::{AnyMove, AnyPosition, Game, GameSetup};

use crate::{PuzzleError, PuzzleFault, PuzzleTheme};

/// A position with its solution. [`Display`](fmt::Display) writes the line that [`parse_puzzles`] reads:
/// ```text
/// id | game | themes | difficulty | position | solution | origin
/// ```
/// The solution is the moves of both sides in order. Where a move of the solver has equals, they follow it
/// after slashes: `e6h/e5h`. Every game is played by two with its usual options.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// Its name, made of the position: the same position always has the same one.
    pub id: String,
    /// The game.
    pub game: Game,
    /// What it is about, the main theme first; at least one.
    pub themes: Vec<PuzzleTheme>,
    /// How hard it is, on the scale of ratings: 1500 is for somebody with a rating of 1500.
    pub difficulty: u16,
    /// Where it begins; the seat to move solves it.
    pub position: AnyPosition,
    /// The solution, which begins and ends with a move of the solver.
    pub solution: Vec<SolutionPly>,
    /// Where the position comes from, in words for whoever makes it again.
    pub origin: String,
}

/// A move of a solution: the solver's, or a reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolutionPly {
    /// Who makes it.
    pub seat: Seat,
    /// The best move.
    pub best: AnyMove,
    /// Other moves of the solver that are as good.
    pub also: Vec<AnyMove>,
}

impl Puzzle {
    /// The id of a position.
    pub fn id_of(game: Game, position: &AnyPosition) -> String {
        const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
        let letter = match game {
            Game::Quoridor => 'q',
            Game::Mini => 'm',
            Game::Pacman => 'p',
            Game::Mspacman => 's',
        };
        let mut hash = game::fingerprint(&position.to_string());
        // FNV's last bits hardly mix.
        hash ^= hash >> 29;
        let digit = |nth: u32| char::from(DIGITS[(hash >> (5 * nth) & 31) as usize]);
        std::iter::once(letter).chain((0..6).map(digit)).collect()
    }

    /// Who solves it.
    pub fn solver(&self) -> Seat {
        match self.position.turn() {
            Turn::Seat(seat) => seat,
            Turn::Chance | Turn::Over => Seat::new(0),
        }
    }

    /// How many moves the solver makes.
    pub fn own_moves(&self) -> usize {
        let solver = self.solver();
        self.solution.iter().filter(|ply| ply.seat == solver).count()
    }

    /// The moves of the solution as words, with equals after slashes.
    pub fn solution_text(&self) -> String {
        let word = |ply: &SolutionPly| {
            let all = std::iter::once(&ply.best).chain(&ply.also);
            all.map(AnyMove::to_string).collect::<Vec<_>>().join("/")
        };
        self.solution.iter().map(word).collect::<Vec<_>>().join(" ")
    }

    fn parse(line: &str) -> Result<Puzzle, PuzzleFault> {
        let fields: Vec<_> = line.split('|').map(str::trim).collect();
        let &[id, game, themes, difficulty, position, solution, origin] = &fields[..] else {
            return Err(PuzzleFault::Fields(fields.len()));
        };
        let is_id = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
        if id.is_empty() || !id.chars().all(is_id) {
            return Err(PuzzleFault::Id(id.to_owned()));
        }
        let game = Game::parse(game).ok_or_else(|| PuzzleFault::Game(game.to_owned()))?;
        let theme = |name: &str| {
            PuzzleTheme::parse(name).ok_or_else(|| PuzzleFault::Theme(name.to_owned()))
        };
        let themes = themes.split(',').map(theme).collect::<Result<_, _>>()?;
        let difficulty = difficulty
            .parse()
            .ok()
            .filter(|number| DIFFICULTIES.contains(number))
            .ok_or_else(|| PuzzleFault::Difficulty(difficulty.to_owned()))?;
        let position =
            GameSetup::new(game).parse_position(position).map_err(PuzzleFault::Position)?;
        let solution = parse_solution(&position, solution)?;
        let (id, origin) = (id.to_owned(), origin.to_owned());
        Ok(Puzzle { id, game, themes, difficulty, position, solution, origin })
    }
}

/// The difficulties that a puzzle can have.
const DIFFICULTIES: std::ops::RangeInclusive<u16> = 400..=3000;

fn parse_solution(start: &AnyPosition, text: &str) -> Result<Vec<SolutionPly>, PuzzleFault> {
    let Turn::Seat(solver) = start.turn() else { return Err(PuzzleFault::Over) };
    let mut position = start.clone();
    let mut solution = Vec::new();
    for words in text.split_whitespace() {
        let read = |word: &str| match position.read(word) {
            Ok(Ply::Move(mv)) => Ok(mv),
            Ok(Ply::Roll(_)) => Err(PuzzleFault::Reply(word.to_owned())),
            Err(refusal) => Err(PuzzleFault::Move(word.to_owned(), Reason::from(refusal))),
        };
        let Turn::Seat(seat) = position.turn() else {
            return Err(PuzzleFault::Reply(words.to_owned()));
        };
        let mut moves = words.split('/').map(read).collect::<Result<Vec<_>, _>>()?;
        if seat != solver && moves.len() > 1 {
            return Err(PuzzleFault::Reply(words.to_owned()));
        }
        let also = moves.split_off(1);
        position.play(moves[0]);
        solution.push(SolutionPly { seat, best: moves[0], also });
    }
    match solution.last() {
        None => Err(PuzzleFault::Empty),
        Some(last) if last.seat != solver => Err(PuzzleFault::Reply(last.best.to_string())),
        Some(_) => Ok(solution),
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes: Vec<_> = self.themes.iter().map(|theme| theme.name()).collect();
        let (id, game, themes) = (&self.id, self.game, themes.join(","));
        let (difficulty, position, origin) = (self.difficulty, &self.position, &self.origin);
        let solution = self.solution_text();
        write!(f, "{id} | {game} | {themes} | {difficulty} | {position} | {solution} | {origin}")
    }
}

/// Reads puzzles, one a line; empty lines and those that begin with `#` are skipped. The error is about the
/// first line that is wrong.
pub fn parse_puzzles(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let mut ids = HashSet::new();
    for (nth, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let at = |fault| PuzzleError { line: nth + 1, fault };
        let puzzle = Puzzle::parse(line).map_err(at)?;
        if !ids.insert(puzzle.id.clone()) {
            return Err(at(PuzzleFault::Twice(puzzle.id)));
        }
        puzzles.push(puzzle);
    }
    Ok(puzzles)
}
