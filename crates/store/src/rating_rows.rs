//! What is kept of ratings. Whole numbers, so that every database keeps them to the last digit.

use api::{Millis, SeatNumber};
use game::SeatResult;
use ratings::{RatingPool, SkillChange, SkillRating};

/// A change of somebody's rating.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChangeRow {
    /// Its number, from 1 without gaps: the order in which changes were made.
    pub number: u64,
    /// The game; for a refund, the id of the ban.
    pub game: String,
    /// Whose rating changed; nobody's id if they were forgotten.
    pub person: String,
    /// In which pool.
    pub pool: RatingPool,
    /// By what.
    pub kind: RatingChangeKind,
    /// Where they sat; 0 for a refund.
    pub seat: SeatNumber,
    /// Whether they made the first move.
    pub began: bool,
    /// How the game ended for them; a draw for a refund.
    pub result: SeatResult,
    /// How many moves the game had.
    pub moves: u32,
    /// When.
    pub at: Millis,
    /// The rating before.
    pub before: SkillRating,
    /// The rating after.
    pub after: SkillRating,
}

/// What changed a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingChangeKind {
    /// A game.
    Game,
    /// Points given back after a ban.
    Refund,
}

impl RatingChangeKind {
    /// The word for it in rows.
    pub(crate) fn word(self) -> &'static str {
        match self {
            RatingChangeKind::Game => "game",
            RatingChangeKind::Refund => "refund",
        }
    }
}

impl RatingChangeRow {
    /// The change as the rules of refunds see it.
    pub(crate) fn to_change(&self) -> SkillChange {
        SkillChange {
            number: self.number,
            table: self.game.clone(),
            person: self.person.clone(),
            pool: self.pool,
            before: self.before,
            after: self.after,
        }
    }
}

/// The rating of somebody with an account.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedPerson {
    /// Their id.
    pub person: String,
    /// Their name.
    pub name: String,
    /// Whether nobody else sees their profile.
    pub private: bool,
    /// Whether a program plays with the account.
    pub is_bot: bool,
    /// Their rating.
    pub rating: SkillRating,
}

/// A ban after which points have to be given back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueRefund {
    /// The id of the ban.
    pub ban: String,
    /// Who was banned.
    pub person: String,
    /// When.
    pub at: Millis,
}

/// A rating or a deviation as it is kept: hundredths.
pub(crate) fn hundredths(value: f64) -> i64 {
    (value * 100.0).round() as i64
}

/// A volatility as it is kept: millionths.
pub(crate) fn millionths(value: f64) -> i64 {
    (value * 1e6).round() as i64
}

/// The rating whose numbers are kept like that. Divided as they were when they were rounded, they are the same to the
/// last bit.
pub(crate) fn read_skill(
    (rating, deviation, volatility): (i64, i64, i64),
    games: i64,
    at: Millis,
) -> SkillRating {
    SkillRating {
        rating: rating as f64 / 100.0,
        deviation: deviation as f64 / 100.0,
        volatility: volatility as f64 / 1e6,
        games: u32::try_from(games).unwrap_or(0),
        at,
    }
}

/// The word for a result in rows, as in records.
pub(crate) fn result_word(result: SeatResult) -> &'static str {
    match result {
        SeatResult::Win => "1",
        SeatResult::Draw => "1/2",
        SeatResult::Loss => "0",
    }
}

pub(crate) fn read_result(word: &str) -> SeatResult {
    match word {
        "1" => SeatResult::Win,
        "0" => SeatResult::Loss,
        _ => SeatResult::Draw,
    }
}

pub(crate) fn read_kind(word: &str) -> RatingChangeKind {
    match word {
        "refund" => RatingChangeKind::Refund,
        _ => RatingChangeKind::Game,
    }
}

#[cfg(test)]
mod tests {
    use ratings::{RatedSeat, rate};

    use super::*;

    /// What is read is what was written, to the last bit, however a game ends.
    #[test]
    fn ratings_are_kept_to_the_last_bit() {
        let mut skills = [SkillRating::NEW, SkillRating { rating: 1730.5, ..SkillRating::NEW }];
        for game in 0..200u64 {
            let results = match game % 5 {
                0 => [SeatResult::Draw; 2],
                1 | 2 => [SeatResult::Win, SeatResult::Loss],
                _ => [SeatResult::Loss, SeatResult::Win],
            };
            let seat = |nth: usize| RatedSeat {
                before: skills[nth],
                side: nth,
                result: results[nth],
                first_player_term: 0.0,
            };
            let after = rate(&[seat(0), seat(1)], game * 3_600_000);
            for (skill, after) in skills.iter_mut().zip(after) {
                let kept = (hundredths(after.rating), hundredths(after.deviation));
                let kept = (kept.0, kept.1, millionths(after.volatility));
                *skill = read_skill(kept, after.games.into(), after.at);
                assert_eq!(*skill, after);
            }
        }
    }
}
