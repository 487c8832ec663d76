//! Puzzles: those that come with the program, what an attempt is worth, and ratings of puzzles and solvers
//! by Glicko-2, as if each attempt were a game between the two.

use std::collections::HashMap;
use std::sync::LazyLock;

use api::{Millis, PuzzleAttempt, PuzzleInfo, PuzzleRating, SolverStanding};
use game::SeatResult;
use puzzles::{Puzzle, PuzzleAnswer, PuzzleSession, SolutionPly, shipped_puzzles};
use ratings::{RatedSeat, SkillRating, rate};
use store::{PuzzleRatingRow, RatedAttempt};

use crate::error::ServerError;
use crate::state::App;

/// How sure the difficulty of a puzzle is that nobody has tried.
const FIRST_DEVIATION: f64 = 150.0;

/// How often an attempt is counted anew if a rating has changed meanwhile.
const TRIES: usize = 5;

/// The puzzles that come with the program.
pub(crate) struct PuzzleBook {
    /// In the order of their files.
    pub(crate) puzzles: Vec<Puzzle>,
    /// Where each is, by its id.
    index: HashMap<String, usize>,
}

impl PuzzleBook {
    /// The one that there is; read when it is first asked for.
    pub(crate) fn get() -> &'static PuzzleBook {
        static BOOK: LazyLock<PuzzleBook> = LazyLock::new(|| {
            let puzzles = shipped_puzzles();
            let ids = puzzles.iter().enumerate().map(|(nth, puzzle)| (puzzle.id.clone(), nth));
            let index = ids.collect();
            PuzzleBook { puzzles, index }
        });
        &BOOK
    }

    /// The place of a puzzle in the book.
    pub(crate) fn position(&self, id: &str) -> Option<usize> {
        self.index.get(id).copied()
    }

    /// The puzzle of that id.
    pub(crate) fn find(&self, id: &str) -> Result<&Puzzle, ServerError> {
        let nth = self.position(id);
        let unknown = || ServerError::NoPuzzle { word: id.to_owned() };
        nth.map(|nth| &self.puzzles[nth]).ok_or_else(unknown)
    }
}

/// A puzzle as everybody sees it.
pub(crate) fn shown_puzzle(
    puzzle: &Puzzle,
    rating: Option<PuzzleRatingRow>,
    with_solution: bool,
    now: Millis,
) -> PuzzleInfo {
    PuzzleInfo {
        id: puzzle.id.clone(),
        game: puzzle.game.name().to_owned(),
        themes: puzzle.themes.iter().map(|theme| theme.name().to_owned()).collect(),
        difficulty: puzzle.difficulty,
        rating: rating.map(|row| shown_rating(&skill(&row), now)),
        position: puzzle.position.to_string(),
        moves: u8::try_from(puzzle.own_moves()).unwrap_or(u8::MAX),
        solution: with_solution.then(|| solution(puzzle)),
    }
}

/// The moves of both sides, each with its equals.
pub(crate) fn solution(puzzle: &Puzzle) -> Vec<Vec<String>> {
    let all = |ply: &SolutionPly| {
        std::iter::once(&ply.best).chain(&ply.also).map(ToString::to_string).collect()
    };
    puzzle.solution.iter().map(all).collect()
}

/// Whether these moves solve a puzzle. What the rules refuse is refused, and is no attempt.
pub(crate) fn solves(puzzle: &Puzzle, moves: &[String]) -> Result<bool, ServerError> {
    let mut session = PuzzleSession::new(puzzle.clone());
    for word in moves {
        match session.answer(word) {
            PuzzleAnswer::Right { .. } | PuzzleAnswer::AlsoGood => {}
            PuzzleAnswer::Wrong => return Ok(false),
            PuzzleAnswer::Refused(_) if session.is_done() => {
                return Err(ServerError::PuzzleOver { word: word.clone() });
            }
            PuzzleAnswer::Refused(reason) => return Err(reason.into()),
        }
    }
    Ok(session.is_done())
}

