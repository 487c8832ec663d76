//! The computer's levels in the two roles of the PAC-MAN variant, on one scale.

use crate::level_match::{HALF_WIDTH, LevelMatch, LevelRating, next_step};
use crate::{RatingPool, SkillRating};

/// The levels in both roles, by all their results against each other: the strengths under which these are likeliest.
/// Level 1 as PAC-MAN is at 0.
pub(crate) struct RoleScale {
    /// How many levels there are.
    count: usize,
    /// The strengths on the logistic scale: those as PAC-MAN, then those as the ghosts.
    strengths: Vec<f64>,
    /// Their covariances.
    covariances: Vec<Vec<f64>>,
}

/// How a level as PAC-MAN did against a level as the ghosts.
struct RoleResult {
    pacman: usize,
    ghosts: usize,
    games: f64,
    share: f64,
}

impl RoleScale {
    /// The scale by matches of each level with the one below it, in both roles.
    pub(crate) fn of(matches: &[LevelMatch]) -> RoleScale {
        let mut results = Vec::new();
        let mut count = 1;
        while let (Some(pacman), Some(ghosts)) = (
            next_step(RatingPool::Pacman, matches, count),
            next_step(RatingPool::Ghosts, matches, count),
        ) {
            // Levels are counted from 0 here.
            let (level, lower) = (count, count - 1);
            let of = |(pacman, ghosts), games: u32, share| RoleResult {
                pacman,
                ghosts,
                games: games.into(),
                share,
            };
            results.push(of((level, lower), pacman.games, pacman.bounded_share()));
            results.push(of((lower, level), ghosts.games, 1.0 - ghosts.bounded_share()));
            // What the lower level scored in a role against itself says how the roles compare.
            results.push(of((lower, lower), pacman.games, pacman.reference));
            count += 1;
        }
        if results.is_empty() {
            return RoleScale { count: 0, strengths: Vec::new(), covariances: Vec::new() };
        }
        let mut strengths = vec![0.0_f64; 2 * count];
        loop {
            // Newton's method; the first strength stays where it is.
            let mut slope = vec![0.0; 2 * count];
            let mut information = vec![vec![0.0; 2 * count]; 2 * count];
            for RoleResult { pacman, ghosts, games, share } in &results {
                let (one, other) = (*pacman, count + ghosts);
                let expected = 1.0 / (1.0 + (strengths[other] - strengths[one]).exp());
                let (surplus, weight) =
                    (games * (share - expected), games * expected * (1.0 - expected));
                slope[one] += surplus;
                slope[other] -= surplus;
                for (row, column, sign) in
                    [(one, one, 1.0), (other, other, 1.0), (one, other, -1.0), (other, one, -1.0)]
                {
                    information[row][column] += sign * weight;
                }
            }
            information[0] = vec![0.0; 2 * count];
            information.iter_mut().for_each(|row| row[0] = 0.0);
            information[0][0] = 1.0;
            slope[0] = 0.0;
            let covariances = inverse(information);
            let steps: Vec<f64> = covariances
                .iter()
                .map(|row| row.iter().zip(&slope).map(|(one, other)| one * other).sum())
                .collect();
            strengths.iter_mut().zip(&steps).for_each(|(strength, step)| *strength += step);
            if steps.iter().all(|step| step.abs() < 1e-9) {
                return RoleScale { count, strengths, covariances };
            }
        }
    }

    /// The levels in a role.
    pub(crate) fn levels(&self, pool: RatingPool) -> Vec<LevelRating> {
        let first = if pool == RatingPool::Ghosts { self.count } else { 0 };
        let level = |nth: usize| {
            let own = first + nth;
            let error = if nth == 0 { 0.0 } else { self.step_error(own) };
            LevelRating { level: nth + 1, rating: self.strengths[own] * SkillRating::SCALE, error }
        };
        (0..self.count).map(level).collect()
    }

