use api::Millis;

/// The rating of a puzzle, or of somebody who solves them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleRatingRow {
    /// The rating, in hundredths of a point.
    pub rating: i64,
    /// How sure it is, in hundredths too.
    pub deviation: i64,
    /// The volatility, in millionths.
    pub volatility: i64,
    /// How many attempts it has seen.
    pub attempts: i64,
    /// When the last of them was.
    pub at: Millis,
}

/// The attempt of somebody at a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleAttemptRow {
    /// The puzzle.
    pub puzzle: String,
    /// Whether they solved it.
    pub solved: bool,
    /// Their rating afterwards, in hundredths of a point.
    pub rating: i64,
    /// When it was.
    pub at: Millis,
}

/// An attempt to be counted, with the ratings before and after it.
#[derive(Clone, Copy, Debug)]
pub struct RatedAttempt<'a> {
    /// Who tried.
    pub person: &'a str,
    /// Which puzzle.
    pub puzzle: &'a str,
    /// Whether they solved it.
    pub solved: bool,
    /// How many attempts the solver's rating had seen.
    pub solver_attempts: i64,
    /// How many attempts the puzzle's rating had seen.
    pub puzzle_attempts: i64,
    /// The solver's rating from now on.
    pub solver: PuzzleRatingRow,
    /// The puzzle's rating from now on.
    pub rated_puzzle: PuzzleRatingRow,
}
