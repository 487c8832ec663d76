//! Elo differences, shares of the points and their uncertainty.

use std::fmt;

/// The first contestant's score in the games of one opening. A group is complete once every seat has
/// had its game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GroupScore {
    /// Points in those games.
    pub points: f64,
    /// The number of games, at least 1.
    pub games: u32,
    /// The number of games of a complete group.
    pub complete: u32,
}

/// An Elo difference with its 95 % confidence interval. A score of nothing or of everything has no
/// finite difference, and an interval that reaches so far no finite end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The difference in Elo.
    pub elo: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Elo {
    /// From the first contestant's scores; `None` before the first game.
    pub fn of(groups: &[GroupScore]) -> Option<Elo> {
        let (mean, standard_error) = mean_and_standard_error(groups)?;
        let margin = 1.96 * standard_error;
        let elo = |score: f64| elo_from_score(score.clamp(0.0, 1.0));
        Some(Elo { elo: elo(mean), low: elo(mean - margin), high: elo(mean + margin) })
    }

    /// Half the width of the interval, where it has two ends.
    pub fn error(&self) -> Option<f64> {
        let error = (self.high - self.low) / 2.0;
        error.is_finite().then_some(error)
    }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.error() {
            Some(error) => write!(f, "{:+.1} ± {error:.1}", self.elo),
            None if self.low.is_finite() => write!(f, "> {:+.1}", self.low),
            None if self.high.is_finite() => write!(f, "< {:+.1}", self.high),
            None => f.write_str("?"),
        }
    }
}

/// The expected score of a player who is `elo` stronger (the logistic Elo model).
pub(crate) fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The Elo difference that a mean score corresponds to: infinite for a score of 0 or 1.
fn elo_from_score(score: f64) -> f64 {
    // Adding zero keeps an even score from being minus zero.
    -400.0 * (1.0 / score - 1.0).log10() + 0.0
}

/// The mean and the (population) variance.
pub(crate) fn mean_and_variance(samples: &[f64]) -> (f64, f64) {
    let n = samples.len().max(1) as f64;
    let mean = samples.iter().sum::<f64>() / n;
    let variance = samples.iter().map(|s| (s - mean).powi(2)).sum::<f64>() / n;
    (mean, variance)
}

/// The mean score of a game and its standard error; `None` before the first game.
///
/// The games of an opening are not independent, as an opening that favours one seat counts for each
/// contestant once, so the group and not the game is the sample (as in game pairs). Groups that are
/// not complete count by their games (the ratio estimator of cluster samples). Equal scores in every
/// group would make the error zero, though the next group may always differ, so a least variance is
/// assumed that shrinks with their number.
fn mean_and_standard_error(groups: &[GroupScore]) -> Option<(f64, f64)> {
    let games = groups.iter().map(|group| f64::from(group.games)).sum::<f64>();
    if games == 0.0 {
        return None;
    }
    let mean = groups.iter().map(|group| group.points).sum::<f64>() / games;
    let count = groups.len() as f64;
    let mean_size = games / count;
    let deviation = |group: &GroupScore| (group.points - mean * f64::from(group.games)) / mean_size;
    let variance = groups.iter().map(|group| deviation(group).powi(2)).sum::<f64>() / count;
    // In groups: half a group is half a sample.
    let samples = groups.iter().map(|group| f64::from(group.games) / f64::from(group.complete));
    let samples = samples.sum::<f64>();
    let least_share = (1.0 / samples).min(1.0);
    let least = mean.max(least_share) * (1.0 - mean).max(least_share) / samples;
    Some((mean, (variance / count).max(least / samples).sqrt()))
}

/// A share of the points, with its error bars (95 %) and its p-value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScoreShare {
    /// The share, between 0 and 1.
    pub share: f64,
    /// How far the 95 % confidence interval reaches to either side; never beyond 0 and 1 on both.
    pub error: f64,
    /// The p-value: how likely a share this large would be if the contestant were no better than
    /// the others.
    pub p: f64,
}

impl ScoreShare {
    /// From the scores of each opening, against the share that equal players would have; `None` before
    /// the first game.
    pub fn of(groups: &[GroupScore], equal_share: f64) -> Option<ScoreShare> {
        let (mean, standard_error) = mean_and_standard_error(groups)?;
        Some(ScoreShare {
            share: mean,
            error: (1.96 * standard_error).min(mean.max(1.0 - mean)),
            p: normal_upper_tail((mean - equal_share) / standard_error),
        })
    }
}

