//! The engine's analysis of a position, as it crosses the wire. The types mirror those of
//! `engine::insight`, which this crate does not depend on.

use serde::{Deserialize, Serialize};

use crate::SeatNumber;

/// The engine's analysis of a position: words of the notation and numbers, never a sentence.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Insight))]
pub struct WireInsight {
    /// The position analysed.
    pub position: String,
    /// The seat to move.
    pub seat: SeatNumber,
    /// Each seat's winning chance, in permille, from seat 1 on.
    pub chances: Vec<u16>,
    /// The principal variations, the best first.
    pub lines: Vec<WireLine>,
    /// Each seat's shortest path to its goal, in games that have goals.
    #[serde(rename = "ways", default, skip_serializing_if = "Vec::is_empty")]
    pub shortest_paths: Vec<WireShortestPath>,
    /// The game-theoretic value, where a tablebase knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exact: Option<WireExact>,
    /// The search depth reached, in plies.
    pub depth: u32,
    /// The number of positions searched.
    pub nodes: u64,
}

/// A principal variation: best play from the position on, as far as the engine sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Line))]
pub struct WireLine {
    /// The moves as record words.
    pub words: Vec<String>,
    /// Each seat's winning chance along it, in permille, from seat 1 on.
    pub chances: Vec<u16>,
    /// The score of the line for the seat to move.
    pub score: WireScore,
}

/// The score of a line for the seat to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Score))]
#[serde(rename_all = "snake_case")]
pub enum WireScore {
    /// An advantage, in hundredths of a step.
    Points(i32),
    /// A forced win within that many own moves.
    Wins(u32),
    /// A forced loss after that many own moves.
    Loses(u32),
}

/// The shortest path of a seat to its goal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Way))]
pub struct WireShortestPath {
    /// The seat whose path it is.
    pub seat: SeatNumber,
    /// The squares entered, in order.
    pub squares: Vec<String>,
}

/// The game-theoretic value of a position, from a tablebase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Exact))]
pub struct WireExact {
    /// The result with best play, from seat 1's point of view.
    pub verdict: WireVerdict,
    /// The distance to the win in turns of the winner's side, where somebody wins.
    pub turns: u32,
}

/// The result of a game with best play, from seat 1's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Verdict))]
#[serde(rename_all = "snake_case")]
pub enum WireVerdict {
    /// Seat 1 wins.
    Win,
    /// Neither side can force a win.
    Draw,
    /// Seat 1 loses.
    Loss,
}
