use crate::score::{expected, moments};

/// A sequential test: plays only as long as it takes to tell two strengths apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference that would not be worth having.
    pub elo0: f64,
    /// The difference that would.
    pub elo1: f64,
    /// How often it may accept what is not there.
    pub alpha: f64,
    /// How often it may miss what is.
    pub beta: f64,
}

/// What a sequential test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The first entrant is stronger by about the wanted difference.
    Accepted,
    /// It is not.
    Rejected,
}

impl Sprt {
    /// The usual test, for an improvement between `elo0` and `elo1`.
    pub const fn new(elo0: f64, elo1: f64) -> Sprt {
        Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }
    }

    /// The log-likelihood ratio of the two hypotheses, given the mean score of each round (the
    /// normal approximation of the generalised test).
    pub fn llr(&self, rounds: &[f64]) -> f64 {
        // A few imaginary rounds keep the variance of a short, one-sided match from being nothing.
        let mut rounds = rounds.to_vec();
        rounds.extend([0.25, 0.75]);
        let (mean, variance) = moments(&rounds);
        let (s0, s1) = (expected(self.elo0), expected(self.elo1));
        let n = (rounds.len() - 2) as f64;
        n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance.max(1e-4))
    }

    /// The bounds at which the ratio decides: below the first, above the second.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// What is known by now, if anything.
    pub fn verdict(&self, rounds: &[f64]) -> Option<Verdict> {
        let (low, high) = self.bounds();
        let llr = self.llr(rounds);
        if llr >= high {
            Some(Verdict::Accepted)
        } else if llr <= low {
            Some(Verdict::Rejected)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt::new(0.0, 10.0);

    #[test]
    fn nothing_is_known_before_the_first_round() {
        assert_eq!(TEST.llr(&[]), 0.0);
        assert_eq!(TEST.verdict(&[]), None);
    }

    #[test]
    fn clear_matches_are_decided_and_even_ones_rejected() {
        let strong: Vec<_> = (0..2000).map(|n| if n % 5 < 3 { 0.75 } else { 0.5 }).collect();
        assert_eq!(TEST.verdict(&strong), Some(Verdict::Accepted));
        let even: Vec<_> = (0..8000).map(|n| if n % 2 == 0 { 0.75 } else { 0.25 }).collect();
        assert_eq!(TEST.verdict(&even), Some(Verdict::Rejected));
    }
}
