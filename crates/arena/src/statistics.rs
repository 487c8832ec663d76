//! Elo differences, shares of the points and their uncertainty.

use std::fmt;

/// An Elo difference with its error bars (95 %).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The difference in Elo.
    pub elo: f64,
    /// Half the width of the 95 % confidence interval.
    pub error: f64,
}

impl Elo {
    /// From the first contestant's mean score of each round. A round is an opening played from
    /// every seat: its games are not independent, as an opening that favours one seat counts for
    /// each contestant once, so the round and not the game is the sample (as in game pairs).
    pub fn of(round_scores: &[f64]) -> Elo {
        let (mean, standard_error) = mean_and_standard_error(round_scores);
        let margin = 1.96 * standard_error;
        let (low, high) = (elo_from_score(mean - margin), elo_from_score(mean + margin));
        Elo { elo: elo_from_score(mean), error: (high - low) / 2.0 }
    }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.1} ± {:.1}", self.elo, self.error)
    }
}

/// The expected score of a player who is `elo` stronger (the logistic Elo model).
pub(crate) fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The Elo difference that a mean score corresponds to. A perfect score has no finite one; it is
/// taken as just short of perfect.
fn elo_from_score(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    -400.0 * (1.0 / score - 1.0).log10()
}

/// The mean and the (population) variance.
pub(crate) fn mean_and_variance(samples: &[f64]) -> (f64, f64) {
    let n = samples.len().max(1) as f64;
    let mean = samples.iter().sum::<f64>() / n;
    let variance = samples.iter().map(|s| (s - mean).powi(2)).sum::<f64>() / n;
    (mean, variance)
}

/// The mean and its standard error. Equal scores in every round would make the error zero, though
/// the next round may always differ, so a least variance is assumed that shrinks with their number.
fn mean_and_standard_error(round_scores: &[f64]) -> (f64, f64) {
    let (mean, variance) = mean_and_variance(round_scores);
    let n = round_scores.len().max(1) as f64;
    let least = mean.max(1.0 / n) * (1.0 - mean).max(1.0 / n) / n;
    (mean, (variance.max(least) / n).sqrt())
}

/// A share of the points, with its error bars (95 %) and its p-value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScoreShare {
    /// The share, between 0 and 1.
    pub share: f64,
    /// Half the width of the 95 % confidence interval.
    pub error: f64,
    /// The p-value: how likely a share this large would be if the contestant were no better than
    /// the others.
    pub p: f64,
}

impl ScoreShare {
    /// From the mean score of each round, against the share that equal players would have.
    pub fn of(round_scores: &[f64], equal_share: f64) -> ScoreShare {
        let (mean, variance) = mean_and_variance(round_scores);
        // As in `mean_and_standard_error`: equal scores in every round are no certainty.
        let n = round_scores.len().max(1) as f64;
        let standard_error =
            (variance.max(mean.max(1.0 / n) * (1.0 - mean).max(1.0 / n) / n) / n).sqrt();
        ScoreShare {
            share: mean,
            error: 1.96 * standard_error,
            p: normal_upper_tail((mean - equal_share) / standard_error),
        }
    }
}

impl fmt::Display for ScoreShare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} % ± {:.1}", self.share * 100.0, self.error * 100.0)
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

    #[test]
    fn even_scores_are_an_elo_difference_of_zero() {
        let elo = Elo::of(&[1.0, 0.0, 0.5, 0.5]);
        assert!(elo.elo.abs() < 1e-9 && elo.error > 100.0);
    }

    #[test]
    fn a_score_of_three_quarters_is_about_190_elo() {
        let elo = Elo::of(&[0.75; 400]);
        assert!((elo.elo - 190.8).abs() < 0.1, "{elo}");
        assert!(elo.error > 0.0, "no match is a certainty");
        assert!((expected_score(elo.elo) - 0.75).abs() < 1e-9);
    }

    #[test]
    fn normal_tails_agree_with_published_tables() {
        for (z, p) in [(0.0, 0.5), (1.645, 0.05), (2.326, 0.01), (-1.645, 0.95)] {
            assert!((normal_upper_tail(z) - p).abs() < 1e-3, "{z}");
        }
    }

    #[test]
    fn a_share_near_that_of_equal_players_is_not_significant() {
        assert!(ScoreShare::of(&[0.25; 8], 0.25).p > 0.4);
        let rounds: Vec<_> = (0..200).map(|n| if n % 5 < 2 { 0.5 } else { 0.25 }).collect();
        assert!(ScoreShare::of(&rounds, 0.25).p < 0.01);
    }
}