/// An attempt that counts: the solver's rating before, and both after it.
pub(crate) struct CountedAttempt {
    pub(crate) before: SkillRating,
    pub(crate) solver: SkillRating,
}

/// Counts the attempt of the owner of an account, unless they have tried the puzzle before.
pub(crate) async fn count(
    app: &App,
    person: &str,
    puzzle: &Puzzle,
    solved: bool,
) -> Result<Option<CountedAttempt>, ServerError> {
    for _ in 0..TRIES {
        if app.store.puzzle_attempt(person, &puzzle.id).await?.is_some() {
            return Ok(None);
        }
        let now = app.store.now();
        let before = app.store.solver_rating(person).await?;
        let before = before.map_or(SkillRating::NEW, |row| skill(&row));
        let puzzle_before = app.store.puzzle_rating(&puzzle.id).await?;
        let puzzle_before =
            puzzle_before.map_or_else(|| first_rating(puzzle, now), |row| skill(&row));
        let (solver_result, puzzle_result) = match solved {
            true => (SeatResult::Win, SeatResult::Loss),
            false => (SeatResult::Loss, SeatResult::Win),
        };
        let seat =
            |before, side, result| RatedSeat { before, side, result, first_player_term: 0.0 };
        let seats = [seat(before, 0, solver_result), seat(puzzle_before, 1, puzzle_result)];
        let [solver, rated_puzzle] = rate(&seats, now)[..] else { return Ok(None) };
        let attempt = RatedAttempt {
            person,
            puzzle: &puzzle.id,
            solved,
            solver_attempts: before.games.into(),
            puzzle_attempts: puzzle_before.games.into(),
            solver: row(&solver),
            rated_puzzle: row(&rated_puzzle),
        };
        if app.store.count_puzzle_attempt(&attempt).await? {
            return Ok(Some(CountedAttempt { before, solver }));
        }
    }
    Err(ServerError::Busy)
}

/// What puzzles somebody has tried, and how well they solve them.
pub(crate) async fn standing(app: &App, person: &str) -> Result<SolverStanding, ServerError> {
    let rating = app.store.solver_rating(person).await?;
    let rows = app.store.puzzle_attempts(person).await?;
    Ok(SolverStanding {
        rating: rating.map(|row| shown_rating(&skill(&row), app.store.now())),
        solved: rows.iter().filter(|row| row.solved).count() as u32,
        attempts: rows
            .into_iter()
            .map(|row| PuzzleAttempt {
                rating: skill_points(row.rating),
                puzzle: row.puzzle,
                solved: row.solved,
                at: row.at,
            })
            .collect(),
    })
}

/// A rating as people see it at a moment.
pub(crate) fn shown_rating(rating: &SkillRating, now: Millis) -> PuzzleRating {
    PuzzleRating {
        rating: rating.shown(),
        deviation: rating.deviation_at(now).round() as i32,
        provisional: rating.is_provisional(now),
        attempts: rating.games,
    }
}

/// The rating of a row.
pub(crate) fn skill(row: &PuzzleRatingRow) -> SkillRating {
    SkillRating {
        rating: row.rating as f64 / 100.0,
        deviation: row.deviation as f64 / 100.0,
        volatility: row.volatility as f64 / 1e6,
        games: u32::try_from(row.attempts).unwrap_or(0),
        at: row.at,
    }
}

fn skill_points(hundredths: i64) -> i32 {
    (hundredths as f64 / 100.0).round() as i32
}

fn row(rating: &SkillRating) -> PuzzleRatingRow {
    PuzzleRatingRow {
        rating: (rating.rating * 100.0).round() as i64,
        deviation: (rating.deviation * 100.0).round() as i64,
        volatility: (rating.volatility * 1e6).round() as i64,
        attempts: rating.games.into(),
        at: rating.at,
    }
}

/// The rating of a puzzle that nobody has tried.
fn first_rating(puzzle: &Puzzle, now: Millis) -> SkillRating {
    SkillRating {
        rating: puzzle.difficulty.into(),
        deviation: FIRST_DEVIATION,
        at: now,
        ..SkillRating::NEW
    }
}
