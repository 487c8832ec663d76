use std::fmt;

use game::{Outcome, RecordText, Seat, SeatResult};

use crate::SkillRating;

/// A game between two, as evidence of what the first move is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct FirstPlayerGame {
    /// What the first player scored: 1, ½ or 0.
    pub score: f64,
    /// The first player's rating less the second's; 0 between equals.
    pub rating_difference: f64,
    /// The deviation of that difference; 0 where strengths are known.
    pub deviation: f64,
    /// Games of one group are not independent of each other: those of one opening, played from both sides.
    pub group: String,
}

impl FirstPlayerGame {
    /// From a rated game, by the ratings that both had before it. Games of the same two are a group, by `group`.
    pub fn from_ratings(
        first: &SkillRating,
        second: &SkillRating,
        result: SeatResult,
        group: String,
    ) -> FirstPlayerGame {
        FirstPlayerGame {
            score: score(result),
            rating_difference: first.rating - second.rating,
            deviation: first.deviation.hypot(second.deviation),
            group,
        }
    }

    /// From a record of a game for two that has a result, between equals; `None` if it is no such game. Games of a match
    /// are grouped by opening, as the match played it from both sides; every other game is a group of its own, by `name`.
    pub fn from_record(text: &str, name: &str) -> Option<FirstPlayerGame> {
        let record = RecordText::parse(text).ok()?;
        let outcome = Outcome::parse(record.header("result")?)?;
        if outcome.seats() != 2 {
            return None;
        }
        let starter = record.header_values("option").find_map(|line| line.strip_prefix("starter="));
        let first = starter.map_or(Some(1), |number| number.parse::<usize>().ok())?;
        let first = Seat::all(2).nth(first.checked_sub(1)?)?;
        let score = score(outcome.result(first));
        let settings = record.header("settings").unwrap_or_default().split(' ');
        let number = settings.into_iter().find_map(|word| word.strip_prefix("game="));
        let group = match (record.header("match"), number.and_then(|n| n.parse::<u64>().ok())) {
            (Some(id), Some(number)) => format!("{id} {}", number.saturating_sub(1) / 2),
            _ => name.to_owned(),
        };
        Some(FirstPlayerGame { score, rating_difference: 0.0, deviation: 0.0, group })
    }

    /// How much less a difference in strength says about the result, as the ratings are uncertain (the g of Glicko).
    fn certainty(&self) -> f64 {
        let deviation = self.deviation / SkillRating::SCALE;
        (1.0 + 3.0 * (deviation / std::f64::consts::PI).powi(2)).sqrt().recip()
    }

    /// The first player's expected score, if the first move is worth `term` (in points of the scale).
    fn expected(&self, term: f64) -> f64 {
        let ahead = self.rating_difference / SkillRating::SCALE + term;
        1.0 / (1.0 + (-self.certainty() * ahead).exp())
    }
}

fn score(result: SeatResult) -> f64 {
    match result {
        SeatResult::Win => 1.0,
        SeatResult::Draw => 0.5,
        SeatResult::Loss => 0.0,
    }
}

/// What moving first is worth, estimated from games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FirstPlayerTerm {
    /// In rating points.
    pub points: f64,
    /// Half the width of its 95 % confidence interval.
    pub error: f64,
    /// How many games it is from.
    pub games: usize,
    /// The first player's share of the points, between 0 and 1.
    pub share: f64,
}

