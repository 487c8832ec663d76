use std::collections::BTreeMap;

use game::{ExactMoves, MazeStudy};
use serde::{Deserialize, Serialize};

use crate::Refusal;

/// Asks for the exact values of a position of the PAC-MAN variant.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProbeRequest {
    /// The position, which names its maze.
    pub position: String,
    /// The number of seats; 2 if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// Rule options that differ from their default, as on the command line.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// Whether to solve the maze if nobody has, where the server does that.
    #[serde(default)]
    pub solve: bool,
    /// Whether to answer with the study of the maze as well: the line of best play, and every piece elsewhere.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub study: bool,
}

/// The exact values of a position, or how far the solving of its maze has come; neither where nobody has
/// solved it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProbeAnswer {
    /// The values of the position and of its moves; `null` where they are not known.
    #[serde(default)]
    pub exact: Option<ExactMoves>,
    /// What the solution says beyond that; only where it was asked for and the maze is solved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub study: Option<MazeStudy>,
    /// How much of the maze is solved, in permille: ask again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solving: Option<u16>,
    /// Why the server would not solve the maze if it were asked to now, where it knows; absent where it would.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cannot_solve: Option<Refusal>,
}
