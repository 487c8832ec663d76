use serde::{Deserialize, Serialize};

/// What a machine makes of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Insight {
    /// The position it is about.
    pub position: String,
    /// The best ways to go on, the best first.
    pub lines: Vec<Line>,
    /// The steps each seat is from its goal if nothing else changes; nothing where that has no
    /// meaning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<Option<u32>>,
    /// The exact value, where it is known.
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
    /// How likely each seat is to win, in permille, from seat 1 on.
    pub score: Vec<u16>,
}

/// A value nobody needs to doubt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Exact {
    /// Seat by seat, as in records: `1,0`, `1/2,1/2`.
    pub outcome: String,
    /// In how many plies, with best play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plies: Option<u32>,
}
