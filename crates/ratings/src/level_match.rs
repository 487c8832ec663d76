//! What matches between the computer's levels say.

use crate::{RatingPool, SkillRating};

/// Half the width of a 95 % confidence interval, in standard deviations.
pub(crate) const HALF_WIDTH: f64 = 1.96;

/// A match between two of the computer's levels, a line of the data file.
#[derive(Clone, Debug, PartialEq)]
pub struct LevelMatch {
    /// The pool whose games were played.
    pub pool: RatingPool,
    /// The higher level.
    pub level: usize,
    /// The level that it was compared with.
    pub lower: usize,
    /// How many games the share is of.
    pub games: u32,
    /// The share of the points that the higher level had, between 0 and 1.
    pub share: f64,
    /// The share that the lower level would have had in its place: ½ between two, ¼ among four, and for roles what it
    /// scored in that role against itself.
    pub reference: f64,
}

/// Where a level stands on the scale of ratings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelRating {
    /// The level, from 1 to 8.
    pub level: usize,
    /// Its rating.
    pub rating: f64,
    /// Half the width of the 95 % confidence interval of its distance to the level below; 0 for level 1.
    pub error: f64,
}

/// The match of the level above `lower` with that one.
pub(crate) fn next_step(
    pool: RatingPool,
    matches: &[LevelMatch],
    lower: usize,
) -> Option<&LevelMatch> {
    matches.iter().find(|one| one.pool == pool && one.lower == lower && one.level == lower + 1)
}

impl LevelMatch {
    /// The difference in rating points between two who play each other as equals, and half the width of its 95 %
    /// confidence interval.
    pub(crate) fn difference(&self) -> (f64, f64) {
        let (games, share) = (f64::from(self.games.max(1)), self.bounded_share());
        let logit = |share: f64| (share / (1.0 - share)).ln();
        let points = (logit(share) - logit(self.reference)) * SkillRating::SCALE;
        let variance = (games * share * (1.0 - share)).recip();
        (points, HALF_WIDTH * variance.sqrt() * SkillRating::SCALE)
    }

    /// The share. A match that was won throughout counts as if half a point had been lost, and the other way round.
    pub(crate) fn bounded_share(&self) -> f64 {
        let least = 0.5 / f64::from(self.games.max(1));
        self.share.clamp(least, 1.0 - least)
    }
}
