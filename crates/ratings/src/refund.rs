use std::collections::BTreeMap;

use crate::{RatingPool, SkillRating};

/// A rating change: one row for each person in a rated game.
#[derive(Clone, Debug, PartialEq)]
pub struct SkillChange {
    /// Its number in the one sequence of all changes; the order in which they were made.
    pub number: u64,
    /// The table of the game.
    pub table: String,
    /// Whose rating changed.
    pub person: String,
    /// In which pool.
    pub pool: RatingPool,
    /// The rating before the game.
    pub before: SkillRating,
    /// The rating after it.
    pub after: SkillRating,
}

/// Points that somebody gets back, since they were lost to a cheater.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRefund {
    /// Who gets them.
    pub person: String,
    /// In which pool.
    pub pool: RatingPool,
    /// How many, in hundredths of a point at the finest.
    pub points: f64,
}

impl RatingRefund {
    /// A cheater's last so many rated games count.
    pub const GAMES: usize = 40;
    /// … of so many days.
    pub const DAYS: u64 = 5;
    /// Nobody gets more points than this.
    pub const MOST: f64 = 150.0;

    /// The refunds after `cheater` was banned at `banned_at`, from the changes of the games they played (any others
    /// are not looked at), by person and pool. What somebody won against the cheater they keep. Where losses in
    /// several pools are more than [`MOST`](RatingRefund::MOST), the latest count.
    pub fn after_ban(cheater: &str, changes: &[SkillChange], banned_at: u64) -> Vec<RatingRefund> {
        let earliest = banned_at.saturating_sub(RatingRefund::DAYS * 86_400_000);
        let mut own: Vec<_> = changes
            .iter()
            .filter(|change| change.person == cheater)
            .filter(|change| (earliest..=banned_at).contains(&change.after.at))
            .collect();
        own.sort_by_key(|change| std::cmp::Reverse(change.number));
        own.truncate(RatingRefund::GAMES);
        let mut left: BTreeMap<&str, f64> = BTreeMap::new();
        let mut points: BTreeMap<(&str, RatingPool), f64> = BTreeMap::new();
        for game in own {
            let others = changes.iter().filter(|change| change.table == game.table);
            for change in others.filter(|change| change.person != cheater) {
                let lost = (change.before.rating - change.after.rating).max(0.0);
                let left = left.entry(&change.person).or_insert(RatingRefund::MOST);
                let refunded = lost.min(*left);
                *left -= refunded;
                *points.entry((&change.person, change.pool)).or_default() += refunded;
            }
        }
        let rounded = |points: f64| (points * 100.0).round() / 100.0;
        points
            .into_iter()
            .map(|((person, pool), points)| (person.to_owned(), pool, rounded(points)))
            .filter(|(_, _, points)| *points > 0.0)
            .map(|(person, pool, points)| RatingRefund { person, pool, points })
            .collect()
    }

    /// The rating with the points added; nothing else about it changes.
    pub fn applied_to(&self, rating: &SkillRating) -> SkillRating {
        SkillRating { rating: rating.rating + self.points, ..*rating }.settled()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 86_400_000;
    const NOW: u64 = 100 * DAY;

    /// The two changes of a game that the cheater won.
    fn game(number: u64, at: u64, victim: &str, lost: f64) -> [SkillChange; 2] {
        let change = |number, person: &str, by: f64| {
            let before = SkillRating { at: at - 1, ..SkillRating::NEW };
            let after = SkillRating { rating: before.rating + by, at, ..before };
            let table = format!("t{number}");
            SkillChange {
                number: 2 * number,
                table,
                person: person.to_owned(),
                pool: RatingPool::Mini,
                before,
                after,
            }
        };
        [
            change(number, "cheat", 10.0),
            SkillChange { number: 2 * number + 1, ..change(number, victim, -lost) },
        ]
    }

    #[test]
    fn losses_of_the_last_five_days_come_back() {
        let mut changes = Vec::new();
        changes.extend(game(1, NOW - 6 * DAY, "ada", 50.0));
        changes.extend(game(2, NOW - 4 * DAY, "ada", 12.5));
        changes.extend(game(3, NOW - DAY, "ada", 7.5));
        changes.extend(game(4, NOW - DAY, "bo", -9.0));
        let refunds = RatingRefund::after_ban("cheat", &changes, NOW);
        let expected = RatingRefund { person: "ada".into(), pool: RatingPool::Mini, points: 20.0 };
        assert_eq!(refunds, [expected]);
        assert_eq!(refunds[0].applied_to(&SkillRating::NEW).rating, 1520.0);
        assert_eq!(RatingRefund::after_ban("nobody", &changes, NOW), []);
    }

    #[test]
    fn forty_games_count_and_nobody_gets_more_than_150() {
        let mut changes: Vec<_> =
            (0..50).flat_map(|n| game(n, NOW - DAY + n, "ada", 3.0)).collect();
        let refunds = RatingRefund::after_ban("cheat", &changes, NOW);
        assert_eq!(refunds[0].points, 120.0);
        changes.extend(game(50, NOW - 1, "ada", 140.0));
        let refunds = RatingRefund::after_ban("cheat", &changes, NOW);
        assert_eq!(refunds[0].points, RatingRefund::MOST);
        changes.reverse();
        assert_eq!(RatingRefund::after_ban("cheat", &changes, NOW), refunds, "in any order");
    }
}
