use std::fmt;

/// Strength as a difference, with its error bars (95 %).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The difference.
    pub elo: f64,
    /// How far off that may be, either way.
    pub error: f64,
}

impl Elo {
    /// From the points of rounds: games from the same opening seen from each side belong together,
    /// since one side's luck is the other's. `rounds` holds the first entrant's mean score of each.
    pub fn of(rounds: &[f64]) -> Elo {
        let (mean, deviation) = estimate(rounds);
        let (low, high) =
            (difference(mean - 1.96 * deviation), difference(mean + 1.96 * deviation));
        Elo { elo: difference(mean), error: (high - low) / 2.0 }
    }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.1} ± {:.1}", self.elo, self.error)
    }
}

/// The points a difference of strength is expected to bring.
pub(crate) fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference of strength that such a score speaks for. Perfect scores speak for no finite
/// one; they are taken as just short of perfect.
fn difference(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    -400.0 * (1.0 / score - 1.0).log10()
}

/// Mean and variance.
pub(crate) fn moments(samples: &[f64]) -> (f64, f64) {
    let n = samples.len().max(1) as f64;
    let mean = samples.iter().sum::<f64>() / n;
    let variance = samples.iter().map(|s| (s - mean).powi(2)).sum::<f64>() / n;
    (mean, variance)
}

/// The mean and how uncertain it is. Equal scores in every round would leave no doubt at all, yet
/// one more round that goes the other way is always possible.
fn estimate(rounds: &[f64]) -> (f64, f64) {
    let (mean, variance) = moments(rounds);
    let n = rounds.len().max(1) as f64;
    let least = mean.max(1.0 / n) * (1.0 - mean).max(1.0 / n) / n;
    (mean, (variance.max(least) / n).sqrt())
}

/// A share of the points, with its error bars (95 %) and how sure it is not mere luck.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// Between 0 and 1.
    pub share: f64,
    /// How far off that may be, either way.
    pub error: f64,
    /// How likely such a share, or a larger one, would be if the entrant were no better than the
    /// others: the p-value against `fair`.
    pub p: f64,
}

impl Share {
    /// From the rounds' mean scores, against the share that equal players would have.
    pub fn of(rounds: &[f64], fair: f64) -> Share {
        let (mean, variance) = moments(rounds);
        // Equal scores in every round would leave no doubt at all; one more round that went the
        // other way is always possible.
        let n = rounds.len().max(1) as f64;
        let deviation =
            (variance.max(mean.max(1.0 / n) * (1.0 - mean).max(1.0 / n) / n) / n).sqrt();
        Share { share: mean, error: 1.96 * deviation, p: upper_tail((mean - fair) / deviation) }
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} % ± {:.1}", self.share * 100.0, self.error * 100.0)
    }
}

/// The chance that a standard normal variable exceeds `z` (Abramowitz and Stegun 7.1.26).
pub(crate) fn upper_tail(z: f64) -> f64 {
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
    fn even_scores_are_no_difference() {
        let elo = Elo::of(&[1.0, 0.0, 0.5, 0.5]);
        assert!(elo.elo.abs() < 1e-9 && elo.error > 100.0);
    }

    #[test]
    fn three_points_of_four_are_about_190() {
        let elo = Elo::of(&[0.75; 400]);
        assert!((elo.elo - 190.8).abs() < 0.1, "{elo}");
        assert!(elo.error > 0.0, "no match leaves no doubt");
        assert!((expected(elo.elo) - 0.75).abs() < 1e-9);
    }

    #[test]
    fn tails_are_those_of_the_tables() {
        for (z, p) in [(0.0, 0.5), (1.645, 0.05), (2.326, 0.01), (-1.645, 0.95)] {
            assert!((upper_tail(z) - p).abs() < 1e-3, "{z}");
        }
    }

    #[test]
    fn a_share_near_fair_proves_nothing() {
        assert!(Share::of(&[0.25; 8], 0.25).p > 0.4);
        let rounds: Vec<_> = (0..200).map(|n| if n % 5 < 2 { 0.5 } else { 0.25 }).collect();
        assert!(Share::of(&rounds, 0.25).p < 0.01);
    }
}
