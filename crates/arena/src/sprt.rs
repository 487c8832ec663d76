use crate::statistics::{expected_score, mean_and_variance};

/// A sequential probability ratio test between two Elo differences: it ends a match as soon as one
/// of the hypotheses is clearly more likely than the other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The Elo difference of the null hypothesis H0: no worthwhile gain.
    pub elo0: f64,
    /// The Elo difference of the alternative H1: the gain looked for.
    pub elo1: f64,
    /// The type I error rate: how often H1 may be accepted although H0 is true.
    pub alpha: f64,
    /// The type II error rate: how often H0 may be accepted although H1 is true.
    pub beta: f64,
}

/// The decision of a sequential test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtDecision {
    /// H1: the first contestant is stronger by about the wanted difference.
    Accepted,
    /// H0: it is not.
    Rejected,
}

impl Sprt {
    /// The usual test of `elo0` against `elo1`, with error rates of 5 %.
    pub const fn new(elo0: f64, elo1: f64) -> Sprt {
        Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }
    }

    /// The same with other error rates.
    pub const fn with_error_rates(self, alpha: f64, beta: f64) -> Sprt {
        Sprt { alpha, beta, ..self }
    }

    /// The log-likelihood ratio of the two hypotheses, given the mean score of each round: the normal
    /// approximation of the generalised SPRT. With two seats a round is a pair of games, so that this is
    /// the pentanomial model: the variance is that of pairs, which an opening that favours one side
    /// makes smaller than that of games.
    pub fn llr(&self, round_scores: &[f64]) -> f64 {
        // Two imaginary rounds keep the variance of a short, one-sided match from being zero.
        let mut samples = round_scores.to_vec();
        samples.extend([0.25, 0.75]);
        let (mean, variance) = mean_and_variance(&samples);
        let (s0, s1) = (expected_score(self.elo0), expected_score(self.elo1));
        let n = (samples.len() - 2) as f64;
        n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance.max(1e-4))
    }

    /// The bounds of the ratio: H0 is accepted below the first, H1 above the second.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The decision so far, if there is one.
    pub fn decision(&self, round_scores: &[f64]) -> Option<SprtDecision> {
        let (low, high) = self.bounds();
        let llr = self.llr(round_scores);
        if llr >= high {
            Some(SprtDecision::Accepted)
        } else if llr <= low {
            Some(SprtDecision::Rejected)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt::new(0.0, 10.0);

    /// The score of a pair of games of somebody who scores `score` on average, with a fifth drawn.
    fn pair(score: f64, random: &mut game::Random) -> f64 {
        const DRAWS: f64 = 0.2;
        let mut game = || match f64::from(random.unit()) {
            unit if unit < DRAWS => 0.5,
            unit if unit < DRAWS + score - DRAWS / 2.0 => 1.0,
            _ => 0.0,
        };
        (game() + game()) / 2.0
    }

    /// How often the test is wrong about somebody of that strength.
    fn error_rate(sprt: Sprt, elo: f64, wrong: SprtDecision) -> f64 {
        const MATCHES: u32 = 400;
        let mut random = game::Random::new(5);
        let mut errors = 0;
        for _ in 0..MATCHES {
            let mut scores = Vec::new();
            let decision = loop {
                scores.push(pair(expected_score(elo), &mut random));
                if let Some(decision) = sprt.decision(&scores) {
                    break decision;
                }
            };
            errors += u32::from(decision == wrong);
        }
        f64::from(errors) / f64::from(MATCHES)
    }

    /// The rates that were asked for hold in simulated matches, within three standard errors.
    #[test]
    fn the_error_rates_hold() {
        for (alpha, beta) in [(0.05, 0.05), (0.2, 0.05), (0.05, 0.2)] {
            let sprt = Sprt::new(0.0, 60.0).with_error_rates(alpha, beta);
            let margin = |rate: f64| rate + 3.0 * (rate * (1.0 - rate) / 400.0).sqrt();
            let accepted = error_rate(sprt, 0.0, SprtDecision::Accepted);
            assert!(accepted <= margin(alpha), "{alpha} {beta}: {accepted}");
            let rejected = error_rate(sprt, 60.0, SprtDecision::Rejected);
            assert!(rejected <= margin(beta), "{alpha} {beta}: {rejected}");
            // A test that is allowed more errors makes use of it.
            assert!(alpha < 0.2 || accepted > 0.08, "{alpha} {beta}: {accepted}");
        }
    }

    #[test]
    fn nothing_is_decided_before_the_first_round() {
        assert_eq!(TEST.llr(&[]), 0.0);
        assert_eq!(TEST.decision(&[]), None);
    }

    #[test]
    fn a_clear_match_is_accepted_and_an_even_one_rejected() {
        let strong: Vec<_> = (0..2000).map(|n| if n % 5 < 3 { 0.75 } else { 0.5 }).collect();
        assert_eq!(TEST.decision(&strong), Some(SprtDecision::Accepted));
        let even: Vec<_> = (0..8000).map(|n| if n % 2 == 0 { 0.75 } else { 0.25 }).collect();
        assert_eq!(TEST.decision(&even), Some(SprtDecision::Rejected));
    }
}
