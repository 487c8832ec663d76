use serde::{Deserialize, Serialize};

use crate::SeatNumber;

/// What a machine makes of a position: words of the notation and numbers, never a sentence.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Insight {
    /// The position it is about.
    pub position: String,
    /// The seat to move.
    pub seat: SeatNumber,
    /// Each seat's chance to win, in permille, from seat 1 on.
    pub chances: Vec<u16>,
    /// The best ways to go on, the best first.
    pub lines: Vec<Line>,
    /// Each seat's shortest way to where it wants to be, where the game has such a thing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<Way>,
    /// The true value, where it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exact: Option<Exact>,
    /// How many plies deep it looked.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
}

/// One way to go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Line {
    /// The moves as record words.
    pub words: Vec<String>,
    /// Each seat's chance to win along it, in permille, from seat 1 on.
    pub chances: Vec<u16>,
    /// How good it is for the seat to move.
    pub score: Score,
}

/// How good a line is for the seat to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Score {
    /// In hundredths of a step.
    Points(i32),
    /// A forced win within that many own moves.
    Wins(u32),
    /// A forced loss after that many own moves.
    Loses(u32),
}

/// The shortest way of a seat to where it wants to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Way {
    /// Whose.
    pub seat: SeatNumber,
    /// The squares entered, in order.
    pub squares: Vec<String>,
}

/// A value nobody needs to doubt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Exact {
    /// How it ends with best play, as seat 1 sees it.
    pub verdict: Verdict,
    /// After how many more turns of the winner's side, where somebody wins.
    pub turns: u32,
}

/// How a game ends with best play, as seat 1 sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Seat 1 wins.
    Win,
    /// Nobody can force anything.
    Draw,
    /// Seat 1 loses.
    Loss,
}
