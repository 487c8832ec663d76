//! Ratings, as people see them: whole points, with a question mark while they are a guess. `docs/ratings.md` says how
//! they come about. Pools go by their names: `classic`, `classic-correspondence`, `mini`, `four-players`, `pacman`,
//! `ghosts` and `mspacman`.

use serde::{Deserialize, Serialize};

use crate::{Millis, Person, SeatNumber};

/// How well somebody plays the games of a pool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rating {
    /// The pool.
    pub pool: String,
    /// The rating in points; 1500 for a newcomer.
    pub rating: i32,
    /// The rating deviation now: the true value is meant to be within two of them.
    pub deviation: u32,
    /// Whether it is still a guess, and shown with a question mark; left out if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub provisional: bool,
    /// How many rated games it is from.
    pub games: u32,
}

/// What a rated game would change for a player, in points as people see them: `+7 / −9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingStake {
    /// By winning.
    pub if_won: i32,
    /// By a draw between all.
    pub if_drawn: i32,
    /// By losing; among more than two, to the one whose win costs most.
    pub if_lost: i32,
}

/// What a rated game has changed for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingChange {
    /// The pool.
    pub pool: String,
    /// The rating before the game.
    pub before: i32,
    /// The rating after it.
    pub after: i32,
    /// Whether the rating was still a guess after it; left out if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub provisional: bool,
}

/// Whether a table is rated, and what that means for each seat: before the game what is at stake, after it what has
/// changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableRatings {
    /// Whether the table was created to be rated.
    pub rated: bool,
    /// Why the game changed no rating after all, as the key of a sentence; left out if it did, or is not over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unrated: Option<String>,
    /// Every seat, from seat 1 on; empty at a casual table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatRating>,
}

/// What a rated game means for a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatRating {
    /// The seat.
    pub seat: SeatNumber,
    /// The pool in which it is rated.
    pub pool: String,
    /// The rating now of whoever sits there; left out while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// What is at stake there until the game is over. At an open seat it is what would be for whoever asks, and left out
    /// if they cannot sit there; at the other seats it is what would be if they took the last open one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stake: Option<RatingStake>,
    /// Whether others are still missing: for what is at stake here they are taken to be as strong as whoever it is said
    /// of. Left out if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub missing: bool,
    /// What the game has changed there; left out until it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub change: Option<RatingChange>,
}

/// The ratings of somebody, by pool, in the order in which people read pools. Pools without a rated game are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PersonRatings {
    /// The pools.
    pub pools: Vec<PoolRating>,
    /// What is at stake for them in a quick game against people who are exactly as strong, in every pool; for
    /// themselves alone. Older servers leave it out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stakes: Vec<PoolStake>,
}

/// What is at stake in a pool against people who are exactly as strong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PoolStake {
    /// The pool.
    pub pool: String,
    /// What is at stake.
    pub stake: RatingStake,
}

/// The rating of somebody in a pool, and how it came about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PoolRating {
    /// The rating now.
    pub rating: Rating,
    /// Whether it is sure enough for a place on the leaderboard; left out if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ranked: bool,
    /// The highest rating so far that was no guess; left out if there was none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<i32>,
    /// The rating after each of the last changes, at most 300, the oldest first: the points of a graph.
    pub points: Vec<RatingPoint>,
    /// How their games went. Older servers leave it out.
    #[serde(default)]
    pub results: PoolResults,
}

/// How all of somebody's rated games in a pool went.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PoolResults {
    /// Where they made the first move.
    pub began: SideResults,
    /// Where somebody else did.
    pub followed: SideResults,
    /// How many they have won in a row up to now.
    pub streak: u32,
    /// How many they have ever won in a row.
    pub longest_streak: u32,
    /// The first game that they won; left out if there is none, or against nobody who may be named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_win: Option<NotableWin>,
    /// Those that they won against the highest ratings, at most three, the highest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub best_wins: Vec<NotableWin>,
}

/// How many games were won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SideResults {
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
}

/// A rated game that somebody won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NotableWin {
    /// Its table.
    pub table: String,
    /// When it ended.
    pub at: Millis,
    /// Against whom; against several, the one with the highest rating who may be named.
    pub opponent: Person,
    /// Their rating then.
    pub rating: i32,
}

/// A rating at a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingPoint {
    /// When it became so.
    pub at: Millis,
    /// The rating.
    pub rating: i32,
    /// The table whose game made it so; left out for points that were given back after a ban.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
}