impl FirstPlayerTerm {
    /// The maximum likelihood estimate under the model of the ratings: the first player scores as if their rating were
    /// so many points higher than it is, so it does not matter whether the stronger begin more often. The error allows
    /// for games of one group that are alike (a sandwich estimate). `None` if all games, or none, were won by the first
    /// player.
    pub fn estimate(games: &[FirstPlayerGame]) -> Option<FirstPlayerTerm> {
        let total: f64 = games.iter().map(|game| game.score).sum();
        if total <= 0.0 || total >= games.len() as f64 {
            return None;
        }
        let surplus = |game: &FirstPlayerGame, term: f64| {
            game.certainty() * (game.score - game.expected(term))
        };
        let information = |term: f64| {
            let of = |game: &FirstPlayerGame| {
                let expected = game.expected(term);
                game.certainty().powi(2) * expected * (1.0 - expected)
            };
            games.iter().map(of).sum::<f64>()
        };
        let mut term = 0.0;
        // The likelihood is concave, and Newton's method at home within a few steps of bounded length.
        for _ in 0..100 {
            let slope: f64 = games.iter().map(|game| surplus(game, term)).sum();
            let step: f64 = (slope / information(term)).clamp(-1.0, 1.0);
            term += step;
            if step.abs() < 1e-12 {
                break;
            }
        }
        let mut groups = std::collections::BTreeMap::<&str, f64>::new();
        for game in games {
            *groups.entry(&game.group).or_default() += surplus(game, term);
        }
        let spread = groups.values().map(|sum| sum.powi(2)).sum::<f64>().sqrt();
        Some(FirstPlayerTerm {
            points: term * SkillRating::SCALE,
            error: 1.96 * spread / information(term) * SkillRating::SCALE,
            games: games.len(),
            share: total / games.len() as f64,
        })
    }
}

impl fmt::Display for FirstPlayerTerm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FirstPlayerTerm { points, error, games, share } = self;
        write!(f, "{points:+.1} ± {error:.1} points ({:.1} % of {games} games)", share * 100.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(score: f64, group: usize) -> FirstPlayerGame {
        FirstPlayerGame { score, rating_difference: 0.0, deviation: 0.0, group: group.to_string() }
    }

    #[test]
    fn three_quarters_are_191_points() {
        let games: Vec<_> = (0..400).map(|n| game(if n % 4 == 0 { 0.0 } else { 1.0 }, n)).collect();
        let term = FirstPlayerTerm::estimate(&games).unwrap();
        assert!((term.points - 190.848).abs() < 1e-2, "{term}");
        // The binomial error of independent games: 1.96 / √(n p q), in points.
        let binomial = 1.96 / (400.0_f64 * 0.75 * 0.25).sqrt() * SkillRating::SCALE;
        assert!((term.error - binomial).abs() < 0.1, "{term} {binomial}");
        assert_eq!(term.to_string(), "+190.8 ± 39.3 points (75.0 % of 400 games)");
    }

    #[test]
    fn games_that_are_alike_count_once() {
        let alike: Vec<_> =
            (0..400).map(|n| game(if n / 2 % 4 == 0 { 0.0 } else { 1.0 }, n / 2)).collect();
        let apart: Vec<_> =
            (0..400).map(|n| game(if n / 2 % 4 == 0 { 0.0 } else { 1.0 }, n)).collect();
        let (alike, apart) = (
            FirstPlayerTerm::estimate(&alike).unwrap(),
            FirstPlayerTerm::estimate(&apart).unwrap(),
        );
        assert_eq!(alike.points, apart.points);
        assert!((alike.error / apart.error - std::f64::consts::SQRT_2).abs() < 1e-9);
    }

    #[test]
    fn known_ratings_are_taken_out() {
        let with =
            |score, n, rating_difference| FirstPlayerGame { rating_difference, ..game(score, n) };
        let games: Vec<_> =
            (0..400).map(|n| with(if n % 4 == 0 { 0.0 } else { 1.0 }, n, 150.0)).collect();
        assert!((FirstPlayerTerm::estimate(&games).unwrap().points - 40.848).abs() < 1e-2);
        assert_eq!(FirstPlayerTerm::estimate(&[game(1.0, 0)]), None);
        assert_eq!(FirstPlayerTerm::estimate(&[]), None);
    }

    #[test]
    fn records_say_who_began() {
        let record = |more: &str| format!("palisade 1\ngame quoridor\nseats 2\n{more}\n\ne2\n");
        let read = |more: &str| FirstPlayerGame::from_record(&record(more), "file");
        let first = read("match ab\nsettings game=4 seed=1\nresult 1,0").unwrap();
        assert_eq!((first.score, first.group.as_str()), (1.0, "ab 1"));
        let second = read("option starter=2\nresult 1,0").unwrap();
        assert_eq!((second.score, second.group.as_str()), (0.0, "file"));
        assert_eq!(read("result 1/2,1/2").unwrap().score, 0.5);
        assert_eq!(read("date 2026-01-01"), None);
        assert_eq!(FirstPlayerGame::from_record("no record", "file"), None);
    }
}
