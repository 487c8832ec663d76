/// How good somebody is at puzzles, by Glicko: every puzzle is a game against it, won by whoever solves it
/// with neither a mistake nor a hint. On the scale of difficulties.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SolverRating {
    /// The rating.
    pub rating: f64,
    /// Its standard deviation: how far off it may be.
    pub deviation: f64,
}

/// How far off the difficulty of a puzzle may be: it was not measured by people.
const PUZZLE_DEVIATION: f64 = 100.0;
/// A rating never becomes surer than this, so that it can follow somebody who learns.
const LEAST_DEVIATION: f64 = 60.0;
/// The bounds of a rating: nobody is further from the puzzles there are.
const BOUNDS: (f64, f64) = (100.0, 3500.0);

impl Default for SolverRating {
    fn default() -> SolverRating {
        SolverRating { rating: 1200.0, deviation: 300.0 }
    }
}

impl SolverRating {
    /// The rating after a puzzle of that difficulty.
    #[must_use]
    pub fn after(self, difficulty: u16, solved: bool) -> SolverRating {
        let q = std::f64::consts::LN_10 / 400.0;
        let damping =
            1.0 / (1.0 + 3.0 * (q * PUZZLE_DEVIATION / std::f64::consts::PI).powi(2)).sqrt();
        let gap = self.rating - f64::from(difficulty);
        let expected = 1.0 / (1.0 + 10f64.powf(-damping * gap / 400.0));
        let information = (q * damping).powi(2) * expected * (1.0 - expected);
        let variance = 1.0 / (self.deviation.powi(-2) + information);
        let score = if solved { 1.0 } else { 0.0 };
        let rating = self.rating + q * variance * damping * (score - expected);
        SolverRating {
            rating: rating.clamp(BOUNDS.0, BOUNDS.1),
            deviation: variance.sqrt().max(LEAST_DEVIATION),
        }
    }

    /// The rating as people read it.
    pub fn shown(self) -> i32 {
        self.rating.round() as i32
    }

    /// So far off it may be, with 95 %.
    pub fn margin(self) -> i32 {
        (1.96 * self.deviation).round() as i32
    }

    /// Reads a rating and its deviation; `None` outside their bounds.
    pub fn parse(rating: &str, deviation: &str) -> Option<SolverRating> {
        let rating = rating.parse().ok().filter(|r| (BOUNDS.0..=BOUNDS.1).contains(r))?;
        let deviation = deviation.parse().ok().filter(|d| (LEAST_DEVIATION..=350.0).contains(d))?;
        Some(SolverRating { rating, deviation })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By hand with the formulas of Glickman's paper: 1500 ± 200 solves a puzzle of 1400 ± 100, so that
    /// g = 0.9532, E = 0.6338 and d² = 143 100.
    #[test]
    fn it_is_glicko() {
        let before = SolverRating { rating: 1500.0, deviation: 200.0 };
        let after = before.after(1400, true);
        assert!((after.rating - 1562.8).abs() < 0.5, "{after:?}");
        assert!((after.deviation - 176.8).abs() < 0.5, "{after:?}");
    }

    #[test]
    fn a_solver_comes_to_where_half_of_the_puzzles_are_solved() {
        let mut random = game::Random::new(5);
        let mut rating = SolverRating::default();
        for _ in 0..400 {
            let difficulty = 700 + random.below(1400) as u16;
            let chance = 1.0 / (1.0 + 10f64.powf((f64::from(difficulty) - 1650.0) / 400.0));
            let solved = f64::from(random.below(1000)) < chance * 1000.0;
            rating = rating.after(difficulty, solved);
        }
        assert!((rating.rating - 1650.0).abs() < 150.0, "{rating:?}");
        assert_eq!(rating.deviation, LEAST_DEVIATION);
    }

    #[test]
    fn nothing_leaves_the_bounds() {
        let (mut up, mut down) = (SolverRating::default(), SolverRating::default());
        for _ in 0..2000 {
            (up, down) = (up.after(3000, true), down.after(400, false));
        }
        assert!(up.rating <= BOUNDS.1 && down.rating >= BOUNDS.0, "{up:?} {down:?}");
        assert_eq!(SolverRating::parse("NaN", "60"), None);
        assert_eq!(SolverRating::parse("1200", "-1"), None);
    }
}
