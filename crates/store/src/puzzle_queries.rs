//! What can be read of attempts at puzzles, in the same SQL from every database.

use std::collections::HashMap;

use async_trait::async_trait;

use crate::puzzle_rows::{PuzzleAttemptRow, PuzzleRatingRow};
use crate::{StoreError, queries};

/// Reads ratings of puzzles and solvers, and attempts.
#[async_trait]
pub trait PuzzleQueries: queries::Queries {
    /// The rating of a puzzle, where anybody has tried it.
    async fn puzzle_rating(&self, puzzle: &str) -> Result<Option<PuzzleRatingRow>, StoreError>;

    /// The ratings of all puzzles that anybody has tried.
    async fn puzzle_ratings(&self) -> Result<HashMap<String, PuzzleRatingRow>, StoreError>;

    /// How well a person solves puzzles, where they have tried any.
    async fn solver_rating(&self, person: &str) -> Result<Option<PuzzleRatingRow>, StoreError>;

    /// The attempt of a person at a puzzle.
    async fn puzzle_attempt(
        &self,
        person: &str,
        puzzle: &str,
    ) -> Result<Option<PuzzleAttemptRow>, StoreError>;

    /// The attempts of a person, the latest first.
    async fn puzzle_attempts(&self, person: &str) -> Result<Vec<PuzzleAttemptRow>, StoreError>;
}

/// Implements [`PuzzleQueries`] for a database that reads through the pool `read`.
macro_rules! implement_puzzle_queries {
    ($database:ty) => {
        #[async_trait]
        impl PuzzleQueries for $database {
            async fn puzzle_rating(
                &self,
                puzzle: &str,
            ) -> Result<Option<PuzzleRatingRow>, StoreError> {
                let row = sqlx::query(
                    "SELECT puzzle, rating, deviation, volatility, attempts, at
                     FROM puzzle_ratings WHERE puzzle = $1",
                );
                let row = row.bind(plain_text(puzzle)).fetch_optional(&self.read).with_timeout();
                Ok(row.await?.map(|row| rating_row!(&row)))
            }

            async fn puzzle_ratings(&self) -> Result<HashMap<String, PuzzleRatingRow>, StoreError> {
                let rows = sqlx::query(
                    "SELECT puzzle, rating, deviation, volatility, attempts, at FROM puzzle_ratings",
                );
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(|row| (Row::get(row, 0), rating_row!(row))).collect())
            }

            async fn solver_rating(
                &self,
                person: &str,
            ) -> Result<Option<PuzzleRatingRow>, StoreError> {
                let row = sqlx::query(
                    "SELECT person, rating, deviation, volatility, attempts, at
                     FROM solver_ratings WHERE person = $1",
                );
                let row = row.bind(plain_text(person)).fetch_optional(&self.read).with_timeout();
                Ok(row.await?.map(|row| rating_row!(&row)))
            }

            async fn puzzle_attempt(
                &self,
                person: &str,
                puzzle: &str,
            ) -> Result<Option<PuzzleAttemptRow>, StoreError> {
                let row = sqlx::query(
                    "SELECT puzzle, solved, rating, at FROM puzzle_attempts
                     WHERE person = $1 AND puzzle = $2",
                );
                let row = row.bind(plain_text(person)).bind(plain_text(puzzle));
                let row = row.fetch_optional(&self.read).with_timeout().await?;
                Ok(row.map(|row| attempt_row!(&row)))
            }

            async fn puzzle_attempts(
                &self,
                person: &str,
            ) -> Result<Vec<PuzzleAttemptRow>, StoreError> {
                let rows = sqlx::query(
                    "SELECT puzzle, solved, rating, at FROM puzzle_attempts
                     WHERE person = $1 ORDER BY at DESC, puzzle",
                );
                let rows = rows.bind(plain_text(person)).fetch_all(&self.read).with_timeout();
                Ok(rows.await?.iter().map(|row| attempt_row!(row)).collect())
            }
        }
    };
}

macro_rules! rating_row {
    ($row:expr) => {
        PuzzleRatingRow {
            rating: Row::get($row, 1),
            deviation: Row::get($row, 2),
            volatility: Row::get($row, 3),
            attempts: Row::get($row, 4),
            at: millis(Row::get($row, 5)),
        }
    };
}

macro_rules! attempt_row {
    ($row:expr) => {
        PuzzleAttemptRow {
            puzzle: Row::get($row, 0),
            solved: Row::get::<i64, _>($row, 1) != 0,
            rating: Row::get($row, 2),
            at: millis(Row::get($row, 3)),
        }
    };
}

pub(crate) use {attempt_row, implement_puzzle_queries, rating_row};

/// What [`implement_puzzle_queries`] needs besides what [`queries`] have.
pub(crate) mod prelude {
    pub(crate) use super::{PuzzleQueries, attempt_row, implement_puzzle_queries, rating_row};
    pub(crate) use crate::puzzle_rows::{PuzzleAttemptRow, PuzzleRatingRow};
}
