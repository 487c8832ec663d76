use api::ProbeRequest;
use game::SetupText;
use rules::{AnyPosition, Game, GameSetup, pacman};
use serde::{Deserialize, Serialize};

use crate::error::ServerError;

/// A maze to be solved, as the database keeps it, and within which bounds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SolveBody {
    /// A position of the maze under its rules.
    pub(crate) maze: ProbeRequest,
    /// The most memory that solving may take, in bytes.
    pub(crate) memory: u64,
    /// How large all solutions together may become, in bytes.
    pub(crate) disk: u64,
}

/// How the solving of a maze ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum SolveEnd {
    /// The solution is in the database.
    Solved,
    /// It needs more room than there is.
    TooLarge,
}

/// The position that a probe asks about.
pub(crate) fn probed_position(question: &ProbeRequest) -> Result<pacman::Position, ServerError> {
    let options = question.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let described = SetupText {
        seats: question.seats.map(usize::from),
        maze: question.position.split_whitespace().nth(5),
        options: options.collect(),
        ..SetupText::new(Game::Pacman.name())
    };
    let setup = GameSetup::from_text(&described).map_err(|error| error.reason)?;
    match setup.parse_position(&question.position)? {
        AnyPosition::Pacman(position) => Ok(position),
        _ => unreachable!("it is a position of the game it was read for"),
    }
}
