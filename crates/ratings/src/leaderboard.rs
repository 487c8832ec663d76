use std::cmp::Reverse;

use crate::SkillRating;

/// Somebody with a rating in a pool.
#[derive(Clone, Debug, PartialEq)]
pub struct LeaderboardEntry {
    /// The person's id.
    pub person: String,
    /// Their rating.
    pub rating: SkillRating,
    /// Whether a program plays: bots have a leaderboard of their own.
    pub is_bot: bool,
}

impl LeaderboardEntry {
    /// The leaderboard of a pool at a moment: those whose rating is sure enough, the best first, people or bots. Whoever
    /// shows the same rating is ordered by how sure it is, then by games, then by id, so that everybody sees one order.
    pub fn leaderboard(
        mut entries: Vec<LeaderboardEntry>,
        bots: bool,
        now: u64,
    ) -> Vec<LeaderboardEntry> {
        entries.retain(|entry| entry.is_bot == bots && entry.rating.is_ranked(now));
        entries.sort_by(|one, other| {
            let key = |entry: &LeaderboardEntry| {
                let deviation = (entry.rating.deviation_at(now) * 100.0).round() as i64;
                (Reverse(entry.rating.shown()), deviation, Reverse(entry.rating.games))
            };
            key(one).cmp(&key(other)).then_with(|| one.person.cmp(&other.person))
        });
        entries
    }
}

/// How the ratings of a pool are spread.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SkillDistribution {
    /// Ratings as people see them, the lowest first.
    shown: Vec<i32>,
}

impl SkillDistribution {
    /// The width of a step of [`steps`](SkillDistribution::steps), in points.
    pub const STEP: i32 = 50;

    /// The distribution of those ratings that are no guess at a moment.
    pub fn of<'a>(
        ratings: impl IntoIterator<Item = &'a SkillRating>,
        now: u64,
    ) -> SkillDistribution {
        let sure = ratings.into_iter().filter(|rating| !rating.is_provisional(now));
        let mut shown: Vec<_> = sure.map(SkillRating::shown).collect();
        shown.sort_unstable();
        SkillDistribution { shown }
    }

    /// How many people it is of.
    pub fn people(&self) -> usize {
        self.shown.len()
    }

    /// How many percent of these people have a lower rating, as people see ratings. It is rounded down, so that 100 means
    /// all of them. `None` if there is nobody.
    pub fn percent_below(&self, rating: &SkillRating) -> Option<u8> {
        let lower = self.shown.partition_point(|shown| *shown < rating.shown());
        u8::try_from((lower * 100).checked_div(self.people())?).ok()
    }

    /// How many people have a rating in each step of [`STEP`](SkillDistribution::STEP) points, from the first step with
    /// somebody to the last: the lower end of the step, and the number.
    pub fn steps(&self) -> Vec<(i32, usize)> {
        let step = |shown: i32| shown.div_euclid(SkillDistribution::STEP);
        let (Some(first), Some(last)) = (self.shown.first(), self.shown.last()) else {
            return Vec::new();
        };
        let mut steps: Vec<_> =
            (step(*first)..=step(*last)).map(|nth| (nth * SkillDistribution::STEP, 0)).collect();
        for shown in &self.shown {
            steps[(step(*shown) - step(*first)) as usize].1 += 1;
        }
        steps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(person: &str, rating: f64, deviation: f64) -> LeaderboardEntry {
        let rating = SkillRating { rating, deviation, games: 9, ..SkillRating::NEW };
        LeaderboardEntry { person: person.to_owned(), rating, is_bot: false }
    }

    #[test]
    fn the_best_whose_rating_is_sure_come_first() {
        let bot = LeaderboardEntry { is_bot: true, ..entry("bot", 2500.0, 50.0) };
        let entries = vec![
            entry("new", 1900.0, 200.0),
            entry("b", 1700.2, 60.0),
            entry("c", 1699.8, 50.0),
            entry("a", 1700.2, 60.0),
            bot,
            entry("best", 1800.0, 75.0),
        ];
        let names = |bots| {
            let board = LeaderboardEntry::leaderboard(entries.clone(), bots, 0);
            board.into_iter().map(|entry| entry.person).collect::<Vec<_>>()
        };
        assert_eq!(names(false), ["best", "c", "a", "b"]);
        assert_eq!(names(true), ["bot"]);
    }

    #[test]
    fn steps_count_everybody_once() {
        let ratings = [1490.0, 1500.0, 1500.0, 1620.0].map(of);
        let distribution = SkillDistribution::of(ratings.iter().chain([&SkillRating::NEW]), 0);
        assert_eq!(distribution.people(), 4, "a guess does not count");
        assert_eq!(distribution.steps(), [(1450, 1), (1500, 2), (1550, 0), (1600, 1)]);
        assert_eq!(SkillDistribution::default().steps(), []);
    }

    /// "You are ahead of so many" is true of those with the same rating, of few people and of nobody.
    #[test]
    fn people_are_ahead_of_those_with_a_lower_rating_alone() {
        let percent = |others: &[f64], own| {
            let others: Vec<_> = others.iter().map(|rating| of(*rating)).collect();
            SkillDistribution::of(&others, 0).percent_below(&of(own))
        };
        assert_eq!(percent(&[], 1500.0), None);
        assert_eq!(percent(&[1500.0], 1500.0), Some(0), "a tie");
        assert_eq!(percent(&[1500.3], 1499.6), Some(0), "a tie as people see it");
        assert_eq!(percent(&[1400.0], 1500.0), Some(100));
        assert_eq!(percent(&[1600.0], 1500.0), Some(0));
        let others = [1400.0, 1500.0, 1500.0, 1500.0, 1600.0, 1700.0];
        assert_eq!(percent(&others, 1500.0), Some(16), "one of six");
        assert_eq!(percent(&others, 1650.0), Some(83), "and not 84");
        let many = vec![1400.0; 999];
        let last = [many.as_slice(), &[1900.0]].concat();
        assert_eq!(percent(&last, 1800.0), Some(99), "one is better");
    }

    fn of(rating: f64) -> SkillRating {
        SkillRating { rating, deviation: 80.0, ..SkillRating::NEW }
    }
}
