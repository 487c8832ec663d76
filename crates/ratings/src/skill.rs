/// How well somebody plays the games of a pool, on the scale of Glicko-2: a rating, how sure it is, and how steadily
/// they play. Values are rounded after every game: the last digits, in which machines differ, are not kept.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SkillRating {
    /// The rating; 200 points more win about three games of four.
    pub rating: f64,
    /// The rating deviation (RD) at the last rated game: the true value is within two of them, 19 times of 20.
    pub deviation: f64,
    /// The volatility: how much results have swung.
    pub volatility: f64,
    /// How many rated games it has seen.
    pub games: u32,
    /// When the last of them ended, in milliseconds since 1970; 0 before the first.
    pub at: u64,
}

impl SkillRating {
    /// The rating of a newcomer.
    pub const FIRST_RATING: f64 = 1500.0;
    /// The lowest rating there is.
    pub const FLOOR: f64 = 400.0;
    /// The deviation of a newcomer, and the greatest.
    pub const GREATEST_DEVIATION: f64 = 500.0;
    /// The least deviation, however much somebody plays.
    pub const LEAST_DEVIATION: f64 = 45.0;
    /// The volatility of a newcomer.
    pub const FIRST_VOLATILITY: f64 = 0.09;
    /// The greatest volatility.
    pub const GREATEST_VOLATILITY: f64 = 0.1;
    /// From this deviation on a rating is provisional, and shown with a question mark.
    pub const PROVISIONAL: f64 = 110.0;
    /// Up to this deviation somebody is ranked.
    pub const RANKED: f64 = 75.0;
    /// Points to a natural logarithm of odds: the scale of Glicko-2, 400 / ln 10.
    pub const SCALE: f64 = 173.7178;

    const YEAR: f64 = 365.0 * 86_400_000.0;

    /// The rating of somebody who has played no rated game.
    pub const NEW: SkillRating = SkillRating {
        rating: SkillRating::FIRST_RATING,
        deviation: SkillRating::GREATEST_DEVIATION,
        volatility: SkillRating::FIRST_VOLATILITY,
        games: 0,
        at: 0,
    };

    /// The rating periods of Glicko-2 between two moments. A period is as long as it has to be for a deviation of 60
    /// to be 110 after a year, at a newcomer's volatility.
    pub fn periods(from: u64, to: u64) -> f64 {
        let growth = SkillRating::FIRST_VOLATILITY * SkillRating::SCALE;
        let a_year = (110.0_f64.powi(2) - 60.0_f64.powi(2)) / growth.powi(2);
        to.saturating_sub(from) as f64 / SkillRating::YEAR * a_year
    }

    /// The deviation at a moment: it grows while somebody does not play.
    ///
    /// ```
    /// use ratings::SkillRating;
    /// let year = 365 * 86_400_000;
    /// let sure = SkillRating { deviation: 60.0, at: year, ..SkillRating::NEW };
    /// assert_eq!(sure.deviation_at(2 * year).round(), 110.0);
    /// ```
    pub fn deviation_at(&self, now: u64) -> f64 {
        let periods = SkillRating::periods(self.at, now);
        let growth = self.volatility * SkillRating::SCALE;
        let grown = (self.deviation.powi(2) + growth.powi(2) * periods).sqrt();
        grown.clamp(SkillRating::LEAST_DEVIATION, SkillRating::GREATEST_DEVIATION)
    }

    /// Whether the rating is still a guess at a moment, and shown with a question mark.
    pub fn is_provisional(&self, now: u64) -> bool {
        self.deviation_at(now) >= SkillRating::PROVISIONAL
    }

    /// Whether it is sure enough at a moment for a place on the leaderboard.
    pub fn is_ranked(&self, now: u64) -> bool {
        self.deviation_at(now) <= SkillRating::RANKED
    }

    /// The rating as a whole number, as people see it.
    pub fn shown(&self) -> i32 {
        self.rating.round() as i32
    }

    /// The rating as people see it at a moment, with a question mark while it is a guess: `1640`, `1500?`.
    pub fn text(&self, now: u64) -> String {
        format!("{}{}", self.shown(), if self.is_provisional(now) { "?" } else { "" })
    }

    /// The same within all bounds, and rounded to what is stored: hundredths of a point, millionths of volatility.
    pub(crate) fn settled(self) -> SkillRating {
        let hundredths = |value: f64| (value * 100.0).round() / 100.0;
        let deviation =
            self.deviation.clamp(SkillRating::LEAST_DEVIATION, SkillRating::GREATEST_DEVIATION);
        let volatility = self.volatility.min(SkillRating::GREATEST_VOLATILITY);
        SkillRating {
            rating: hundredths(self.rating.max(SkillRating::FLOOR)),
            deviation: hundredths(deviation),
            volatility: (volatility * 1e6).round() / 1e6,
            ..self
        }
    }
}

impl Default for SkillRating {
    fn default() -> SkillRating {
        SkillRating::NEW
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const YEAR: u64 = 365 * 86_400_000;

    #[test]
    fn deviations_grow_with_time_and_never_past_the_greatest() {
        let sure = SkillRating { deviation: 60.0, at: YEAR, ..SkillRating::NEW };
        assert_eq!(sure.deviation_at(YEAR), 60.0);
        assert!((sure.deviation_at(2 * YEAR) - 110.0).abs() < 1e-9);
        assert_eq!(sure.deviation_at(YEAR * 200), SkillRating::GREATEST_DEVIATION);
        assert_eq!(sure.deviation_at(0), 60.0, "a clock that went back changes nothing");
    }

    #[test]
    fn a_rating_is_a_guess_then_ranked_and_a_guess_again_after_a_year() {
        let at = |deviation| SkillRating { deviation, at: YEAR, ..SkillRating::NEW };
        assert_eq!(SkillRating::NEW.text(YEAR), "1500?");
        assert!(at(110.0).is_provisional(YEAR) && !at(109.0).is_provisional(YEAR));
        assert!(at(75.0).is_ranked(YEAR) && !at(76.0).is_ranked(YEAR));
        assert_eq!(at(60.0).text(YEAR), "1500");
        assert!(at(60.0).is_provisional(2 * YEAR + 1000));
    }
}