impl fmt::Display for ScoreShare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} % ± {:.1}", self.share * 100.0, self.error * 100.0)
    }
}

/// What a contestant has achieved in all its games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The index of the contestant.
    pub contestant: usize,
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Its share of the points; `None` before its first game.
    pub share: Option<ScoreShare>,
    /// The Elo difference to those it met, in games for two.
    pub elo: Option<Elo>,
}

impl Standing {
    /// The number of its games.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Its points: one for a win, half for a draw.
    pub fn points(&self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }
}

/// The probability that a standard normal variable exceeds `z` (Abramowitz and Stegun 7.1.26).
pub(crate) fn normal_upper_tail(z: f64) -> f64 {
    let x = z.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let poly = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592]
        .iter()
        .fold(0.0, |sum, c| (sum + c) * t);
    let tail = poly * (-x * x).exp() / 2.0;
    if z >= 0.0 { tail } else { 1.0 - tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Complete groups of two games, by their mean scores.
    fn pairs(scores: &[f64]) -> Vec<GroupScore> {
        scores.iter().map(|score| group(2.0 * score, 2)).collect()
    }

    fn group(points: f64, games: u32) -> GroupScore {
        GroupScore { points, games, complete: 2 }
    }

    #[test]
    fn even_scores_are_an_elo_difference_of_zero() {
        let elo = Elo::of(&pairs(&[1.0, 0.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])).unwrap();
        assert!(elo.elo.abs() < 1e-9 && elo.error().unwrap() > 100.0);
    }

    #[test]
    fn a_score_of_three_quarters_is_about_190_elo() {
        let elo = Elo::of(&pairs(&[0.75; 400])).unwrap();
        assert!((elo.elo - 190.8).abs() < 0.1, "{elo}");
        assert!(elo.error().unwrap() > 0.0, "no match is a certainty");
        assert!((expected_score(elo.elo) - 0.75).abs() < 1e-9);
    }

    #[test]
    fn what_a_perfect_score_proves_is_a_lower_bound() {
        let elo = Elo::of(&pairs(&[1.0; 50])).unwrap();
        assert_eq!((elo.elo, elo.high, elo.error()), (f64::INFINITY, f64::INFINITY, None));
        assert!(elo.low > 200.0 && elo.to_string().starts_with("> +"), "{elo}");
        let lost = Elo::of(&pairs(&[0.0; 50])).unwrap();
        assert!(
            (lost.high + elo.low).abs() < 1e-9 && lost.to_string().starts_with("< -"),
            "{lost}"
        );
    }

    #[test]
    fn one_game_won_is_a_full_share_and_proves_nothing() {
        let one = [group(1.0, 1)];
        let share = ScoreShare::of(&one, 0.5).unwrap();
        assert_eq!((share.share, share.error), (1.0, 1.0));
        assert!(share.p > 0.3, "{share:?}");
        assert_eq!(Elo::of(&one).unwrap().to_string(), "?");
        assert_eq!((ScoreShare::of(&[], 0.5), Elo::of(&[])), (None, None));
    }

    #[test]
    fn an_incomplete_group_counts_by_its_games() {
        let mut groups = pairs(&[0.5; 10]);
        let complete = ScoreShare::of(&groups, 0.5).unwrap();
        groups.push(group(1.0, 1));
        let share = ScoreShare::of(&groups, 0.5).unwrap();
        assert!((share.share - 11.0 / 21.0).abs() < 1e-9, "{share:?}");
        assert!(share.p < 0.5 && share.p > 0.3, "{share:?}");
        assert!(share.error < complete.error, "{share:?}");
    }

    #[test]
    fn normal_tails_agree_with_published_tables() {
        for (z, p) in [(0.0, 0.5), (1.645, 0.05), (2.326, 0.01), (-1.645, 0.95)] {
            assert!((normal_upper_tail(z) - p).abs() < 1e-3, "{z}");
        }
    }

    #[test]
    fn a_share_near_that_of_equal_players_is_not_significant() {
        assert!(ScoreShare::of(&pairs(&[0.25; 8]), 0.25).unwrap().p > 0.4);
        let rounds: Vec<_> = (0..200).map(|n| if n % 5 < 2 { 0.5 } else { 0.25 }).collect();
        assert!(ScoreShare::of(&pairs(&rounds), 0.25).unwrap().p < 0.01);
    }
}
