//! Puzzles, and attempts at them.

use api::{NewPuzzleAttempt, PuzzleInfo, PuzzlePage, PuzzleResult, Refusal, SolverStanding};
use axum::Json;
use axum::extract::{Path, Query, State};
use puzzles::{Puzzle, PuzzleDate, PuzzleTheme, daily_puzzle};
use rules::Game;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::error::ServerError;
use crate::extract::{AccountHolder, ClientAddress, JsonBody, MaybeCaller};
use crate::identity::Grant;
use crate::limits::AddressKey;
use crate::puzzle_solving::{
    PuzzleBook, count, shown_puzzle, shown_rating, skill, solution, solves, standing,
};
use crate::shared_limits::Limit;
use crate::state::App;

/// How many puzzles a page has, where nothing is said.
const PAGE: usize = 20;
/// How many it has at most.
const MAX_PAGE: usize = 100;
/// The most moves of an attempt: more than any solution has.
const MAX_MOVES: usize = 50;
/// The milliseconds of a day.
const DAY: u64 = 86_400_000;

/// Which puzzles.
#[derive(Deserialize, IntoParams)]
pub(super) struct PuzzlesQuery {
    /// Only those of `quoridor`, `pacman` or `mspacman`.
    #[serde(default)]
    game: String,
    /// Only those with this theme.
    #[serde(default)]
    theme: String,
    /// Only those that are at least so difficult.
    #[serde(default)]
    easiest: Option<u16>,
    /// Only those that are at most so difficult.
    #[serde(default)]
    hardest: Option<u16>,
    /// Those after the puzzle of this id, the last of the page before.
    #[serde(default)]
    after: String,
    /// How many at most: 20 where left out, 100 at most.
    #[serde(default)]
    limit: Option<usize>,
}

/// Puzzles, page by page, in an order that stays the same.
#[utoipa::path(get, path = "/puzzles", operation_id = "puzzles", params(PuzzlesQuery),
    responses((status = 200, body = PuzzlePage), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn list(
    State(app): State<App>,
    Query(query): Query<PuzzlesQuery>,
) -> Result<Json<PuzzlePage>, ServerError> {
    let game = match query.game.as_str() {
        "" => None,
        word => {
            let unknown = || ServerError::GameUnknown { word: word.to_owned() };
            Some(Game::parse(word).ok_or_else(unknown)?)
        }
    };
    let theme = match query.theme.as_str() {
        "" => None,
        word => {
            let unknown = || ServerError::PuzzleTheme { word: word.to_owned() };
            Some(PuzzleTheme::parse(word).ok_or_else(unknown)?)
        }
    };
    let book = PuzzleBook::get();
    let first = match query.after.as_str() {
        "" => 0,
        id => {
            let unknown = || ServerError::NoPuzzle { word: id.to_owned() };
            book.position(id).ok_or_else(unknown)? + 1
        }
    };
    let is_asked_for = |puzzle: &&Puzzle| {
        game.is_none_or(|game| puzzle.game == game)
            && theme.is_none_or(|theme| puzzle.themes.contains(&theme))
            && query.easiest.is_none_or(|least| puzzle.difficulty >= least)
            && query.hardest.is_none_or(|most| puzzle.difficulty <= most)
    };
    let limit = query.limit.unwrap_or(PAGE).clamp(1, MAX_PAGE);
    let mut rest = book.puzzles[first..].iter().filter(is_asked_for);
    let page: Vec<_> = rest.by_ref().take(limit).collect();
    let after = rest.next().and(page.last()).map(|puzzle| puzzle.id.clone());
    let ratings = app.store.puzzle_ratings().await?;
    let now = app.store.now();
    let shown =
        |puzzle: &&Puzzle| shown_puzzle(puzzle, ratings.get(&puzzle.id).copied(), false, now);
    Ok(Json(PuzzlePage {
        puzzles: page.iter().map(shown).collect(),
        count: book.puzzles.iter().filter(is_asked_for).count(),
        after,
    }))
}

/// How a puzzle is shown.
#[derive(Deserialize, IntoParams)]
pub(super) struct PuzzleQuery {
    /// Whether to tell the solution too.
    #[serde(default)]
    solution: bool,
}

/// A puzzle.
#[utoipa::path(get, path = "/puzzles/{id}", operation_id = "puzzle", params(("id" = String, Path), PuzzleQuery),
    responses((status = 200, body = PuzzleInfo), (status = 404, body = Refusal)))]
