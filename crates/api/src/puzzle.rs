//! Puzzles: positions in which one move is clearly best.

use serde::{Deserialize, Serialize};

use crate::Millis;

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = Puzzle))]
pub struct PuzzleInfo {
    /// Its id, made of the position: the same position always has the same one.
    pub id: String,
    /// `quoridor`, `pacman` or `mspacman`.
    pub game: String,
    /// What it is about, the most special first.
    pub themes: Vec<String>,
    /// How hard it was found to be when it was made, on the scale of ratings.
    pub difficulty: u16,
    /// How hard it is by the attempts of people with accounts here; left out before the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<PuzzleRating>,
    /// Where it begins; whoever is to move solves it.
    pub position: String,
    /// How many moves the solver makes.
    pub moves: u8,
    /// The moves of both sides, each with its equals; left out unless asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<Vec<Vec<String>>>,
}

/// The rating of a puzzle, or of somebody who solves them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleRating {
    /// The rating.
    pub rating: i32,
    /// How sure it is: the true value is within two of these, 19 times of 20.
    pub deviation: i32,
    /// Whether it is still a guess, and shown with a question mark.
    pub provisional: bool,
    /// How many attempts it has seen.
    pub attempts: u32,
}

/// Some puzzles, and where to go on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzlePage {
    /// The puzzles.
    pub puzzles: Vec<PuzzleInfo>,
    /// How many there are on all pages.
    pub count: usize,
    /// The id to ask for more `after`; left out on the last page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
}

/// An attempt at a puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPuzzleAttempt {
    /// The solver's moves in order, without the replies. Fewer than the solution has mean that they gave up.
    pub moves: Vec<String>,
    /// Whether they had a hint: then it does not count as solved.
    #[serde(default)]
    pub hint: bool,
}

/// What became of an attempt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleResult {
    /// Whether it is solved, without a hint.
    pub solved: bool,
    /// The moves of both sides, each with its equals.
    pub solution: Vec<Vec<String>>,
    /// Whether it counts: the first attempt of the owner of an account does.
    pub rated: bool,
    /// The rating of the puzzle now, where it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<PuzzleRating>,
    /// The solver's rating now, where they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solver: Option<PuzzleRating>,
    /// How the solver's rating has changed; left out where the attempt does not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub change: Option<i32>,
}

/// What puzzles the owner of an account has tried, and how well they solve them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SolverStanding {
    /// Their rating; left out before the first attempt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<PuzzleRating>,
    /// How many puzzles they have solved at the first attempt.
    pub solved: u32,
    /// Their attempts, the latest first.
    pub attempts: Vec<PuzzleAttempt>,
}

/// Somebody's first attempt at a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleAttempt {
    /// The id of the puzzle.
    pub puzzle: String,
    /// Whether they solved it.
    pub solved: bool,
    /// Their rating afterwards.
    pub rating: i32,
    /// When it was.
    pub at: Millis,
}
