//! Friends, and challenges: a game that one person offers to another.

use serde::{Deserialize, Serialize};

use crate::{Millis, Person, RatingStake, TimeControl};

/// The people around the owner of an account. Nobody is told who follows whom but the two.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Friends {
    /// Those who follow each other with them.
    pub friends: Vec<Friend>,
    /// Those whom they follow alone.
    pub following: Vec<Person>,
    /// Those who follow them alone.
    pub followers: Vec<Person>,
}

/// Somebody who follows one and whom one follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Friend {
    /// The person.
    pub person: Person,
    /// Whether they are here, at whatever node. Only friends are told.
    pub online: bool,
}

/// A challenge to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewChallenge {
    /// Who is challenged: the id of a person, or the name of an account.
    pub to: String,
    /// `quoridor`, `mini`, `pacman` or `mspacman`.
    pub game: String,
    /// The number of seats; whoever has the link may join at those that are left.
    #[serde(default = "crate::lobby::two")]
    pub seats: u8,
    /// How much time players have.
    #[serde(rename = "clock", default)]
    pub time_control: TimeControl,
    /// The seat of whoever challenges; the first one where left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<u8>,
    /// Whether the game is to change ratings: both have an account then, and there is a clock.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// A game that one person offers to another. A table waits for them until it ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Challenge {
    /// Its id.
    pub id: String,
    /// Who challenges.
    pub from: Person,
    /// Who is challenged.
    pub to: Person,
    /// `quoridor`, `mini`, `pacman` or `mspacman`.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// How much time players have.
    #[serde(rename = "clock")]
    pub time_control: TimeControl,
    /// The seat of whoever challenges. Older servers leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<u8>,
    /// Whether the game changes ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// What is at stake for whoever is challenged, while they have not answered and nobody else may join; for them alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stake: Option<RatingStake>,
    /// The id of the table that waits.
    pub table: String,
    /// Its link.
    pub url: String,
    /// When it was made.
    pub created: Millis,
    /// When it ends if nobody answers.
    pub expires: Millis,
    /// What became of it.
    pub state: ChallengeState,
    /// Why it was declined; left out if it was not, or without a reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<DeclineReason>,
}

/// What became of a challenge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChallengeState {
    /// It waits for an answer.
    Open,
    /// They play.
    Accepted,
    /// Whoever was challenged does not want to.
    Declined,
    /// Whoever challenged took it back.
    Withdrawn,
    /// Nobody answered in time.
    #[default]
    Expired,
}

impl ChallengeState {
    /// All of them.
    pub const ALL: [ChallengeState; 5] = [
        ChallengeState::Open,
        ChallengeState::Accepted,
        ChallengeState::Declined,
        ChallengeState::Withdrawn,
        ChallengeState::Expired,
    ];

    /// The word for it, as on the wire.
    pub fn word(self) -> &'static str {
        match self {
            ChallengeState::Open => "open",
            ChallengeState::Accepted => "accepted",
            ChallengeState::Declined => "declined",
            ChallengeState::Withdrawn => "withdrawn",
            ChallengeState::Expired => "expired",
        }
    }
}

/// Why a challenge is declined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DeclineReason {
    /// Not now.
    Later,
    /// With another clock, gladly.
    Clock,
    /// Another game, gladly.
    Game,
    /// Only with friends.
    Strangers,
}

impl DeclineReason {
    /// All of them, in the order of a form.
    pub const ALL: [DeclineReason; 4] =
        [DeclineReason::Later, DeclineReason::Clock, DeclineReason::Game, DeclineReason::Strangers];

    /// The word for it, as on the wire.
    pub fn word(self) -> &'static str {
        match self {
            DeclineReason::Later => "later",
            DeclineReason::Clock => "clock",
            DeclineReason::Game => "game",
            DeclineReason::Strangers => "strangers",
        }
    }
}

/// The answer no to a challenge. The reason may be left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChallengeDecline {
    /// Why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<DeclineReason>,
}

/// The challenges of somebody, the latest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Challenges {
    /// Those that wait for their answer.
    pub incoming: Vec<Challenge>,
    /// Those that they have made: the open ones, and what became of others within a day.
    pub outgoing: Vec<Challenge>,
    /// What became within a day of those that others have made to them. Older servers leave it out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answered: Vec<Challenge>,
}
