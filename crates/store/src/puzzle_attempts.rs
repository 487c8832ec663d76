//! Attempts at puzzles, and the ratings that they change.

use crate::puzzle_rows::{PuzzleRatingRow, RatedAttempt};
use crate::queries::sql_time;
use crate::random::random_id;
use crate::{Statement, Store, StoreError};

impl Store {
    /// Counts an attempt, unless that person has tried the puzzle before or one of the ratings has changed since
    /// it was read. Returns whether it counts. Two nodes that count at one moment may each overlook the other's change of a
    /// rating; no attempt is ever counted twice.
    pub async fn count_puzzle_attempt(
        &self,
        attempt: &RatedAttempt<'_>,
    ) -> Result<bool, StoreError> {
        let id = random_id(16);
        let RatedAttempt { person, puzzle, solver, rated_puzzle, .. } = attempt;
        let insert = Statement::new(
            "INSERT INTO puzzle_attempts (person, puzzle, id, solved, rating, at)
             SELECT $1, $2, $3, $4, $5, $6
             WHERE coalesce((SELECT attempts FROM solver_ratings WHERE person = $1), 0) = $7
               AND coalesce((SELECT attempts FROM puzzle_ratings WHERE puzzle = $2), 0) = $8
             ON CONFLICT DO NOTHING",
        );
        let insert = insert.text(*person).text(*puzzle).text(&id).number(attempt.solved.into());
        let insert = insert.number(solver.rating).number(sql_time(solver.at));
        let insert = insert.number(attempt.solver_attempts).number(attempt.puzzle_attempts);
        let of_puzzle = Statement::new(
            "INSERT INTO puzzle_ratings (puzzle, rating, deviation, volatility, attempts, at)
             SELECT $1, $2, $3, $4, $5, $6
             WHERE EXISTS (SELECT 1 FROM puzzle_attempts WHERE person = $7 AND puzzle = $1 AND id = $8)
             ON CONFLICT (puzzle) DO UPDATE SET rating = excluded.rating,
               deviation = excluded.deviation, volatility = excluded.volatility,
               attempts = excluded.attempts, at = excluded.at",
        );
        let of_puzzle = with_rating(of_puzzle.text(*puzzle), rated_puzzle);
        let of_puzzle = of_puzzle.text(*person).text(&id);
        // The last one says whether it counts.
        let of_solver = Statement::new(
            "INSERT INTO solver_ratings (person, rating, deviation, volatility, attempts, at)
             SELECT $1, $2, $3, $4, $5, $6
             WHERE EXISTS (SELECT 1 FROM puzzle_attempts WHERE person = $1 AND puzzle = $7 AND id = $8)
             ON CONFLICT (person) DO UPDATE SET rating = excluded.rating,
               deviation = excluded.deviation, volatility = excluded.volatility,
               attempts = excluded.attempts, at = excluded.at",
        );
        let of_solver = with_rating(of_solver.text(*person), solver).text(*puzzle).text(&id);
        Ok(self.execute(vec![insert, of_puzzle, of_solver]).await? > 0)
    }
}

fn with_rating(statement: Statement, row: &PuzzleRatingRow) -> Statement {
    let statement = statement.number(row.rating).number(row.deviation).number(row.volatility);
    statement.number(row.attempts).number(sql_time(row.at))
}

/// Deletes which puzzles a person has tried, and how well they solve them. What their attempts told about puzzles
/// stays, and says nothing of them.
pub(crate) fn delete_puzzle_attempts(person: &str) -> [Statement; 2] {
    let attempts = Statement::new("DELETE FROM puzzle_attempts WHERE person = $1");
    let rating = Statement::new("DELETE FROM solver_ratings WHERE person = $1");
    [attempts.text(person), rating.text(person)]
}
