use serde::{Deserialize, Serialize};

use crate::{Millis, Rating, SeatHolder, TablePhase, TimeControl, WireEnding};

/// A table as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Summary))]
pub struct TableSummary {
    /// The table's id, the last part of its link.
    pub table: String,
    /// `quoridor`, `mini`, `pacman` or `mspacman`.
    pub game: String,
    /// The player in each seat, from seat 1 on; null where it is open.
    pub seats: Vec<Option<SeatHolder>>,
    /// How much time players have.
    #[serde(rename = "clock")]
    pub time_control: TimeControl,
    /// How many rule options differ from their default.
    pub options: u32,
    /// Whether its settings name a maze, instead of the game's default one.
    pub maze: bool,
    /// Waiting for players, in play, paused or over.
    pub phase: TablePhase,
    /// Whether somebody waits there to be paired with anyone; left out if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pairing: bool,
    /// Whether its game changes ratings; left out if it is casual.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// By seat, from seat 1 on, the rating now of who sits there, where the lobby lists a rated table; null where a seat
    /// is open. Other lists leave it out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<Option<Rating>>,
    /// How the game ended; left out until it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<WireEnding>,
    /// When the last event happened there.
    pub at: Millis,
}

/// A page of public tables, the newest first. However many tables one address makes, they do not push
/// those of others to a later page.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Tables with an open seat.
    pub open: Vec<TableSummary>,
    /// Tables in play, to watch.
    pub live: Vec<TableSummary>,
    /// Whether the next page (`?page=1`, …) has more of either; left out if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub more: bool,
    /// What goes on at the server; left out while that is not known, and by older servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub activity: Option<Activity>,
}

/// What goes on at a server, a few seconds old.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Activity {
    /// How many are connected to a table: to play, to watch, or to wait for somebody.
    pub people: u64,
    /// How many games had a move within the last ten minutes, private ones included.
    pub games: u64,
}

/// A request to be paired with any opponent (quick pairing).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Pairing))]
pub struct PairingRequest {
    /// `quoridor`, `mini`, `pacman` or `mspacman`.
    pub game: String,
    /// The time control wanted.
    pub speed: Speed,
    /// Whether the game is to change ratings, which takes an account and a clock; left out if it is casual. People who
    /// want a rated game meet those of about their own rating.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// How many people play: 2 where it is left out, or 4 in Quoridor and Quoridor Mini.
    #[serde(default = "two", skip_serializing_if = "is_two")]
    pub seats: u8,
    /// The player's own seed for the dice, as in [`Action::Join`](crate::Action::Join).
    #[serde(rename = "luck", default, skip_serializing_if = "Option::is_none")]
    pub client_seed: Option<String>,
}

/// A person's place in a pairing queue. They keep it as long as they are there: a connection follows
/// the table where they wait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PairingPlace {
    /// The id of the table where they wait, or play by now.
    pub table: String,
    /// Its link.
    pub url: String,
    /// `quoridor`, `mini`, `pacman` or `mspacman`.
    pub game: String,
    /// The time control they wait for.
    pub speed: Speed,
    /// Since when they wait, or play.
    pub since: Millis,
    /// Whether they wait; if not, an opponent was found, or they have left.
    pub waiting: bool,
    /// Whether the game is to change ratings; left out if it is casual.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// How many people play; left out if two do.
    #[serde(default = "two", skip_serializing_if = "is_two")]
    pub seats: u8,
    /// In how many seconds to ask once more while they wait for a rated game, or for more than one person: the longer they
    /// have been waiting, the further away ratings may be. What they are then told may name another table, and the one before is over. Left
    /// out where there is nothing to ask.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ask_again: Option<u32>,
}

pub(crate) fn two() -> u8 {
    2
}

fn is_two(seats: &u8) -> bool {
    *seats == 2
}

/// The few time controls that people are paired by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// 3 minutes, plus 2 seconds per move.
    Blitz,
    /// 10 minutes, plus 5 seconds per move.
    Rapid,
    /// 2 days per move.
    Days,
    /// No clock.
    Untimed,
}

impl Speed {
    /// The time control that goes with it.
    pub fn time_control(self) -> TimeControl {
        match self {
            Speed::Blitz => TimeControl::Fischer { seconds: 180, increment: 2 },
            Speed::Rapid => TimeControl::Fischer { seconds: 600, increment: 5 },
            Speed::Days => TimeControl::Correspondence { days: 2 },
            Speed::Untimed => TimeControl::None,
        }
    }
}
