use serde::{Deserialize, Serialize};

use crate::{Clock, Ending, Holder, Millis, Phase};

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Summary {
    /// Its id, the last part of its link.
    pub table: String,
    /// The game.
    pub game: String,
    /// Who holds each seat; nothing where it is open.
    pub seats: Vec<Option<Holder>>,
    /// How much time players have.
    pub clock: Clock,
    /// How many rule options differ from their default.
    pub options: u32,
    /// Whether it is played with a maze of its own.
    pub maze: bool,
    /// Waiting, in play, over.
    pub phase: Phase,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// When something last happened there.
    pub at: Millis,
}

/// Public tables, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// With an open seat.
    pub open: Vec<Summary>,
    /// In play: to watch.
    pub live: Vec<Summary>,
}

/// A wish to play someone, anyone, now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Pairing {
    /// `quoridor`, `mini`, `pacman` or `mspacman`.
    pub game: String,
    /// How fast.
    pub speed: Speed,
    /// Mixed into the dice, as in [`Action::Join`](crate::Action::Join).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<String>,
}

/// A pace that many people can be paired by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// 3 minutes and 2 seconds a move.
    Blitz,
    /// 10 minutes and 5 seconds a move.
    Rapid,
    /// 2 days a move.
    Days,
    /// No clock.
    Untimed,
}

impl Speed {
    /// The clock that goes with it.
    pub fn clock(self) -> Clock {
        match self {
            Speed::Blitz => Clock::Fischer { seconds: 180, increment: 2 },
            Speed::Rapid => Clock::Fischer { seconds: 600, increment: 5 },
            Speed::Days => Clock::Correspondence { days: 2 },
            Speed::Untimed => Clock::None,
        }
    }
}