pub(super) async fn read(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<PuzzleQuery>,
) -> Result<Json<PuzzleInfo>, ServerError> {
    let puzzle = PuzzleBook::get().find(&id)?;
    let rating = app.store.puzzle_rating(&puzzle.id).await?;
    Ok(Json(shown_puzzle(puzzle, rating, query.solution, app.store.now())))
}

/// Which day.
#[derive(Deserialize, IntoParams)]
pub(super) struct DailyQuery {
    /// The date, as `2026-11-17`; today in UTC where left out.
    #[serde(default)]
    date: String,
    /// Whether to tell the solution too.
    #[serde(default)]
    solution: bool,
}

/// The puzzle of a date: the same everywhere.
#[utoipa::path(get, path = "/puzzles/daily", operation_id = "daily_puzzle", params(DailyQuery),
    responses((status = 200, body = PuzzleInfo), (status = 422, body = Refusal)))]
pub(super) async fn daily(
    State(app): State<App>,
    Query(query): Query<DailyQuery>,
) -> Result<Json<PuzzleInfo>, ServerError> {
    let now = app.store.now();
    let date = match query.date.as_str() {
        "" => PuzzleDate::from_days(u32::try_from(now / DAY).unwrap_or(0)),
        word => PuzzleDate::parse(word),
    };
    let date = date.ok_or(ServerError::PuzzleDate { word: query.date })?;
    let puzzle = daily_puzzle(&PuzzleBook::get().puzzles, date).ok_or(ServerError::Busy)?;
    let rating = app.store.puzzle_rating(&puzzle.id).await?;
    Ok(Json(shown_puzzle(puzzle, rating, query.solution, now)))
}

/// An attempt at a puzzle. The first one of the owner of an account counts for their rating and the puzzle's; whoever
/// has none, or tries again, is told whether it is right.
#[utoipa::path(post, path = "/puzzles/{id}/attempts", operation_id = "attempt_puzzle", params(("id" = String, Path)), request_body = NewPuzzleAttempt,
    responses((status = 200, body = PuzzleResult), (status = 404, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn attempt(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
    JsonBody(attempt): JsonBody<NewPuzzleAttempt>,
) -> Result<Json<PuzzleResult>, ServerError> {
    if !app.limits.allow(Limit::PuzzleAttempts, AddressKey::from(address)) {
        return Err(ServerError::TooOften);
    }
    let puzzle = PuzzleBook::get().find(&id)?;
    if let Some(word) = attempt.moves.get(MAX_MOVES) {
        return Err(ServerError::PuzzleOver { word: word.clone() });
    }
    let solved = solves(puzzle, &attempt.moves)? && !attempt.hint;
    // Programs with a token of somebody's may try puzzles, and rate nobody by it.
    let owner = caller
        .filter(|caller| app.config.accounts && matches!(caller.grant, Grant::Session(_)))
        .map(|caller| caller.person.id);
    let counted = match &owner {
        Some(person) => count(&app, person, puzzle, solved).await?,
        None => None,
    };
    let now = app.store.now();
    let rating = app.store.puzzle_rating(&puzzle.id).await?;
    let solver = match (&counted, &owner) {
        (Some(counted), _) => Some(counted.solver),
        (None, Some(person)) => app.store.solver_rating(person).await?.map(|row| skill(&row)),
        (None, None) => None,
    };
    Ok(Json(PuzzleResult {
        solved,
        solution: solution(puzzle),
        rated: counted.is_some(),
        puzzle: rating.map(|row| shown_rating(&skill(&row), now)),
        solver: solver.map(|rating| shown_rating(&rating, now)),
        change: counted.map(|counted| counted.solver.shown() - counted.before.shown()),
    }))
}

/// What puzzles one has tried, and how well one solves them.
#[utoipa::path(get, path = "/account/puzzles", operation_id = "solver_standing",
    responses((status = 200, body = SolverStanding), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn own(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
) -> Result<Json<SolverStanding>, ServerError> {
    Ok(Json(standing(&app, &person.id).await?))
}