/// A page of the leaderboard of a pool: people with a deviation of 75 or less, the best first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Leaderboard {
    /// The pool.
    pub pool: String,
    /// How many people are ranked.
    pub people: u32,
    /// Those of this page, at most a hundred.
    pub places: Vec<LeaderboardPlace>,
    /// Whether the next page (`?page=1`, …) has more; left out if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub more: bool,
    /// The place of whoever asks, on whatever page; left out if they have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<LeaderboardPlace>,
    /// Why whoever asks has no place; left out if they have one, or the list is not for them: that of bots for people,
    /// and the other way round. Older servers leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unlisted: Option<Unlisted>,
}

/// Why somebody is not on a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Unlisted {
    /// The reason.
    pub reason: UnlistedReason,
    /// Their rating; left out if they have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
}

/// Why somebody is not on a leaderboard, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum UnlistedReason {
    /// They have no account.
    Guest,
    /// They have played no rated game of this kind.
    NoGames,
    /// Their profile is private.
    Private,
    /// Their rating is still a guess.
    Provisional,
    /// It is no guess, but not sure enough.
    Unsure,
}

/// A place on a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LeaderboardPlace {
    /// The place, from 1.
    pub place: u32,
    /// Who has it.
    pub person: Person,
    /// Their rating.
    pub rating: Rating,
}

/// How the ratings of a pool are spread, those that are a guess left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingDistribution {
    /// The pool.
    pub pool: String,
    /// How many people it is of.
    pub people: u32,
    /// How many points wide a step is.
    pub width: u32,
    /// The steps, from the first with somebody in it to the last.
    pub steps: Vec<RatingStep>,
    /// The rating of whoever asks; left out if they have none in this pool.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<Rating>,
    /// How many percent of these people, apart from whoever asks, have a lower rating than they; left out while theirs is a
    /// guess, and where there is nobody else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub percentile: Option<u8>,
}

/// A step of a distribution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingStep {
    /// Its lowest rating.
    pub from: i32,
    /// How many people have a rating in it.
    pub people: u32,
}

/// What moderators may know of how fairly somebody plays. They are hints to a person, never a verdict.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FairPlay {
    /// How many of their last rated games, at most a hundred, the rest is of.
    pub games: u32,
    /// How many of these they lost within a few moves.
    pub quick_losses: u32,
    /// To whom they lost quickly more than once, the most often first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub quick_losses_to: Vec<MetOften>,
    /// Whom they met in these games who was last seen at the same address, as far as this node has seen both since its
    /// start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub same_address: Vec<MetOften>,
    /// How many games they left early or without a word, as far as that is kept: a day.
    pub early_leaves: u32,
    /// How often they moved as the engine would, in those of these games that somebody has had reviewed; left out if
    /// nobody has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreement: Option<EngineAgreement>,
}

/// How often somebody moved as the engine would. Good players often do, and everybody does where one move is plainly best.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EngineAgreement {
    /// How many games were reviewed.
    pub games: u32,
    /// How many moves they made there where they had a choice.
    pub moves: u32,
    /// How many of these were the engine's choice, or as good.
    pub agreed: u32,
    /// How many moves the others made there where they had a choice.
    pub moves_of_others: u32,
    /// How many of these were the engine's choice, or as good.
    pub agreed_of_others: u32,
}

impl EngineAgreement {
    /// The share of their moves, in permille; nothing where they had no choice.
    pub fn share(&self) -> Option<u32> {
        permille(self.agreed, self.moves)
    }

    /// The share of the moves of the others, in permille; nothing where they had no choice.
    pub fn share_of_others(&self) -> Option<u32> {
        permille(self.agreed_of_others, self.moves_of_others)
    }
}

fn permille(part: u32, whole: u32) -> Option<u32> {
    let share = (u64::from(part) * 1000 + u64::from(whole) / 2).checked_div(whole.into())?;
    u32::try_from(share).ok()
}

/// Somebody, and in how many games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MetOften {
    /// The person.
    pub person: Person,
    /// In how many games.
    pub games: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_without_saying_is_left_out() {
        let rating = Rating {
            pool: "mini".to_owned(),
            rating: 1640,
            deviation: 62,
            provisional: false,
            games: 40,
        };
        let seat = SeatRating {
            seat: 1,
            pool: "mini".to_owned(),
            rating: Some(rating),
            stake: Some(RatingStake { if_won: 7, if_drawn: -1, if_lost: -9 }),
            missing: false,
            change: None,
        };
        let text = serde_json::to_string(&seat).unwrap();
        assert_eq!(
            text,
            r#"{"seat":1,"pool":"mini","rating":{"pool":"mini","rating":1640,"deviation":62,"games":40},"stake":{"if_won":7,"if_drawn":-1,"if_lost":-9}}"#
        );
        assert_eq!(serde_json::from_str::<SeatRating>(&text).unwrap(), seat);
        assert_eq!(serde_json::to_string(&TableRatings::default()).unwrap(), r#"{"rated":false}"#);
    }
}