    /// Half the width of the 95 % confidence interval of the distance between a strength and the one before it.
    fn step_error(&self, own: usize) -> f64 {
        // The first strength is known by definition.
        let covariance = |one: usize, other: usize| match one.min(other) {
            0 => 0.0,
            _ => self.covariances[one][other],
        };
        let variance =
            covariance(own, own) + covariance(own - 1, own - 1) - 2.0 * covariance(own, own - 1);
        HALF_WIDTH * variance.sqrt() * SkillRating::SCALE
    }
}

/// The inverse of a symmetric positive definite matrix (Gauss–Jordan).
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for (nth, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|column| if column == nth { 1.0 } else { 0.0 }));
    }
    for nth in 0..size {
        let pivot = matrix[nth][nth];
        matrix[nth].iter_mut().for_each(|value| *value /= pivot);
        let pivot_row = matrix[nth].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(other, _)| *other != nth) {
            let factor = row[nth];
            row.iter_mut().zip(&pivot_row).for_each(|(value, own)| *value -= factor * own);
        }
    }
    matrix.into_iter().map(|mut row| row.split_off(size)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LevelScale;

    fn step(pool: RatingPool, share: f64, reference: f64) -> LevelMatch {
        LevelMatch { pool, level: 2, lower: 1, games: 400, share, reference }
    }

    /// Strengths that explain every result are found: level 2 is 100 points above level 1 in both roles, and the ghosts
    /// are 200 above PAC-MAN.
    #[test]
    fn strengths_behind_the_results_are_found() {
        let wins = |points: f64| 1.0 / (1.0 + (-points / SkillRating::SCALE).exp());
        let matches = [
            step(RatingPool::Pacman, wins(-100.0), wins(-200.0)),
            step(RatingPool::Ghosts, wins(300.0), wins(200.0)),
        ];
        let anchors = [(RatingPool::Pacman, 1, 1500.0), (RatingPool::Ghosts, 1, 1500.0)];
        let scale = LevelScale::from_matches(&anchors, &matches);
        let ratings = |pool| {
            let levels = scale.levels(pool).iter();
            levels.map(|level| level.rating.round()).collect::<Vec<_>>()
        };
        assert_eq!(ratings(RatingPool::Pacman), [1400.0, 1500.0]);
        assert_eq!(ratings(RatingPool::Ghosts), [1600.0, 1700.0]);
    }

    /// Whoever plays a level of their own rating wins about every second game, in either role: the shipped scale expects
    /// what every match has shown, within the error of so many games.
    #[test]
    fn the_shipped_scale_expects_the_results_of_every_match() {
        let scale = LevelScale::shipped();
        let rating = |pool, level: usize| scale.levels(pool)[level - 1].rating;
        for one in LevelScale::shipped_matches() {
            let (pacman, ghosts, share) = match one.pool {
                RatingPool::Pacman => (one.level, one.lower, one.share),
                RatingPool::Ghosts => (one.lower, one.level, 1.0 - one.share),
                _ => continue,
            };
            let apart = rating(RatingPool::Pacman, pacman) - rating(RatingPool::Ghosts, ghosts);
            let expected = 1.0 / (1.0 + (-apart / SkillRating::SCALE).exp());
            let error = HALF_WIDTH * (expected * (1.0 - expected) / f64::from(one.games)).sqrt();
            assert!((share - expected).abs() < error, "{one:?} {expected}");
        }
    }

    #[test]
    fn what_is_inverted_twice_is_the_same() {
        let matrix = vec![vec![4.0, 1.0, 0.5], vec![1.0, 3.0, 0.0], vec![0.5, 0.0, 2.0]];
        let again = inverse(inverse(matrix.clone()));
        let values = again.into_iter().flatten().zip(matrix.into_iter().flatten());
        assert!(values.into_iter().all(|(one, other)| (one - other).abs() < 1e-12));
    }
}
